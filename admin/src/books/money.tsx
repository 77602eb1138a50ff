import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Typography from '@mui/material/Typography';
import { IconRefresh } from '@tabler/icons-react';
import { DataTable, DateInput, TextInput, useRecordContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton';
import { Code, LinkTo, LongText, Money, When, WorkState, Word } from '../ui/fields';
import { choice, either, search } from '../ui/filters';
import { PaidByHand } from '../ui/PaidByHand';
import { RecordList } from '../ui/RecordList';

const ACCOUNTS = [
  'escrow',
  'carrier_payable',
  'refund_payable',
  'premium_unearned',
  'carrier_receivable',
  'dispute_receivable',
  'stripe_balance',
  'platform_bank',
  'platform_fee_revenue',
  'premium_revenue',
  'processing_fees',
  'dispute_fees',
  'guarantee_expense',
  'chargeback_loss',
] as const;

const entryFilters = [
  search('Id of the payment'),
  choice('account', ACCOUNTS, { alwaysOn: true }),
  <TextInput key="kind" source="kind" />,
  <DateInput key="createdSince" source="createdSince" label="From" />,
  <DateInput key="createdUntil" source="createdUntil" label="To" />,
];

export function LedgerEntryList() {
  return (
    <RecordList filters={entryFilters}>
      <DataTable.Col source="createdAt" label="At" field={When} />
      <DataTable.Col source="kind" disableSort field={Word} />
      <DataTable.Col source="account" disableSort field={Word} />
      <DataTable.Col source="amount" disableSort align="right" field={Money} />
      <DataTable.Col label="Payment" disableSort>
        <LinkTo source="paymentId" to="payments" />
      </DataTable.Col>
      <DataTable.Col source="transactionId" label="Transaction" disableSort field={Code} />
    </RecordList>
  );
}

const refundFilters = [search('Id of the payment, or at the provider'), choice('status', ['pending', 'succeeded', 'failed'], { alwaysOn: true })];

export function RefundList() {
  return (
    <RecordList filters={refundFilters}>
      <DataTable.Col label="Payment" disableSort>
        <LinkTo source="paymentId" to="payments" />
      </DataTable.Col>
      <DataTable.Col source="amount" disableSort align="right" field={Money} />
      <DataTable.Col source="reason" disableSort field={Word} />
      <DataTable.Col source="status" disableSort field={WorkState} />
      <DataTable.Col source="stripeRefundId" label="At the provider" disableSort field={Code} />
      <DataTable.Col source="createdAt" label="At" field={When} />
    </RecordList>
  );
}

const chargebackFilters = [search('Id of the payment, or at the provider'), either('open', 'State', 'Open', 'Closed', true)];

export function ChargebackList() {
  return (
    <RecordList filters={chargebackFilters} sort="openedAt">
      <DataTable.Col source="openedAt" label="Opened" field={When} />
      <DataTable.Col label="Payment" disableSort>
        <LinkTo source="paymentId" to="payments" />
      </DataTable.Col>
      <DataTable.Col source="amount" disableSort align="right" field={Money} />
      <DataTable.Col source="reason" disableSort field={Word} />
      <DataTable.Col source="status" disableSort field={Word} />
      <DataTable.Col source="outcome" disableSort field={Word} />
      <DataTable.Col source="withdrawnAt" label="Withdrawn" disableSort field={When} />
      <DataTable.Col source="closedAt" label="Closed" disableSort field={When} />
      <DataTable.Col source="id" label="At the provider" disableSort field={Code} />
    </RecordList>
  );
}

const differenceFilters = [search('Id of the payment, or at the provider'), either('open', 'State', 'Open', 'Settled', true)];

/** What the provider says otherwise than the ledger. */
export function DifferenceList() {
  return (
    <RecordList filters={differenceFilters} filterDefaults={{ open: true }} sort="openedAt">
      <DataTable.Col source="openedAt" label="Found" field={When} />
      <DataTable.Col source="kind" disableSort field={Word} />
      <DataTable.Col label="Payment" disableSort>
        <LinkTo source="paymentId" to="payments" />
      </DataTable.Col>
      <DataTable.Col source="ours" label="In the ledger" disableSort align="right" field={Money} />
      <DataTable.Col source="theirs" label="At the provider" disableSort align="right" field={Money} />
      <DataTable.Col source="detail" disableSort field={LongText} />
      <DataTable.Col source="reference" disableSort field={Code} />
      <DataTable.Col source="closedAt" label="Settled" disableSort field={When} />
    </RecordList>
  );
}

const operationFilters = [
  search('Id of the payment, or at the provider'),
  choice('state', ['pending', 'in_flight', 'unknown', 'blocked', 'succeeded', 'needs_attention'], { alwaysOn: true }),
  choice('kind', ['transfer', 'refund', 'reversal', 'cancel_intent'], { alwaysOn: true }),
];

export function MoneyOperationList() {
  return (
    <RecordList filters={operationFilters}>
      <DataTable.Col source="kind" disableSort field={Word} />
      <DataTable.Col source="state" disableSort field={WorkState} />
      <DataTable.Col source="amount" disableSort align="right" field={Money} />
      <DataTable.Col label="Payment" disableSort>
        <LinkTo source="paymentId" to="payments" />
      </DataTable.Col>
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col source="lastError" disableSort />
      <DataTable.Col source="providerId" label="At the provider" disableSort field={Code} />
      <DataTable.Col source="createdAt" label="Made" field={When} />
      <DataTable.Col label="Do" disableSort>
        <OperationActions />
      </DataTable.Col>
    </RecordList>
  );
}

/** What needs attention is tried again; a refund that no card takes can have been paid otherwise. */
function OperationActions() {
  const operation = useRecordContext<{ id: string; kind: string; state: string; amount: number | null }>();
  if (operation?.state !== 'needs_attention') return null;
  const what = `${sentence(operation.kind)}${operation.amount === null ? '' : ` of ${money(operation.amount)}`}`;
  return (
    <>
      <ActionButton label="Retry" icon={<IconRefresh size={20} />} resource="money-operations" id={operation.id} verb="retry" title={`${what}: try again?`} said="It is tried again." reason="none">
        <Typography>The provider is asked first what became of it: what was done already is not done twice.</Typography>
      </ActionButton>
      {operation.kind === 'refund' && operation.amount !== null ? <PaidByHand resource="money-operations" id={operation.id} amount={operation.amount} /> : null}
    </>
  );
}
