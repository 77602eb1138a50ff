import { IconSend } from '@tabler/icons-react';
import { type FieldProps, TextField, TextInput } from 'react-admin';
import { useRecord } from '../records';
import { eventWords } from '../ui/actionWords';
import { BulkAct } from '../ui/BulkAct';
import { choice, either, search } from '../ui/filters';
import { oneLine } from '../ui/oneLine';
import { partsOf } from '../ui/parts';
import { FileOfSelected } from '../ui/RecordList';
import { EmailPreview } from './EmailPreview';
import { DEADLINES, DELIVERY_STATES, EMAIL_STATES, WEBHOOK_EVENT_STATES } from './words';
import { ResendEmail } from './ResendEmail';
import { RetryDelivery, RetryEvent, SwitchEndpoint } from './WebhookActs';

const deadlines = partsOf('deadlines');
const emails = partsOf('emails');
const webhookDeliveries = partsOf('webhook-deliveries');
const webhookEndpoints = partsOf('webhook-endpoints');
const webhookEvents = partsOf('webhook-events');

const deadlineFilters = [
  search('Name, title, place or ID'),
  either('open', 'Open', 'Not done', 'Done', true),
  either('overdue', 'Overdue', 'Overdue', 'On time or done'),
  choice('kind', DEADLINES, { alwaysOn: true }),
];

export function DeadlineList() {
  return (
    <deadlines.List filters={deadlineFilters} filterDefaults={{ open: true }} sort="dueAt" order="ASC">
      <deadlines.Col source="dueAt" label="Due" field={deadlines.Until} />
      <deadlines.Col source="kind" disableSort>
        <deadlines.Labelled source="kind" labels={DEADLINES} />
      </deadlines.Col>
      <deadlines.Col label="Shipment" disableSort>
        <deadlines.LinkTo source="shipmentId" to="shipments" />
      </deadlines.Col>
      <deadlines.Col source="doneAt" label="Done" disableSort field={deadlines.When} />
      <deadlines.NumberCol source="attempts" disableSort />
      <deadlines.Col source="nextAttemptAt" label="Next attempt" disableSort field={deadlines.When} />
    </deadlines.List>
  );
}

const webhookFilters = [
  search('Name, title or object ID'),
  choice('state', WEBHOOK_EVENT_STATES, { alwaysOn: true }),
  <TextInput key="type" source="type" alwaysOn />,
];

export function WebhookEventList() {
  return (
    <webhookEvents.List
      ifRoom={['objectId']}
      ifWide={['doneAt', 'attempts']}
      filters={webhookFilters}
      sort="receivedAt"
    >
      <webhookEvents.Col source="receivedAt" label="Received" field={webhookEvents.When} />
      <webhookEvents.Col source="type" disableSort field={webhookEvents.Code} />
      <webhookEvents.Col source="objectId" label="Object" disableSort field={webhookEvents.Code} />
      <webhookEvents.Col source="state" disableSort field={webhookEvents.WorkState} />
      <webhookEvents.NumberCol source="attempts" disableSort />
      <webhookEvents.Col source="lastError" label="Why" disableSort field={webhookEvents.Fault} />
      <webhookEvents.Col source="doneAt" label="Done" disableSort field={webhookEvents.When} />
      <webhookEvents.Col label="Retry" className="acts" disableSort>
        <RetryEvent />
      </webhookEvents.Col>
    </webhookEvents.List>
  );
}

const endpointFilters = [
  search('Name, host or ID'),
  either('failing', 'Failing', 'Failing', 'Not failing', true),
  either('disabled', 'Disabled', 'Disabled', 'Enabled'),
];

export function WebhookEndpointList() {
  return (
    <webhookEndpoints.List
      ifRoom={['createdAt', 'failingSince']}
      ifWide={['lastSentAt', 'disabledReason']}
      filters={endpointFilters}
    >
      <webhookEndpoints.Col label="User" disableSort>
        <webhookEndpoints.LinkTo source="userId" to="users" />
      </webhookEndpoints.Col>
      <webhookEndpoints.Col source="url" label="URL" disableSort field={webhookEndpoints.LongText} />
      <webhookEndpoints.NumberCol source="failures" disableSort />
      <webhookEndpoints.Col source="failingSince" label="Failing since" disableSort field={webhookEndpoints.When} />
      <webhookEndpoints.Col source="lastSentAt" label="Last sent" disableSort field={webhookEndpoints.When} />
      <webhookEndpoints.Col source="disabledAt" label="Disabled" disableSort field={webhookEndpoints.When} />
      <webhookEndpoints.Col source="disabledReason" label="Why" disableSort field={webhookEndpoints.Word} />
      <webhookEndpoints.Col source="createdAt" label="Created" field={webhookEndpoints.When} />
      <webhookEndpoints.Col label="Acts" className="acts" disableSort>
        <SwitchEndpoint />
      </webhookEndpoints.Col>
    </webhookEndpoints.List>
  );
}

const deliveryFilters = [search('Name, host or ID'), choice('state', DELIVERY_STATES, { alwaysOn: true })];

export function WebhookDeliveryList() {
  return (
    <webhookDeliveries.List ifWide={['nextAt', 'attempt']} filters={deliveryFilters}>
      <webhookDeliveries.Col source="type" label="Event" disableSort field={webhookDeliveries.Code} />
      <webhookDeliveries.Col source="endpointUrl" label="Endpoint" disableSort field={webhookDeliveries.LongText} />
      <webhookDeliveries.Col source="state" disableSort field={webhookDeliveries.WorkState} />
      <webhookDeliveries.NumberCol source="attempt" label="Attempts" disableSort />
      <webhookDeliveries.Col source="nextAt" label="Next attempt" disableSort field={webhookDeliveries.When} />
      <webhookDeliveries.Col source="createdAt" label="Created" field={webhookDeliveries.When} />
      <webhookDeliveries.Col label="Acts" className="acts" disableSort>
        <RetryDelivery />
      </webhookDeliveries.Col>
    </webhookDeliveries.List>
  );
}

const emailFilters = [search('Name or email address'), choice('state', EMAIL_STATES, { alwaysOn: true })];

function BulkEmails() {
  return (
    <>
      <BulkAct
        label="Resend"
        icon={<IconSend size={20} />}
        act="POST /api/admin/emails/{id}/resend"
        what="email"
        done="on their way again"
        text="Only emails that were given up can be sent again; they are tried for about six hours."
        reason="none"
      />
      <FileOfSelected />
    </>
  );
}

/** Narrower where there is room for all columns: why one failed takes more of it. */
function Recipient(props: FieldProps) {
  return <TextField {...props} sx={oneLine(200, 230, 160)} />;
}

/** What a mail tells. */
function MailKind() {
  return eventWords(useRecord('emails')?.kind ?? '');
}

export function EmailList() {
  return (
    <emails.List
      aside={['attempts']}
      ifRoom={['kind', 'sentAt', 'createdAt']}
      ifWide={['lastError']}
      filters={emailFilters}
      bulk={<BulkEmails />}
    >
      <emails.Col source="recipient" disableSort field={Recipient} />
      <emails.Col source="state" disableSort field={emails.WorkState} />
      <emails.Col source="subject" disableSort field={emails.LongText} />
      <emails.Col source="kind" disableSort>
        <MailKind />
      </emails.Col>
      <emails.NumberCol source="attempts" disableSort />
      <emails.Col source="lastError" label="Why" disableSort field={emails.Fault} />
      <emails.Col source="createdAt" label="Created" field={emails.When} />
      <emails.Col source="sentAt" label="Sent" disableSort field={emails.When} />
      <emails.Col label="Text" className="acts" disableSort>
        <EmailPreview />
        <ResendEmail />
      </emails.Col>
    </emails.List>
  );
}
