import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../kit/api/calls';
import { newIdempotencyKey } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useWholeList } from '../../kit/api/lists';
import type { ChangeOrder, Quote } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { daysWords } from '../../kit/format/windows';

/** What was proposed on a shipment, newest first. */
export function useChanges(shipmentId: string) {
  return useWholeList('/api/shipments/{id}/change-orders', { id: shipmentId });
}

/** The proposal that waits for an answer, and whether one was carried out on this deal. */
export function standOf(changes: readonly ChangeOrder[], deal: Quote) {
  return {
    open: changes.find(({ status }) => status === 'proposed'),
    hasChanged: changes.some(({ status, quoteId }) => status === 'done' && quoteId === deal.id),
  };
}

/** Is the load on the truck? Then the pickup is over. */
export const isOnTheWay = (deal: Quote): boolean => deal.status === 'in_progress';

export interface ChangeForm {
  price: string;
  pickupDate: string;
  pickupUntil: string;
  deliveryDate: string;
  reason: ChangeOrder['reason'];
  text: string;
}

export const reasonWords: Record<ChangeOrder['reason'], string> = {
  item_differs: 'The item is not as listed',
  extra_item: 'Something is added',
  less: 'Less to do than agreed',
  access: 'The place is harder to reach',
  waiting: 'Waiting time',
  dates: 'Other days',
  other: 'Something else',
};

/** What the form asks for that differs from what is agreed. */
export function changeOf(form: ChangeForm, deal: Quote) {
  const cents = Math.round(Number(form.price) * 100) - Math.round(deal.amount * 100);
  const pickup = form.pickupDate && `${form.pickupDate} ${form.pickupUntil}`;
  const isMoved = pickup !== '' && pickup !== `${deal.estimatedPickupDate ?? ''} ${deal.estimatedPickupUntil ?? ''}`;
  return {
    ...(cents === 0 ? {} : { delta: cents / 100 }),
    ...(isMoved ? { pickupDate: form.pickupDate, pickupUntil: form.pickupUntil || null } : {}),
    ...(form.deliveryDate && form.deliveryDate !== deal.estimatedDeliveryDate
      ? { deliveryDate: form.deliveryDate }
      : {}),
    reason: form.reason,
    text: form.text.trim(),
  };
}

/** What a change comes to, one line each. */
export function changeLines(change: ChangeOrder, agreed: number): string[] {
  const { delta, pickupDate, pickupUntil, deliveryDate } = change;
  return [
    ...(delta === 0 ? [] : [`${money(Math.round((agreed + delta) * 100) / 100)} instead of ${money(agreed)}`]),
    ...(pickupDate ? [`Pickup ${daysWords(pickupDate, pickupUntil)}`] : []),
    ...(deliveryDate ? [`Delivery by ${daysWords(deliveryDate, null)}`] : []),
  ];
}

/** Proposes a change of a deal. */
export function useProposeChange(deal: Quote) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: (form: ChangeForm) =>
      call('POST', '/api/shipments/{id}/change-orders', {
        params: { id: deal.shipmentId },
        body: changeOf(form, deal),
        key: key.current,
      }),
    onSettled: () => {
      key.current = newIdempotencyKey();
      return refreshDeals(client);
    },
  });
}

/** Accepts what is on screen, declines it, or takes it back. */
export function useChangeVerb() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ verb, change: { id, delta } }: { verb: 'accept' | 'decline' | 'withdraw'; change: ChangeOrder }) => {
      const params = { id };
      return verb === 'accept'
        ? call('POST', '/api/change-orders/{id}/accept', { params, body: { delta } })
        : call('POST', `/api/change-orders/{id}/${verb}`, { params });
    },
    onSettled: () => refreshDeals(client),
  });
}
