import { money } from '@haulway/frontend/kit/format/money.ts';
import { IconCreditCard } from '@tabler/icons-react';
import type { Records } from '../records';
import { later } from '../ui/later';

export default {
  list: later(() => import('./PaymentList'), 'PaymentList'),
  show: later(() => import('./PaymentShow'), 'PaymentShow'),
  icon: IconCreditCard,
  recordRepresentation: ({ chargedAmount }: Records['payments']) => money(chargedAmount ?? 0),
};
