import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, client as http } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import type { Payment, PaymentIntent, PaymentTotals } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { sentence } from '../../kit/format/words';
import { saveFile } from '../../kit/ui/saveFile';

/** What the payments are narrowed to; empty is everything. */
export interface PaymentFilter {
  status: Payment['status'] | '';
  /** `YYYY-MM` */
  month: string;
}

/** The filter as the server takes it. */
function searchOf({ status, month }: PaymentFilter) {
  return { ...(status ? { status } : {}), ...(month ? { month } : {}) };
}

/** The caller's payments, as payer and as payee, newest first. */
export function usePayments(filter: PaymentFilter) {
  return useList('/api/payments', { search: searchOf(filter) });
}

/** Sums over all of them, of whichever page; those of the filter before stay until the new ones are there. */
export function usePaymentTotals(filter: PaymentFilter = { status: '', month: '' }) {
  return useQuery<PaymentTotals>({ queryKey: ['/api/payments', 'totals', searchOf(filter)], placeholderData: keepPreviousData });
}

/** Saves all payments that the filter lets pass, as the server writes them. */
export function usePaymentsFile(filter: PaymentFilter) {
  return useMutation({
    mutationFn: () => answer<Blob>(http.GET('/api/payments.csv', { params: { query: searchOf(filter) }, parseAs: 'blob' })),
    onSuccess: (file) => saveFile('haulway-payments.csv', file),
  });
}

/** Saves a payment's receipt, or its carrier's statement, as the server writes it. */
export function useStatement(paymentId: string) {
  const options = { params: { path: { id: paymentId } }, parseAs: 'blob' } as const;
  return useMutation({
    mutationFn: (kind: 'pdf' | 'csv') => answer<Blob>(kind === 'pdf' ? http.GET('/api/payments/{id}/statement.pdf', options) : http.GET('/api/payments/{id}/statement.csv', options)),
    onSuccess: (file, kind) => saveFile(`haulway-statement-${paymentId.slice(0, 8)}.${kind}`, file),
  });
}

/**
 * Asks for a client secret; asked again with another plan it is the same intent with the new amount.
 * @param protectionPlan left out, the one chosen last; standard at first.
 */
export function startPayment(quoteId: string, protectionPlan?: Payment['protectionPlan']): Promise<PaymentIntent> {
  return answer(http.POST('/api/quotes/{id}/pay', { params: { path: { id: quoteId } }, body: protectionPlan ? { protectionPlan } : {} }));
}

/** The payment status of one of a shipment's quotes, as the server has it; undefined where the quote is gone. */
export async function readPaymentStatus(shipmentId: string, quoteId: string): Promise<Payment['status'] | undefined> {
  const quotes = await answer(http.GET('/api/shipments/{id}/quotes', { params: { path: { id: shipmentId }, query: { limit: 100 } } }));
  return quotes.find(({ id }) => id === quoteId)?.paymentStatus;
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
      if (payment.transferStatus === 'blocked') return 'Set up your payout account to receive it.';
      return `${payment.transferStatus === 'sent' ? 'Sent to you' : 'On its way to you'}${payment.payoutExpectedOn ? `, expected by ${calendarDate(payment.payoutExpectedOn)}` : ', within 1-2 business days'}.`;
    case 'refunded':
      return isPayer ? 'The money went back to your card.' : 'The money went back to the shipper.';
    case 'failed':
      return payment.failure?.message ?? (isPayer ? 'Your card was not charged.' : 'The shipper was not charged.');
  }
}

/** The amounts of a payment line by line, ending in what the payer's card paid for good, or what the carrier gets. */
export function amountLines(payment: Payment, isPayer: boolean): { label: string; amount: number }[] {
  const plan = payment.protectionFee > 0 ? [{ label: `Protection plan, ${payment.protectionPlan}`, amount: payment.protectionFee }] : [];
  const refunded = payment.refundedAmount > 0 ? [{ label: 'Refunded', amount: -payment.refundedAmount }] : [];
  if (!isPayer) {
    return [
      { label: 'Quote', amount: payment.amount },
      ...(payment.platformFee > 0 ? [{ label: 'Platform fee', amount: -payment.platformFee }] : []),
      ...otherThanFee(payment),
      { label: 'To you', amount: payment.payoutAmount },
    ];
  }
  return [{ label: 'Quote', amount: payment.amount }, ...plan, ...refunded, { label: cardWords[payment.status], amount: payment.chargedAmount - payment.refundedAmount }];
}

const cardWords: Record<Payment['status'], string> = {
  pending: 'To be paid by card',
  failed: 'Not charged',
  paid: 'Paid by card',
  in_escrow: 'Paid by card',
  released: 'Paid by card',
  refunded: 'Paid by card',
};

/** What a carrier does not get of a quote beyond the fee: it went back to the shipper. */
function otherThanFee({ amount, platformFee, payoutAmount }: Payment): { label: string; amount: number }[] {
  const cents = Math.round((amount - platformFee - payoutAmount) * 100);
  return cents > 0 ? [{ label: 'Back to the shipper', amount: -cents / 100 }] : [];
}

const reasons: Record<Payment['refunds'][number]['reason'], string> = {
  delay: 'Delivered late',
  claim: 'A claim was upheld',
  admin: 'Decided by Haulway',
  cancelled_by_shipper: 'Cancelled by the shipper',
  cancelled_by_admin: 'Cancelled by Haulway',
  cancelled_by_carrier: 'The carrier gave the job back',
  no_show: 'Not picked up in time',
  late_payment: 'Paid after the booking had ended',
  mismatch: 'Card payment that did not fit the quote',
  paid_twice: 'Second card payment',
};

/** Why a refund was made and where it stands. */
export function refundWords(refund: Payment['refunds'][number], isPayer: boolean): string {
  const stands = { pending: 'on its way', succeeded: isPayer ? 'sent to your card' : 'sent to the card', failed: 'came back; we look after it' }[refund.status];
  return `${reasons[refund.reason] ?? sentence(refund.reason)}: ${stands}`;
}

/** Where the payout stands; undefined while none is decided. */
export function transferWords(payment: Payment, isPayer: boolean): { text: string; blocked: boolean } | undefined {
  if (payment.transferStatus === null || payment.payoutAmount <= 0) return undefined;
  const blocked = payment.transferStatus === 'blocked';
  if (payment.transferStatus === 'sent') return { text: isPayer ? 'Sent to the carrier' : 'Sent to your bank account', blocked };
  if (blocked) return { text: isPayer ? 'Released; the carrier still has to connect a bank account' : 'Blocked: set up payouts to receive it', blocked };
  return { text: isPayer ? 'Released, about to be sent to the carrier' : 'Released, about to be sent to you', blocked };
}
