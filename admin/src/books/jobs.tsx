import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { IconRefresh } from '@tabler/icons-react';
import Typography from '@mui/material/Typography';
import { Button, DataTable, useDataProvider, useListContext, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import type { ConsoleProvider } from '../dataProvider';
import { ActionButton } from '../ui/ActionButton';
import { Code, LongText, When, WorkState } from '../ui/fields';
import { choice } from '../ui/filters';
import { RecordList } from '../ui/RecordList';

const filters = [
  choice('state', ['failed', 'open', 'waiting', 'active', 'delayed', 'completed'], { alwaysOn: true, name: (state) => (state === 'open' ? 'Not done yet' : sentence(state)) }),
  choice('queue', ['events', 'prices', 'money', 'sweeps'], { alwaysOn: true }),
];

/** Jobs on the queues; at first those that were given up. */
export function JobList() {
  return (
    <RecordList filters={filters} filterDefaults={{ state: 'failed' }} bulk={<RetryChosen />} isRowSelectable={({ state }) => state === 'failed'}>
      <DataTable.Col source="name" disableSort field={Code} />
      <DataTable.Col source="queue" disableSort />
      <DataTable.Col source="state" disableSort field={WorkState} />
      <DataTable.NumberCol source="attempts" disableSort />
      <DataTable.Col source="failedReason" label="Why" disableSort field={LongText} />
      <DataTable.Col source="createdAt" label="Made" disableSort field={When} />
      <DataTable.Col label="Retry" disableSort>
        <Retry />
      </DataTable.Col>
    </RecordList>
  );
}

/** Tries all chosen jobs again: none of them does twice what it has done. */
function RetryChosen() {
  const { selectedIds, onUnselectItems } = useListContext();
  const provider = useDataProvider<ConsoleProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const retry = useMutation({
    mutationFn: () => Promise.allSettled(selectedIds.map((id) => provider.act({ resource: 'jobs', id, verb: 'retry' }))),
    onSuccess: (tries) => {
      const refused = tries.filter((each) => each.status === 'rejected');
      const queued = `${tries.length - refused.length} jobs are on their queues again.`;
      if (refused[0]) notify(`${queued} ${refused.length} are not: ${(refused[0].reason as Error).message}`, { type: 'error' });
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
  const job = useRecordContext<{ id: string; name: string; state: string }>();
  if (job?.state !== 'failed') return null;
  return (
    <ActionButton label="Retry" icon={<IconRefresh size={20} />} resource="jobs" id={job.id} verb="retry" title={`Try ${job.name} again?`} said="The job is on its queue again." reason="none">
      <Typography>It goes on its queue again. What was done already is not done twice.</Typography>
    </ActionButton>
  );
}
