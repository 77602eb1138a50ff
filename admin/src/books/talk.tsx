import { DataTable, NumberInput, TextArrayField } from 'react-admin';
import { LinkTo, LongText, When } from '../ui/fields';
import { either, search } from '../ui/filters';
import { RecordList } from '../ui/RecordList';
import { RemoveText } from './RemoveText';

const messageFilters = [search('Id of a person, shipment or conversation'), either('masked', 'Contact details', 'Masked something', 'Masked nothing', true)];

export function MessageList() {
  return (
    <RecordList filters={messageFilters}>
      <DataTable.Col label="From" disableSort>
        <LinkTo source="senderId" to="users" />
      </DataTable.Col>
      <DataTable.Col label="To" disableSort>
        <LinkTo source="receiverId" to="users" />
      </DataTable.Col>
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.Col source="content" label="Message" disableSort field={LongText} />
      <DataTable.Col source="masked" disableSort field={TextArrayField} />
      <DataTable.Col source="warnings" disableSort field={TextArrayField} />
      <DataTable.Col source="createdAt" label="Sent" field={When} />
      <DataTable.Col label="Remove" disableSort>
        <RemoveText />
      </DataTable.Col>
    </RecordList>
  );
}

const reviewFilters = [search('Id of a person or shipment'), <NumberInput key="rating" source="rating" alwaysOn min={1} max={5} />];

export function ReviewList() {
  return (
    <RecordList filters={reviewFilters}>
      <DataTable.Col label="By" disableSort>
        <LinkTo source="reviewerId" to="users" />
      </DataTable.Col>
      <DataTable.Col label="About" disableSort>
        <LinkTo source="revieweeId" to="users" />
      </DataTable.Col>
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.NumberCol source="rating" disableSort />
      <DataTable.Col source="comment" disableSort field={LongText} />
      <DataTable.Col source="masked" disableSort field={TextArrayField} />
      <DataTable.Col source="createdAt" label="Written" field={When} />
      <DataTable.Col label="Remove" disableSort>
        <RemoveText />
      </DataTable.Col>
    </RecordList>
  );
}
