import { IconPlayerTrackNext } from '@tabler/icons-react';
import { useGetIdentity, useGetList, useRecordContext, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Records } from '../records';
import { WordButton } from '../ui/WordButton';
import { hasPage, placeOf } from './resources';

/** So many are looked through for one that nobody else looks at. */
const LOOKED_THROUGH = 10;

/** Leads on to what is due next, if it is not another operator's; on the pages of what waits in the queue. */
export function NextInQueue() {
  const resource = useResourceContext() ?? '';
  return hasPage(resource) ? <Next /> : null;
}

function Next() {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  const navigate = useNavigate();
  const { data = [] } = useGetList<Records['queue']>('queue', {
    pagination: { page: 1, perPage: LOOKED_THROUGH },
    sort: { field: 'dueAt', order: 'ASC' },
    filter: { snoozed: false },
  });
  const next = data.find(
    ({ recordId, assignedTo }) => recordId !== record?.id && (!assignedTo || assignedTo === identity?.id),
  );
  if (!next) return null;
  return (
    <WordButton
      label="Next in the queue"
      onClick={() => void navigate(placeOf(next.resource ?? '', next.recordId ?? ''))}
    >
      <IconPlayerTrackNext size={20} />
    </WordButton>
  );
}
