import { IconPackage } from '@tabler/icons-react';
import { lazy } from 'react';
import { ShipmentList } from './ShipmentList';

const ShipmentShow = lazy(() => import('./ShipmentShow').then((screen) => ({ default: screen.ShipmentShow })));

export default { list: ShipmentList, show: ShipmentShow, icon: IconPackage, recordRepresentation: 'title' };
