import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import { IconGavel } from '@tabler/icons-react';
import { later } from '../ui/later';
import type { Records } from '../records';

export default {
  list: later(() => import('./ClaimList'), 'ClaimList'),
  show: later(() => import('./ClaimShow'), 'ClaimShow'),
  icon: IconGavel,
  recordRepresentation: ({ kind, amount }: Records['claims']) => `${sentence(kind ?? '')}, ${money(amount ?? 0)}`,
};
