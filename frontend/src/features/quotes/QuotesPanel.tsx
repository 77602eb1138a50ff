import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { explain, problemCode } from '../../kit/api/errors';
import { useConfig } from '../../kit/api/config';
import type { Quote } from '../../kit/api/types';
import { hours } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { personName } from '../../kit/format/words';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { Panel } from '../../kit/ui/Panel';
import { ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { QuoteCard, type PriceNote } from './QuoteCard';
import { byPrice, useQuotes, useQuoteVerb } from './quotes';

interface Props {
  shipmentId: string;
  isOwner: boolean;
  onPay: (quote: Quote) => void;
  onMessage: (quote: Quote) => void;
  priceNote?: PriceNote;
}

type Asked = { verb: 'accept' | 'decline' | 'unaccept'; quote: Quote };

/** The quotes of a shipment, with the owner's choices. */
export function QuotesPanel({ shipmentId, isOwner, onPay, onMessage, priceNote }: Props) {
  const { data, isPending, isError, error, refetch } = useQuotes(shipmentId);
  const [asked, setAsked] = useState<Asked>();
  const accept = useQuoteVerb('accept');
  const decline = useQuoteVerb('decline');
  const unaccept = useQuoteVerb('unaccept');
  const steps = { accept, decline, unaccept };
  const busy = accept.isPending || decline.isPending || unaccept.isPending;

  const take = ({ verb, quote }: Asked) =>
    steps[verb].mutate(quote, {
      onSuccess: () => {
        setAsked(undefined);
        if (verb === 'accept') toast({ title: 'Quote accepted', description: `You booked ${personName(quote.carrier)}. Pay next, so that the pickup can happen.` });
      },
      onError: (failure) => {
        setAsked(undefined);
        const text = problemCode(failure) === 'already_booked' ? 'Another quote was just accepted. Here is the latest.' : explain(failure, 'That did not work. Please try again.');
        toast({ title: 'Error', description: text, variant: 'destructive' });
      },
    });
  const ask = (verb: Asked['verb']) => (quote: Quote) => setAsked({ verb, quote });
  return (
    <Panel title={isOwner ? `Quotes${data ? ` (${data.length})` : ''}` : 'Your quote'}>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="The quotes could not be loaded." />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{isOwner ? 'No quotes yet. Photos and exact measurements help carriers to answer.' : 'You have not quoted for this shipment.'}</Typography>}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {byPrice(data ?? []).map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            isOwner={isOwner}
            priceNote={priceNote}
            actions={{ onAccept: ask('accept'), onDecline: ask('decline'), onUnaccept: ask('unaccept'), onPay, onMessage, busy }}
          />
        ))}
      </Box>
      {asked && <Question asked={asked} busy={busy} onConfirm={() => take(asked)} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function Question({ asked, busy, onConfirm, onClose }: { asked: Asked; busy: boolean; onConfirm: () => void; onClose: () => void }) {
  const config = useConfig();
  const { verb, quote } = asked;
  const name = personName(quote.carrier);
  if (verb === 'accept') {
    return (
      <ConfirmDialog title={`Accept ${money(quote.amount)} from ${name}?`} verb={`Accept ${money(quote.amount)}`} busy={busy} onConfirm={onConfirm} onClose={onClose}>
        <Typography>
          The shipment is booked with {name}. You then have {hours(config?.paymentWindowHours ?? 48)} to pay; until you pay, you can undo this.
          {!quote.estimatedDeliveryDate && ' This quote promises no delivery date, so there is no refund for a delay.'}
        </Typography>
      </ConfirmDialog>
    );
  }
  if (verb === 'decline') {
    return (
      <ConfirmDialog title={`Decline the quote of ${name}?`} verb="Decline quote" danger busy={busy} onConfirm={onConfirm} onClose={onClose}>
        <Typography>{name} is told and can send another quote while the listing is open.</Typography>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog title="Undo the acceptance?" verb="Undo acceptance" danger busy={busy} onConfirm={onConfirm} onClose={onClose}>
      <Typography>The booking with {name} ends, nothing is charged, and the shipment is open for quotes again.</Typography>
    </ConfirmDialog>
  );
}
