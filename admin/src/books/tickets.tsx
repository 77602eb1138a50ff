import { may } from '@haulway/frontend/kit/api/acts.ts';
import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { TICKET_LABELS, wordsOf } from '@haulway/frontend/kit/format/labels.ts';
import { BulkExportButton, BulkUpdateButton, UpdateButton } from 'react-admin';
import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { choice, search } from '../ui/filters';
import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';

const supportTickets = partsOf('support-tickets');

const STATUSES = wordsOf(TICKET_LABELS);

const filters = [search('Name or email'), choice('status', TICKET_LABELS, { alwaysOn: true })];

/** A state is just a note: it can be set on several at once, and set back. */
const bulk = (
  <>
    {STATUSES.map((status) => (
      <BulkUpdateButton
        key={status}
        label={`Mark as ${status}`}
        data={{ status } satisfies BodyOf<'PUT', '/api/admin/support-tickets/{id}'>}
        mutationMode="pessimistic"
        confirmTitle={`Mark these tickets as ${status}?`}
        confirmContent={`They are listed under "${TICKET_LABELS[status]}" from then on.`}
      />
    ))}
    <BulkExportButton />
  </>
);

export function TicketList() {
  return (
    <supportTickets.List filters={filters} filterDefaults={{ status: 'open' }} order="ASC" bulk={bulk} opens>
      <supportTickets.Col source="topic" disableSort>
        <RecordLink />
      </supportTickets.Col>
      <supportTickets.Col source="name" label="From" disableSort />
      <supportTickets.Col source="email" disableSort />
      <supportTickets.Col label="Shipment" disableSort>
        <supportTickets.LinkTo source="shipmentId" to="shipments" />
      </supportTickets.Col>
      <supportTickets.Col source="status" disableSort field={supportTickets.Word} />
      <supportTickets.Col source="createdAt" label="Asked" field={supportTickets.When} />
    </supportTickets.List>
  );
}

/** A question to the operators. It is answered by mail; this only keeps its state. */
export function TicketShow() {
  return (
    <RecordPage actions={<TicketActions />}>
      <Panel title="Question">
        <Facts>
          <Fact label="From">
            <supportTickets.Text source="name" />
          </Fact>
          <Fact label="Answer to">
            <supportTickets.Email source="email" />
          </Fact>
          <Fact label="Account">
            <supportTickets.LinkTo source="userId" to="users" />
          </Fact>
          <Fact label="Topic">
            <supportTickets.Text source="topic" />
          </Fact>
          <Fact label="Shipment">
            <supportTickets.LinkTo source="shipmentId" to="shipments" />
          </Fact>
          <Fact label="Status">
            <supportTickets.Word source="status" />
          </Fact>
          <Fact label="Asked">
            <supportTickets.When source="createdAt" />
          </Fact>
          <Fact label="Message" wide>
            <supportTickets.LongText source="message" />
          </Fact>
        </Facts>
      </Panel>
      <AuditTrail />
    </RecordPage>
  );
}

function TicketActions() {
  const ticket = useRecord('support-tickets');
  if (!ticket || !may(ticket, 'change')) return null;
  return STATUSES.filter((status) => status !== ticket.status).map((status) => (
    <UpdateButton
      key={status}
      label={`Mark as ${status}`}
      data={{ status } satisfies BodyOf<'PUT', '/api/admin/support-tickets/{id}'>}
      mutationMode="pessimistic"
      confirmTitle={`Mark this ticket as ${status}?`}
      confirmContent={`It is listed under "${TICKET_LABELS[status]}" from then on.`}
    />
  ));
}
