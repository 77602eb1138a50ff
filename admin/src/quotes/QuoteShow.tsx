import { QUOTE_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { Timeline } from '../ui/Timeline';
import { RecordLink } from '../ui/RecordLink';

const payments = partsOf('payments');
const quotes = partsOf('quotes');

export function QuoteShow() {
  return (
    <RecordPage>
      <Panel title="Quote">
        <Details>
          <Detail label="Amount">
            <quotes.Money source="amount" />
          </Detail>
          <Detail label="Status">
            <quotes.Status source="status" />
          </Detail>
          <Detail label="Payment">
            <quotes.PaymentState source="paymentStatus" />
          </Detail>
          <Detail label="Shipment">
            <quotes.LinkTo source="shipmentId" to="shipments" />
          </Detail>
          <Detail label="Carrier">
            <quotes.LinkTo source="carrierId" to="users" />
          </Detail>
          <Detail label="Estimated pickup">
            <quotes.Day source="estimatedPickupDate" />
          </Detail>
          <Detail label="Estimated pickup until">
            <quotes.Day source="estimatedPickupUntil" emptyText="-" />
          </Detail>
          <Detail label="Pickup day set">
            <quotes.Day source="pickupDay" emptyText="-" />
          </Detail>
          <Detail label="Estimated delivery">
            <quotes.Day source="estimatedDeliveryDate" />
          </Detail>
          <Detail label="Valid until">
            <quotes.Until source="validUntil" />
          </Detail>
          <Detail label="Reason declined">
            <quotes.Word source="declineReason" />
          </Detail>
          <Detail label="Accepted">
            <quotes.When source="acceptedAt" />
          </Detail>
          <Detail label="Pay by">
            <quotes.Until source="paymentDueAt" />
          </Detail>
          <Detail label="Paid">
            <quotes.When source="paidAt" />
          </Detail>
          <Detail label="Picked up">
            <quotes.When source="pickedUpAt" />
          </Detail>
          <Detail label="Delivered">
            <quotes.When source="deliveredAt" />
          </Detail>
          <Detail label="Payment released">
            <quotes.When source="paymentReleasedAt" />
          </Detail>
          <Detail label="Created">
            <quotes.When source="createdAt" />
          </Detail>
          <Detail label="Payment intent">
            <quotes.Code source="stripePaymentIntentId" />
          </Detail>
          <Detail label="ID">
            <quotes.Code source="id" />
          </Detail>
          <Detail label="Message" wide>
            <quotes.LongText source="message" />
          </Detail>
          <Detail label="Masked">
            <quotes.Texts source="masked" />
          </Detail>
          <Detail label="Warnings">
            <quotes.Texts source="warnings" />
          </Detail>
        </Details>
      </Panel>
      <payments.Related title="Payment" reference="payments" target="quoteId" opens empty="No payment yet.">
        <payments.Col source="chargedAmount" label="Charged" disableSort>
          <RecordLink />
        </payments.Col>
        <payments.Col source="platformFee" label="Fee" disableSort align="right" field={payments.Money} />
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="refundedAmount" label="Refunded" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
      </payments.Related>
      <Timeline labels={QUOTE_LABELS} />
    </RecordPage>
  );
}
