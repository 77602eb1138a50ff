import { choice, either, made, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';
import { ClaimState, Overdue } from './ClaimState';

const claims = partsOf('claims');

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
    <claims.List filters={filters} filterDefaults={{ open: true }} sort="dueAt" order="ASC" opens>
      <claims.Col source="dueAt" label="Decide by">
        <claims.When source="dueAt" />
        <Overdue />
      </claims.Col>
      <claims.Col source="kind" disableSort>
        <RecordLink />
      </claims.Col>
      <claims.Col source="status" disableSort field={ClaimState} />
      <claims.Col source="side" label="Opened by the" disableSort field={claims.Word} />
      <claims.Col label="Claimant" disableSort>
        <claims.LinkTo source="claimantId" to="users" />
      </claims.Col>
      <claims.Col label="Shipment" disableSort>
        <claims.LinkTo source="shipmentId" to="shipments" />
      </claims.Col>
      <claims.Col source="amount" label="Claimed" disableSort align="right" field={claims.Money} />
      <claims.Col source="approvedAmount" label="Granted" disableSort align="right" field={claims.Money} />
      <claims.Col source="createdAt" label="Opened" field={claims.When} />
    </claims.List>
  );
}
