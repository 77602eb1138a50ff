import { AuditTrail } from '../ui/AuditTrail';
import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Fact, RecordPage } from '../ui/Record';
import { Timeline } from '../ui/Timeline';
import { PaymentActions } from './PaymentActions';

const ledgerEntries = partsOf('ledger-entries');
const moneyOperations = partsOf('money-operations');
const payments = partsOf('payments');
const refunds = partsOf('refunds');

export function PaymentShow() {
  return (
    <RecordPage actions={<PaymentActions />}>
      <Panel title="Payment">
        <Facts>
          <Fact label="Status">
            <payments.PaymentState source="status" />
          </Fact>
          <Fact label="Shipment">
            <payments.LinkTo source="shipmentId" to="shipments" />
          </Fact>
          <Fact label="Shipper">
            <payments.LinkTo source="payerId" to="users" />
          </Fact>
          <Fact label="Carrier">
            <payments.LinkTo source="payeeId" to="users" />
          </Fact>
          <Fact label="Quote">
            <payments.LinkTo source="quoteId" to="quotes" />
          </Fact>
          <Fact label="Made">
            <payments.When source="createdAt" />
          </Fact>
          <Fact label="Delivery confirmed">
            <payments.When source="deliveryConfirmedAt" />
          </Fact>
          <Fact label="Released">
            <payments.When source="releasedAt" />
          </Fact>
          <Fact label="Frozen by">
            <payments.Texts source="frozenBy" emptyText="-" />
          </Fact>
          <Fact label="Id">
            <payments.Code source="id" />
          </Fact>
        </Facts>
      </Panel>
      <Panel title="Amounts">
        <Facts>
          <Fact label="Quote">
            <payments.Money source="amount" />
          </Fact>
          <Fact label="Protection plan">
            <payments.Word source="protectionPlan" />
          </Fact>
          <Fact label="Plan's price">
            <payments.Money source="protectionFee" />
          </Fact>
          <Fact label="Charged to the card">
            <payments.Money source="chargedAmount" />
          </Fact>
          <Fact label="Refunded">
            <payments.Money source="refundedAmount" />
          </Fact>
          <Fact label="Platform fee">
            <payments.Money source="platformFee" />
          </Fact>
          <Fact label="Payout">
            <payments.Money source="payoutAmount" />
          </Fact>
        </Facts>
      </Panel>
      <Panel title="At the provider">
        <Facts>
          <Fact label="Payment intent">
            <payments.Code source="stripePaymentIntentId" />
          </Fact>
          <Fact label="Charge">
            <payments.Code source="stripeChargeId" />
          </Fact>
          <Fact label="Transfer">
            <payments.Code source="stripeTransferId" />
          </Fact>
          <Fact label="Transfer's state">
            <payments.Word source="transferStatus" />
          </Fact>
          <Fact label="Payout expected">
            <payments.Day source="payoutExpectedOn" />
          </Fact>
          <Fact label="Last refusal">
            <payments.LongText source="failureMessage" />
          </Fact>
        </Facts>
      </Panel>
      <ledgerEntries.Related
        title="Ledger entries"
        reference="ledger-entries"
        target="paymentId"
        empty="No money has moved."
      >
        <ledgerEntries.Col source="kind" disableSort field={ledgerEntries.Word} />
        <ledgerEntries.Col source="account" disableSort field={ledgerEntries.Word} />
        <ledgerEntries.Col source="amount" disableSort align="right" field={ledgerEntries.Money} />
        <ledgerEntries.Col source="createdAt" label="At" field={ledgerEntries.When} />
      </ledgerEntries.Related>
      <refunds.Related title="Refunds" reference="refunds" target="paymentId" empty="No refunds.">
        <refunds.Col source="amount" disableSort align="right" field={refunds.Money} />
        <refunds.Col source="reason" disableSort field={refunds.Word} />
        <refunds.Col source="status" disableSort field={refunds.WorkState} />
        <refunds.Col source="createdAt" label="At" field={refunds.When} />
      </refunds.Related>
      <moneyOperations.Related
        title="Operations at the provider"
        reference="money-operations"
        target="paymentId"
        empty="Nothing to be done at the provider."
      >
        <moneyOperations.Col source="kind" disableSort field={moneyOperations.Word} />
        <moneyOperations.Col source="amount" disableSort align="right" field={moneyOperations.Money} />
        <moneyOperations.Col source="state" disableSort field={moneyOperations.WorkState} />
        <moneyOperations.NumberCol source="attempts" disableSort />
        <moneyOperations.Col source="lastError" disableSort />
        <moneyOperations.Col source="createdAt" label="At" field={moneyOperations.When} />
      </moneyOperations.Related>
      <Timeline />
      <AuditTrail />
    </RecordPage>
  );
}
