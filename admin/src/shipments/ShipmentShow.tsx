import type { ReactNode } from 'react';
import { RecordContextProvider } from 'react-admin';
import { DealClaims } from '../claims/DealClaims';
import { Handovers } from '../claims/Evidence';
import { MoneyNow } from '../payments/MoneyNow';
import { Moves } from '../payments/Moves';
import { useRecord, useThose } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Photos } from '../ui/Photos';
import { ReadFailed } from '../ui/ReadFailed';
import { Detail, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { CancelShipment, EditTexts } from './CancelShipment';
import { CategoryField } from './CategoryField';
import { Items } from './Items';
import { DealStory } from './Story';

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
      <DealStory>
        <OfNewestPayment>
          <MoneyNow isElsewhere />
        </OfNewestPayment>
      </DealStory>
      <Pictures />
      <Panel title="Shipment">
        <Details>
          <Detail label="Title" wide>
            <shipments.Text source="title" />
          </Detail>
          <Detail label="Status">
            <shipments.Status source="status" />
          </Detail>
          <Detail label="Shipper">
            <shipments.LinkTo source="userId" to="users" />
          </Detail>
          <Detail label="Category">
            <CategoryField source="category" />
          </Detail>
          <Detail label="Budget">
            <shipments.Money source="budget" />
          </Detail>
          <Detail label="Declared value">
            <shipments.Money source="declaredValue" />
          </Detail>
          <Detail label="Weight (lbs)">
            <shipments.Number source="weight" />
          </Detail>
          <Detail label="Dimensions (ft)">
            <shipments.Text source="dimensions" emptyText="-" />
          </Detail>
          <Detail label="Distance (miles)">
            <shipments.Number source="distanceMiles" />
          </Detail>
          <Detail label="Created">
            <shipments.When source="createdAt" />
          </Detail>
          <Detail label="Delivered">
            <shipments.When source="deliveredAt" />
          </Detail>
          <Detail label="Opens to all">
            <shipments.Until source="onlyUntil" />
          </Detail>
          <Detail label="Reason cancelled">
            <shipments.Word source="cancelReason" />
          </Detail>
          <Detail label="ID">
            <shipments.Code source="id" />
          </Detail>
          <Detail label="Description" wide>
            <shipments.LongText source="description" />
          </Detail>
          <Detail label="Contact details masked">
            <shipments.Texts source="masked" />
          </Detail>
        </Details>
      </Panel>
      <Items />
      <PickupAndDelivery />
      <Panel title="Route">
        <Details>
          <Detail label="Pickup, as typed">
            <shipments.Text source="pickupLocation" />
          </Detail>
          <Detail label="Pickup address">
            <shipments.Text source="pickupAddress" emptyText="-" />
          </Detail>
          <Detail label="Pickup contact">
            <shipments.Text source="pickupContact" emptyText="-" />
          </Detail>
          <Detail label="Pickup date">
            <shipments.Day source="pickupDate" />
          </Detail>
          <Detail label="Pickup until">
            <shipments.Day source="pickupUntil" emptyText="-" />
          </Detail>
          <Detail label="Delivery, as typed">
            <shipments.Text source="deliveryLocation" />
          </Detail>
          <Detail label="Delivery address">
            <shipments.Text source="deliveryAddress" emptyText="-" />
          </Detail>
          <Detail label="Delivery contact">
            <shipments.Text source="deliveryContact" emptyText="-" />
          </Detail>
          <Detail label="Delivery date">
            <shipments.Day source="deliveryDate" />
          </Detail>
        </Details>
      </Panel>
      <quotes.Related title="Quotes" reference="quotes" target="shipmentId" opens empty="No quotes yet.">
        <quotes.Col source="amount" disableSort>
          <RecordLink />
        </quotes.Col>
        <quotes.Col label="Carrier" disableSort>
          <quotes.LinkTo source="carrierId" to="users" />
        </quotes.Col>
        <quotes.Col source="status" disableSort field={quotes.Status} />
        <quotes.Col source="estimatedPickupDate" label="Pickup" disableSort field={quotes.Day} />
        <quotes.Col source="estimatedDeliveryDate" label="Delivery" disableSort field={quotes.Day} />
        <quotes.Col source="createdAt" label="Created" field={quotes.When} />
      </quotes.Related>
      <payments.Related title="Payments" reference="payments" target="shipmentId" opens empty="No payment yet.">
        <payments.Col source="chargedAmount" label="Charged" disableSort>
          <RecordLink />
        </payments.Col>
        <payments.Col source="platformFee" label="Fee" disableSort align="right" field={payments.Money} />
        <payments.Col source="payoutAmount" label="Payout" disableSort align="right" field={payments.Money} />
        <payments.Col source="status" disableSort field={payments.PaymentState} />
        <payments.Col source="createdAt" label="Created" field={payments.When} />
      </payments.Related>
      <OfNewestPayment>
        <Moves />
      </OfNewestPayment>
      <DealClaims by="shipment" />
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

/** What was photographed and noted at both ends. */
function PickupAndDelivery() {
  const shipment = useRecord('shipments');
  return shipment ? (
    <Panel title="Pickup and delivery">
      <Handovers shipmentId={shipment.id} />
    </Panel>
  ) : null;
}

/** What is about the newest payment; any other, of a deal that fell through, is a link away. */
function OfNewestPayment({ children }: { children: ReactNode }) {
  const shipment = useRecord('shipments');
  const { data, error, refetch } = useThose('payments', 'shipmentId', shipment?.id ?? null, 1);
  if (error) return <ReadFailed what="Where the money went" error={error} retry={refetch} />;
  const newest = data?.[0];
  return newest ? <RecordContextProvider value={newest}>{children}</RecordContextProvider> : null;
}
