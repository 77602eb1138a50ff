import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormError } from '../../kit/ui/FormError';
import { HeldSafely } from '../../kit/ui/scenes';
import { Sheet } from '../../kit/ui/Sheet';
import { EmptyState } from '../../kit/ui/States';
import { PaymentBadge } from '../../kit/ui/StatusBadge';
import type { Step } from './paymentFlow';

type Ended = Extract<Step, 'held' | 'under_review' | 'sent_back'>;

const ends: Record<Ended, { title: string; text: string; status: 'in_escrow' | 'paid' | 'refunded' }> = {
  held: {
    title: 'Payment held',
    text: 'Your payment has been securely held in escrow until delivery confirmation.',
    status: 'in_escrow',
  },
  under_review: {
    title: 'Payment under review',
    text: 'Your payment went through, and the card provider is checking it. It will be held in escrow once that is done. You do not need to do anything.',
    status: 'paid',
  },
  sent_back: {
    title: 'Payment sent back',
    text: 'It arrived after the booking had ended. Your full payment is going back to your card.',
    status: 'refunded',
  },
};

interface Props {
  step: Ended | 'asking' | 'unknown';
  onAskAgain: () => void;
  onClose: () => void;
}

/** What became of a submitted card, according to the server, or that it is not known yet. */
export function PaymentOutcome({ step, onAskAgain, onClose }: Props) {
  const back = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={onClose}>
      Back to the shipment
    </Button>
  );
  if (step === 'asking') {
    return (
      <Unclear title="Checking your payment" onClose={onClose}>
        <Typography role="status">
          We lost the connection, so we don't know yet whether your card was charged. Please don't pay again. We keep
          checking and tell you here.
        </Typography>
        <LinearProgress aria-label="Checking your payment" />
      </Unclear>
    );
  }
  if (step === 'unknown') {
    return (
      <Unclear title="We don't know yet" onClose={onClose}>
        <FormError>
          We still don't know whether your card was charged. Please don't pay again. If the payment went through, the
          shipment shows it as Held in Escrow as soon as we hear about it.
        </FormError>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Button variant="contained" onClick={onAskAgain}>
            Check again
          </Button>
          {back('outlined')}
        </Box>
      </Unclear>
    );
  }
  const { title, text, status } = ends[step];
  return (
    <Sheet title={title} onClose={onClose}>
      <EmptyState
        drawing={<HeldSafely />}
        text={text}
        action={
          <>
            <PaymentBadge status={status} />
            {back('contained')}
          </>
        }
      />
    </Sheet>
  );
}

function Unclear({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Sheet title={title} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 5 }}>{children}</Box>
    </Sheet>
  );
}
