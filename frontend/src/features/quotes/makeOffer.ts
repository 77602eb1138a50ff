import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshDeals } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import type { CounterOffer, Quote } from '../../kit/api/types';

/** Between which figures an offer lies, as far as the reader's side is concerned; undefined on either end: the quote's own limits. */
export function between(quote: Quote, offers: readonly CounterOffer[]): { above: number | undefined; below: number } {
  const last = (side: CounterOffer['side']) => offers.find((offer) => offer.side === side)?.amount;
  return { above: last('shipper'), below: last('carrier') ?? quote.amount };
}

export interface OfferForm {
  amount: string;
  pickupDate: string;
  pickupUntil: string;
  deliveryDate: string;
  message: string;
  validHours: string;
}

/** What the form offers; days as they are in the quote stay out. */
export function offerOf(form: OfferForm, quote: Quote) {
  const isMoved =
    form.pickupDate !== '' &&
    `${form.pickupDate} ${form.pickupUntil}` !==
      `${quote.estimatedPickupDate ?? ''} ${quote.estimatedPickupUntil ?? ''}`;
  return {
    amount: Number(form.amount),
    validHours: Number(form.validHours),
    ...(isMoved ? { pickupDate: form.pickupDate, pickupUntil: form.pickupUntil || null } : {}),
    ...(form.deliveryDate && form.deliveryDate !== quote.estimatedDeliveryDate
      ? { deliveryDate: form.deliveryDate }
      : {}),
    ...(form.message.trim() ? { message: form.message.trim() } : {}),
  };
}

/** Offers other terms. */
export function useMakeOffer(quote: Quote) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: OfferForm) =>
      callOnce('POST', '/api/quotes/{id}/counter-offers', {
        params: { id: quote.id },
        body: offerOf(form, quote),
      }),
    // Not awaited: the form is gone once the answer shows, and its callbacks with it.
    onSettled: () => void refreshDeals(client),
  });
}

/** Accepts the offer that is on screen, which books; declines it, or takes it back. */
export function useOfferVerb() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ verb, offer: { id, amount } }: { verb: 'accept' | 'decline' | 'withdraw'; offer: CounterOffer }) => {
      const params = { id };
      return verb === 'accept'
        ? call('POST', '/api/counter-offers/{id}/accept', { params, body: { amount } })
        : call('POST', `/api/counter-offers/{id}/${verb}`, { params });
    },
    onSettled: () => refreshDeals(client),
  });
}
