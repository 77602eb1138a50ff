import { may } from '@haulway/frontend/kit/api/acts.ts';
import type { BodyOf } from '@haulway/frontend/kit/api/operations.ts';
import { REPORT_LABELS, REPORT_STATUS_LABELS, wordsOf } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Typography from '@mui/material/Typography';
import { IconCheck, IconFlag } from '@tabler/icons-react';
import { Link } from 'react-admin';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { AuditTrail } from '../ui/AuditTrail';
import { BulkAct } from '../ui/BulkAct';
import { choice, person, search, shipment } from '../ui/filters';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { FileOfSelected } from '../ui/RecordList';
import { Detail, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { TicketTalk } from './TicketTalk';
import { TICKET_STATES } from './words';

const supportTickets = partsOf('support-tickets');

const reports = partsOf('reports');

type Changes = BodyOf<'PUT', '/api/admin/support-tickets/{id}'>;

/** Where a ticket stands for operators: theirs to answer, waiting for its author, or done. */
const STATUSES = wordsOf(TICKET_STATES);

const word = (status: Changes['status']) => TICKET_STATES[status].toLowerCase();

/** The state of this row or record in those words. */
function State() {
  const status = useRecord('support-tickets')?.status;
  if (!status) return null;
  return (
    <Typography component="span" variant="body2">
      {TICKET_STATES[status as Changes['status']]}
    </Typography>
  );
}

const filters = [
  search('Name, email, topic or ID'),
  choice('status', TICKET_STATES, { alwaysOn: true }),
  person('userId', 'Account'),
  shipment(),
];

/** A ticket's status is only a note: it can be set on several at once, and undone. */
function Bulk() {
  return (
    <>
      {STATUSES.map((status) => (
        <BulkAct
          key={status}
          label={`Mark as ${word(status)}`}
          icon={<IconFlag size={20} />}
          act="PUT /api/admin/support-tickets/{id}"
          what="ticket"
          text={`They will be listed under "${TICKET_STATES[status]}".`}
          done={`marked as ${word(status)}`}
          reason="none"
          body={{ status } satisfies Changes}
        />
      ))}
      <FileOfSelected />
    </>
  );
}

export function TicketList() {
  return (
    <supportTickets.List
      ifWide={['email']}
      filters={filters}
      filterDefaults={{ status: 'open' }}
      order="ASC"
      bulk={<Bulk />}
      opens
    >
      <supportTickets.Col source="topic" disableSort>
        <RecordLink />
      </supportTickets.Col>
      <supportTickets.Col source="status">
        <State />
      </supportTickets.Col>
      <supportTickets.Col source="name" label="From" disableSort field={supportTickets.Short} />
      <supportTickets.Col source="email" disableSort field={supportTickets.Short} />
      <supportTickets.Col label="Shipment" disableSort>
        <supportTickets.LinkTo source="shipmentId" to="shipments" />
      </supportTickets.Col>
      <supportTickets.Col source="createdAt" label="Asked" field={supportTickets.When} />
    </supportTickets.List>
  );
}

const reportFilters = [
  search('Name of either person, or ID'),
  choice('status', REPORT_STATUS_LABELS, { alwaysOn: true }),
  choice('kind', REPORT_LABELS, { alwaysOn: true }),
];

function BulkReports() {
  return (
    <>
      <BulkAct
        label="Close"
        icon={<IconCheck size={20} />}
        act="POST /api/admin/reports/{id}/close"
        what="report"
        done="closed"
        text="Say what you found and what you did about it. Nobody is told."
        reason="required"
      />
      <FileOfSelected />
    </>
  );
}

/** What people have asked the operators to look at; those that nobody has closed come first. */
export function ReportList() {
  return (
    <reports.List
      ifWide={['createdAt', 'By']}
      filters={reportFilters}
      filterDefaults={{ status: 'open' }}
      bulk={<BulkReports />}
    >
      <reports.Col source="kind" disableSort field={reports.Word} />
      <reports.Col source="subject" disableSort>
        <Subject />
      </reports.Col>
      <reports.Col label="Reported" disableSort>
        <reports.LinkTo source="reportedId" to="users" />
      </reports.Col>
      <reports.Col label="By" disableSort>
        <reports.LinkTo source="reporterId" to="users" />
      </reports.Col>
      <reports.Col source="text" disableSort field={reports.LongText} />
      <reports.Col source="createdAt" label="Sent" field={reports.When} />
      <reports.Col label="Close" className="acts" disableSort>
        <CloseReport />
      </reports.Col>
    </reports.List>
  );
}

const REPORTED = { user: 'users', shipment: 'shipments', quote: 'quotes' } as const;
const SAID = { message: 'messages', review: 'reviews' } as const;

/** What was reported: a link to its record or, of what has no page of its own, to its row. */
function Subject() {
  const report = useRecord('reports');
  if (!report?.subject) return null;
  if (report.subject in REPORTED)
    return <reports.LinkTo source="subjectId" to={REPORTED[report.subject as keyof typeof REPORTED]} />;
  const resource = SAID[report.subject as keyof typeof SAID];
  const row = new URLSearchParams({ filter: JSON.stringify({ id: report.subjectId }) });
  return <Link to={`/${resource}?${row.toString()}`}>{sentence(report.subject)}</Link>;
}

/** Closes the report of this row; the status of one that is closed stands in its place. */
function CloseReport() {
  const report = useRecord('reports');
  if (!report) return null;
  if (!may(report, 'close')) return REPORT_STATUS_LABELS[report.status ?? 'open'];
  return (
    <ActionButton
      label="Close"
      icon={<IconCheck size={20} />}
      act="POST /api/admin/reports/{id}/close"
      id={report.id}
      title="Close this report?"
      said="The report is closed."
    >
      <Typography>Say what you found and what you did about it. Nobody is told.</Typography>
    </ActionButton>
  );
}

/** A question to the operators, and what was written since. */
export function TicketShow() {
  return (
    <RecordPage actions={<TicketActions />}>
      <Panel title="Question">
        <Details>
          <Detail label="From">
            <supportTickets.Text source="name" />
          </Detail>
          <Detail label="Answer to">
            <supportTickets.Email source="email" />
          </Detail>
          <Detail label="Account">
            <supportTickets.LinkTo source="userId" to="users" />
          </Detail>
          <Detail label="Topic">
            <supportTickets.Word source="topic" />
          </Detail>
          <Detail label="Shipment">
            <supportTickets.LinkTo source="shipmentId" to="shipments" />
          </Detail>
          <Detail label="Status">
            <State />
          </Detail>
          <Detail label="Asked">
            <supportTickets.When source="createdAt" />
          </Detail>
        </Details>
      </Panel>
      <TicketTalk />
      <AuditTrail />
    </RecordPage>
  );
}

function TicketActions() {
  const ticket = useRecord('support-tickets');
  if (!ticket || !may(ticket, 'change')) return null;
  return STATUSES.filter((status) => status !== ticket.status).map((status) => (
    <ActionButton
      key={status}
      label={`Mark as ${word(status)}`}
      icon={<IconFlag size={20} />}
      act="PUT /api/admin/support-tickets/{id}"
      id={ticket.id}
      title={`Mark this ticket as ${word(status)}?`}
      said={`The ticket is marked as ${word(status)}.`}
      reason="none"
      bodyOf={() => ({ status }) satisfies Changes}
    >
      <Typography>It will be listed under &quot;{TICKET_STATES[status]}&quot;.</Typography>
    </ActionButton>
  ));
}
