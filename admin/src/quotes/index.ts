import { IconTags } from '@tabler/icons-react';
import { money } from '@haulway/frontend/kit/format/money.ts';
import type { Records } from '../records';
import { later } from '../ui/later';

export default {
  list: later(() => import('./QuoteList'), 'QuoteList'),
  show: later(() => import('./QuoteShow'), 'QuoteShow'),
  icon: IconTags,
  recordRepresentation: ({ amount }: Records['quotes']) => money(amount ?? 0),
};
