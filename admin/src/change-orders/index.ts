import { IconArrowsDiff } from '@tabler/icons-react';
import { changeReason } from '../queue/words';
import type { Records } from '../records';
import { later } from '../ui/later';

export default {
  list: later(() => import('../lists/money'), 'ChangeOrderList'),
  show: later(() => import('./ChangeOrderShow'), 'ChangeOrderShow'),
  icon: IconArrowsDiff,
  recordRepresentation: ({ kind, reason }: Records['change-orders']) =>
    kind === 'end' ? 'End at the door' : changeReason(reason),
  options: { label: 'Change |||| Changes' },
};
