import { FACT_LABELS, type Fact } from '@haulway/frontend/kit/format/facts.ts';
import { DataTable } from 'react-admin';
import { Code, Day, LinkTo, Money, When } from '../ui/fields';
import { choice, made, search } from '../ui/filters';
import { RecordLink } from '../ui/RecordLink';
import { RecordList } from '../ui/RecordList';
import { FactState } from './FactState';

const STATUSES = ['submitted', 'verified', 'rejected', 'expired', 'replaced'] as const;

const filters = [
  search('Number, or id of the carrier'),
  choice('status', STATUSES, { alwaysOn: true }),
  choice('fact', Object.keys(FACT_LABELS), { alwaysOn: true, name: (fact) => FACT_LABELS[fact as Fact] }),
  ...made,
];

/** What carriers say about themselves; at first what waits to be checked, the oldest on top. */
export function VerificationList() {
  return (
    <RecordList filters={filters} filterDefaults={{ status: 'submitted' }} order="ASC" opens>
      <DataTable.Col source="createdAt" label="Submitted" field={When} />
      <DataTable.Col source="fact" disableSort>
        <RecordLink />
      </DataTable.Col>
      <DataTable.Col label="Carrier" disableSort>
        <LinkTo source="userId" to="users" />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort field={FactState} />
      <DataTable.Col source="number" disableSort field={Code} />
      <DataTable.Col source="limit" disableSort align="right" field={Money} />
      <DataTable.Col source="expiresOn" label="Good until" field={Day} />
      <DataTable.Col source="verifiedOn" label="Checked" disableSort field={Day} />
    </RecordList>
  );
}
