import Alert from '@mui/material/Alert';
import { Link, useGetList, useShowContext } from 'react-admin';
import type { Records } from '../records';
import { useMay } from '../session/access';
import { useName } from '../ui/useName';
import { exactTime } from '../ui/zone';
import { askedWords } from './words';

/** What acts are done to that may wait for a second operator. */
const APPROVED: ReadonlySet<string> = new Set(['payments', 'shipments', 'claims', 'change-orders']);

/** Says that an act on this record waits for a second operator, and leads to where it is approved. */
export function WaitsForApproval() {
  const { record, resource } = useShowContext();
  const mayRead = useMay('approvals', 'read');
  const { data } = useGetList<Records['approvals']>(
    'approvals',
    { filter: { recordId: record?.id, open: true }, pagination: { page: 1, perPage: 1 } },
    { enabled: mayRead && record !== undefined && APPROVED.has(resource ?? '') },
  );
  return data?.[0] ? <Waiting approval={data[0]} /> : null;
}

function Waiting({ approval }: { approval: Records['approvals'] }) {
  const who = useName(approval.askedBy, 'an operator');
  return (
    <Alert severity="info">
      {askedWords(approval)}, asked for by {who}. <Link to="/approvals">Another operator has to approve it</Link>
      {approval.until ? ` by ${exactTime(approval.until)}.` : '.'}
    </Alert>
  );
}
