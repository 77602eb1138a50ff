import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconBan } from '@tabler/icons-react';
import { EditButton } from 'react-admin';
import { type Records, useRecord, useThose } from '../records';
import { ActionButton } from '../ui/ActionButton';

const CANCELLABLE = ['draft', 'listed', 'quoted', 'booked'];

const EDITABLE = ['draft', 'listed', 'quoted'];

/** Leads to the listing's texts, which can be put right until it is booked. */
export function EditTexts() {
  const shipment = useRecord('shipments');
  return shipment && EDITABLE.includes(shipment.status ?? '') ? <EditButton label="Edit texts" /> : null;
}

/** Cancels a shipment before its pick-up; whatever was paid goes back in full. */
export function CancelShipment() {
  const shipment = useRecord('shipments');
  return shipment && CANCELLABLE.includes(shipment.status ?? '') ? <Cancel shipment={shipment} /> : null;
}

function Cancel({ shipment }: { shipment: Records['shipments'] }) {
  const held = useThose('payments', 'shipmentId', shipment.id, 10)?.find(
    ({ status }) => status === 'in_escrow' || status === 'paid',
  );
  const refund = held ? (held.chargedAmount ?? 0) - (held.refundedAmount ?? 0) : 0;
  return (
    <ActionButton
      label="Cancel shipment"
      icon={<IconBan size={20} />}
      act="POST /api/admin/shipments/{id}/cancel"
      id={shipment.id}
      title={`Cancel "${shipment.title}"?`}
      said="The shipment is cancelled."
      isDanger
      moves={() => refund}
    >
      <Typography>
        {held
          ? `${money(refund)} goes back to the shipper's card, the protection plan with it.`
          : 'Nothing was paid, so no money moves.'}{' '}
        This cannot be undone.
      </Typography>
    </ActionButton>
  );
}
