import { money } from '@haulway/frontend/kit/format/money.ts';
import Typography from '@mui/material/Typography';
import { IconBan } from '@tabler/icons-react';
import { EditButton, useGetManyReference, useRecordContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton';

const CANCELLABLE = ['draft', 'listed', 'quoted', 'booked'];

interface Shipment {
  id: string;
  title: string;
  status: string;
}

interface Held {
  id: string;
  status: string;
  chargedAmount: number;
  refundedAmount: number;
}

const EDITABLE = ['draft', 'listed', 'quoted'];

/** Leads to the listing's texts, which can be put right until it is booked. */
export function EditTexts() {
  const shipment = useRecordContext<Shipment>();
  return shipment && EDITABLE.includes(shipment.status) ? <EditButton label="Edit texts" /> : null;
}

/** Cancels a shipment before its pick-up; whatever was paid goes back in full. */
export function CancelShipment() {
  const shipment = useRecordContext<Shipment>();
  return shipment && CANCELLABLE.includes(shipment.status) ? <Cancel shipment={shipment} /> : null;
}

function Cancel({ shipment }: { shipment: Shipment }) {
  const { data } = useGetManyReference<Held>('payments', {
    target: 'shipmentId',
    id: shipment.id,
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: {},
  });
  const held = data?.find(({ status }) => status === 'in_escrow' || status === 'paid');
  const refund = held ? held.chargedAmount - held.refundedAmount : 0;
  return (
    <ActionButton label="Cancel shipment" icon={<IconBan size={20} />} resource="shipments" id={shipment.id} verb="cancel" title={`Cancel "${shipment.title}"?`} said="The shipment is cancelled." isDanger moves={() => refund}>
      <Typography>{held ? `${money(refund)} goes back to the shipper's card, the protection plan with it.` : 'Nothing was paid, so no money moves.'} This cannot be undone.</Typography>
    </ActionButton>
  );
}
