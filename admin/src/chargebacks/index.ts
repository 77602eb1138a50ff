import { money } from '@haulway/frontend/kit/format/money.ts';
import { IconCreditCardOff } from '@tabler/icons-react';
import type { Records } from '../records';
import { later } from '../ui/later';

export default {
  list: later(() => import('./ChargebackList'), 'ChargebackList'),
  show: later(() => import('./ChargebackShow'), 'ChargebackShow'),
  icon: IconCreditCardOff,
  recordRepresentation: ({ amount }: Records['chargebacks']) => `of ${money(amount ?? 0)}`,
};
