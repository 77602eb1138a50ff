import { may } from '@haulway/frontend/kit/api/acts.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconArrowBackUp, IconArrowUpRight } from '@tabler/icons-react';
import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { useRecord } from '../records';
import { useMostRefunded } from '../session/access';
import { ActionButton } from '../ui/ActionButton';
import { useName } from '../ui/useName';
import { escrowOf } from './escrow';

/** Moves the money in escrow: to the carrier, or back to the shipper. */
export function PaymentActions() {
  const payment = useRecord('payments');
  const payer = useName(payment?.payerId, 'the shipper');
  const payee = useName(payment?.payeeId, 'the carrier');
  const mostOfRole = useMostRefunded();
  if (!payment) return null;
  const { payout, fee, plan, left } = escrowOf(payment);
  const mayRefundAll = left + plan <= mostOfRole;
  const most = Math.min(left, mostOfRole);
  return (
    <>
      {may(payment, 'release') && (
        <ActionButton
          label="Release"
          icon={<IconArrowUpRight size={20} />}
          act="POST /api/admin/payments/{id}/release"
          id={payment.id}
          title="Release this payment to the carrier?"
          said={`${money(payout)} released to ${payee}.`}
          moves={() => payout}
        >
          <Typography>
            {money(payout)} goes to the carrier and {money(fee)} stays as our fee, as if the shipper had confirmed the
            delivery. This cannot be undone.
          </Typography>
        </ActionButton>
      )}
      {may(payment, 'refund') && (
        <ActionButton
          label="Refund"
          icon={<IconArrowBackUp size={20} />}
          act="POST /api/admin/payments/{id}/refund"
          id={payment.id}
          title="Refund this payment?"
          said={({ amount }) => `${money(typeof amount === 'number' ? amount : left + plan)} refunded to ${payer}.`}
          isDanger
          moves={({ amount }) => (typeof amount === 'number' ? amount : left + plan)}
        >
          <Typography sx={{ mb: 1 }}>
            {money(left)} is left in escrow.{' '}
            {mayRefundAll
              ? `Leave the amount empty to refund all of it${plan > 0 ? `, plus ${money(plan)} for the protection plan,` : ''} and cancel the shipment.`
              : `Your role refunds up to ${money(mostOfRole)} at once; ask finance or an owner for more.`}{' '}
            A partial refund leaves the deal as it is.
          </Typography>
          <NumberInput
            source="amount"
            label="Amount in dollars, for a partial refund"
            min={0.01}
            max={most}
            step={0.01}
            validate={[
              ...(mayRefundAll ? [] : [required()]),
              minValue(0.01),
              maxValue(most, most < left ? `Your role refunds up to ${money(most)}` : `Only ${money(left)} is left`),
            ]}
          />
        </ActionButton>
      )}
    </>
  );
}
