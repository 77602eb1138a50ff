import { may } from '@haulway/frontend/kit/api/acts.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecord } from '../records';
import { AuditTrail } from '../ui/AuditTrail';
import { Details, Panel } from '../ui/Panel';
import { partsOf } from '../ui/parts';
import { Detail, RecordPage } from '../ui/Record';
import { Documents } from './Documents';
import { FactsOf } from './FactsOf';
import { FactState } from './FactState';
import { RegisterLink } from './RegisterLink';
import { VerificationActions } from './VerificationActions';
import { TO_CHECK } from './words';

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
          <Submitted />
        </Panel>
        <Sent />
      </Box>
      <FactsOf title="Everything this carrier submitted" source="userId" empty="Nothing else." />
      <AuditTrail />
    </RecordPage>
  );
}

/** What this fact has; a carrier gives some of it only with other facts. */
function Submitted() {
  const row = useRecord('verifications');
  if (!row) return null;
  return (
    <Details>
      <Detail label="State">
        <FactState source="status" />
      </Detail>
      <Detail label="Carrier">
        <verifications.LinkTo source="userId" to="users" />
      </Detail>
      {row.number ? (
        <Detail label="Number">
          <verifications.Code source="number" />
        </Detail>
      ) : null}
      {row.limit ? (
        <Detail label="Limit">
          <verifications.Money source="limit" />
        </Detail>
      ) : null}
      {row.provider ? (
        <>
          <Detail label="Report by">
            <verifications.Text source="provider" />
          </Detail>
          <Detail label="Report made on">
            <verifications.Day source="checkedOn" />
          </Detail>
          <Detail label="Report says">
            <verifications.Word source="result" />
          </Detail>
        </>
      ) : null}
      {row.expiresOn ? (
        <Detail label="Valid until">
          <verifications.Day source="expiresOn" />
        </Detail>
      ) : null}
      <Detail label="Submitted">
        <verifications.When source="createdAt" />
      </Detail>
      {row.decidedAt ? (
        <>
          <Detail label="Decided">
            <verifications.When source="decidedAt" />
          </Detail>
          <Detail label="Decided by">
            <verifications.LinkTo source="decidedBy" to="users" />
          </Detail>
        </>
      ) : null}
      {row.description ? (
        <Detail label="Description" wide>
          <verifications.LongText source="description" />
        </Detail>
      ) : null}
      {row.reason ? (
        <Detail label="Reason rejected" wide>
          <verifications.LongText source="reason" />
        </Detail>
      ) : null}
    </Details>
  );
}

/** What to compare, and what to compare it with: the public register, or the documents. */
function Sent() {
  const row = useRecord('verifications');
  if (!row) return null;
  const documents = row.documents ?? [];
  const toCheck: string | undefined = row.fact ? TO_CHECK[row.fact] : undefined;
  return (
    <Panel title={documents.length === 0 ? 'To check' : documents.length === 1 ? 'The document' : 'The documents'}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {toCheck ? <Typography variant="body2">{toCheck}</Typography> : null}
        <RegisterLink />
        <Documents urls={documents} />
      </Box>
    </Panel>
  );
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
