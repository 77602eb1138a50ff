import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { Timeline } from '../ui/Timeline';
import { PaymentActions } from './PaymentActions';

const charges = partsOf('payment-charges');
const ledgerEntries = partsOf('ledger-entries');
const moneyOperations = partsOf('money-operations');
const payments = partsOf('payments');
const refunds = partsOf('refunds');

export function PaymentShow() {
  return (
    <RecordPage actions={<PaymentActions />}>
      <Panel title="Payment">
        <Details>
          <Detail label="Status">
            <payments.PaymentState source="status" />
          </Detail>
          <Detail label="Shipment">
            <payments.LinkTo source="shipmentId" to="shipments" />
          </Detail>
          <Detail label="Shipper">
            <payments.LinkTo source="payerId" to="users" />
          </Detail>
          <Detail label="Carrier">
            <payments.LinkTo source="payeeId" to="users" />
          </Detail>
          <Detail label="Quote">
            <payments.LinkTo source="quoteId" to="quotes" />
          </Detail>
          <Detail label="Created">
            <payments.When source="createdAt" />
          </Detail>
          <Detail label="Delivery confirmed">
            <payments.When source="deliveryConfirmedAt" />
          </Detail>
          <Detail label="Released">
            <payments.When source="releasedAt" />
          </Detail>
          <Detail label="Frozen by">
            <payments.Texts source="frozenBy" emptyText="-" />
          </Detail>
          <Detail label="ID">
            <payments.Code source="id" />
          </Detail>
        </Details>
      </Panel>
      <Panel title="Amounts">
        <Details>
          <Detail label="Quote">
            <payments.Money source="amount" />
          </Detail>
          <Detail label="Protection plan">
            <payments.Word source="protectionPlan" />
          </Detail>
          <Detail label="Plan price">
            <payments.Money source="protectionFee" />
          </Detail>
          <Detail label="Charged to the card">
            <payments.Money source="chargedAmount" />
          </Detail>
          <Detail label="Refunded">
            <payments.Money source="refundedAmount" />
          </Detail>
          <Detail label="Platform fee">
            <payments.Money source="platformFee" />
          </Detail>
          <Detail label="Payout">
            <payments.Money source="payoutAmount" />
          </Detail>
        </Details>
      </Panel>
      <Panel title="At the provider">
        <Details>
          <Detail label="Payment intent">
            <payments.Code source="stripePaymentIntentId" />
          </Detail>
          <Detail label="Charge">
            <payments.Code source="stripeChargeId" />
          </Detail>
          <Detail label="Transfer">
            <payments.Code source="stripeTransferId" />
          </Detail>
          <Detail label="Transfer status">
            <payments.Word source="transferStatus" />
          </Detail>
          <Detail label="Payout expected">
            <payments.Day source="payoutExpectedOn" />
          </Detail>
          <Detail label="Last decline">
            <payments.LongText source="failureMessage" />
          </Detail>
        </Details>
      </Panel>
      <charges.Related title="Charges" reference="payment-charges" target="paymentId" empty="No charges.">
        <charges.Col source="createdAt" label="At" field={charges.When} />
        <charges.Col source="state" disableSort field={charges.Word} />
        <charges.Col source="amount" disableSort align="right" field={charges.Money} />
        <charges.Col source="planPrice" label="Plan" disableSort align="right" field={charges.Money} />
        <charges.Col source="refunded" disableSort align="right" field={charges.Money} />
        <charges.Col source="lost" disableSort align="right" field={charges.Money} />
        <charges.Col source="carried" label="At our expense" disableSort align="right" field={charges.Money} />
        <charges.Col source="transferred" disableSort align="right" field={charges.Money} />
        <charges.Col source="reversed" label="Taken back" disableSort align="right" field={charges.Money} />
      </charges.Related>
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
        empty="No operations at the provider."
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
