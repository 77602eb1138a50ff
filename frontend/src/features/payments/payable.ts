import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, readPage } from '../../kit/api/calls';
import { everyRow } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import type { ChangeOrder, Payment, PaymentIntent, Quote } from '../../kit/api/types';
import { readPaymentStatus, startPayment, useConfirmPayment } from './payments';

/** What a card can be charged for. Extras tell how they stand in the words of a payment. */
export interface Payable {
  /** Asks for a client secret. */
  start: (plan?: Payment['protectionPlan']) => Promise<PaymentIntent>;
  /** Has the server ask the provider. @throws whatever the call throws */
  confirm: () => Promise<Payment['status']>;
  /** What the server has, without asking the provider. */
  stored: () => Promise<Payment['status'] | undefined>;
}

/** An accepted quote, with its plan. */
export function usePayableQuote({ id, shipmentId }: Quote): Payable {
  const { mutateAsync } = useConfirmPayment();
  return useMemo(
    () => ({
      start: (plan) => startPayment(id, plan),
      confirm: async () => (await mutateAsync(id)).status,
      stored: () => readPaymentStatus(shipmentId, id),
    }),
    [id, shipmentId, mutateAsync],
  );
}

/** What a change that both agreed on costs more. It has no plan of its own. */
export function usePayableExtra({ id, shipmentId }: ChangeOrder): Payable {
  const client = useQueryClient();
  return useMemo(
    () => ({
      start: async () => {
        const begun = await call('POST', '/api/change-orders/{id}/pay', { params: { id } });
        return { ...begun, protectionPlan: 'standard' };
      },
      confirm: async () => {
        const order = await call('POST', '/api/change-orders/{id}/confirm', { params: { id } }).finally(() =>
          refreshDeals(client),
        );
        return asPayment(order.status) ?? 'paid';
      },
      stored: async () => {
        const orders = await everyRow(readPage, '/api/shipments/{id}/change-orders', { id: shipmentId });
        const order = orders.find((each) => each.id === id);
        return order && asPayment(order.status);
      },
    }),
    [id, shipmentId, client],
  );
}

/** While it is waited for, nothing is said about the card. */
function asPayment(status: ChangeOrder['status']): Payment['status'] | undefined {
  if (status === 'done') return 'in_escrow';
  return status === 'lapsed' || status === 'withdrawn' ? 'refunded' : undefined;
}
