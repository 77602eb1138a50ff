import { FACT_LABELS, type Fact } from '@haulway/frontend/kit/format/facts.ts';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { later } from '../ui/later';

export default { list: later(() => import('./VerificationList'), 'VerificationList'), show: later(() => import('./VerificationShow'), 'VerificationShow'), icon: IconRosetteDiscountCheck, recordRepresentation: ({ fact }: { fact: Fact }) => FACT_LABELS[fact] };
