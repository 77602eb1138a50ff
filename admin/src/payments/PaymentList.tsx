import { PAYMENT_LABELS, type PaymentStatus } from '@haulway/frontend/kit/format/words.ts';
import { DataTable } from 'react-admin';
import { LinkTo, Money, PaymentState, When } from '../ui/fields';
import { choice, either, happened, made, search } from '../ui/filters';
import { RecordLink } from '../ui/RecordLink';
import { RecordList } from '../ui/RecordList';

const filters = [
  search('Id of anything in the deal'),
  choice('status', Object.keys(PAYMENT_LABELS), { alwaysOn: true, name: (word) => PAYMENT_LABELS[word as PaymentStatus] }),
  choice('transferStatus', ['queued', 'sent', 'blocked'], { label: 'Transfer' }),
  choice('protectionPlan', ['standard', 'plus', 'premium'], { label: 'Protection plan' }),
  either('frozen', 'Frozen', 'Frozen', 'Not frozen'),
  ...made,
  ...happened('paid', 'Paid'),
  ...happened('released', 'Released'),
];

export function PaymentList() {
  return (
    <RecordList filters={filters} opens>
      <DataTable.Col source="chargedAmount" label="Charged" disableSort align="right">
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.Col label="Shipper" disableSort>
        <LinkTo source="payerId" to="users" />
      </DataTable.Col>
      <DataTable.Col label="Carrier" disableSort>
        <LinkTo source="payeeId" to="users" />
      </DataTable.Col>
      <DataTable.Col source="platformFee" label="Fee" disableSort align="right" field={Money} />
      <DataTable.Col source="payoutAmount" label="Payout" disableSort align="right" field={Money} />
      <DataTable.Col source="refundedAmount" label="Refunded" disableSort align="right" field={Money} />
      <DataTable.Col source="status" disableSort field={PaymentState} />
      <DataTable.Col source="createdAt" label="Made" field={When} />
    </RecordList>
  );
}
