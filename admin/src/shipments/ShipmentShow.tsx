import { DataTable, NumberField, TextArrayField, TextField } from 'react-admin';
import { AuditTrail } from '../ui/AuditTrail';
import { Code, Day, LinkTo, LongText, Money, PaymentState, Status, When, Word } from '../ui/fields';
import { Facts, Panel } from '../ui/Panel';
import { Fact, RecordPage } from '../ui/Record';
import { Related } from '../ui/Related';
import { Timeline } from '../ui/Timeline';
import { CancelShipment, EditTexts } from './CancelShipment';
import { CategoryField } from './CategoryField';

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
      <Panel title="Shipment">
        <Facts>
          <Fact label="Title" wide>
            <TextField source="title" />
          </Fact>
          <Fact label="Masked">
            <TextArrayField source="masked" emptyText="-" />
          </Fact>
          <Fact label="Status">
            <Status source="status" />
          </Fact>
          <Fact label="Shipper">
            <LinkTo source="userId" to="users" />
          </Fact>
          <Fact label="Category">
            <CategoryField source="category" />
          </Fact>
          <Fact label="Budget">
            <Money source="budget" />
          </Fact>
          <Fact label="Declared value">
            <Money source="declaredValue" />
          </Fact>
          <Fact label="Weight (lbs)">
            <NumberField source="weight" emptyText="-" />
          </Fact>
          <Fact label="Dimensions (ft)">
            <TextField source="dimensions" emptyText="-" />
          </Fact>
          <Fact label="Distance (miles)">
            <NumberField source="distanceMiles" />
          </Fact>
          <Fact label="Created">
            <When source="createdAt" />
          </Fact>
          <Fact label="Delivered">
            <When source="deliveredAt" />
          </Fact>
          <Fact label="Cancelled because">
            <Word source="cancelReason" />
          </Fact>
          <Fact label="Id">
            <Code source="id" />
          </Fact>
          <Fact label="Description" wide>
            <LongText source="description" />
          </Fact>
        </Facts>
      </Panel>
      <Panel title="Route">
        <Facts>
          <Fact label="Pickup, as typed">
            <TextField source="pickupLocation" />
          </Fact>
          <Fact label="Pickup address">
            <TextField source="pickupAddress" emptyText="-" />
          </Fact>
          <Fact label="Pickup contact">
            <TextField source="pickupContact" emptyText="-" />
          </Fact>
          <Fact label="Pickup date">
            <Day source="pickupDate" />
          </Fact>
          <Fact label="Delivery, as typed">
            <TextField source="deliveryLocation" />
          </Fact>
          <Fact label="Delivery address">
            <TextField source="deliveryAddress" emptyText="-" />
          </Fact>
          <Fact label="Delivery contact">
            <TextField source="deliveryContact" emptyText="-" />
          </Fact>
          <Fact label="Delivery date">
            <Day source="deliveryDate" />
          </Fact>
        </Facts>
      </Panel>
      <Related title="Quotes" reference="quotes" target="shipmentId" opens empty="No quotes yet.">
        <DataTable.Col label="Carrier" disableSort>
          <LinkTo source="carrierId" to="users" />
        </DataTable.Col>
        <DataTable.Col source="amount" disableSort align="right" field={Money} />
        <DataTable.Col source="status" disableSort field={Status} />
        <DataTable.Col source="estimatedPickupDate" label="Pickup" disableSort field={Day} />
        <DataTable.Col source="estimatedDeliveryDate" label="Delivery" disableSort field={Day} />
        <DataTable.Col source="createdAt" label="Made" field={When} />
      </Related>
      <Related title="Payments" reference="payments" target="shipmentId" opens empty="No payment yet.">
        <DataTable.Col source="chargedAmount" label="Charged" disableSort align="right" field={Money} />
        <DataTable.Col source="platformFee" label="Fee" disableSort align="right" field={Money} />
        <DataTable.Col source="payoutAmount" label="Payout" disableSort align="right" field={Money} />
        <DataTable.Col source="status" disableSort field={PaymentState} />
        <DataTable.Col source="createdAt" label="Made" field={When} />
      </Related>
      <Related title="Claims" reference="claims" target="shipmentId" opens empty="No claims.">
        <DataTable.Col source="kind" disableSort field={Word} />
        <DataTable.Col source="amount" label="Claimed" disableSort align="right" field={Money} />
        <DataTable.Col source="status" disableSort field={Word} />
        <DataTable.Col source="dueAt" label="Decide by" field={When} />
        <DataTable.Col source="createdAt" label="Opened" field={When} />
      </Related>
      <Timeline ofShipment />
      <Related title="Deadlines" reference="deadlines" target="shipmentId" sort="dueAt" order="ASC" empty="No deadlines.">
        <DataTable.Col source="kind" disableSort field={Word} />
        <DataTable.Col source="dueAt" label="Due" field={When} />
        <DataTable.Col source="doneAt" label="Done" disableSort field={When} />
      </Related>
      <AuditTrail />
    </RecordPage>
  );
}
