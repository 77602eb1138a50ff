import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useConfig, useTerms } from '../../kit/api/config';
import type { Quote, Shipment } from '../../kit/api/types';
import { hours } from '../../kit/format/dates';
import { money } from '../../kit/format/money';
import { releaseDelay } from '../../kit/format/terms';
import { personName } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { AmountLines } from './AmountLines';
import { CardForm } from './CardForm';
import { PaymentOutcome } from './PaymentOutcome';
import { chargeOf } from './paymentWords';
import { PlanChoice } from './PlanChoice';
import { StripeCard } from './StripeCard';
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
  const flow = usePaymentFlow(quote, offer?.accept);
  const carrier = personName(quote.carrier);
  const plan = terms?.protectionPlans.find((entry) => entry.id === flow.plan);
  const { intent, step } = flow;
  if (step === 'asking' || step === 'unknown' || step === 'held' || step === 'under_review' || step === 'sent_back') {
    return <PaymentOutcome step={step} onAskAgain={flow.askAgain} onClose={onClose} />;
  }
  const isOffer = offer?.onLater !== undefined;
  const total = intent?.amount ?? chargeOf(quote.amount, plan).total;
  const verb = isOffer ? 'Accept and pay' : 'Pay';
  const label = step === 'processing' ? 'Processing...' : `${verb} ${money(total)}`;
  const provider = intent?.provider ?? (offer && terms ? config?.paymentProvider : undefined);
  const hasCard = provider !== undefined && step !== 'failed' && step !== 'approve';
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
        {flow.failure && <FormError key={flow.failure.at}>{flow.failure.text}</FormError>}
        {step === 'approve' ? (
          <Approve busy={false} onOutcome={flow.authenticate} />
        ) : (
          <>
            {offer?.terms}
            {terms && (
              <PlanChoice
                plans={terms.protectionPlans}
                amount={quote.amount}
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
            {step === 'failed' && (
              <Button variant="contained" onClick={flow.startAgain}>
                Try again
              </Button>
            )}
            {step === 'starting' && !intent && (
              <Skeleton variant="rounded" height={220} aria-label="Preparing the payment" />
            )}
            {hasCard && provider === 'sandbox' && (
              <CardForm label={label} busy={busy} onPay={whenReady((card) => flow.payWithCard(card, total))} />
            )}
            {hasCard && provider === 'stripe' && config?.stripePublishableKey && (
              <StripeCard
                publishableKey={config.stripePublishableKey}
                amount={total}
                label={label}
                busy={busy}
                onPay={whenReady((send) => flow.payWithProvider(send, total))}
              />
            )}
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

function Approve({ busy, onOutcome }: { busy: boolean; onOutcome: (outcome: 'pass' | 'fail') => void }) {
  return (
    <Box sx={{ border: '2px solid', borderColor: 'haulway.control', borderRadius: '10px', p: 5 }}>
      <Typography variant="h4" component="h3">
        Your bank wants to confirm it's you
      </Typography>
      <Typography sx={{ mt: 2, mb: 4 }}>This is the test bank's 3-D Secure page. Choose what happens.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" disabled={busy} onClick={() => onOutcome('pass')}>
          Approve payment
        </Button>
        <Button variant="outlined" disabled={busy} onClick={() => onOutcome('fail')}>
          Refuse payment
        </Button>
      </Box>
    </Box>
  );
}
