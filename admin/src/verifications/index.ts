import { FACT_LABELS, type Fact } from '@haulway/frontend/kit/format/words.ts';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { lazy } from 'react';
import { VerificationList } from './VerificationList';

const VerificationShow = lazy(() => import('./VerificationShow').then((screen) => ({ default: screen.VerificationShow })));

export default { list: VerificationList, show: VerificationShow, icon: IconRosetteDiscountCheck, recordRepresentation: ({ fact }: { fact: Fact }) => FACT_LABELS[fact] };
