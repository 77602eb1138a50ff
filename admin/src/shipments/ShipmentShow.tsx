import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Photos } from '../ui/Photos';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { CancelShipment, EditTexts } from './CancelShipment';
import { CategoryField } from './CategoryField';
import { DealStory } from './Story';

const claims = partsOf('claims');
const payments = partsOf('payments');
const quotes = partsOf('quotes');
const shipments = partsOf('shipments');

export function ShipmentShow() {
  return (
    <RecordPage
      actions={
        <>
          <EditTexts />
          <CancelShipment />
        </>
      }
    >
      <DealStory />
      <Pictures />
      <Panel title="Shipment">
        <Facts>
          <Fact label="Title" wide>
            <shipments.Text source="title" />
          </Fact>
          <Fact label="Masked">
            <shipments.Texts source="masked" emptyText="-" />
          </Fact>
          <Fact label="Status">
            <shipments.Status source="status" />
          </Fact>
          <Fact label="Shipper">
            <shipments.LinkTo source="userId" to="users" />
          </Fact>
          <Fact label="Category">
            <CategoryField source="category" />
          </Fact>
          <Fact label="Budget">
            <shipments.Money source="budget" />
          </Fact>
          <Fact label="Declared value">
            <shipments.Money source="declaredValue" />
          </Fact>
          <Fact label="Weight (lbs)">
            <shipments.Number source="weight" emptyText="-" />
          </Fact>
          <Fact label="Dimensions (ft)">
            <shipments.Text source="dimensions" emptyText="-" />
          </Fact>
          <Fact label="Distance (miles)">
            <shipments.Number source="distanceMiles" />
          </Fact>
          <Fact label="Created">
            <shipments.When source="createdAt" />
          </Fact>
          <Fact label="Delivered">
            <shipments.When source="deliveredAt" />
          </Fact>
          <Fact label="Cancelled because">
            <shipments.Word source="cancelReason" />
          </Fact>
          <Fact label="Id">
            <shipments.Code source="id" />
          </Fact>
          <Fact label="Description" wide>
            <shipments.LongText source="description" />
          </Fact>
        </Facts>
      </Panel>
      <Panel title="Route">
        <Facts>
          <Fact label="Pickup, as typed">
            <shipments.Text source="pickupLocation" />
          </Fact>
          <Fact label="Pickup address">
            <shipments.Text source="pickupAddress" emptyText="-" />
          </Fact>
          <Fact label="Pickup contact">
            <shipments.Text source="pickupContact" emptyText="-" />
          </Fact>
          <Fact label="Pickup date">
            <shipments.Day source="pickupDate" />
          </Fact>
          <Fact label="Pickup until">
            <shipments.Day source="pickupUntil" emptyText="-" />
          </Fact>
          <Fact label="Delivery, as typed">
            <shipments.Text source="deliveryLocation" />
          </Fact>
          <Fact label="Delivery address">
            <shipments.Text source="deliveryAddress" emptyText="-" />
          </Fact>
          <Fact label="Delivery contact">
            <shipments.Text source="deliveryContact" emptyText="-" />
          </Fact>
          <Fact label="Delivery date">
            <shipments.Day source="deliveryDate" />
          </Fact>
        </Facts>
      </Panel>
      <quotes.Related title="Quotes" reference="quotes" target="shipmentId" opens empty="No quotes yet.">
        <quotes.Col label="Carrier" disableSort>
          <quotes.LinkTo source="carrierId" to="users" />
        </quotes.Col>
        <quotes.Col source="amount" disableSort align="right">
          <RecordLink />
        </quotes.Col>
        <quotes.Col source="status" disableSort field={quotes.Status} />
        <quotes.Col source="estimatedPickupDate" label="Pickup" disableSort field={quotes.Day} />
        <quotes.Col source="estimatedDeliveryDate" label="Delivery" disableSort field={quotes.Day} />
        <quotes.Col source="createdAt" label="Made" field={quotes.When} />
      </quotes.Related>
      <payments.Related title="Payments" reference="payments" target="shipmentId" opens empty="No payment yet.">
        <payments.Col source="chargedAmount" label="Charged" disableSort align="right">
          <RecordLink />
        </payments.Col>
        <payments.Col source="platformFee" label="Fee" disableSort align="right" field={payments.Money} />
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
        <payments.Col source="createdAt" label="Made" field={payments.When} />
      </payments.Related>
      <claims.Related title="Claims" reference="claims" target="shipmentId" opens empty="No claims.">
        <claims.Col source="kind" label="Claim" disableSort>
          <RecordLink />
        </claims.Col>
        <claims.Col source="status" disableSort field={claims.Word} />
        <claims.Col source="dueAt" label="Decide by" field={claims.When} />
        <claims.Col source="createdAt" label="Opened" field={claims.When} />
      </claims.Related>
      <AuditTrail />
    </RecordPage>
  );
}

function Pictures() {
  const photos = useRecord('shipments')?.photos ?? [];
  return photos.length > 0 ? (
    <Panel title="Photos">
      <Photos urls={photos} about="The item as listed" />
    </Panel>
  ) : null;
}
