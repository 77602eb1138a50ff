import { useState } from 'react';
import PaymentDialog from '../../features/payments/PaymentDialog';
import { AcceptTerms } from '../../features/quotes/AcceptTerms';
import { focusUnchecked } from '../../features/quotes/BookUnchecked';
import { withOffer } from '../../features/quotes/offers';
import { uncheckedOf } from '../../features/quotes/quoteWords';
import { useAccept } from '../../features/quotes/useAccept';
import { may } from '../../kit/api/acts';
import type { CounterOffer, Quote, Shipment } from '../../kit/api/types';
import { personName } from '../../kit/format/words';
import { showNextStep } from '../../kit/ui/nextStepPlace';
import { toast, toastFailure } from '../../kit/ui/toasts';

interface Props {
  /** The quote as the shipper saw it when they chose it; this is accepted, or nothing is. */
  quote: Quote;
  /** The carrier's offer on it that is accepted instead. */
  offer: CounterOffer | undefined;
  /** The same quote, as it is now. */
  latest: Quote | undefined;
  shipment: Shipment;
  /** Called if it could not be accepted, with the reason. */
  onRefused: (why: string) => void;
  onClose: () => void;
}

/** One sheet to accept a quote and pay, or to accept it and pay later. */
export default function AcceptAndPay({ quote: chosen, offer, latest, shipment, onRefused, onClose }: Props) {
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const [later, setLater] = useState(false);
  const { accept } = useAccept();
  const quote = offer ? withOffer(chosen, offer) : chosen;
  // If an answer was lost, the quote itself tells what happened.
  const isAccepted = may(latest, 'pay');
  const unchecked = uncheckedOf(quote).length > 0;
  const take = async (): Promise<boolean> => {
    if (isAccepted) return true;
    const answer = await accept(quote, offer);
    if (answer.is === 'accepted') return true;
    onRefused(answer.why);
    return false;
  };
  const onLater = async () => {
    setLater(true);
    try {
      if (!(await take())) return;
      toast({
        title: 'Quote accepted',
        description: `${personName(quote.carrier)} is booked. Pay next, so that the pickup can happen.`,
      });
      onClose();
      showNextStep();
    } catch (failure) {
      setLater(false);
      toastFailure(failure);
    }
  };
  return (
    <PaymentDialog
      quote={quote}
      shipment={shipment}
      onClose={onClose}
      offer={{
        terms: !isAccepted && (
          <AcceptTerms
            quote={quote}
            ticked={ticked}
            missing={missing && !ticked}
            onTick={(checked) => {
              setTicked(checked);
              setMissing(false);
            }}
          />
        ),
        isReady: () => {
          const ready = isAccepted || !unchecked || ticked;
          setMissing(!ready);
          if (!ready) focusUnchecked();
          return ready;
        },
        accept: take,
        onLater: isAccepted ? undefined : () => void onLater(),
        payUntil: isAccepted ? (latest?.paymentDueAt ?? null) : null,
        busy: later,
      }}
    />
  );
}
