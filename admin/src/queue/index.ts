import { IconInbox } from '@tabler/icons-react';
import { later } from '../ui/later';

export default {
  list: later(() => import('./QueueList'), 'QueueList'),
  icon: IconInbox,
  options: { label: 'Queue' },
};
