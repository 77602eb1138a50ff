import { money } from '@haulway/frontend/kit/format/money.ts';
import { IconCreditCard } from '@tabler/icons-react';
import { PaymentList } from './PaymentList';
import { PaymentShow } from './PaymentShow';

export default {
  list: PaymentList,
  show: PaymentShow,
  icon: IconCreditCard,
  recordRepresentation: (payment: { chargedAmount: number }) => money(payment.chargedAmount),
};
