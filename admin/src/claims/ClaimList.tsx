import { DataTable } from 'react-admin';
import { LinkTo, Money, When, Word } from '../ui/fields';
import { choice, either, made, search } from '../ui/filters';
import { RecordLink } from '../ui/RecordLink';
import { RecordList } from '../ui/RecordList';
import { ClaimState, Overdue } from './ClaimState';

const STATUSES = ['open', 'under_review', 'approved', 'partly_approved', 'denied', 'withdrawn'] as const;
const AGES: Readonly<Record<string, string>> = { under_one_day: 'For less than a day', one_to_three_days: 'For 1 to 3 days', older: 'For longer than 3 days' };
const KINDS = ['damage', 'delay', 'no_show', 'other'] as const;

const filters = [
  search('Id of anything in the claim'),
  either('open', 'Claims', 'To decide', 'Closed', true),
  choice('age', Object.keys(AGES), { label: 'Open', name: (age) => AGES[age] ?? age }),
  choice('kind', KINDS, { alwaysOn: true }),
  either('overdue', 'Overdue', 'Overdue', 'In time', true),
  choice('status', STATUSES),
  choice('side', ['shipper', 'carrier'], { label: 'Opened by the' }),
  either('outOfBand', 'To pay by hand', 'Something to pay by hand', 'Nothing to pay by hand'),
  ...made,
];

export function ClaimList() {
  return (
    <RecordList filters={filters} filterDefaults={{ open: true }} sort="dueAt" order="ASC" opens>
      <DataTable.Col source="dueAt" label="Decide by">
        <When source="dueAt" />
        <Overdue />
      </DataTable.Col>
      <DataTable.Col source="kind" disableSort>
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort field={ClaimState} />
      <DataTable.Col source="side" label="Opened by the" disableSort field={Word} />
      <DataTable.Col label="Claimant" disableSort>
        <LinkTo source="claimantId" to="users" />
      </DataTable.Col>
      <DataTable.Col label="Shipment" disableSort>
        <LinkTo source="shipmentId" to="shipments" />
      </DataTable.Col>
      <DataTable.Col source="amount" label="Claimed" disableSort align="right" field={Money} />
      <DataTable.Col source="approvedAmount" label="Granted" disableSort align="right" field={Money} />
      <DataTable.Col source="createdAt" label="Opened" field={When} />
    </RecordList>
  );
}
