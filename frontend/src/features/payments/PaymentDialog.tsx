import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useConfig, useTerms } from '../../kit/api/config';
import type { Quote, Shipment } from '../../kit/api/types';
import { deadline, hours } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { releaseDelay } from '../../kit/format/terms';
import { personName } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { showNextStep } from '../../kit/ui/nextStepPlace';
import { Sheet } from '../../kit/ui/Sheet';
import { AmountLines } from './AmountLines';
import { Approve, CardStep } from './CardStep';
import { PaymentOutcome } from './PaymentOutcome';
import { usePayableQuote } from './payable';
import { chargeOf } from './paymentWords';
import { PlanChoice } from './PlanChoice';
import { usePaymentFlow } from './usePaymentFlow';

/** For a quote that is not accepted yet: the sheet both accepts and pays it. */
export interface Offer {
  /** The terms that accepting agrees to. */
  terms: ReactNode;
  /** Whether everything asked beforehand is answered; if not, shows what is missing. */
  isReady: () => boolean;
  /** Accepts it, unless that is done. False: it was refused, and the sheet closes. @throws if the outcome is unknown */
  accept: () => Promise<boolean>;
  /** Accepts it without paying now; undefined once it is accepted. */
  onLater: (() => void) | undefined;
  /** Until when it can be paid, once it is accepted. */
  payUntil: string | null;
  /** It is being accepted without payment. */
  busy: boolean;
}

interface Props {
  quote: Quote;
  shipment: Shipment;
  offer?: Offer;
  onClose: () => void;
}

/**
 * Pays a quote, accepting it first if it is still an offer: plan, amounts, card, the bank's approval, and the money
 * held.
 */
export default function PaymentDialog({ quote, shipment, offer, onClose }: Props) {
  const config = useConfig();
  const terms = useTerms(quote);
  const flow = usePaymentFlow(usePayableQuote(quote), offer?.accept);
  const carrier = personName(quote.carrier);
  const plan = terms?.protectionPlans.find((entry) => entry.id === flow.plan);
  const { intent, step } = flow;
  if (step === 'asking' || step === 'unknown' || step === 'held' || step === 'under_review' || step === 'sent_back') {
    const toNextStep = () => {
      onClose();
      showNextStep();
    };
    return <PaymentOutcome step={step} onAskAgain={flow.askAgain} onClose={toNextStep} />;
  }
  const isOffer = offer?.onLater !== undefined;
  const total = intent?.amount ?? chargeOf(quote.amount, plan).total;
  const verb = isOffer ? 'Accept and pay' : 'Pay';
  const label = step === 'processing' ? 'Processing...' : `${verb} ${money(total)}`;
  const provider = intent?.provider ?? (offer && terms ? config?.paymentProvider : undefined);
  const busy = step !== 'card' || offer?.busy === true;
  const whenReady =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) =>
      (!offer || offer.isReady()) && act(...given);
  return (
    <Sheet title={`${verb} ${carrier}`} onClose={onClose} locked={step === 'processing' || offer?.busy === true}>
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {shipment.title}, {shipment.pickupLocation} to {shipment.deliveryLocation}
        </Typography>
        {flow.failure && (
          <FormError key={flow.failure.at} title={flow.failure.title}>
            {flow.failure.text}
          </FormError>
        )}
        {flow.failure && offer?.payUntil && (
          <Typography>
            {carrier} is booked all the same. You have until {deadline(offer.payUntil)} to pay.
          </Typography>
        )}
        {step === 'approve' ? (
          <Approve onOutcome={flow.authenticate} />
        ) : (
          <>
            {offer?.terms}
            {terms && (
              <PlanChoice
                plans={terms.protectionPlans}
                amount={quote.amount}
                declaredValue={shipment.declaredValue}
                isAnimal={shipment.category === 'animals'}
                chosen={flow.plan}
                disabled={busy}
                onChoose={flow.choosePlan}
              />
            )}
            <AmountLines quote={quote} plan={plan} total={intent?.amount} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              The money is held until you confirm delivery. If you neither confirm nor open a claim, it is released{' '}
              {releaseDelay(terms)} {carrier} marks it delivered. If {carrier} gives the job back or never comes, you
              get all of it back.
            </Typography>
            <CardStep
              flow={flow}
              provider={provider}
              total={total}
              label={label}
              busy={busy}
              payWithCard={whenReady((card) => flow.payWithCard(card, total))}
              payWithProvider={whenReady((send) => flow.payWithProvider(send, total))}
            />
            {offer?.onLater && terms && (
              <Box>
                <Button fullWidth disabled={busy} onClick={whenReady(offer.onLater)}>
                  Accept, pay later
                </Button>
                <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
                  You then have {hours(terms.paymentWindowHours)} to pay. Until you pay, you can undo it.
                </Typography>
              </Box>
            )}
          </>
        )}
      </Box>
    </Sheet>
  );
}
