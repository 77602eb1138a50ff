import { IconRefresh } from '@tabler/icons-react';
import Typography from '@mui/material/Typography';
import { useRecord } from '../records';
import { ActionButton } from '../ui/ActionButton';
import { BulkAct } from '../ui/BulkAct';
import { choice, search } from '../ui/filters';
import { partsOf } from '../ui/parts';
import { JOB_QUEUES, JOB_STATES } from './words';

const jobs = partsOf('jobs');

const filters = [
  search('Name, reason or ID'),
  choice('state', { ...JOB_STATES, open: 'Not done yet' }, { alwaysOn: true }),
  choice('queue', JOB_QUEUES, { alwaysOn: true }),
];

/** Jobs on the queues; by default, those that failed for good. */
export function JobList() {
  return (
    <jobs.List
      ifWide={['createdAt']}
      filters={filters}
      filterDefaults={{ state: 'failed' }}
      bulk={<RetrySelected />}
      bulkNeeds="write"
      isRowSelectable={({ state }) => state === 'failed'}
    >
      <jobs.Col source="name" disableSort field={jobs.Code} />
      <jobs.Col source="queue" disableSort />
      <jobs.Col source="state" disableSort field={jobs.WorkState} />
      <jobs.NumberCol source="attempts" disableSort />
      <jobs.Col source="failedReason" label="Why" disableSort field={jobs.Fault} />
      <jobs.Col source="createdAt" label="Created" disableSort field={jobs.When} />
      <jobs.Col label="Retry" className="acts" disableSort>
        <Retry />
      </jobs.Col>
    </jobs.List>
  );
}

/** None repeats what it has already done. */
function RetrySelected() {
  return (
    <BulkAct
      label="Retry"
      icon={<IconRefresh size={20} />}
      act="POST /api/admin/jobs/{id}/retry"
      what="job"
      done="put back on their queues"
      text="They go back on their queues. Nothing is done twice."
      reason="none"
    />
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
      title={`Retry ${job.name}?`}
      said="The job is back on its queue."
      reason="none"
    >
      <Typography>The job goes back on its queue. Nothing is done twice.</Typography>
    </ActionButton>
  );
}
