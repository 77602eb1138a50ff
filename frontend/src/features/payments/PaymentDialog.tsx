import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useConfig, useTerms } from '../../kit/api/config';
import type { Quote, Shipment } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { releaseDelay } from '../../kit/format/terms';
import { personName } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { AmountLines } from './AmountLines';
import { CardForm } from './CardForm';
import { PaymentOutcome } from './PaymentOutcome';
import { PlanChoice } from './PlanChoice';
import { StripeCard } from './StripeCard';
import { usePaymentFlow } from './usePaymentFlow';

interface Props {
  quote: Quote;
  shipment: Shipment;
  onClose: () => void;
}

/** Paying an accepted quote: plan, amounts, card, the bank's approval, and the money held. */
export default function PaymentDialog({ quote, shipment, onClose }: Props) {
  const config = useConfig();
  const terms = useTerms(quote);
  const flow = usePaymentFlow(quote);
  const carrier = personName(quote.carrier);
  const plan = terms?.protectionPlans.find((entry) => entry.id === flow.plan);
  const { intent, step } = flow;
  if (step === 'asking' || step === 'unknown' || step === 'held' || step === 'under_review' || step === 'sent_back') {
    return <PaymentOutcome step={step} onAskAgain={flow.askAgain} onClose={onClose} />;
  }
  return (
    <Sheet title={`Pay ${carrier}`} onClose={onClose} locked={step === 'processing'}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {shipment.title}, {shipment.pickupLocation} to {shipment.deliveryLocation}
        </Typography>
        {flow.failure && <FormError key={flow.failure.at}>{flow.failure.text}</FormError>}
        {step === 'approve' ? (
          <Approve busy={false} onOutcome={flow.authenticate} />
        ) : (
          <>
            {terms && (
              <PlanChoice
                plans={terms.protectionPlans}
                amount={quote.amount}
                chosen={flow.plan}
                disabled={step !== 'card'}
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
            {step === 'starting' && <Skeleton variant="rounded" height={220} aria-label="Preparing the payment" />}
            {intent?.provider === 'sandbox' && (step === 'card' || step === 'processing') && (
              <CardForm label={`Pay ${money(intent.amount)}`} busy={step === 'processing'} onPay={flow.payWithCard} />
            )}
            {intent?.provider === 'stripe' &&
              (step === 'card' || step === 'processing') &&
              config?.stripePublishableKey && (
                <StripeCard
                  key={intent.clientSecret}
                  publishableKey={config.stripePublishableKey}
                  clientSecret={intent.clientSecret}
                  label={`Pay ${money(intent.amount)}`}
                  busy={step === 'processing'}
                  onConfirm={flow.payWithProvider}
                />
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
