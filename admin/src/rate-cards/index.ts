import { IconTags } from '@tabler/icons-react';
import type { Records } from '../records';
import { later } from '../ui/later';

export default {
  list: later(() => import('./RateCardList'), 'RateCardList'),
  show: later(() => import('./RateCardShow'), 'RateCardShow'),
  edit: later(() => import('./RateCardEdit'), 'RateCardEdit'),
  icon: IconTags,
  recordRepresentation: ({ version }: Records['rate-cards']) => `${version ?? ''}`,
  options: { label: 'Rate card |||| Rate cards' },
};
