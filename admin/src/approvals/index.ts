import { IconUsersGroup } from '@tabler/icons-react';
import { later } from '../ui/later';

export default {
  list: later(() => import('./ApprovalList'), 'ApprovalList'),
  icon: IconUsersGroup,
};
