import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { problemCode } from '../../kit/api/errors';
import { refreshDeals } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import type { Shipment } from '../../kit/api/types';
import { today } from '../../kit/format/dates';
import { isTaken } from '../../kit/format/quotes';

/** The days of whoever takes a listing; empty if not given. */
export interface TakeForm {
  estimatedPickupDate: string;
  estimatedPickupUntil: string;
  estimatedDeliveryDate: string;
}

type Asked = Pick<Shipment, 'pickupDate' | 'pickupUntil' | 'deliveryDate'>;

/** The days that the form starts with: the first of those that are asked for which has not passed. */
export function startOf({ pickupDate, pickupUntil, deliveryDate }: Asked, now = today()): TakeForm {
  return {
    estimatedPickupDate: pickupDate && pickupUntil && pickupDate < now ? now : (pickupDate ?? ''),
    estimatedPickupUntil: '',
    estimatedDeliveryDate: deliveryDate ?? '',
  };
}

/** The last day on which it is to be picked up; a day without an end is the last. */
export function lastPickupOf({ pickupDate, pickupUntil }: Asked): string | undefined {
  return pickupUntil ?? pickupDate ?? undefined;
}

/** Takes a listing at the price that is on screen. */
export function useTake(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ amount, ...days }: TakeForm & { amount: number }) => {
      const params = { id: shipmentId };
      const body = {
        amount,
        estimatedPickupDate: days.estimatedPickupDate,
        estimatedPickupUntil: days.estimatedPickupUntil || null,
        estimatedDeliveryDate: days.estimatedDeliveryDate || null,
      };
      try {
        return await callOnce('POST', '/api/shipments/{id}/take', { params, body });
      } catch (failure) {
        // The answer to an earlier try may have been lost; then it is booked for this carrier.
        const [own] =
          problemCode(failure) === 'already_booked'
            ? (await call('GET', '/api/shipments/{id}/quotes', { params })).filter(isTaken)
            : [];
        if (own) return own;
        throw failure;
      }
    },
    // Not awaited: the form is gone once the answer shows, and its callbacks with it.
    onSettled: () => void refreshDeals(client),
  });
}
