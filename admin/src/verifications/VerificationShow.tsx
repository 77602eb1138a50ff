import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Facts, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Fact, RecordPage } from '../ui/Record';
import { RecordLink } from '../ui/RecordLink';
import { Documents } from './Documents';
import { FactState } from './FactState';
import { VerificationActions } from './VerificationActions';

const verifications = partsOf('verifications');

/** A carrier's fact with its document beside it, and what else that carrier submitted. */
export function VerificationShow() {
  return (
    <RecordPage actions={<VerificationActions />}>
      <SameNumber />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
          alignItems: 'start',
        }}
      >
        <Panel title="As it was given">
          <Facts>
            <Fact label="State">
              <FactState source="status" />
            </Fact>
            <Fact label="Carrier">
              <verifications.LinkTo source="userId" to="users" />
            </Fact>
            <Fact label="Number">
              <verifications.Code source="number" />
            </Fact>
            <Fact label="Limit">
              <verifications.Money source="limit" />
            </Fact>
            <Fact label="Good until">
              <verifications.Day source="expiresOn" />
            </Fact>
            <Fact label="Checked by">
              <verifications.Text source="provider" />
            </Fact>
            <Fact label="Check made on">
              <verifications.Day source="checkedOn" />
            </Fact>
            <Fact label="What it found">
              <verifications.Word source="result" />
            </Fact>
            <Fact label="Submitted">
              <verifications.When source="createdAt" />
            </Fact>
            <Fact label="Checked on">
              <verifications.Day source="verifiedOn" />
            </Fact>
            <Fact label="Decided">
              <verifications.When source="decidedAt" />
            </Fact>
            <Fact label="Decided by">
              <verifications.LinkTo source="decidedBy" to="users" />
            </Fact>
            <Fact label="Description" wide>
              <verifications.LongText source="description" />
            </Fact>
            <Fact label="Rejected because" wide>
              <verifications.LongText source="reason" />
            </Fact>
          </Facts>
        </Panel>
        <Panel title="The document">
          <Sent />
        </Panel>
      </Box>
      <verifications.Related
        title="All that this carrier gave"
        reference="verifications"
        target="userId"
        source="userId"
        opens
        empty="Nothing else."
      >
        <verifications.Col source="fact" disableSort>
          <RecordLink />
        </verifications.Col>
        <verifications.Col source="status" disableSort field={FactState} />
        <verifications.Col source="number" disableSort field={verifications.Code} />
        <verifications.Col source="expiresOn" label="Good until" disableSort field={verifications.Day} />
        <verifications.Col source="createdAt" label="Submitted" field={verifications.When} />
      </verifications.Related>
      <AuditTrail />
    </RecordPage>
  );
}

function Sent() {
  const row = useRecord('verifications');
  return row ? <Documents urls={row.documents ?? []} /> : null;
}

/** One number given by several carriers is the sign of a borrowed identity. */
function SameNumber() {
  const row = useRecord('verifications');
  const others = row?.alsoGivenBy?.length ?? 0;
  if (others === 0) return null;
  return (
    <Alert severity="warning">
      {others === 1 ? 'Another carrier has' : `${others} other carriers have`} given the same number. Find out whose it
      is before you approve.
    </Alert>
  );
}
