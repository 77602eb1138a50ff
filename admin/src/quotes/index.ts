import { IconTags } from '@tabler/icons-react';
import { lazy } from 'react';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { QuoteList } from './QuoteList';

const QuoteShow = lazy(() => import('./QuoteShow').then((screen) => ({ default: screen.QuoteShow })));

export default {
  list: QuoteList,
  show: QuoteShow,
  icon: IconTags,
  recordRepresentation: (quote: { amount: number }) => money(quote.amount),
};
