import { IconTags } from '@tabler/icons-react';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { later } from '../ui/later';

export default {
  list: later(() => import('./QuoteList'), 'QuoteList'),
  show: later(() => import('./QuoteShow'), 'QuoteShow'),
  icon: IconTags,
  recordRepresentation: (quote: { amount: number }) => money(quote.amount),
};
