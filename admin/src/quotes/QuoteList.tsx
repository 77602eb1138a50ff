import { PAYMENT_LABELS, QUOTE_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { choice, either, happened, made, person, search, shipment } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';

const quotes = partsOf('quotes');

const filters = [
  search('Name, title or ID'),
  choice('status', QUOTE_LABELS, { alwaysOn: true }),
  choice('paymentStatus', PAYMENT_LABELS, { label: 'Payment' }),
  either('latePickup', 'Pickup', 'Late', 'On time'),
  either('lateDelivery', 'Delivery', 'Late', 'On time'),
  person('carrierId', 'Carrier'),
  shipment(),
  ...made,
  ...happened('accepted', 'Accepted'),
];

export function QuoteList() {
  return (
    <quotes.List
      ifWide={['createdAt', 'estimatedPickupDate']}
      filters={filters}
      opens
      ifRoom={['estimatedDeliveryDate']}
    >
      <quotes.Col source="amount">
        <RecordLink />
      </quotes.Col>
      <quotes.Col source="status" field={quotes.Status} />
      <quotes.Col label="Shipment" disableSort>
        <quotes.LinkTo source="shipmentId" to="shipments" />
      </quotes.Col>
      <quotes.Col label="Carrier" disableSort>
        <quotes.LinkTo source="carrierId" to="users" />
      </quotes.Col>
      <quotes.Col source="paymentStatus" label="Payment" disableSort field={quotes.PaymentState} />
      <quotes.Col source="estimatedPickupDate" label="Pickup" disableSort field={quotes.Day} />
      <quotes.Col source="estimatedDeliveryDate" label="Delivery" disableSort field={quotes.Day} />
      <quotes.Col source="createdAt" label="Created" field={quotes.When} />
    </quotes.List>
  );
}
