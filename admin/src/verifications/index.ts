import { factLabel } from '@haulway/frontend/kit/format/labels.ts';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { Records } from '../records';
import { later } from '../ui/later';

export default {
  list: later(() => import('./VerificationList'), 'VerificationList'),
  show: later(() => import('./VerificationShow'), 'VerificationShow'),
  icon: IconRosetteDiscountCheck,
  recordRepresentation: ({ fact }: Records['verifications']) => factLabel(fact),
};
