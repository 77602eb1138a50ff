import { may } from '@haulway/frontend/kit/api/acts.ts';
import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { REPORT_LABELS, TICKET_LABELS, wordsOf } from '@haulway/frontend/kit/format/labels.ts';
import { BulkExportButton, BulkUpdateButton, UpdateButton } from 'react-admin';
import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { choice, person, search, shipment } from '../ui/filters';
import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';

const supportTickets = partsOf('support-tickets');

const reports = partsOf('reports');

const STATUSES = wordsOf(TICKET_LABELS);

const filters = [
  search('Name, email, topic or id'),
  choice('status', TICKET_LABELS, { alwaysOn: true }),
  person('userId', 'Account'),
  shipment(),
];

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

const reportFilters = [
  search('Id of a person, or of what is reported'),
  choice('kind', REPORT_LABELS, { alwaysOn: true }),
];

/** What people want the operators to look at. */
export function ReportList() {
  return (
    <reports.List filters={reportFilters}>
      <reports.Col source="kind" disableSort field={reports.Word} />
      <reports.Col source="subject" disableSort field={reports.Word} />
      <reports.Col label="Reported" disableSort>
        <reports.LinkTo source="reportedId" to="users" />
      </reports.Col>
      <reports.Col label="By" disableSort>
        <reports.LinkTo source="reporterId" to="users" />
      </reports.Col>
      <reports.Col source="text" disableSort field={reports.LongText} />
      <reports.Col source="subjectId" label="Id" disableSort field={reports.Code} />
      <reports.Col source="createdAt" label="Sent" field={reports.When} />
    </reports.List>
  );
}

/** A question to the operators. It is answered by mail; here its state is kept. */
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
