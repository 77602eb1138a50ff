import Stack from '@mui/material/Stack';
import { DataTable, TextInput, useRecordContext } from 'react-admin';
import { Change } from '../ui/Change';
import { Code, LinkTo, LongText, When, WorkState, Word } from '../ui/fields';
import { choice, either, search } from '../ui/filters';
import { RecordList } from '../ui/RecordList';
import { EmailPreview } from './EmailPreview';

const DEADLINE_KINDS = ['payment_window', 'no_show_warning', 'no_show_refund', 'auto_release', 'claim_window', 'claim_review', 'claim_warning', 'claim_decision', 'quote_expiry', 'delivery_overdue', 'escrow_age', 'payout_expected', 'fact_warning', 'fact_last_warning', 'fact_expiry'] as const;

const deadlineFilters = [
  search('Id of the shipment or what it is about'),
  either('open', 'Open', 'Not done', 'Done', true),
  either('overdue', 'Overdue', 'Overdue', 'In time or done'),
  choice('kind', DEADLINE_KINDS, { alwaysOn: true }),
];

export function DeadlineList() {
  return (
    <RecordList filters={deadlineFilters} filterDefaults={{ open: true }} sort="dueAt" order="ASC">
      <DataTable.Col source="dueAt" label="Due" field={When} />
      <DataTable.Col source="kind" disableSort field={Word} />
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.Col source="doneAt" label="Done" disableSort field={When} />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col source="nextAttemptAt" label="Next attempt" disableSort field={When} />
    </RecordList>
  );
}

const webhookFilters = [search('Id of its object'), choice('state', ['received', 'done', 'parked'], { alwaysOn: true }), <TextInput key="type" source="type" alwaysOn />];

export function WebhookEventList() {
  return (
    <RecordList filters={webhookFilters} sort="receivedAt">
      <DataTable.Col source="receivedAt" label="Received" field={When} />
      <DataTable.Col source="type" disableSort field={Code} />
      <DataTable.Col source="objectId" label="Object" disableSort field={Code} />
      <DataTable.Col source="state" disableSort field={WorkState} />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col source="lastError" disableSort />
      <DataTable.Col source="doneAt" label="Done" disableSort field={When} />
    </RecordList>
  );
}

const emailFilters = [search('Beginning of the recipient'), choice('state', ['queued', 'sent', 'failed'], { alwaysOn: true })];

export function EmailList() {
  return (
    <RecordList filters={emailFilters}>
      <DataTable.Col source="recipient" disableSort />
      <DataTable.Col source="subject" disableSort field={LongText} />
      <DataTable.Col source="kind" disableSort field={Word} />
      <DataTable.Col source="state" disableSort field={WorkState} />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col source="lastError" disableSort />
      <DataTable.Col source="createdAt" label="Written" field={When} />
      <DataTable.Col source="sentAt" label="Sent" disableSort field={When} />
      <DataTable.Col label="Text" disableSort>
        <EmailPreview />
      </DataTable.Col>
    </RecordList>
  );
}

const CHANGED = ['claims', 'verifications', 'users', 'shipments', 'payments', 'money-operations', 'reviews', 'messages', 'support-tickets', 'jobs', 'rate-cards', 'settings'] as const;

const auditFilters = [
  search('Action, email, or id'),
  choice('resource', CHANGED, { alwaysOn: true }),
  <TextInput key="action" source="action" helperText="For example users.suspend" />,
];

/** Where an act came from, and its number in the logs of calls; nothing for what no call did. */
function CallOrigin() {
  const called = useRecordContext<{ id: string; ip: string | null }>()?.ip;
  return called ? (
    <>
      <Code source="ip" />
      <Code source="requestId" />
    </>
  ) : null;
}

export function AuditLogList() {
  return (
    <RecordList filters={auditFilters} sort="at">
      <DataTable.Col source="at" field={When} />
      <DataTable.Col label="Administrator, address, call" disableSort>
        <Stack sx={{ alignItems: 'flex-start' }}>
          <LinkTo source="adminId" to="users" />
          <CallOrigin />
        </Stack>
      </DataTable.Col>
      <DataTable.Col label="Action and record" disableSort>
        <Stack sx={{ alignItems: 'flex-start' }}>
          <Word source="action" />
          <Code source="resourceId" />
        </Stack>
      </DataTable.Col>
      <DataTable.Col source="reason" disableSort field={LongText} />
      <DataTable.Col label="Change" disableSort>
        <Change />
      </DataTable.Col>
    </RecordList>
  );
}
