import { IconTags } from '@tabler/icons-react';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { QuoteList } from './QuoteList';
import { QuoteShow } from './QuoteShow';

export default {
  list: QuoteList,
  show: QuoteShow,
  icon: IconTags,
  recordRepresentation: (quote: { amount: number }) => money(quote.amount),
};
