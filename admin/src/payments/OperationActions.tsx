import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import Typography from '@mui/material/Typography';
import { IconRefresh } from '@tabler/icons-react';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { PaidByHand } from '../ui/PaidByHand';

/** An operation that waits or needs attention can be retried; a refund that no card accepts may have been paid another way. */
export function OperationActions() {
  const operation = useRecord('money-operations');
  if (!operation?.retryable) return null;
  const what = `${sentence(operation.kind ?? '')}${operation.amount === null ? '' : ` of ${money(operation.amount)}`}`;
  return (
    <>
      <ActionButton
        label="Retry"
        icon={<IconRefresh size={20} />}
        act="POST /api/admin/money-operations/{id}/retry"
        id={operation.id}
        title={`${what}: retry?`}
        said="Retry started."
        reason="none"
      >
        <Typography>We first ask the provider what happened to it, so nothing is done twice.</Typography>
      </ActionButton>
      {operation.state === 'needs_attention' && operation.kind === 'refund' && operation.amount !== null ? (
        <PaidByHand resource="money-operations" id={operation.id} amount={operation.amount} />
      ) : null}
    </>
  );
}
