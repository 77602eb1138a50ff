import type { AnswerOf } from '@haulway/frontend/kit/api/operations.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useRead } from '../session/call';
import { Panel } from '../ui/Panel';
import { ReadFailed } from '../ui/ReadFailed';

/** Whether the ledger adds up: every transaction sums to zero, and escrow matches the payments. */
export function LedgerPanel() {
  const { data, error, refetch } = useRead('/api/admin/ledger-entries/check');
  return (
    <Panel title="Ledger check">
      {error ? <ReadFailed what="The ledger check" error={error} retry={refetch} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={48} /> : null}
      {data ? <Verdict check={data} /> : null}
    </Panel>
  );
}

function Verdict({ check }: { check: AnswerOf<'GET', '/api/admin/ledger-entries/check'> }) {
  const isRight = check.balanced && check.escrowMatchesPayments && check.negativeEscrow.length === 0;
  if (isRight)
    return <Alert severity="success">Every transaction sums to zero, and escrow matches the payments.</Alert>;
  return (
    <Alert severity="error">
      The ledger does not add up.
      {check.balanced ? null : ' At least one transaction does not sum to zero.'}
      {check.escrowMatchesPayments ? null : ` Escrow differs from the payments by ${money(check.difference)}.`}
      {check.negativeEscrow.length > 0 ? ` Escrow is negative for ${check.negativeEscrow.length} quotes.` : null}
    </Alert>
  );
}
