import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useRead } from '../../kit/api/queries';
import type { Payment, Shipment } from '../../kit/api/types';

/** The caller's payments, as payer and as payee. */
export function usePayments() {
  return useRead<Payment[]>(['/api/payments', { limit: 100 }]);
}

export interface Intent {
  clientSecret: string;
  /** What the card pays, in dollars. */
  amount: number;
  currency: string;
  provider: 'sandbox' | 'stripe';
}

/** Asks for a client secret; asked again with another plan it is the same intent with the new amount. */
export function startPayment(quoteId: string, protectionPlan?: string): Promise<Intent> {
  return api<Intent>('POST', `/api/quotes/${quoteId}/pay`, protectionPlan ? { protectionPlan } : undefined);
}

/** Tells the server that the provider is done; the server asks the provider itself. */
export function useConfirmPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quoteId: string) => api<Payment>('POST', `/api/payments/${quoteId}/confirm`, { quoteId }),
    onSettled: () => refreshDeals(client),
  });
}

/** Confirms a delivery; `payment` is in the answer only when money was released. */
export function useConfirmDelivery(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<{ shipment: Shipment; payment?: Payment | null }>('POST', `/api/shipments/${shipmentId}/confirm-delivery`),
    onSettled: () => refreshDeals(client),
  });
}

/** Who acts next on a payment and what the money does, in one sentence. */
export function whatNext(payment: Payment, isPayer: boolean): string {
  switch (payment.status) {
    case 'pending':
      return isPayer ? 'Waiting for your payment. Nothing is charged until you confirm.' : 'Waiting for the shipper to pay.';
    case 'paid':
      return 'The card provider is settling it. Nothing to do.';
    case 'in_escrow':
      return isPayer ? 'Held safely. The carrier is paid when you confirm delivery.' : 'Held for you until the shipper confirms delivery.';
    case 'released':
      if (isPayer) return 'Paid to the carrier.';
      return payment.transferStatus === 'blocked' ? 'Set up your payout account to receive it.' : `On its way to you${payment.payoutExpectedOn ? `, expected by ${payment.payoutExpectedOn}` : ', within 1-2 business days'}.`;
    case 'refunded':
      return isPayer ? 'The money went back to your card.' : 'The money went back to the shipper.';
    case 'failed':
      return payment.failure?.message ?? (isPayer ? 'Your card was not charged.' : 'The shipper was not charged.');
  }
}
