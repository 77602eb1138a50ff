import { CLAIM_KIND_LABELS, CLAIM_LABELS, type Labels, SIDE_LABELS } from '@haulway/frontend/kit/format/labels.ts';
import { useRecord } from '../records';
import { choice, either, made, person, search, shipment } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { RecordLink } from '../ui/RecordLink';
import { ClaimState, Overdue } from './ClaimState';

const claims = partsOf('claims');

const AGES: Labels = {
  under_one_day: 'Less than a day',
  one_to_three_days: '1 to 3 days',
  older: 'More than 3 days',
};

const filters = [
  search('Name, title or ID'),
  either('open', 'Claims', 'To decide', 'Closed', true),
  choice('age', AGES, { label: 'Open' }),
  choice('kind', CLAIM_KIND_LABELS, { alwaysOn: true }),
  either('overdue', 'Overdue', 'Overdue', 'On time', true),
  choice('status', CLAIM_LABELS),
  choice('side', SIDE_LABELS, { label: 'Side' }),
  either('outOfBand', 'To pay by hand', 'Something to pay by hand', 'Nothing to pay by hand'),
  person('claimantId', 'Opened by'),
  person('respondentId', 'Opened against'),
  shipment(),
  ...made,
];

export function ClaimList() {
  return (
    <claims.List
      ifWide={['Claimant', 'Against']}
      filters={filters}
      filterDefaults={{ open: true }}
      sort="dueAt"
      order="ASC"
      opens
      ifRoom={['side', 'approvedAmount', 'createdAt']}
    >
      <claims.Col source="kind" disableSort>
        <Kind />
      </claims.Col>
      <claims.Col source="status" field={ClaimState} />
      <claims.Col source="dueAt" label="Decide by">
        <claims.When source="dueAt" />
        <Overdue />
      </claims.Col>
      <claims.Col source="side" label="Side" disableSort field={claims.Word} />
      <claims.Col label="Claimant" disableSort>
        <claims.LinkTo source="claimantId" to="users" />
      </claims.Col>
      <claims.Col label="Against" disableSort>
        <claims.LinkTo source="respondentId" to="users" />
      </claims.Col>
      <claims.Col label="Shipment" disableSort>
        <claims.LinkTo source="shipmentId" to="shipments" />
      </claims.Col>
      <claims.Col source="amount" label="Claimed" align="right" field={claims.Money} />
      <claims.Col source="approvedAmount" label="Granted" disableSort align="right" field={claims.Money} />
      <claims.Col source="createdAt" label="Opened" field={claims.When} />
    </claims.List>
  );
}

/** The kind leads to its page; how much it is about has a column of its own. */
function Kind() {
  const kind = useRecord('claims')?.kind;
  return <RecordLink words={kind ? CLAIM_KIND_LABELS[kind] : undefined} />;
}
