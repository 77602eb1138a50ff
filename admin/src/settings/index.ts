import { IconAdjustments } from '@tabler/icons-react';
import { lazy } from 'react';
import { SettingsList } from './SettingsList';

const SettingsEdit = lazy(() => import('./SettingsEdit').then((screen) => ({ default: screen.SettingsEdit })));

export default { list: SettingsList, edit: SettingsEdit, icon: IconAdjustments, recordRepresentation: 'Settings' };
