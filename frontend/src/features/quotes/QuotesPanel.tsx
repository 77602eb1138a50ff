import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { may } from '../../kit/api/acts';
import type { Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { isOver, isTaken } from '../../kit/format/quotes';
import { hasArrived, isCancelled, isOnTheRoad } from '../../kit/format/shipments';
import { count, personName } from '../../kit/format/words';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { ErrorState } from '../../kit/ui/States';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { UndoNote } from '../../kit/ui/UndoNote';
import { useUndoable } from '../../kit/ui/useUndoable';
import { CompareTick } from './CompareTick';
import { MissingFacts } from './MissingFacts';
import { ordered, type QuoteOrder } from './order';
import { QuoteCard, type PriceNote } from './QuoteCard';
import { QuoteOrderChoice } from './QuoteOrderChoice';
import type { Asked } from './QuoteQuestion';
import { useQuotes, useQuoteVerb } from './quotes';

// Loaded when needed.
const FormError = lazy(async () => ({ default: (await import('../../kit/ui/FormError')).FormError }));
const QuoteQuestion = lazy(() => import('./QuoteQuestion'));
const QuoteCompare = lazy(() => import('./QuoteCompare'));
const MOST_COMPARED = 3;

interface Props {
  shipment: Shipment;
  /** The owner can choose; an admin can only look. */
  isOwner: boolean;
  /** Why the last acceptance was refused, until the next step. */
  refusal: string | undefined;
  onAccept: (quote: Quote) => void;
  onPay: (quote: Quote) => void;
  onMessage: (quote: Quote) => void;
  priceNote?: PriceNote;
}

/** A shipment's quotes in the chosen order, some side by side, with what the owner can do. */
export function QuotesPanel({ shipment, isOwner, refusal, onAccept, onPay, onMessage, priceNote }: Props) {
  const { data, isPending, isError, error, refetch } = useQuotes(shipment.id);
  const [order, setOrder] = useState<QuoteOrder>('price');
  const [picked, setPicked] = useState<string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [asked, setAsked] = useState<Asked>();
  const decline = useQuoteVerb('decline');
  const unaccept = useQuoteVerb('unaccept');
  const busy = decline.isPending || unaccept.isPending;

  const later = useUndoable<{ quote: Quote; reason?: string }>((what, outlives) => {
    decline.mutateAsync({ ...what, outlives }).then(
      () => toast({ title: 'Quote declined', description: `We let ${personName(what.quote.carrier)} know.` }),
      (failure: unknown) => toastFailure(failure),
    );
  });

  const take = ({ verb, quote }: Asked, reason?: string) => {
    if (verb === 'decline') {
      setAsked(undefined);
      return later.ask(reason ? { quote, reason } : { quote });
    }
    return unaccept.mutate(
      { quote },
      {
        onSuccess: () => setAsked(undefined),
        onError: (failure) => {
          setAsked(undefined);
          toastFailure(failure);
        },
      },
    );
  };
  const ask = (verb: Asked['verb']) => (quote: Quote) => setAsked({ verb, quote });
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
  const card = (quote: Quote) =>
    quote.id === later.waiting?.quote.id ? (
      <UndoNote
        key={quote.id}
        text={`You declined ${personName(quote.carrier)}'s quote of ${money(quote.amount)}.`}
        onUndo={later.undo}
      />
    ) : (
      <Box key={quote.id} sx={{ display: 'grid', gap: 2 }}>
        {isOwner && may(quote, 'decline') && <MissingFacts carrierId={quote.carrierId} category={shipment.category} />}
        <QuoteCard
          quote={quote}
          isOwner={isOwner}
          priceNote={priceNote}
          {...(several && quote !== taken && !isOver(quote)
            ? { tick: <CompareTick picked={picked.includes(quote.id)} onPick={() => pick(quote)} /> }
            : {})}
          actions={{
            onAccept,
            onDecline: ask('decline'),
            onUnaccept: ask('unaccept'),
            onPay,
            onMessage,
            busy,
          }}
        />
      </Box>
    );
  return (
    <FoldPanel
      title={`Quotes${data ? ` (${data.length})` : ''}`}
      holdsCards
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
                <QuoteOrderChoice order={order} onChoose={setOrder} />
              </Box>
            ),
          }
        : {})}
    >
      {isPending && <Skeleton variant="rounded" height={160} />}
      {isError && <ErrorState error={error} onRetry={() => void refetch()} text="The quotes could not be loaded." />}
      {refusal && (
        <Box sx={{ mb: 4 }}>
          <Suspense fallback={null}>
            <FormError>{refusal}</FormError>
          </Suspense>
        </Box>
      )}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          No quotes yet.{isOwner && ' Photos and exact measurements help carriers respond.'}
        </Typography>
      )}
      {several && (
        <Typography
          variant="body2"
          sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', mt: -2, mb: 4 }}
        >
          Select two or three quotes to see them side by side.
        </Typography>
      )}
      <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 4 } }}>
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
              onAccept(quote);
            }}
            onMessage={onMessage}
            onClose={() => setComparing(false)}
          />
        )}
      </Suspense>
    </FoldPanel>
  );
}
