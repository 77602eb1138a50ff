import { IconFileText } from '@tabler/icons-react';
import { later } from '../ui/later';

export default {
  list: later(() => import('./TextList'), 'TextList'),
  show: later(() => import('./TextShow'), 'TextShow'),
  edit: later(() => import('./TextEdit'), 'TextEdit'),
  create: later(() => import('./TextCreate'), 'TextCreate'),
  icon: IconFileText,
  recordRepresentation: 'name',
};
