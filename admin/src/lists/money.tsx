import { type Labels, REFUND_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { DateInput, TextInput } from 'react-admin';
import { type Records, useRecord } from '../records';
import { OperationActions } from '../payments/OperationActions';
import { choice, either, search } from '../ui/filters';
import { stateWords } from '../change-orders/words';
import { ACCOUNTS, CHANGE_KINDS, CHANGE_STATUSES, OFFER_STATUSES, REFUND_REASONS } from './words';
import { RecordLink } from '../ui/RecordLink';
import { partsOf } from '../ui/parts';

const changeOrders = partsOf('change-orders');
const counterOffers = partsOf('counter-offers');
const ledgerEntries = partsOf('ledger-entries');
const moneyOperations = partsOf('money-operations');
const refunds = partsOf('refunds');

const entryFilters = [
  search('Name, title or payment ID'),
  choice('account', ACCOUNTS, { alwaysOn: true }),
  <TextInput key="kind" source="kind" />,
  <DateInput key="createdSince" source="createdSince" label="From" />,
  <DateInput key="createdUntil" source="createdUntil" label="To" />,
];

export function LedgerEntryList() {
  return (
    <ledgerEntries.List filters={entryFilters} ifRoom={['transactionId']}>
      <ledgerEntries.Col source="createdAt" label="At" field={ledgerEntries.When} />
      <ledgerEntries.Col source="kind" disableSort field={ledgerEntries.Word} />
      <ledgerEntries.Col source="account" disableSort field={ledgerEntries.Word} />
      <ledgerEntries.Col source="amount" disableSort align="right" field={ledgerEntries.Money} />
      <ledgerEntries.Col label="Payment" disableSort>
        <ledgerEntries.LinkTo source="paymentId" to="payments" />
      </ledgerEntries.Col>
      <ledgerEntries.Col label="Shipment" disableSort>
        <ledgerEntries.LinkTo source="shipmentId" to="shipments" />
      </ledgerEntries.Col>
      <ledgerEntries.Col source="transactionId" label="Transaction" disableSort field={ledgerEntries.Code} />
    </ledgerEntries.List>
  );
}

const refundFilters = [search('Name, title or ID'), choice('status', REFUND_LABELS, { alwaysOn: true })];

export function RefundList() {
  return (
    <refunds.List filters={refundFilters} ifWide={['stripeRefundId']}>
      <refunds.Col label="Payment" disableSort>
        <refunds.LinkTo source="paymentId" to="payments" />
      </refunds.Col>
      <refunds.Col label="Shipment" disableSort>
        <refunds.LinkTo source="shipmentId" to="shipments" />
      </refunds.Col>
      <refunds.Col source="amount" align="right" field={refunds.Money} />
      <refunds.Col source="reason" disableSort>
        <refunds.Labelled source="reason" labels={REFUND_REASONS} />
      </refunds.Col>
      <refunds.Col source="status" disableSort field={refunds.WorkState} />
      <refunds.Col source="stripeRefundId" label="At the provider" disableSort field={refunds.Code} />
      <refunds.Col source="createdAt" label="At" field={refunds.When} />
    </refunds.List>
  );
}

const changeFilters = [
  search('Name, title, place or ID'),
  either('waits', 'To do', 'Waits for an operator', 'Nothing to do', true),
  choice('status', CHANGE_STATUSES, { alwaysOn: true }),
  choice('kind', CHANGE_KINDS),
];

/** What one side of a deal proposed to change, and jobs that ended at the door. */
export function ChangeOrderList() {
  return (
    <changeOrders.List
      ifRoom={['decidedAt', 'text']}
      ifWide={['createdAt', 'Shipper', 'Carrier']}
      filters={changeFilters}
      opens
    >
      <changeOrders.Col label="Change" disableSort>
        <RecordLink />
      </changeOrders.Col>
      <changeOrders.Col source="status" disableSort>
        <ChangeState />
      </changeOrders.Col>
      <changeOrders.Col label="Shipment" disableSort>
        <changeOrders.LinkTo source="shipmentId" to="shipments" />
      </changeOrders.Col>
      <changeOrders.Col label="Shipper" disableSort>
        <changeOrders.LinkTo source="shipperId" to="users" />
      </changeOrders.Col>
      <changeOrders.Col label="Carrier" disableSort>
        <changeOrders.LinkTo source="carrierId" to="users" />
      </changeOrders.Col>
      <changeOrders.Col source="delta" label="Added" disableSort align="right">
        <Added />
      </changeOrders.Col>
      <changeOrders.Col source="text" disableSort />
      <changeOrders.Col source="createdAt" label="Proposed" field={changeOrders.When} />
      <changeOrders.Col source="decidedAt" label="Decided" disableSort field={changeOrders.When} />
    </changeOrders.List>
  );
}

function ChangeState() {
  const order = useRecord('change-orders');
  return order ? stateWords(order) : null;
}

/** What it adds to the price; an end at the door is no change of it. */
function Added() {
  return useRecord('change-orders')?.kind === 'end' ? '-' : <changeOrders.Money source="delta" />;
}

const offerFilters = [search('Name, title or ID'), choice('status', OFFER_STATUSES, { alwaysOn: true })];

/** What the two sides of pending quotes offered each other. */
export function CounterOfferList() {
  return (
    <counterOffers.List ifRoom={['decidedAt']} ifWide={['round', 'side', 'Quote']} filters={offerFilters}>
      <counterOffers.Col source="createdAt" label="Made" field={counterOffers.When} />
      <counterOffers.Col source="status" disableSort field={counterOffers.Word} />
      <counterOffers.Col label="Shipment" disableSort>
        <counterOffers.LinkTo source="shipmentId" to="shipments" />
      </counterOffers.Col>
      <counterOffers.Col label="Quote" disableSort>
        <counterOffers.LinkTo source="quoteId" to="quotes" />
      </counterOffers.Col>
      <counterOffers.Col source="side" label="By" disableSort field={counterOffers.Word} />
      <counterOffers.NumberCol source="round" disableSort />
      <counterOffers.Col source="amount" disableSort align="right" field={counterOffers.Money} />
      <counterOffers.Col source="message" disableSort field={counterOffers.LongText} />
      <counterOffers.Col source="decidedAt" label="Decided" disableSort field={counterOffers.When} />
    </counterOffers.List>
  );
}

type Operation = Records['money-operations'];
const STATE_LABELS: Labels<NonNullable<Operation['state']>> = {
  pending: 'Pending',
  in_flight: 'In flight',
  unknown: 'Unknown',
  blocked: 'Blocked',
  succeeded: 'Succeeded',
  needs_attention: 'Needs attention',
};
const KIND_LABELS: Labels<NonNullable<Operation['kind']>> = {
  transfer: 'Transfer',
  refund: 'Refund',
  reversal: 'Reversal',
  cancel_intent: 'Cancel intent',
};

const operationFilters = [
  search('Name, title or ID'),
  choice('state', STATE_LABELS, { alwaysOn: true }),
  choice('kind', KIND_LABELS, { alwaysOn: true }),
];

export function MoneyOperationList() {
  return (
    <moneyOperations.List
      aside={['providerId']}
      ifRoom={['attempts', 'createdAt']}
      ifWide={['Shipment', 'lastError']}
      filters={operationFilters}
    >
      <moneyOperations.Col source="kind" disableSort field={moneyOperations.Word} />
      <moneyOperations.Col source="state" field={moneyOperations.WorkState} />
      <moneyOperations.Col source="amount" align="right" field={moneyOperations.Money} />
      <moneyOperations.Col label="Payment" disableSort>
        <moneyOperations.LinkTo source="paymentId" to="payments" />
      </moneyOperations.Col>
      <moneyOperations.Col label="Shipment" disableSort>
        <moneyOperations.LinkTo source="shipmentId" to="shipments" />
      </moneyOperations.Col>
      <moneyOperations.NumberCol source="attempts" disableSort />
      <moneyOperations.Col source="lastError" label="Why" disableSort field={moneyOperations.Fault} />
      <moneyOperations.Col source="providerId" label="At the provider" disableSort field={moneyOperations.Code} />
      <moneyOperations.Col source="createdAt" label="Created" field={moneyOperations.When} />
      <moneyOperations.Col label="Actions" className="acts" disableSort>
        <OperationActions />
      </moneyOperations.Col>
    </moneyOperations.List>
  );
}
