import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { may } from '../../kit/api/acts';
import type { CounterOffer, Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { isOver, isTaken, whyNotNow } from '../../kit/format/quotes';
import { hasArrived, isCancelled, isOnTheRoad } from '../../kit/format/shipments';
import { count, personName } from '../../kit/format/words';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import { ErrorState } from '../../kit/ui/States';
import { UndoNote } from '../../kit/ui/UndoNote';
import { CompareTick } from './CompareTick';
import { MissingFacts } from './MissingFacts';
import { ordered, type QuoteOrder } from './order';
import { QuoteCard, type PriceNote } from './QuoteCard';
import { QuoteOrderChoice } from './QuoteOrderChoice';
import { useQuotes } from './quotes';
import { useDecisions } from './useDecisions';

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
  onAccept: (quote: Quote, offer?: CounterOffer) => void;
  onPay: (quote: Quote) => void;
  onMessage: (quote: Quote) => void;
  priceNote?: PriceNote;
}

/** A shipment's quotes in the chosen order, some side by side, with what the owner can do. */
export function QuotesPanel({ shipment, isOwner, refusal, onAccept, onPay, onMessage, priceNote }: Props) {
  const { data, isPending, isError, error, refetch } = useQuotes(shipment.id);
  const [order, setOrder] = useState<QuoteOrder>('price');
  const decisions = useDecisions();
  const { asked, busy } = decisions;
  const quotes = ordered(data ?? [], order);
  const alive = quotes.filter((quote) => !isOver(quote));
  const comparison = useComparison(alive);
  const several = alive.length > 1;
  const taken = quotes.find(isTaken);
  const others = quotes.filter((quote) => quote !== taken);
  const card = (quote: Quote) =>
    quote.id === decisions.declining ? (
      <UndoNote
        key={quote.id}
        text={`You declined ${personName(quote.carrier)}'s quote of ${money(quote.amount)}.`}
        onUndo={decisions.undo}
      />
    ) : (
      <Box key={quote.id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {isOwner && may(quote, 'decline') && (
          <MissingFacts carrierId={quote.carrierId} category={shipment.category} otherwise={whyNotNow(quote)} />
        )}
        <QuoteCard
          quote={quote}
          isOwner={isOwner}
          priceNote={priceNote}
          {...(several && quote !== taken && !isOver(quote)
            ? { tick: <Tick quote={quote} comparison={comparison} /> }
            : {})}
          actions={{
            onAccept,
            onDecline: decisions.ask('decline'),
            onUnaccept: decisions.ask('unaccept'),
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
      {...(several ? { actions: <PanelActs comparison={comparison} order={order} onOrder={setOrder} /> } : {})}
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
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, sm: 4 } }}>
          {(taken ? [taken] : quotes).map(card)}
          {taken && others.length > 0 && (
            <details>
              <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
                {count(others.length, 'other quote')}
              </Box>
              <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, mt: 2 }}>
                {others.map(card)}
              </Box>
            </details>
          )}
        </Box>
      </Suspense>
      <Suspense fallback={null}>
        {asked && (
          <QuoteQuestion
            asked={asked}
            busy={busy}
            onConfirm={(reason) => decisions.take(asked, reason)}
            onClose={decisions.close}
          />
        )}
        {comparison.isOpen && (
          <QuoteCompare
            quotes={comparison.quotes}
            listing={shipment}
            onAccept={(quote, offer) => {
              comparison.show(false);
              onAccept(quote, offer);
            }}
            onMessage={onMessage}
            onClose={() => comparison.show(false)}
          />
        )}
      </Suspense>
    </FoldPanel>
  );
}

type Comparison = ReturnType<typeof useComparison>;

/** Which of these quotes are to be seen side by side; with one more than fit, the first one picked leaves. */
function useComparison(alive: readonly Quote[]) {
  const [picked, setPicked] = useState<string[]>([]);
  const [isOpen, show] = useState(false);
  const quotes = alive.filter((quote) => picked.includes(quote.id));
  return {
    quotes,
    isOpen: isOpen && quotes.length > 1,
    show,
    has: ({ id }: Quote) => picked.includes(id),
    pick: ({ id }: Quote) =>
      setPicked((before) =>
        before.includes(id) ? before.filter((each) => each !== id) : [...before, id].slice(-MOST_COMPARED),
      ),
  };
}

function Tick({ quote, comparison }: { quote: Quote; comparison: Comparison }) {
  const picked = comparison.has(quote);
  const { length: together } = comparison.quotes;
  return (
    <CompareTick
      of={`${personName(quote.carrier)}'s quote`}
      picked={picked}
      onPick={() => comparison.pick(quote)}
      show={picked && together > 1 ? { count: together, open: () => comparison.show(true) } : undefined}
    />
  );
}

interface PanelActsProps {
  comparison: Comparison;
  order: QuoteOrder;
  onOrder: (order: QuoteOrder) => void;
}

/** Compare some, or see all in another order. */
function PanelActs({ comparison: { quotes, show }, order, onOrder }: PanelActsProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Button
        size="small"
        variant="outlined"
        disabled={quotes.length < 2}
        sx={quotes.length < 2 ? { display: { xs: 'none', sm: 'inline-flex' } } : {}}
        onClick={() => show(true)}
      >
        {quotes.length < 2 ? 'Compare' : `Compare ${quotes.length}`}
      </Button>
      <QuoteOrderChoice order={order} onChoose={onOrder} />
    </Box>
  );
}
