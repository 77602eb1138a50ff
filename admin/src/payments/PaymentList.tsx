import { PAYMENT_LABELS, PLAN_LABELS, TRANSFER_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { choice, either, happened, made, person, search, shipment } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';

const payments = partsOf('payments');

const filters = [
  search('Name, title or ID'),
  choice('status', PAYMENT_LABELS, { alwaysOn: true }),
  choice('transferStatus', TRANSFER_LABELS, { label: 'Transfer' }),
  choice('protectionPlan', PLAN_LABELS, { label: 'Protection plan' }),
  either('frozen', 'Frozen', 'Frozen', 'Not frozen'),
  person('payerId', 'Shipper'),
  person('payeeId', 'Carrier'),
  shipment(),
  ...made,
  ...happened('paid', 'Paid'),
  ...happened('released', 'Released'),
];

export function PaymentList() {
  return (
    <payments.List
      ifWide={['createdAt', 'payoutAmount']}
      filters={filters}
      opens
      ifRoom={['platformFee', 'refundedAmount']}
    >
      <payments.Col source="chargedAmount" label="Charged">
        <RecordLink />
      </payments.Col>
      <payments.Col source="status" field={payments.PaymentState} />
      <payments.Col label="Shipment" disableSort>
        <payments.LinkTo source="shipmentId" to="shipments" />
      </payments.Col>
      <payments.Col label="Shipper" disableSort>
        <payments.LinkTo source="payerId" to="users" />
      </payments.Col>
      <payments.Col label="Carrier" disableSort>
        <payments.LinkTo source="payeeId" to="users" />
      </payments.Col>
      <payments.Col source="platformFee" label="Fee" disableSort align="right" field={payments.Money} />
      <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
      <payments.Col source="refundedAmount" label="Refunded" disableSort align="right" field={payments.Money} />
      <payments.Col source="createdAt" label="Created" field={payments.When} />
    </payments.List>
  );
}
