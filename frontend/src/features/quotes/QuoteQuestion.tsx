import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Quote } from '../../kit/api/types';
import { wasPaid } from '../../kit/format/quotes';
import { personName } from '../../kit/format/words';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';

/** An act on a quote that needs confirmation. */
export interface Asked {
  verb: 'decline' | 'unaccept';
  quote: Quote;
}

interface Props {
  asked: Asked;
  busy: boolean;
  onConfirm: (reason?: string) => void;
  onClose: () => void;
}

/** Asks before declining or giving up a quote. */
export default function QuoteQuestion({ asked: { verb, quote }, busy, onConfirm, onClose }: Props) {
  const name = personName(quote.carrier);
  if (verb === 'decline') return <DeclineQuestion quote={quote} busy={busy} onConfirm={onConfirm} onClose={onClose} />;
  const paid = wasPaid(quote);
  return (
    <ConfirmDialog
      title={paid ? 'End this booking?' : 'Take back your acceptance?'}
      verb={paid ? 'End booking' : 'Undo acceptance'}
      danger
      busy={busy}
      onConfirm={() => onConfirm()}
      onClose={onClose}
    >
      <Typography>
        The booking with {name} ends, {paid ? 'everything you paid goes back to your card' : 'nothing is charged'}, and
        the shipment is open for quotes again.
      </Typography>
    </ConfirmDialog>
  );
}

const reasons = ['The price is too high', 'The dates do not work for me', 'I chose someone else'];
const OTHER = 'Another reason';

function DeclineQuestion({ quote, busy, onConfirm, onClose }: Omit<Props, 'asked'> & { quote: Quote }) {
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const name = personName(quote.carrier);
  const reason = chosen === OTHER ? typed.trim() : chosen;
  return (
    <ConfirmDialog
      title={`Decline the quote of ${name}?`}
      verb="Decline quote"
      danger
      busy={busy}
      onConfirm={() => onConfirm(reason || undefined)}
      onClose={onClose}
    >
      <Typography>
        {name} is told and can send another quote while the listing is open. A reason helps them make a better one.
      </Typography>
      <RadioGroup
        aria-label="Reason, optional"
        value={chosen}
        onChange={(_event, value) => setChosen(value)}
        sx={{ mt: 3 }}
      >
        {[...reasons, OTHER].map((text) => (
          <FormControlLabel key={text} value={text} label={text} control={<Radio />} />
        ))}
      </RadioGroup>
      {chosen === OTHER && (
        <Box sx={{ mt: 2 }}>
          <TextField
            id="decline-reason"
            label="What the carrier should know"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}
