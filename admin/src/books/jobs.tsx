import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { IconRefresh } from '@tabler/icons-react';
import Typography from '@mui/material/Typography';
import { Button, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import { type Records, useRecord } from '../records';
import type { ConsoleProvider } from '../dataProvider';
import { ActionButton } from '../ui/ActionButton';
import { choice } from '../ui/filters';
import { partsOf } from '../ui/parts';

const jobs = partsOf('jobs');

const STATE_LABELS: Labels<Records['jobs']['state'] | 'open'> = {
  failed: 'Failed',
  open: 'Not done yet',
  waiting: 'Waiting',
  active: 'Active',
  delayed: 'Delayed',
  completed: 'Completed',
};
const QUEUE_LABELS: Labels<Records['jobs']['queue']> = {
  events: 'Events',
  prices: 'Prices',
  money: 'Money',
  sweeps: 'Sweeps',
};

const filters = [choice('state', STATE_LABELS, { alwaysOn: true }), choice('queue', QUEUE_LABELS, { alwaysOn: true })];

/** Jobs on the queues; at first, those that were given up. */
export function JobList() {
  return (
    <jobs.List
      filters={filters}
      filterDefaults={{ state: 'failed' }}
      bulk={<RetryChosen />}
      isRowSelectable={({ state }) => state === 'failed'}
    >
      <jobs.Col source="name" disableSort field={jobs.Code} />
      <jobs.Col source="queue" disableSort />
      <jobs.Col source="state" disableSort field={jobs.WorkState} />
      <jobs.NumberCol source="attempts" disableSort />
      <jobs.Col source="failedReason" label="Why" disableSort field={jobs.LongText} />
      <jobs.Col source="createdAt" label="Made" disableSort field={jobs.When} />
      <jobs.Col label="Retry" disableSort>
        <Retry />
      </jobs.Col>
    </jobs.List>
  );
}

/** Retries all selected jobs: none repeats what it has already done. */
function RetryChosen() {
  const { selectedIds, onUnselectItems } = useListContext();
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () =>
      Promise.allSettled(selectedIds.map((id) => provider.act({ act: 'POST /api/admin/jobs/{id}/retry', id }))),
    onSuccess: (tries) => {
      const refused = tries.filter((each) => each.status === 'rejected');
      const queued = `${tries.length - refused.length} jobs are on their queues again.`;
      if (refused[0])
        notify(`${queued} ${refused.length} are not: ${(refused[0].reason as Error).message}`, { type: 'error' });
      else notify(queued, { type: 'success' });
      onUnselectItems();
      refresh();
    },
  });
  return (
    <Button label="Retry all chosen" onClick={() => retry.mutate()} disabled={retry.isPending}>
      <IconRefresh size={20} />
    </Button>
  );
}

function Retry() {
  const job = useRecord('jobs');
  if (job?.state !== 'failed') return null;
  return (
    <ActionButton
      label="Retry"
      icon={<IconRefresh size={20} />}
      act="POST /api/admin/jobs/{id}/retry"
      id={job.id}
      title={`Try ${job.name} again?`}
      said="The job is on its queue again."
      reason="none"
    >
      <Typography>It goes on its queue again. What was done already is not done twice.</Typography>
    </ActionButton>
  );
}
