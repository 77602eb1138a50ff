import { may } from '@haulway/frontend/kit/api/acts.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconArrowBackUp, IconArrowUpRight } from '@tabler/icons-react';
import { FormDataConsumer, maxValue, minValue, NumberInput, RadioButtonGroupInput, required } from 'react-admin';
import { useRecord } from '../records';
import { useMostRefunded } from '../session/access';
import { ActionButton } from '../ui/ActionButton';
import { useName } from '../ui/useName';
import { wholeCents } from '../ui/wholeCents';
import { cents, escrowOf, givenBack, refundable } from './escrow';

/** Moves the money in escrow: to the carrier, or back to the shipper. */
export function PaymentActions() {
  const payment = useRecord('payments');
  const payer = useName(payment?.payerId, 'the shipper');
  const payee = useName(payment?.payeeId, 'the carrier');
  const mostOfRole = useMostRefunded();
  if (!payment) return null;
  const escrow = escrowOf(payment);
  const { payout, fee, plan, left } = escrow;
  const { mayAll, mostOfPart, tooMuch, limited } = refundable(escrow, mostOfRole, payment.refundedByOperators ?? 0);
  /** What is about to be refunded, in dollars; 0 until it is known. */
  const refunded = ({ of, amount }: Record<string, unknown>) =>
    of === 'all' ? left + plan : typeof amount === 'number' ? amount : 0;
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
          moves={() => cents(payout + fee)}
          isFinal
        >
          <Typography>
            {money(payout)} goes to the carrier and {money(fee)} stays as our fee, as if the shipper had confirmed the
            delivery.
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
          moves={(values) => cents(refunded(values))}
          before={givenBack(payment)}
          isKnown={mayAll || mostOfPart > 0}
          doneBy={(values) => (refunded(values) > 0 ? `Refund ${money(refunded(values))}` : 'Refund')}
          bodyOf={({ of, amount, reason }) => ({ reason, ...(of === 'all' ? {} : { amount }) })}
        >
          <Typography sx={{ mb: 1 }}>
            {money(left)} is left in escrow. {limited}
          </Typography>
          {mayAll ? (
            <RadioButtonGroupInput
              source="of"
              label="How much"
              validate={required('Choose all or a part')}
              helperText={false}
              row={false}
              choices={[
                {
                  id: 'all',
                  name: `All of it${plan > 0 ? `, with ${money(plan)} for the protection plan` : ''}. This ends the deal and cancels the shipment.`,
                },
                ...(mostOfPart > 0 ? [{ id: 'part', name: 'A part. The deal goes on.' }] : []),
              ]}
            />
          ) : null}
          <FormDataConsumer>
            {({ formData }) =>
              formData['of'] === 'part' || (!mayAll && mostOfPart > 0) ? (
                <NumberInput
                  source="amount"
                  label="Amount in dollars"
                  min={0.01}
                  max={mostOfPart}
                  step={0.01}
                  validate={[required(), minValue(0.01), wholeCents, maxValue(mostOfPart, tooMuch)]}
                />
              ) : null
            }
          </FormDataConsumer>
        </ActionButton>
      )}
    </>
  );
}
