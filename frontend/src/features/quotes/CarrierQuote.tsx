import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { may } from '../../kit/api/acts';
import { explain } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { isOver, isTaken } from '../../kit/format/quotes';
import { words } from '../../kit/format/words';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { Panel } from '../../kit/ui/Panel';
import { toast } from '../../kit/ui/toasts';
import { QuoteCard, type PriceNote } from './QuoteCard';
import { leavingWords } from './quoteWords';
import { useQuotes, useQuoteVerb } from './quotes';

const QuoteForm = lazy(async () => ({ default: (await import('./QuoteForm')).QuoteForm }));

interface Props {
  shipment: Shipment;
  /** Why the shipper declined the last quote. */
  reason: string | undefined;
  onMessage: (quote: Quote) => void;
  priceNote?: PriceNote;
}

/** A carrier's side of a shipment: the form while it is open, then their quote. */
export function CarrierQuote({ shipment, reason, onMessage, priceNote }: Props) {
  const quotes = useQuotes(shipment.id).data;
  const [changing, setChanging] = useState(false);
  const [leaving, setLeaving] = useState<Quote>();
  const withdraw = useQuoteVerb('withdraw');
  if (!quotes) return null;
  const live = quotes.find((quote) => !isOver(quote));
  const isOpen = may(shipment, 'quotes');
  if (!live) {
    const last = quotes[0];
    if (!isOpen && !last) return null;
    return (
      <Panel title={isOpen ? 'Submit a quote' : 'Your quote'}>
        {isOpen && last && (
          <Typography
            sx={{ mb: 4, p: 4, borderRadius: '10px', bgcolor: 'haulway.neutral', color: 'haulway.onNeutral' }}
          >
            Your quote of {money(last.amount)} was declined
            {reason ? `: ${reason}` : last.declineReason ? ` (${words(last.declineReason)})` : ''}.
          </Typography>
        )}
        <Suspense fallback={null}>{isOpen && <QuoteForm shipment={shipment} priceNote={priceNote} />}</Suspense>
        {!isOpen && last && <QuoteCard quote={last} isOwner={false} actions={{ ...none, onMessage }} />}
      </Panel>
    );
  }
  if (changing) {
    return (
      <Panel title="Change your quote">
        <Suspense fallback={null}>
          <QuoteForm shipment={shipment} quote={live} priceNote={priceNote} onDone={() => setChanging(false)} />
        </Suspense>
        <Button fullWidth sx={{ mt: 2 }} onClick={() => setChanging(false)}>
          Keep it as it is
        </Button>
      </Panel>
    );
  }
  const leave = leavingWords[isTaken(live) ? 'job' : 'quote'];
  const give = (quote: Quote) =>
    withdraw.mutate(
      { quote },
      {
        onSuccess: () => {
          setLeaving(undefined);
          toast({ title: leave.done });
        },
        onError: (error) => {
          setLeaving(undefined);
          toast({
            title: 'Error',
            description: explain(error, 'That did not work. Please try again.'),
            variant: 'destructive',
          });
        },
      },
    );
  return (
    <Panel title="Your quote">
      <QuoteCard quote={live} isOwner={false} priceNote={priceNote} actions={{ ...none, onMessage }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {may(live, 'change') && (
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {live.stale ? 'Confirm or change' : 'Change quote'}
          </Button>
        )}
        {may(live, 'withdraw') && (
          <Button color="error" onClick={() => setLeaving(live)}>
            {leave.label}
          </Button>
        )}
      </Box>
      {leaving && (
        <ConfirmDialog
          title={leave.title}
          verb={leave.verb}
          danger
          busy={withdraw.isPending}
          onConfirm={() => give(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <Typography>{leave.text}</Typography>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

const nothing = () => undefined;
const none = { onAccept: nothing, onDecline: nothing, onUnaccept: nothing, onPay: nothing, busy: false };
