import { IconTags } from '@tabler/icons-react';
import { later } from '../ui/later';

export default {
  list: later(() => import('./RateCardList'), 'RateCardList'),
  show: later(() => import('./RateCardShow'), 'RateCardShow'),
  edit: later(() => import('./RateCardEdit'), 'RateCardEdit'),
  icon: IconTags,
  recordRepresentation: 'version',
  options: { label: 'Rate cards' },
};
