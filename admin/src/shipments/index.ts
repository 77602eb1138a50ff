import { IconPackage } from '@tabler/icons-react';
import { lazy } from 'react';
import { ShipmentList } from './ShipmentList';

const ShipmentEdit = lazy(() => import('./ShipmentEdit').then((screen) => ({ default: screen.ShipmentEdit })));
const ShipmentShow = lazy(() => import('./ShipmentShow').then((screen) => ({ default: screen.ShipmentShow })));

export default { list: ShipmentList, show: ShipmentShow, edit: ShipmentEdit, icon: IconPackage, recordRepresentation: 'title' };
