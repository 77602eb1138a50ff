import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { BulkExportButton, BulkUpdateButton, DataTable, EmailField, TextField, UpdateButton, useRecordContext } from 'react-admin';
import { AuditTrail } from '../ui/AuditTrail';
import { LinkTo, LongText, When, Word } from '../ui/fields';
import { choice, search } from '../ui/filters';
import { Facts, Panel } from '../ui/Panel';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { RecordList } from '../ui/RecordList';

const STATUSES = ['open', 'answered', 'closed'] as const;

const filters = [search('Name or email'), choice('status', STATUSES, { alwaysOn: true })];

/** A state is no more than a note: it can be set for several at once, and set back. */
const bulk = (
  <>
    {STATUSES.map((status) => (
      <BulkUpdateButton key={status} label={`Mark as ${status}`} data={{ status }} mutationMode="pessimistic" confirmTitle={`Mark these tickets as ${status}?`} confirmContent={`They are listed under "${sentence(status)}" from then on.`} />
    ))}
    <BulkExportButton />
  </>
);

export function TicketList() {
  return (
    <RecordList filters={filters} filterDefaults={{ status: 'open' }} order="ASC" bulk={bulk} opens>
      <DataTable.Col source="topic" disableSort>
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="name" label="From" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort field={Word} />
      <DataTable.Col source="createdAt" label="Asked" field={When} />
    </RecordList>
  );
}

/** A question to the operators. It is answered by mail; here its state is kept. */
export function TicketShow() {
  return (
    <RecordPage actions={<TicketActions />}>
      <Panel title="Question">
        <Facts>
          <Fact label="From">
            <TextField source="name" />
          </Fact>
          <Fact label="Answer to">
            <EmailField source="email" />
          </Fact>
          <Fact label="Account">
            <LinkTo source="userId" to="users" />
          </Fact>
          <Fact label="Topic">
            <TextField source="topic" />
          </Fact>
          <Fact label="Shipment">
            <LinkTo source="shipmentId" to="shipments" />
          </Fact>
          <Fact label="Status">
            <Word source="status" />
          </Fact>
          <Fact label="Asked">
            <When source="createdAt" />
          </Fact>
          <Fact label="Message" wide>
            <LongText source="message" />
          </Fact>
        </Facts>
      </Panel>
      <AuditTrail />
    </RecordPage>
  );
}

function TicketActions() {
  const ticket = useRecordContext<{ id: string; status: string }>();
  return STATUSES.filter((status) => ticket && status !== ticket.status).map((status) => (
    <UpdateButton key={status} label={`Mark as ${status}`} data={{ status }} mutationMode="pessimistic" confirmTitle={`Mark this ticket as ${status}?`} confirmContent={`It is listed under "${sentence(status)}" from then on.`} />
  ));
}
