import { IconRefresh } from '@tabler/icons-react';
import Typography from '@mui/material/Typography';
import { DataTable, useRecordContext } from 'react-admin';
import { ActionButton } from '../ui/ActionButton';
import { Code, LongText, When, WorkState } from '../ui/fields';
import { choice } from '../ui/filters';
import { RecordList } from '../ui/RecordList';

const filters = [choice('state', ['failed', 'waiting', 'active', 'delayed', 'completed'], { alwaysOn: true })];

/** Jobs on the queues; at first those that were given up. */
export function JobList() {
  return (
    <RecordList filters={filters}>
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

function Retry() {
  const job = useRecordContext<{ id: string; name: string; state: string }>();
  if (job?.state !== 'failed') return null;
  return (
    <ActionButton label="Retry" icon={<IconRefresh size={20} />} resource="jobs" id={job.id} verb="retry" title={`Try ${job.name} again?`} said="The job is on its queue again." reason="none">
      <Typography>It goes on its queue again. What was done already is not done twice.</Typography>
    </ActionButton>
  );
}
