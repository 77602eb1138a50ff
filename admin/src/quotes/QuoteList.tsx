import { PAYMENT_LABELS, type PaymentStatus } from '@haulway/frontend/kit/format/words.ts';
import { DataTable } from 'react-admin';
import { Day, LinkTo, PaymentState, Status, When } from '../ui/fields';
import { choice, either, happened, made, search } from '../ui/filters';
import { RecordLink } from '../ui/RecordLink';
import { RecordList } from '../ui/RecordList';

const STATUSES = ['pending', 'accepted', 'declined', 'paid', 'in_progress', 'delivered', 'completed'];

const filters = [
  search('Id of anything in the deal'),
  choice('status', STATUSES, { alwaysOn: true }),
  choice('paymentStatus', Object.keys(PAYMENT_LABELS), { label: 'Payment', name: (word) => PAYMENT_LABELS[word as PaymentStatus] }),
  either('latePickup', 'Pick-up', 'Late', 'Not late'),
  either('lateDelivery', 'Delivery', 'Late', 'Not late'),
  ...made,
  ...happened('accepted', 'Accepted'),
];

export function QuoteList() {
  return (
    <RecordList filters={filters} opens>
      <DataTable.Col source="amount" disableSort align="right">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.Col label="Carrier" disableSort>
        <LinkTo source="carrierId" to="users" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort field={Status} />
      <DataTable.Col source="paymentStatus" label="Payment" disableSort field={PaymentState} />
      <DataTable.Col source="estimatedPickupDate" label="Pickup" disableSort field={Day} />
      <DataTable.Col source="estimatedDeliveryDate" label="Delivery" disableSort field={Day} />
      <DataTable.Col source="createdAt" label="Made" field={When} />
    </RecordList>
  );
}
