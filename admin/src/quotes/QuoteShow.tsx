import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Fact, RecordPage } from '../ui/Record';
import { Timeline } from '../ui/Timeline';

const payments = partsOf('payments');
const quotes = partsOf('quotes');

export function QuoteShow() {
  return (
    <RecordPage>
      <Panel title="Quote">
        <Facts>
          <Fact label="Amount">
            <quotes.Money source="amount" />
          </Fact>
          <Fact label="Status">
            <quotes.Status source="status" />
          </Fact>
          <Fact label="Payment">
            <quotes.PaymentState source="paymentStatus" />
          </Fact>
          <Fact label="Shipment">
            <quotes.LinkTo source="shipmentId" to="shipments" />
          </Fact>
          <Fact label="Carrier">
            <quotes.LinkTo source="carrierId" to="users" />
          </Fact>
          <Fact label="Estimated pickup">
            <quotes.Day source="estimatedPickupDate" />
          </Fact>
          <Fact label="Estimated pickup until">
            <quotes.Day source="estimatedPickupUntil" emptyText="-" />
          </Fact>
          <Fact label="Pickup day set">
            <quotes.Day source="pickupDay" emptyText="-" />
          </Fact>
          <Fact label="Estimated delivery">
            <quotes.Day source="estimatedDeliveryDate" />
          </Fact>
          <Fact label="Valid until">
            <quotes.When source="validUntil" />
          </Fact>
          <Fact label="Declined because">
            <quotes.Word source="declineReason" />
          </Fact>
          <Fact label="Accepted">
            <quotes.When source="acceptedAt" />
          </Fact>
          <Fact label="To be paid by">
            <quotes.When source="paymentDueAt" />
          </Fact>
          <Fact label="Paid">
            <quotes.When source="paidAt" />
          </Fact>
          <Fact label="Picked up">
            <quotes.When source="pickedUpAt" />
          </Fact>
          <Fact label="Delivered">
            <quotes.When source="deliveredAt" />
          </Fact>
          <Fact label="Payment released">
            <quotes.When source="paymentReleasedAt" />
          </Fact>
          <Fact label="Made">
            <quotes.When source="createdAt" />
          </Fact>
          <Fact label="Payment intent">
            <quotes.Code source="stripePaymentIntentId" />
          </Fact>
          <Fact label="Id">
            <quotes.Code source="id" />
          </Fact>
          <Fact label="Message" wide>
            <quotes.LongText source="message" />
          </Fact>
          <Fact label="Masked">
            <quotes.Texts source="masked" emptyText="-" />
          </Fact>
          <Fact label="Warnings">
            <quotes.Texts source="warnings" emptyText="-" />
          </Fact>
        </Facts>
      </Panel>
      <payments.Related title="Payment" reference="payments" target="quoteId" opens empty="No payment yet.">
        <payments.Col source="chargedAmount" label="Charged" disableSort align="right" field={payments.Money} />
        <payments.Col source="platformFee" label="Fee" disableSort align="right" field={payments.Money} />
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="refundedAmount" label="Refunded" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
      </payments.Related>
      <Timeline />
    </RecordPage>
  );
}
