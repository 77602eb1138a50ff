import { PAYMENT_LABELS, TRANSFER_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { DealClaims } from '../claims/DealClaims';
import { FROZEN_BY } from '../lists/words';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { Timeline } from '../ui/Timeline';
import { MoneyNow } from './MoneyNow';
import { Moves } from './Moves';
import { PaymentActions } from './PaymentActions';

const charges = partsOf('payment-charges');
const payments = partsOf('payments');

export function PaymentShow() {
  return (
    <RecordPage actions={<PaymentActions />}>
      <MoneyNow />
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
            <payments.Labelled source="frozenBy" labels={FROZEN_BY} />
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
            <payments.Labelled source="transferStatus" labels={TRANSFER_LABELS} />
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
        <charges.Col source="transferred" label="For the carrier" disableSort align="right" field={charges.Money} />
        <charges.Col source="reversed" label="Taken back" disableSort align="right" field={charges.Money} />
      </charges.Related>
      <Moves />
      <DealClaims by="quote" />
      <Timeline labels={PAYMENT_LABELS} />
      <AuditTrail />
    </RecordPage>
  );
}
