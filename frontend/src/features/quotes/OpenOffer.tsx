import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { may } from '../../kit/api/acts';
import { useRead } from '../../kit/api/queries';
import type { CounterOffer, Quote } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { daysWords, pickupPlanned } from '../../kit/format/windows';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { PaymentWarning } from '../../kit/ui/PaymentWarning';
import { toast, toastFailure } from '../../kit/ui/toasts';
import { useOfferVerb } from './makeOffer';
import { type Viewer, withOffer } from './offers';
import { YouReceive } from './YouReceive';

interface Props {
  offer: CounterOffer;
  quote: Quote;
  viewer: Viewer;
  /** What the other side is called. */
  other: string;
  /** Accepts it for the shipper, who agrees to the terms and pays. */
  onAccept: () => void;
}

const DONE = {
  accept: 'Booked',
  decline: 'Offer declined. The quote stands as it was.',
  withdraw: 'Offer withdrawn. The quote stands as it was.',
};

/** A counter-offer that waits for its answer. */
export default function OpenOffer({ offer, quote, viewer, other, onAccept }: Props) {
  const shipment = useRead('/api/shipments/{id}', { id: quote.shipmentId }).data;
  const answer = useOfferVerb();
  const [sure, setSure] = useState(false);
  const isMine = offer.side === viewer;
  const price = money(offer.amount);
  const say = (verb: keyof typeof DONE) =>
    answer.mutate(
      { verb, offer },
      {
        onSuccess: () => toast({ title: DONE[verb] }),
        onError: (error) => toastFailure(error),
        onSettled: () => setSure(false),
      },
    );
  return (
    <Box
      component="section"
      id="offer"
      aria-label="Counter-offer"
      sx={{
        mt: 3,
        p: 3,
        borderRadius: '10px',
        bgcolor: isMine ? 'haulway.neutral' : 'haulway.waiting',
        color: isMine ? 'haulway.onNeutral' : 'haulway.onWaiting',
        display: 'grid',
        gap: 1.5,
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>
        {isMine ? 'You offer' : viewer === 'carrier' ? 'The shipper offers' : `${other} offers`} {price}
        {daysOf(offer)}
      </Typography>
      {offer.message && <Typography sx={{ overflowWrap: 'anywhere' }}>{offer.message}</Typography>}
      {!isMine && <PaymentWarning warnings={offer.warnings} />}
      {viewer === 'carrier' && !isMine && shipment && (
        <Typography>
          <YouReceive shipment={shipment} amount={offer.amount} />
        </Typography>
      )}
      <Typography variant="body2">
        {isMine ? `If ${other} accepts, it is booked. It stands` : 'It stands'} until {dayAndTime(offer.validUntil)}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
        {may(offer, 'accept') && (
          <Button
            variant="contained"
            disabled={answer.isPending}
            onClick={viewer === 'carrier' ? () => setSure(true) : onAccept}
          >
            Accept {price}
          </Button>
        )}
        {may(offer, 'decline') && (
          <Button color="inherit" disabled={answer.isPending} onClick={() => say('decline')}>
            Decline this offer
          </Button>
        )}
        {may(offer, 'withdraw') && (
          <Button color="inherit" disabled={answer.isPending} onClick={() => say('withdraw')}>
            Withdraw it
          </Button>
        )}
      </Box>
      {sure && (
        <ConfirmDialog
          title={`Book for ${price}?`}
          verb={`Book for ${price}`}
          busy={answer.isPending}
          onConfirm={() => say('accept')}
          onClose={() => setSure(false)}
        >
          <Typography>
            You take the job for {price}. {shipment && <YouReceive shipment={shipment} amount={offer.amount} />} The
            shipper pays into escrow next. {termsOf(withOffer(quote, offer))}
          </Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** The days that differ from the quote's. */
function daysOf({ pickupDate, pickupUntil, deliveryDate }: CounterOffer): string {
  return [
    ...(pickupDate ? [`, pickup ${daysWords(pickupDate, pickupUntil)}`] : []),
    ...(deliveryDate ? [`, delivery by ${daysWords(deliveryDate, null)}`] : []),
  ].join('');
}

/** All days that are agreed on with it. */
function termsOf(quote: Quote): string {
  const pickup = pickupPlanned(quote);
  const { estimatedDeliveryDate: delivery } = quote;
  const parts = [
    ...(pickup ? [`Pickup ${pickup}`] : []),
    ...(delivery ? [`delivery by ${daysWords(delivery, null)}`] : []),
  ];
  return parts.length > 0 ? `${parts.join(', ').replace(/^d/, 'D')}.` : '';
}
