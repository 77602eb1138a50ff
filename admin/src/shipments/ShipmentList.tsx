import { CATEGORY_LABELS, SHIPMENT_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { choice, either, happened, made, person, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';
import { CategoryField } from './CategoryField';

const shipments = partsOf('shipments');

const filters = [
  search('Title, place, name or ID'),
  choice('status', SHIPMENT_LABELS, { alwaysOn: true }),
  choice('category', CATEGORY_LABELS),
  either('overdue', 'Delivery', 'Overdue', 'Not overdue'),
  person('userId', 'Shipper'),
  ...made,
  ...happened('listed', 'Listed'),
  ...happened('quoted', 'First quoted'),
  ...happened('delivered', 'Delivered'),
  ...happened('cancelled', 'Cancelled'),
];

export function ShipmentList() {
  return (
    <shipments.List ifWide={['createdAt', 'budget', 'quoteCount']} filters={filters} opens ifRoom={['category']}>
      <shipments.Col source="title" disableSort sx={{ minWidth: 144 }}>
        <RecordLink />
      </shipments.Col>
      <shipments.Col source="status" field={shipments.Status} />
      <shipments.Col source="category" disableSort field={CategoryField} />
      <shipments.Col label="Shipper" disableSort>
        <shipments.LinkTo source="userId" to="users" />
      </shipments.Col>
      <shipments.Col source="pickupPlace" label="From" disableSort field={shipments.Place} />
      <shipments.Col source="deliveryPlace" label="To" disableSort field={shipments.Place} />
      <shipments.NumberCol source="quoteCount" label="Quotes" disableSort />
      <shipments.Col source="budget" disableSort align="right" field={shipments.Money} />
      <shipments.Col source="createdAt" label="Created" field={shipments.When} />
    </shipments.List>
  );
}
