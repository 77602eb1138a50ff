import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, client as http } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useRead } from '../../kit/api/queries';
import type { Payment, PaymentIntent } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';

/** The caller's payments, as payer and as payee. */
export function usePayments() {
  return useRead<Payment[]>(['/api/payments', { limit: 100 }]);
}

/**
 * Asks for a client secret; asked again with another plan it is the same intent with the new amount.
 * @param plan one of the plans that the configuration names.
 */
export function startPayment(quoteId: string, plan: string): Promise<PaymentIntent> {
  const protectionPlan = plan as Payment['protectionPlan'];
  return answer(http.POST('/api/quotes/{id}/pay', { params: { path: { id: quoteId } }, body: { protectionPlan } }));
}

/** Tells the server that the provider is done; the server asks the provider itself. */
export function useConfirmPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quoteId: string) => answer(http.POST('/api/payments/{quoteId}/confirm', { params: { path: { quoteId } }, body: { quoteId } })),
    onSettled: () => refreshDeals(client),
  });
}

/** Confirms a delivery; `payment` is in the answer only when money was released. */
export function useConfirmDelivery(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<{ payment?: Payment }> => answer(http.POST('/api/shipments/{id}/confirm-delivery', { params: { path: { id: shipmentId } } })),
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
      return payment.transferStatus === 'blocked' ? 'Set up your payout account to receive it.' : `On its way to you${payment.payoutExpectedOn ? `, expected by ${calendarDate(payment.payoutExpectedOn)}` : ', within 1-2 business days'}.`;
    case 'refunded':
      return isPayer ? 'The money went back to your card.' : 'The money went back to the shipper.';
    case 'failed':
      return payment.failure?.message ?? (isPayer ? 'Your card was not charged.' : 'The shipper was not charged.');
  }
}
