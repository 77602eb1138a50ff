import { PAYMENT_LABELS, type PaymentStatus } from '@haulway/frontend/kit/format/words.ts';
import { DataTable } from 'react-admin';
import { LinkTo, Money, PaymentState, When, Word } from '../ui/fields';
import { choice, either, made, search } from '../ui/filters';
import { RecordList } from '../ui/RecordList';

const filters = [
  search('Id of a payment, quote, shipment, user or intent'),
  choice('status', Object.keys(PAYMENT_LABELS), { alwaysOn: true, name: (word) => PAYMENT_LABELS[word as PaymentStatus] }),
  choice('transferStatus', ['queued', 'sent', 'blocked'], { label: 'Transfer' }),
  choice('protectionPlan', ['standard', 'plus', 'premium'], { label: 'Protection plan' }),
  either('frozen', 'Frozen', 'Frozen', 'Not frozen'),
  ...made,
];

export function PaymentList() {
  return (
    <RecordList filters={filters} opens>
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.Col label="Shipper" disableSort>
        <LinkTo source="payerId" to="users" />
      </DataTable.Col>
      <DataTable.Col label="Carrier" disableSort>
        <LinkTo source="payeeId" to="users" />
      </DataTable.Col>
      <DataTable.Col source="chargedAmount" label="Charged" disableSort align="right" field={Money} />
      <DataTable.Col source="platformFee" label="Fee" disableSort align="right" field={Money} />
      <DataTable.Col source="payoutAmount" label="Payout" disableSort align="right" field={Money} />
      <DataTable.Col source="refundedAmount" label="Refunded" disableSort align="right" field={Money} />
      <DataTable.Col source="status" disableSort field={PaymentState} />
      <DataTable.Col source="transferStatus" label="Transfer" disableSort field={Word} />
      <DataTable.Col source="createdAt" label="Made" field={When} />
    </RecordList>
  );
}
