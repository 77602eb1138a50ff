import { may } from '@haulway/frontend/kit/api/acts.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconBan } from '@tabler/icons-react';
import { givenBack } from '../payments/escrow';
import { type Records, useRecord, useThose } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { ReadFailed } from '../ui/ReadFailed';
import { EditLink } from '../ui/WordButton';

/** Opens the listing's text for editing, which is possible until it is booked. */
export function EditTexts() {
  const shipment = useRecord('shipments');
  return may(shipment, 'change') ? <EditLink label="Edit text" /> : null;
}

/** Cancels a shipment before pickup; anything paid is refunded in full. */
export function CancelShipment() {
  const shipment = useRecord('shipments');
  return shipment && may(shipment, 'cancel') ? <Cancel shipment={shipment} /> : null;
}

/** Payments that would be refunded. */
const HELD: readonly string[] = ['paid', 'in_escrow'];

function Cancel({ shipment }: { shipment: Records['shipments'] }) {
  const payments = useThose('payments', 'shipmentId', shipment.id, 10);
  const held = payments.data?.find(({ status }) => HELD.includes(status ?? ''));
  const refund = held ? (held.chargedAmount ?? 0) - (held.refundedAmount ?? 0) : 0;
  const before = (payments.data ?? []).reduce((sum, payment) => sum + givenBack(payment), 0);
  return (
    <ActionButton
      label="Cancel shipment"
      icon={<IconBan size={20} />}
      act="POST /api/admin/shipments/{id}/cancel"
      id={shipment.id}
      title={`Cancel "${shipment.title}"?`}
      said={
        held
          ? `"${shipment.title}" is cancelled, and ${money(refund)} is refunded.`
          : `"${shipment.title}" is cancelled.`
      }
      isDanger
      moves={() => refund}
      before={before}
      isFinal
      isKnown={payments.data !== undefined}
    >
      {payments.error ? (
        <ReadFailed what="The shipment's payments" error={payments.error} retry={payments.refetch} />
      ) : null}
      <Typography hidden={!payments.data}>
        {held
          ? `${money(refund)} goes back to the shipper's card, including the protection plan.`
          : 'Nothing was paid, so no money moves.'}
      </Typography>
    </ActionButton>
  );
}
