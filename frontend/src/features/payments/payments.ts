import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readFile, readPage } from '../../kit/api/calls';
import { everyRow } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { useRead } from '../../kit/api/queries';
import type { Payment, PaymentIntent } from '../../kit/api/types';
import { saveFile } from '../../kit/ui/saveFile';

/** What the payments are filtered by; empty is everything. */
export interface PaymentFilter {
  status: Payment['status'] | '';
  /** `YYYY-MM` */
  month: string;
}

/** The filter, as the server takes it. */
function searchOf({ status, month }: PaymentFilter) {
  return { ...(status ? { status } : {}), ...(month ? { month } : {}) };
}

/** The caller's payments, as payer and as payee, newest first. */
export function usePayments(filter: PaymentFilter) {
  return useList('/api/payments', searchOf(filter));
}

/** Totals over all pages; those of the previous filter stay until the new ones arrive. */
export function usePaymentTotals(filter: PaymentFilter = { status: '', month: '' }) {
  return useRead('/api/payments/totals', searchOf(filter), { placeholderData: keepPreviousData });
}

/** Saves all payments that match the filter as a CSV from the server. */
export function usePaymentsFile(filter: PaymentFilter) {
  return useMutation({
    mutationFn: () => readFile('/api/payments.csv', searchOf(filter)),
    onSuccess: (file) => saveFile('haulway-payments.csv', file),
  });
}

/** Saves a payment's receipt, or its carrier's statement, as a file from the server. */
export function useStatement(paymentId: string) {
  return useMutation({
    mutationFn: (kind: 'pdf' | 'csv') => readFile(`/api/payments/{id}/statement.${kind}`, { id: paymentId }),
    onSuccess: (file, kind) => saveFile(`haulway-statement-${paymentId.slice(0, 8)}.${kind}`, file),
  });
}

/**
 * Asks for a client secret. Repeated with another plan, it is the same intent with the new amount.
 * @param protectionPlan by default the one chosen last, or standard
 */
export function startPayment(quoteId: string, protectionPlan?: Payment['protectionPlan']): Promise<PaymentIntent> {
  return call('POST', '/api/quotes/{id}/pay', {
    params: { id: quoteId },
    body: protectionPlan ? { protectionPlan } : {},
  });
}

/** The payment status of one of a shipment's quotes, according to the server; undefined if the quote is gone. */
export async function readPaymentStatus(shipmentId: string, quoteId: string): Promise<Payment['status'] | undefined> {
  const quotes = await everyRow(readPage, '/api/shipments/{id}/quotes', { id: shipmentId });
  return quotes.find(({ id }) => id === quoteId)?.paymentStatus;
}

/** Tells the server that the provider is done; the server asks the provider itself. */
export function useConfirmPayment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quoteId: string) =>
      call('POST', '/api/payments/{quoteId}/confirm', { params: { quoteId }, body: { quoteId } }),
    onSettled: () => refreshDeals(client),
  });
}

/** Confirms a delivery; `payment` is in the answer only when money was released. */
export function useConfirmDelivery(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', '/api/shipments/{id}/confirm-delivery', { params: { id: shipmentId } }),
    onSettled: () => refreshDeals(client),
  });
}
