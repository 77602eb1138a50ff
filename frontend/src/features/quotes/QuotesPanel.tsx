import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { explain, problemCode } from '../../kit/api/errors';
import type { Quote, Shipment } from '../../kit/api/types';
import { isOver, isTaken } from '../../kit/format/quotes';
import { hasArrived, isCancelled, isOnTheRoad } from '../../kit/format/shipments';
import { count, personName } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { changesIn } from './changes';
import { ordered, type QuoteOrder } from './order';
import { QuoteCard, type PriceNote } from './QuoteCard';
import type { Asked } from './QuoteQuestion';
import { useQuotes, useQuoteVerb } from './quotes';

// Loaded once there is something to choose between.
const QuoteOrderChoice = lazy(() => import('./QuoteOrderChoice'));
const CompareTick = lazy(() => import('./CompareTick'));
const QuoteQuestion = lazy(() => import('./QuoteQuestion'));
const QuoteCompare = lazy(() => import('./QuoteCompare'));
const MOST_COMPARED = 3;

interface Props {
  shipment: Shipment;
  /** The owner chooses; an admin only looks. */
  isOwner: boolean;
  onPay: (quote: Quote) => void;
  onMessage: (quote: Quote) => void;
  priceNote?: PriceNote;
}

/** A shipment's quotes in the chosen order, some side by side, with the owner's choices. */
export function QuotesPanel({ shipment, isOwner, onPay, onMessage, priceNote }: Props) {
  const { data, isPending, isError, error, refetch } = useQuotes(shipment.id);
  const [order, setOrder] = useState<QuoteOrder>('price');
  const [picked, setPicked] = useState<string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  /** What a carrier changed during an acceptance, until the next act. */
  const [changed, setChanged] = useState<string>();
  const accept = useQuoteVerb('accept');
  const decline = useQuoteVerb('decline');
  const unaccept = useQuoteVerb('unaccept');
  const steps = { accept, decline, unaccept };
  const busy = accept.isPending || decline.isPending || unaccept.isPending;

  const take = ({ verb, quote }: Asked, reason?: string) =>
    steps[verb].mutate(reason ? { quote, reason } : { quote }, {
      onSuccess: () => {
        setAsked(undefined);
        if (verb === 'accept')
          toast({
            title: 'Quote accepted',
            description: `${personName(quote.carrier)} is booked. Pay next, so that the pickup can happen.`,
          });
        if (verb === 'decline')
          toast({ title: 'Quote declined', description: `${personName(quote.carrier)} is told.` });
      },
      onError: (failure) => {
        setAsked(undefined);
        const changes = changesIn(failure);
        if (changes)
          return setChanged(
            [
              `${personName(quote.carrier)} changed this quote before you accepted it.`,
              ...changes,
              'Nothing was accepted.',
            ].join(' '),
          );
        const text =
          problemCode(failure) === 'already_booked'
            ? 'Another quote was just accepted. Here is the latest.'
            : explain(failure, 'That did not work. Please try again.');
        toast({ title: 'Error', description: text, variant: 'destructive' });
      },
    });
  const ask = (verb: Asked['verb']) => (quote: Quote) => {
    setChanged(undefined);
    setAsked({ verb, quote });
  };
  const quotes = ordered(data ?? [], order);
  const alive = quotes.filter((quote) => !isOver(quote));
  const compared = alive.filter((quote) => picked.includes(quote.id));
  const pick = (quote: Quote) =>
    setPicked((before) =>
      before.includes(quote.id) ? before.filter((id) => id !== quote.id) : [...before, quote.id].slice(-MOST_COMPARED),
    );
  const several = alive.length > 1;
  const taken = quotes.find(isTaken);
  const others = quotes.filter((quote) => quote !== taken);
  const card = (quote: Quote) => (
    <QuoteCard
      key={quote.id}
      quote={quote}
      isOwner={isOwner}
      priceNote={priceNote}
      {...(several && !isOver(quote)
        ? { tick: <CompareTick picked={picked.includes(quote.id)} onPick={() => pick(quote)} /> }
        : {})}
      actions={{
        onAccept: ask('accept'),
        onDecline: ask('decline'),
        onUnaccept: ask('unaccept'),
        onPay,
        onMessage,
        busy,
      }}
    />
  );
  return (
    <FoldPanel
      title={`Quotes${data ? ` (${data.length})` : ''}`}
      open={!isOnTheRoad(shipment) && !hasArrived(shipment) && !isCancelled(shipment)}
      {...(several
        ? {
            actions: (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
                <Button
                  size="small"
                  variant="outlined"
                  disabled={compared.length < 2}
                  sx={compared.length < 2 ? { display: { xs: 'none', sm: 'inline-flex' } } : {}}
                  onClick={() => setComparing(true)}
                >
                  {compared.length < 2 ? 'Compare' : `Compare ${compared.length}`}
                </Button>
                <Suspense fallback={null}>
                  <QuoteOrderChoice order={order} onChoose={setOrder} />
                </Suspense>
              </Box>
            ),
          }
        : {})}
    >
      {isPending && <Skeleton variant="rounded" height={160} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="The quotes could not be loaded." />}
      {changed && (
        <Box sx={{ mb: 4 }}>
          <FormError>{changed}</FormError>
        </Box>
      )}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No quotes yet.{isOwner && ' Photos and exact measurements help carriers to answer.'}
        </Typography>
      )}
      {several && (
        <Typography
          variant="body2"
          sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', mt: -2, mb: 4 }}
        >
          Tick two or three quotes to see them side by side.
        </Typography>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          {(taken ? [taken] : quotes).map(card)}
          {taken && others.length > 0 && (
            <details>
              <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
                {count(others.length, 'other quote')}
              </Box>
              <Box sx={{ display: 'grid', gap: 4, mt: 2 }}>{others.map(card)}</Box>
            </details>
          )}
        </Box>
      </Suspense>
      <Suspense fallback={null}>
        {asked && (
          <QuoteQuestion
            asked={asked}
            busy={busy}
            onConfirm={(reason) => take(asked, reason)}
            onClose={() => setAsked(undefined)}
          />
        )}
        {comparing && compared.length > 1 && (
          <QuoteCompare
            quotes={compared}
            onAccept={(quote) => {
              setComparing(false);
              ask('accept')(quote);
            }}
            onMessage={onMessage}
            onClose={() => setComparing(false)}
          />
        )}
      </Suspense>
    </FoldPanel>
  );
}
