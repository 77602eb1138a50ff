import { IconPackage } from '@tabler/icons-react';
import { ShipmentList } from './ShipmentList';
import { ShipmentShow } from './ShipmentShow';

export default { list: ShipmentList, show: ShipmentShow, icon: IconPackage, recordRepresentation: 'title' };
