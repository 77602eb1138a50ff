import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconArrowBackUp, IconArrowUpRight } from '@tabler/icons-react';
import { maxValue, minValue, NumberInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton';

interface Payment {
  id: string;
  status: string;
  chargedAmount: number;
  refundedAmount: number;
  payoutAmount: number;
  platformFee: number;
  protectionFee: number;
}

/** Moves what is in escrow: to the carrier, or back to the shipper. */
export function PaymentActions() {
  const payment = useRecordContext<Payment>();
  if (!payment || payment.status !== 'in_escrow') return null;
  const left = Math.round((payment.payoutAmount + payment.platformFee) * 100) / 100;
  return (
    <>
      <ActionButton label="Release" icon={<IconArrowUpRight size={20} />} resource="payments" id={payment.id} verb="release" title="Release this payment to the carrier?" said="The payment is released." moves={() => payment.payoutAmount}>
        <Typography>
          {money(payment.payoutAmount)} goes to the carrier and {money(payment.platformFee)} stays as our fee, as if the shipper had confirmed the delivery. This cannot be undone.
        </Typography>
      </ActionButton>
      <ActionButton label="Refund" icon={<IconArrowBackUp size={20} />} resource="payments" id={payment.id} verb="refund" title="Refund this payment?" said="The refund is decided." isDanger moves={({ amount }) => (typeof amount === 'number' ? amount : left + payment.protectionFee)}>
        <Typography sx={{ mb: 1 }}>
          {money(left)} is left in escrow. With no amount, all of it goes back
          {payment.protectionFee > 0 ? `, with the ${money(payment.protectionFee)} of the protection plan,` : ''} and the shipment is cancelled. A part goes back alone, and the deal goes on.
        </Typography>
        <NumberInput source="amount" label="Amount, in dollars, if only a part" min={0.01} max={left} step={0.01} validate={[minValue(0.01), maxValue(left, `At most ${money(left)} is left`)]} />
      </ActionButton>
    </>
  );
}
