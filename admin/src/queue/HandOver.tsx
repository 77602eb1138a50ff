import { RecordContextProvider, useGetList, useGetIdentity, useRecordContext, useResourceContext } from 'react-admin';
import Typography from '@mui/material/Typography';
import type { Records } from '../records';
import { Handing } from './ItemActions';
import { isQueued } from './resources';

/** Who looks at the record of a page while it waits in the queue, and the buttons that hand it to somebody else. */
export function HandOver() {
  const resource = useResourceContext();
  return isQueued(resource) ? <Place of={resource} /> : null;
}

function Place({ of }: { of: string }) {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  const { data = [] } = useGetList<Records['queue']>('queue', {
    filter: { id: `${of}:${String(record?.id)}` },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'dueAt', order: 'ASC' },
  });
  const [item] = data;
  if (!item) return null;
  const whose = !item.assignedTo ? 'Nobody' : item.assignedTo === identity?.id ? 'You' : item.assignee;
  return (
    <RecordContextProvider value={item}>
      <Typography variant="body2" sx={{ alignSelf: 'center', mr: 1 }}>
        Assigned to: {whose}
      </Typography>
      <Handing />
    </RecordContextProvider>
  );
}
