import { money } from '@haulway/frontend/kit/format/money.ts';
import { IconCreditCard } from '@tabler/icons-react';
import { lazy } from 'react';
import { PaymentList } from './PaymentList';

const PaymentShow = lazy(() => import('./PaymentShow').then((screen) => ({ default: screen.PaymentShow })));

export default {
  list: PaymentList,
  show: PaymentShow,
  icon: IconCreditCard,
  recordRepresentation: (payment: { chargedAmount: number }) => money(payment.chargedAmount),
};
