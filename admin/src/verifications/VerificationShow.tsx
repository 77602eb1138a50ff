import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataTable, useRecordContext } from 'react-admin';
import { AuditTrail } from '../ui/AuditTrail';
import { Code, Day, LinkTo, LongText, Money, When } from '../ui/fields';
import { Facts, Panel } from '../ui/Panel';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { Related } from '../ui/Related';
import { Documents } from './Documents';
import { FactState } from './FactState';
import { type Verification, VerificationActions } from './VerificationActions';

/** A carrier's fact with its document beside it, and what else that carrier gave. */
export function VerificationShow() {
  return (
    <RecordPage actions={<VerificationActions />}>
      <SameNumber />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' }, alignItems: 'start' }}>
        <Panel title="As it was given">
          <Facts>
            <Fact label="State">
              <FactState source="status" />
            </Fact>
            <Fact label="Carrier">
              <LinkTo source="userId" to="users" />
            </Fact>
            <Fact label="Number">
              <Code source="number" />
            </Fact>
            <Fact label="Limit">
              <Money source="limit" />
            </Fact>
            <Fact label="Good until">
              <Day source="expiresOn" />
            </Fact>
            <Fact label="Submitted">
              <When source="createdAt" />
            </Fact>
            <Fact label="Checked on">
              <Day source="verifiedOn" />
            </Fact>
            <Fact label="Decided">
              <When source="decidedAt" />
            </Fact>
            <Fact label="Decided by">
              <LinkTo source="decidedBy" to="users" />
            </Fact>
            <Fact label="Description" wide>
              <LongText source="description" />
            </Fact>
            <Fact label="Rejected because" wide>
              <LongText source="reason" />
            </Fact>
          </Facts>
        </Panel>
        <Panel title="The document">
          <Sent />
        </Panel>
      </Box>
      <Related title="All that this carrier gave" reference="verifications" target="userId" source="userId" opens empty="Nothing else.">
        <DataTable.Col source="fact" disableSort>
          <RecordLink />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort field={FactState} />
        <DataTable.Col source="number" disableSort field={Code} />
        <DataTable.Col source="expiresOn" label="Good until" disableSort field={Day} />
        <DataTable.Col source="createdAt" label="Submitted" field={When} />
      </Related>
      <AuditTrail />
    </RecordPage>
  );
}

function Sent() {
  const row = useRecordContext<Verification>();
  return row ? <Documents urls={row.documents} /> : null;
}

/** One number given by several carriers is how a borrowed identity shows. */
function SameNumber() {
  const row = useRecordContext<Verification>();
  if (!row || row.alsoGivenBy.length === 0) return null;
  return <Alert severity="warning">{row.alsoGivenBy.length === 1 ? 'Another carrier has' : `${row.alsoGivenBy.length} other carriers have`} given the same number. Find out whose it is before you approve.</Alert>;
}
