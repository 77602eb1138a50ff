import { IconAdjustments } from '@tabler/icons-react';
import { later } from '../ui/later';

export default {
  list: later(() => import('./SettingsList'), 'SettingsList'),
  edit: later(() => import('./SettingsEdit'), 'SettingsEdit'),
  icon: IconAdjustments,
  recordRepresentation: 'Settings',
};
