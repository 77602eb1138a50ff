import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useConfig } from '../../kit/api/config';
import type { PaymentIntent } from '../../kit/api/types';
import { CardForm } from './CardForm';
import type { Flow } from './paymentFlow';
import type { Card } from './sandboxCards';
import { StripeCard } from './StripeCard';

interface Props {
  flow: Pick<Flow, 'step' | 'intent'> & { startAgain: () => void };
  /** Missing until it is known who takes the card. */
  provider: PaymentIntent['provider'] | undefined;
  /** In dollars. */
  total: number;
  label: string;
  busy: boolean;
  payWithCard: (card: Card) => void;
  payWithProvider: (send: (clientSecret: string) => Promise<string>) => void;
}

/** The card's fields: the sandbox's or the provider's own. */
export function CardStep({ flow, provider, total, label, busy, payWithCard, payWithProvider }: Props) {
  const config = useConfig();
  const { step, intent } = flow;
  if (step === 'failed') {
    return (
      <Button variant="contained" onClick={flow.startAgain}>
        Try again
      </Button>
    );
  }
  if (step === 'starting' && !intent)
    return <Skeleton variant="rounded" height={220} role="status" aria-label="Preparing the payment" />;
  if (provider === 'sandbox') return <CardForm label={label} busy={busy} onPay={payWithCard} />;
  if (provider !== 'stripe' || !config?.stripePublishableKey) return null;
  return (
    <StripeCard
      publishableKey={config.stripePublishableKey}
      amount={total}
      label={label}
      busy={busy}
      onPay={payWithProvider}
    />
  );
}

/** The test bank asks the cardholder. */
export function Approve({ onOutcome }: { onOutcome: (outcome: 'pass' | 'fail') => void }) {
  return (
    <Box sx={{ border: '2px solid', borderColor: 'haulway.control', borderRadius: '10px', p: 5 }}>
      <Typography variant="h4" component="h3">
        Your bank wants to confirm it's you
      </Typography>
      <Typography sx={{ mt: 2, mb: 4 }}>This is the test bank's 3-D Secure page. Choose what happens.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" onClick={() => onOutcome('pass')}>
          Approve payment
        </Button>
        <Button variant="outlined" onClick={() => onOutcome('fail')}>
          Refuse payment
        </Button>
      </Box>
    </Box>
  );
}
