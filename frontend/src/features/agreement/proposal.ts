import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../kit/api/calls';
import { newIdempotencyKey } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import type { ChangeOrder, Quote } from '../../kit/api/types';

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
