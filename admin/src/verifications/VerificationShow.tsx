import { may } from '@haulway/frontend/kit/api/acts.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { Documents } from './Documents';
import { FactsOf } from './FactsOf';
import { FactState } from './FactState';
import { VerificationActions } from './VerificationActions';

const verifications = partsOf('verifications');

/** A carrier's fact with its document beside it, and what else that carrier submitted. */
export function VerificationShow() {
  return (
    <RecordPage actions={<VerificationActions />}>
      <SameNumber />
      <Lapsed />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
          alignItems: 'start',
        }}
      >
        <Panel title="As submitted">
          <Details>
            <Detail label="State">
              <FactState source="status" />
            </Detail>
            <Detail label="Carrier">
              <verifications.LinkTo source="userId" to="users" />
            </Detail>
            <Detail label="Number">
              <verifications.Code source="number" />
            </Detail>
            <Detail label="Limit">
              <verifications.Money source="limit" />
            </Detail>
            <Detail label="Valid until">
              <verifications.Day source="expiresOn" />
            </Detail>
            <Detail label="Checked by">
              <verifications.Text source="provider" />
            </Detail>
            <Detail label="Check date">
              <verifications.Day source="checkedOn" />
            </Detail>
            <Detail label="Result">
              <verifications.Word source="result" />
            </Detail>
            <Detail label="Submitted">
              <verifications.When source="createdAt" />
            </Detail>
            <Detail label="Checked on">
              <verifications.Day source="verifiedOn" />
            </Detail>
            <Detail label="Decided">
              <verifications.When source="decidedAt" />
            </Detail>
            <Detail label="Decided by">
              <verifications.LinkTo source="decidedBy" to="users" />
            </Detail>
            <Detail label="Description" wide>
              <verifications.LongText source="description" />
            </Detail>
            <Detail label="Reason rejected" wide>
              <verifications.LongText source="reason" />
            </Detail>
          </Details>
        </Panel>
        <Panel title="The document">
          <Sent />
        </Panel>
      </Box>
      <FactsOf title="Everything this carrier submitted" source="userId" empty="Nothing else." />
      <AuditTrail />
    </RecordPage>
  );
}

function Sent() {
  const row = useRecord('verifications');
  return row ? <Documents urls={row.documents ?? []} /> : null;
}

/** The same number from several carriers is a sign of a borrowed identity. */
function SameNumber() {
  const row = useRecord('verifications');
  const others = row?.alsoGivenBy?.length ?? 0;
  if (others === 0) return null;
  return (
    <Alert severity="warning">
      {others === 1 ? 'Another carrier has' : `${others} other carriers have`} submitted the same number. Find out whose
      it is before you approve.
    </Alert>
  );
}

/** What has expired while it waited cannot be approved anymore. */
function Lapsed() {
  const row = useRecord('verifications');
  if (row?.status !== 'submitted' || !may(row, 'reject') || may(row, 'approve')) return null;
  return (
    <Alert severity="warning">
      Its last day has passed, so it cannot be approved. Reject it, and the carrier can send the new one.
    </Alert>
  );
}
