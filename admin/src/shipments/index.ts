import { IconPackage } from '@tabler/icons-react';
import { later } from '../ui/later';

export default {
  list: later(() => import('./ShipmentList'), 'ShipmentList'),
  show: later(() => import('./ShipmentShow'), 'ShipmentShow'),
  edit: later(() => import('./ShipmentEdit'), 'ShipmentEdit'),
  icon: IconPackage,
  recordRepresentation: 'title',
};
