import { IconUsers } from '@tabler/icons-react';
import { later } from '../ui/later';
import { nameOf } from '../ui/names';

export default {
  list: later(() => import('./UserList'), 'UserList'),
  show: later(() => import('./UserShow'), 'UserShow'),
  edit: later(() => import('./UserEdit'), 'UserEdit'),
  create: later(() => import('./UserCreate'), 'UserCreate'),
  icon: IconUsers,
  recordRepresentation: nameOf,
};
