import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshDeals } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import type { ChangeOrder, Quote } from '../../kit/api/types';
import type { Waited } from '../../kit/format/waiting';

/** Is the load on the truck? Then the pickup is over. */
export const isOnTheWay = (deal: Quote): boolean => deal.status === 'in_progress';

/** The end at which the truck is next. */
export const endOf = (deal: Quote): 'pickup' | 'delivery' => (isOnTheWay(deal) ? 'delivery' : 'pickup');

export interface ChangeForm {
  price: string;
  pickupDate: string;
  pickupUntil: string;
  deliveryDate: string;
  deliveryAddress: string;
  reason: ChangeOrder['reason'];
  text: string;
  /** Which of several items; empty: none in particular. */
  itemId?: string;
  /** Whether the truck stands there, which leaves two hours. */
  atTheDoor?: boolean;
  /** Whether the carrier made a higher price a condition, once that is asked. */
  condition?: 'yes' | 'no' | '';
}

/** By how much the price in the form is above what is agreed, in cents; below zero, it falls. */
export const riseOf = (price: string, deal: Quote): number =>
  Math.round(Number(price) * 100) - Math.round(deal.amount * 100);

/** May this side still ask for a higher price? After the pickup, only the owner. */
export const mayRaise = (deal: Quote, isOwner: boolean): boolean => !isOnTheWay(deal) || isOwner;

/** Is the shipper asked whether the carrier made it a condition? */
export const isPressed = (price: string, deal: Quote, isOwner: boolean): boolean =>
  isOwner && isOnTheWay(deal) && riseOf(price, deal) > 0;

/** A change asks for at least a dollar. */
const LEAST_RISE = 100;

/** The price with the waiting that is on record, and what is said of it; undefined where it comes to less than a change may ask for. */
export function withWaiting(deal: Quote, waited: Waited | undefined): Pick<ChangeForm, 'price' | 'text'> | undefined {
  if (!waited || waited.cents < LEAST_RISE) return undefined;
  return { price: ((Math.round(deal.amount * 100) + waited.cents) / 100).toFixed(2), text: waited.words };
}

const SHOWN: readonly ChangeOrder['reason'][] = ['item_differs', 'extra_item'];

/** Does a photo have to show it? */
export const needsPhoto = ({ price, reason }: Pick<ChangeForm, 'price' | 'reason'>, deal: Quote): boolean =>
  deal.paidAt !== null && riseOf(price, deal) > 0 && SHOWN.includes(reason);

/** What the form asks for that differs from what is agreed. */
export function changeOf(form: ChangeForm, deal: Quote, photos: string[] = []) {
  const cents = riseOf(form.price, deal);
  const pickup = form.pickupDate && `${form.pickupDate} ${form.pickupUntil}`;
  const isMoved = pickup !== '' && pickup !== `${deal.estimatedPickupDate ?? ''} ${deal.estimatedPickupUntil ?? ''}`;
  return {
    ...(cents === 0 ? {} : { delta: cents / 100 }),
    ...(isMoved ? { pickupDate: form.pickupDate, pickupUntil: form.pickupUntil || null } : {}),
    ...(form.deliveryDate && form.deliveryDate !== deal.estimatedDeliveryDate
      ? { deliveryDate: form.deliveryDate }
      : {}),
    ...(form.deliveryAddress.trim() ? { deliveryAddress: form.deliveryAddress.trim() } : {}),
    ...(photos.length > 0 ? { photos } : {}),
    ...(form.atTheDoor && deal.paidAt !== null ? { atTheDoor: true } : {}),
    ...(form.condition && cents > 0 ? { condition: form.condition === 'yes' } : {}),
    ...(form.itemId ? { itemId: form.itemId } : {}),
    reason: form.reason,
    text: form.text.trim(),
  };
}

/** Proposes a change of a deal. */
export function useProposeChange(deal: Quote) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ form, photos }: { form: ChangeForm; photos: string[] }) =>
      callOnce('POST', '/api/shipments/{id}/change-orders', {
        params: { id: deal.shipmentId },
        body: changeOf(form, deal, photos),
      }),
    onSettled: () => refreshDeals(client),
  });
}
