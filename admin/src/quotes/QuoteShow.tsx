import { DataTable, TextArrayField } from 'react-admin';
import { Code, Day, LinkTo, LongText, Money, PaymentState, Status, When, Word } from '../ui/fields';
import { Facts, Panel } from '../ui/Panel';
import { Fact, RecordPage } from '../ui/Record';
import { Related } from '../ui/Related';
import { Timeline } from '../ui/Timeline';

export function QuoteShow() {
  return (
    <RecordPage>
      <Panel title="Quote">
        <Facts>
          <Fact label="Amount">
            <Money source="amount" />
          </Fact>
          <Fact label="Status">
            <Status source="status" />
          </Fact>
          <Fact label="Payment">
            <PaymentState source="paymentStatus" />
          </Fact>
          <Fact label="Shipment">
            <LinkTo source="shipmentId" to="shipments" />
          </Fact>
          <Fact label="Carrier">
            <LinkTo source="carrierId" to="users" />
          </Fact>
          <Fact label="Estimated pickup">
            <Day source="estimatedPickupDate" />
          </Fact>
          <Fact label="Estimated delivery">
            <Day source="estimatedDeliveryDate" />
          </Fact>
          <Fact label="Valid until">
            <When source="validUntil" />
          </Fact>
          <Fact label="Declined because">
            <Word source="declineReason" />
          </Fact>
          <Fact label="Accepted">
            <When source="acceptedAt" />
          </Fact>
          <Fact label="To be paid by">
            <When source="paymentDueAt" />
          </Fact>
          <Fact label="Paid">
            <When source="paidAt" />
          </Fact>
          <Fact label="Picked up">
            <When source="pickedUpAt" />
          </Fact>
          <Fact label="Delivered">
            <When source="deliveredAt" />
          </Fact>
          <Fact label="Payment released">
            <When source="paymentReleasedAt" />
          </Fact>
          <Fact label="Made">
            <When source="createdAt" />
          </Fact>
          <Fact label="Payment intent">
            <Code source="stripePaymentIntentId" />
          </Fact>
          <Fact label="Id">
            <Code source="id" />
          </Fact>
          <Fact label="Message" wide>
            <LongText source="message" />
          </Fact>
          <Fact label="Masked">
            <TextArrayField source="masked" emptyText="-" />
          </Fact>
          <Fact label="Warnings">
            <TextArrayField source="warnings" emptyText="-" />
          </Fact>
        </Facts>
      </Panel>
      <Related title="Payment" reference="payments" target="quoteId" opens empty="No payment yet.">
        <DataTable.Col source="chargedAmount" label="Charged" disableSort align="right" field={Money} />
        <DataTable.Col source="platformFee" label="Fee" disableSort align="right" field={Money} />
        <DataTable.Col source="payoutAmount" label="Payout" disableSort align="right" field={Money} />
        <DataTable.Col source="refundedAmount" label="Refunded" disableSort align="right" field={Money} />
        <DataTable.Col source="status" disableSort field={PaymentState} />
      </Related>
      <Timeline />
    </RecordPage>
  );
}
