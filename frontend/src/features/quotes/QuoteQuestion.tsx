import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useConfig } from '../../kit/api/config';
import type { Quote } from '../../kit/api/types';
import { hours } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { personName } from '../../kit/format/words';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';

/** An act on a quote that its owner is asked about first. */
export interface Asked {
  verb: 'accept' | 'decline' | 'unaccept';
  quote: Quote;
}

interface Props {
  asked: Asked;
  busy: boolean;
  onConfirm: (reason?: string) => void;
  onClose: () => void;
}

/** What a shipper should know about a carrier before accepting, by fact. */
const LOOKED_FOR = { identity: 'identity', cargo_insurance: 'cargo insurance' };

/** Asks before a quote is accepted, declined or given up. */
export default function QuoteQuestion({ asked: { verb, quote }, busy, onConfirm, onClose }: Props) {
  const config = useConfig();
  const name = personName(quote.carrier);
  if (verb === 'accept') {
    const unchecked = Object.entries(LOOKED_FOR)
      .filter(([fact]) => !quote.carrier.badges.some((badge) => badge.fact === fact))
      .map(([, words]) => words);
    return (
      <ConfirmDialog
        title={`Accept ${money(quote.amount)} from ${name}?`}
        verb={`Accept ${money(quote.amount)}`}
        busy={busy}
        onConfirm={() => onConfirm()}
        onClose={onClose}
      >
        <Typography>
          This books {name} for the shipment.{' '}
          {config ? `You then have ${hours(config.paymentWindowHours)} to pay` : 'You pay next'}; until you pay, you can
          undo this.
          {!quote.estimatedDeliveryDate && ' This quote promises no delivery date, so there is no refund for a delay.'}
        </Typography>
        {unchecked.length > 0 && (
          <Typography sx={{ mt: 3 }}>
            Haulway has not checked {name}'s {unchecked.join(' or ')}.
          </Typography>
        )}
      </ConfirmDialog>
    );
  }
  if (verb === 'decline') return <DeclineQuestion quote={quote} busy={busy} onConfirm={onConfirm} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Undo the acceptance?"
      verb="Undo acceptance"
      danger
      busy={busy}
      onConfirm={() => onConfirm()}
      onClose={onClose}
    >
      <Typography>
        The booking with {name} ends, nothing is charged, and the shipment is open for quotes again.
      </Typography>
    </ConfirmDialog>
  );
}

const reasons = ['The price is too high', 'The dates do not fit', 'I chose somebody else'];
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
        {name} is told and can send another quote while the listing is open. A reason helps to make a better one.
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
