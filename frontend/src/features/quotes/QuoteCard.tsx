import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { may } from '../../kit/api/acts';
import type { Quote } from '../../kit/api/types';
import { calendarDate, deadline } from '../../kit/format/dates';
import { isOver, isTaken, isWaiting } from '../../kit/format/quotes';
import { waitingWords } from '../../kit/format/waiting';
import { pickupPlanned } from '../../kit/format/windows';
import { maskedText } from '../../kit/format/masked';
import { personName } from '../../kit/format/words';
import { Clamped } from '../../kit/ui/Clamped';
import { lazy } from '../../kit/ui/lazy';
import { PaymentWarning } from '../../kit/ui/PaymentWarning';
import { PricePlate } from '../../kit/ui/PricePlate';
import { PaymentBadge, StatusBadge, Tag } from '../../kit/ui/StatusBadge';
import { endOfQuote } from '../../kit/format/ends';
import { ladder, openOf, useOffers } from './offers';
import { type QuoteActions, QuoteActs } from './QuoteActs';
import { useMe } from '../../session/session';
import { QuoteCarrier } from './QuoteCarrier';
import { timeOnRoad, WHILE_SUSPENDED, whatNext } from './quoteWords';

// Most quotes are taken as they are.
const CounterSheet = lazy(() => import('./CounterSheet'));
const OpenOffer = lazy(() => import('./OpenOffer'));

/** What a page says about an amount in dollars or, without one, about the shipment's price. */
export type PriceNote = (amount?: number) => ReactNode;

interface Props {
  quote: Quote;
  isOwner: boolean;
  /** The reader made it, and knows who they are. */
  isMine?: boolean;
  /** Selects it for comparison; missing if there is nothing to compare it with. */
  tick?: ReactNode;
  /** What the page says about an amount, such as how it compares. */
  priceNote?: PriceNote;
  actions: QuoteActions;
}

/** One carrier's quote as the shipment's owner, its own carrier, or an admin sees it. */
export function QuoteCard({ quote, isOwner, isMine = false, tick, priceNote, actions }: Props) {
  const offers = useOffers(quote);
  const [countering, setCountering] = useState(false);
  const open = openOf(offers);
  const viewer = isOwner ? 'shipper' : isMine ? 'carrier' : undefined;
  const other = isMine ? 'the shipper' : personName(quote.carrier);
  return (
    <Box
      component="article"
      aria-label={`Quote by ${personName(quote.carrier)}`}
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: isTaken(quote) ? 'primary.main' : 'divider',
        borderRadius: '14px',
        p: { xs: 4, sm: 5 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3 }}>
        <PricePlate amount={quote.amount} />
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <StatusBadge status={quote.status} />
        </Box>
      </Box>
      {isWaiting(quote) && priceNote?.(quote.amount)}
      {!isMine && <QuoteCarrier quote={quote} />}
      <Days quote={quote} isOwner={isOwner} />
      <Said quote={quote} isOwner={isOwner} />
      {offers.length > 0 && (
        <Typography className="tabular" sx={{ mt: 3, fontWeight: 600 }}>
          {ladder(quote, offers, viewer)}
        </Typography>
      )}
      {open && (
        <Suspense fallback={null}>
          <OpenOffer
            offer={open}
            quote={quote}
            viewer={viewer}
            other={other}
            onAccept={() => actions.onAccept(quote, open)}
          />
        </Suspense>
      )}
      <Standing quote={quote} isOwner={isOwner} isMine={isMine} />
      <QuoteActs
        quote={quote}
        isOwner={isOwner}
        hasOffer={open !== undefined && may(open, 'accept')}
        actions={actions}
        onCounter={() => setCountering(true)}
      />
      <Box sx={{ mt: 2, minHeight: 32, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" title="The first characters of the carrier's id" sx={{ color: 'text.secondary' }}>
          Carrier {quote.carrierId.slice(0, 8)}
        </Typography>
        {tick}
      </Box>
      {countering && (
        <Suspense fallback={null}>
          <CounterSheet
            quote={quote}
            offers={offers}
            viewer={viewer}
            other={other}
            onClose={() => setCountering(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

type Part = Pick<Props, 'quote' | 'isOwner'>;

/** When it is picked up and delivered, and what waiting costs. */
function Days({ quote, isOwner }: Part) {
  const pickup = pickupPlanned(quote);
  const onRoad = timeOnRoad(quote);
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 0.5 }}>
      {pickup || quote.estimatedDeliveryDate ? (
        <>
          <span>Pickup {pickup ?? 'date not given'}</span>
          <span>
            Delivery {quote.estimatedDeliveryDate ? calendarDate(quote.estimatedDeliveryDate) : 'date not promised'}
          </span>
          {onRoad && <span>{onRoad}</span>}
        </>
      ) : (
        <span>No pickup or delivery date given</span>
      )}
      {quote.waitingPrice !== null && <span>Waiting {waitingWords(quote)}</span>}
      {isWaiting(quote) && quote.outsideWindow && (
        <Tag>{isOwner ? 'Not on the days you asked for' : 'Not on the days asked for'}</Tag>
      )}
    </Box>
  );
}

/** What the carrier wrote, and what to know about that. */
function Said({ quote, isOwner }: Part) {
  return (
    <>
      {quote.message && (
        <Typography component="blockquote" sx={{ m: 0, mt: 2, pl: 4, borderLeft: '3px solid', borderColor: 'divider' }}>
          <Clamped text={quote.message} />
        </Typography>
      )}
      {isOwner && <PaymentWarning warnings={quote.warnings} />}
      {!isOwner && quote.masked.length > 0 && <Note>{maskedText(quote.masked, 'The shipper', isOver(quote))}</Note>}
      {quote.next?.what === 'change' && !quote.stale && (
        <Note>
          Its pickup day has passed.{' '}
          {isOwner ? 'The carrier can change it to a day to come.' : 'Change it, so that it can be accepted.'}
        </Note>
      )}
      {quote.stale && (
        <Note>
          The listing changed after this quote.{' '}
          {isOwner
            ? 'The carrier has to confirm it before you can accept it.'
            : 'Confirm or change your price so that it can be accepted.'}
        </Note>
      )}
    </>
  );
}

/** How it stands: until when it can be accepted, why not, and what follows once it was. */
function Standing({ quote, isOwner, isMine }: Part & { isMine: boolean }) {
  const isSuspended = useMe().suspendedAt !== null;
  return (
    <>
      {isMine && isSuspended && isWaiting(quote) && <Note>{WHILE_SUSPENDED}</Note>}
      {isWaiting(quote) && quote.validUntil && <Note>Valid until {deadline(quote.validUntil)}.</Note>}
      {isOwner && isWaiting(quote) && !quote.next && (
        <Note>Kept in reserve: you can accept it if the booking ends.</Note>
      )}
      {quote.declineReason && <Note>{endOfQuote(quote, isMine ? 'carrier' : isOwner ? 'owner' : undefined)}</Note>}
      {isTaken(quote) && (
        <Box
          sx={{
            mt: 4,
            bgcolor: 'haulway.neutral',
            color: 'haulway.onNeutral',
            borderRadius: '10px',
            p: 4,
            display: 'grid',
            gap: 2,
            justifyItems: 'start',
            overflowWrap: 'anywhere',
          }}
        >
          <PaymentBadge status={quote.paymentStatus} />
          <Typography variant="body2">{whatNext(quote, isOwner)}</Typography>
        </Box>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
      {children}
    </Typography>
  );
}
