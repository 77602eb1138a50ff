import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangeOrder, Quote } from '../../kit/api/types';
import { money, priceAfter } from '../../kit/format/money';
import { personName } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { Sheet } from '../../kit/ui/Sheet';
import { Approve, CardStep } from './CardStep';
import { usePayableExtra } from './payable';
import { PaymentOutcome } from './PaymentOutcome';
import { usePaymentFlow } from './usePaymentFlow';

interface Props {
  change: ChangeOrder;
  deal: Quote;
  onClose: () => void;
}

/** Pays the extra that both sides agreed on: the amount, the card, the bank's approval, and the money held. */
export default function ExtraDialog({ change, deal, onClose }: Props) {
  const flow = usePaymentFlow(usePayableExtra(change));
  const { intent, step } = flow;
  if (step === 'asking' || step === 'unknown' || step === 'held' || step === 'under_review' || step === 'sent_back') {
    return <PaymentOutcome step={step} onAskAgain={flow.askAgain} onClose={onClose} />;
  }
  const total = intent?.amount ?? change.delta;
  const label = step === 'processing' ? 'Processing...' : `Pay ${money(total)}`;
  const price = priceAfter(deal.amount, change.delta);
  return (
    <Sheet title={`Pay the extra ${money(change.delta)}`} onClose={onClose} locked={step === 'processing'}>
      <Box sx={{ display: 'grid', gap: { xs: 4, sm: 5 } }}>
        <Typography>
          The agreed price becomes <strong className="tabular">{money(price)}</strong> instead of {money(deal.amount)}.
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The extra is held with your payment until you confirm delivery, without a fee for you. Then{' '}
          {personName(deal.carrier)} is paid.
        </Typography>
        {flow.failure && <FormError key={flow.failure.at}>{flow.failure.text}</FormError>}
        {step === 'approve' ? (
          <Approve onOutcome={flow.authenticate} />
        ) : (
          <CardStep
            flow={flow}
            provider={intent?.provider}
            total={total}
            label={label}
            busy={step !== 'card'}
            payWithCard={(card) => flow.payWithCard(card, total)}
            payWithProvider={(send) => flow.payWithProvider(send, total)}
          />
        )}
      </Box>
    </Sheet>
  );
}
