import { DataTable, TextArrayField } from 'react-admin';
import { AuditTrail } from '../ui/AuditTrail';
import { Code, Day, LinkTo, LongText, Money, PaymentState, When, WorkState, Word } from '../ui/fields';
import { Facts, Panel } from '../ui/Panel';
import { Fact, RecordPage } from '../ui/Record';
import { Related } from '../ui/Related';
import { Timeline } from '../ui/Timeline';
import { PaymentActions } from './PaymentActions';

export function PaymentShow() {
  return (
    <RecordPage actions={<PaymentActions />}>
      <Panel title="Payment">
        <Facts>
          <Fact label="Status">
            <PaymentState source="status" />
          </Fact>
          <Fact label="Shipment">
            <LinkTo source="shipmentId" to="shipments" />
          </Fact>
          <Fact label="Shipper">
            <LinkTo source="payerId" to="users" />
          </Fact>
          <Fact label="Carrier">
            <LinkTo source="payeeId" to="users" />
          </Fact>
          <Fact label="Quote">
            <LinkTo source="quoteId" to="quotes" />
          </Fact>
          <Fact label="Made">
            <When source="createdAt" />
          </Fact>
          <Fact label="Delivery confirmed">
            <When source="deliveryConfirmedAt" />
          </Fact>
          <Fact label="Released">
            <When source="releasedAt" />
          </Fact>
          <Fact label="Frozen by">
            <TextArrayField source="frozenBy" emptyText="-" />
          </Fact>
          <Fact label="Id">
            <Code source="id" />
          </Fact>
        </Facts>
      </Panel>
      <Panel title="Amounts">
        <Facts>
          <Fact label="Quote">
            <Money source="amount" />
          </Fact>
          <Fact label="Protection plan">
            <Word source="protectionPlan" />
          </Fact>
          <Fact label="Plan's price">
            <Money source="protectionFee" />
          </Fact>
          <Fact label="Charged to the card">
            <Money source="chargedAmount" />
          </Fact>
          <Fact label="Refunded">
            <Money source="refundedAmount" />
          </Fact>
          <Fact label="Platform fee">
            <Money source="platformFee" />
          </Fact>
          <Fact label="Payout">
            <Money source="payoutAmount" />
          </Fact>
        </Facts>
      </Panel>
      <Panel title="At the provider">
        <Facts>
          <Fact label="Payment intent">
            <Code source="stripePaymentIntentId" />
          </Fact>
          <Fact label="Charge">
            <Code source="stripeChargeId" />
          </Fact>
          <Fact label="Transfer">
            <Code source="stripeTransferId" />
          </Fact>
          <Fact label="Transfer's state">
            <Word source="transferStatus" />
          </Fact>
          <Fact label="Payout expected">
            <Day source="payoutExpectedOn" />
          </Fact>
          <Fact label="Last refusal">
            <LongText source="failureMessage" />
          </Fact>
        </Facts>
      </Panel>
      <Related title="Ledger entries" reference="ledger-entries" target="paymentId" empty="No money has moved.">
        <DataTable.Col source="kind" disableSort field={Word} />
        <DataTable.Col source="account" disableSort field={Word} />
        <DataTable.Col source="amount" disableSort align="right" field={Money} />
        <DataTable.Col source="createdAt" label="At" field={When} />
      </Related>
      <Related title="Refunds" reference="refunds" target="paymentId" empty="No refunds.">
        <DataTable.Col source="amount" disableSort align="right" field={Money} />
        <DataTable.Col source="reason" disableSort field={Word} />
        <DataTable.Col source="status" disableSort field={WorkState} />
        <DataTable.Col source="createdAt" label="At" field={When} />
      </Related>
      <Related title="Operations at the provider" reference="money-operations" target="paymentId" empty="Nothing to be done at the provider.">
        <DataTable.Col source="kind" disableSort field={Word} />
        <DataTable.Col source="amount" disableSort align="right" field={Money} />
        <DataTable.Col source="state" disableSort field={WorkState} />
        <DataTable.NumberCol source="attempts" disableSort />
        <DataTable.Col source="lastError" disableSort />
        <DataTable.Col source="createdAt" label="At" field={When} />
      </Related>
      <Timeline />
      <AuditTrail />
    </RecordPage>
  );
}
