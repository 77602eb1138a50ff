import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { explain } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { words } from '../../kit/format/words';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { Panel } from '../../kit/ui/Panel';
import { toast } from '../../kit/ui/toasts';
import { QuoteCard, type PriceNote } from './QuoteCard';
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
  const live = quotes.find((quote) => quote.status !== 'declined');
  const isOpen = shipment.status === 'listed' || shipment.status === 'quoted';
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
        {!isOpen && last && <QuoteCard quote={last} isOwner={false} isOpen={false} actions={{ ...none, onMessage }} />}
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
  const booked = live.status === 'accepted' || live.status === 'paid';
  const give = (quote: Quote) =>
    withdraw.mutate(
      { quote },
      {
        onSuccess: () => {
          setLeaving(undefined);
          toast({ title: booked ? 'Job given back' : 'Quote withdrawn' });
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
      <QuoteCard quote={live} isOwner={false} isOpen={isOpen} priceNote={priceNote} actions={{ ...none, onMessage }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 4 }}>
        {live.status === 'pending' && (
          <Button variant="outlined" onClick={() => setChanging(true)}>
            {live.stale ? 'Confirm or change' : 'Change quote'}
          </Button>
        )}
        {(live.status === 'pending' || booked) && (
          <Button color="error" onClick={() => setLeaving(live)}>
            {booked ? 'Give the job back' : 'Withdraw quote'}
          </Button>
        )}
      </Box>
      {leaving && (
        <ConfirmDialog
          title={booked ? 'Give this job back?' : 'Withdraw your quote?'}
          verb={booked ? 'Give back' : 'Withdraw'}
          danger
          busy={withdraw.isPending}
          onConfirm={() => give(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          <Typography>
            {booked
              ? 'The shipper gets everything back that they paid, and your profile shows one more cancelled job.'
              : 'The shipper no longer sees it. You can quote again while the listing is open.'}
          </Typography>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

const nothing = () => undefined;
const none = { onAccept: nothing, onDecline: nothing, onUnaccept: nothing, onPay: nothing, busy: false };
