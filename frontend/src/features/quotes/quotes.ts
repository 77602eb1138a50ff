import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshDeals } from '../../kit/api/invalidate';
import { useList, useWholeList } from '../../kit/api/lists';
import { callOnce } from '../../kit/api/once';
import type { Quote } from '../../kit/api/types';
import { seenOf } from './changes';

/** The quotes of a shipment that the caller may see: the owner all, a carrier their own. */
export function useQuotes(shipmentId: string) {
  return useWholeList('/api/shipments/{id}/quotes', { id: shipmentId });
}

/** The quotes that the caller made. */
export function useOwnQuotes() {
  return useList('/api/quotes');
}

export interface QuoteForm {
  amount: string;
  estimatedPickupDate: string;
  estimatedPickupUntil: string;
  estimatedDeliveryDate: string;
  /** An hour of waiting, and how many minutes at each end are free. */
  waitingPrice: string;
  freeWaitingMinutes: string;
  message: string;
}

/** What a carrier asks for waiting, as the API takes it. */
function waitingOf({ waitingPrice, freeWaitingMinutes }: Pick<QuoteForm, 'waitingPrice' | 'freeWaitingMinutes'>) {
  const price = Number(waitingPrice);
  return {
    waitingPrice: price > 0 ? price : null,
    ...(freeWaitingMinutes === '' ? {} : { freeWaitingMinutes: Number(freeWaitingMinutes) }),
  };
}

/** A quote's terms, as the API takes them. */
function termsOf(form: QuoteForm) {
  return {
    amount: Number(form.amount),
    estimatedPickupDate: form.estimatedPickupDate || null,
    estimatedPickupUntil: form.estimatedPickupUntil || null,
    estimatedDeliveryDate: form.estimatedDeliveryDate || null,
    ...waitingOf(form),
    message: form.message.trim() || null,
  };
}

/** A quote as it is once what was filled in is sent. */
export const withTerms = (quote: Quote, form: QuoteForm): Quote => ({ ...quote, ...termsOf(form), stale: false });

/** Sends a quote for a shipment, or changes one that is still pending. `outlives`: even while the page is closing. */
export function useSendQuote(shipmentId: string, quoteId?: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ outlives = false, ...form }: QuoteForm & { outlives?: boolean }) => {
      const body = termsOf(form);
      return quoteId
        ? call('PATCH', '/api/quotes/{id}', { params: { id: quoteId }, body, outlives })
        : callOnce('POST', '/api/quotes', { body: { shipmentId, ...body } });
    },
    // Not awaited: the form is gone once the answer shows, and its callbacks with it.
    onSettled: () => void refreshDeals(client),
  });
}

export type QuoteVerb = 'accept' | 'decline' | 'unaccept' | 'withdraw';

/**
 * An act on a quote by its owner or carrier, with a reason if it takes one. Accepting names everything that was on
 * screen.
 */
export function useQuoteVerb(verb: QuoteVerb) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ quote, reason, outlives = false }: { quote: Quote; reason?: string; outlives?: boolean }) => {
      const params = { id: quote.id };
      switch (verb) {
        case 'accept':
          return call('POST', '/api/quotes/{id}/accept', { params, body: { expect: seenOf(quote) } });
        case 'unaccept':
          return call('POST', '/api/quotes/{id}/unaccept', { params });
        case 'decline':
        case 'withdraw':
          return call('POST', `/api/quotes/{id}/${verb}`, {
            params,
            outlives,
            ...(reason ? { body: { reason } } : {}),
          });
      }
    },
    onSettled: () => refreshDeals(client),
  });
}
