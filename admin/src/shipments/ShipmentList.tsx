import { CATEGORIES, categoryLabel } from '@haulway/frontend/kit/format/words.ts';
import { DataTable } from 'react-admin';
import { LinkTo, Money, Place, Status, When } from '../ui/fields';
import { choice, either, happened, made, search } from '../ui/filters';
import { RecordLink } from '../ui/RecordLink';
import { RecordList } from '../ui/RecordList';
import { CategoryField } from './CategoryField';

export const SHIPMENT_STATUSES = ['draft', 'listed', 'quoted', 'booked', 'in_transit', 'delivered', 'cancelled'] as const;

const filters = [
  search('Search title and description'),
  choice('status', SHIPMENT_STATUSES, { alwaysOn: true }),
  choice(
    'category',
    CATEGORIES.map(({ id }) => id),
    { name: categoryLabel },
  ),
  either('overdue', 'Delivery', 'Overdue', 'Not overdue'),
  ...made,
  ...happened('listed', 'Listed'),
  ...happened('quoted', 'First quoted'),
  ...happened('delivered', 'Delivered'),
  ...happened('cancelled', 'Cancelled'),
];

export function ShipmentList() {
  return (
    <RecordList filters={filters} opens>
      <DataTable.Col source="title" disableSort sx={{ minWidth: 144 }}>
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort field={Status} />
      <DataTable.Col source="category" disableSort field={CategoryField} />
      <DataTable.Col label="Shipper" disableSort>
        <LinkTo source="userId" to="users" />
      </DataTable.Col>
      <DataTable.Col source="pickupPlace" label="From" disableSort field={Place} />
      <DataTable.Col source="deliveryPlace" label="To" disableSort field={Place} />
      <DataTable.NumberCol source="quoteCount" label="Quotes" disableSort />
      <DataTable.Col source="budget" disableSort align="right" field={Money} />
      <DataTable.Col source="createdAt" label="Made" field={When} />
    </RecordList>
  );
}
