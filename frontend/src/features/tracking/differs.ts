import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshDeals } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import type { BodyOf } from '../../kit/api/operations';
import type { Quote } from '../../kit/api/types';
import type { Asked } from '../../kit/format/asked';
import { sendPhoto } from '../../kit/api/sendPhoto';

type NewChange = BodyOf<'POST', '/api/shipments/{id}/change-orders'>;

/** What can be found at the door, how it is called, and which reason it is. */
export const FOUND = {
  bigger: { label: 'Bigger', says: 'It is bigger than listed.', reason: 'item_differs' },
  heavier: { label: 'Heavier', says: 'It is heavier than listed.', reason: 'item_differs' },
  not_running: { label: 'Does not run', says: 'It does not run.', reason: 'item_differs' },
  more: { label: 'More items', says: 'There are more items than listed.', reason: 'extra_item' },
  no_access: { label: 'No access', says: 'The truck cannot get to it.', reason: 'access' },
  stairs: { label: 'Stairs or doors', says: 'The way to it is harder than listed.', reason: 'access' },
  nobody: { label: 'Nobody there', says: 'Nobody is there to hand it over.', reason: 'other' },
  other: { label: 'Something else', says: 'It is not as listed.', reason: 'other' },
} as const satisfies Record<string, { label: string; says: string; reason: NewChange['reason'] }>;
export type Found = keyof typeof FOUND;

/** What can be found of such an item, in this order. */
export function findable({ drives, steps }: Asked): Found[] {
  const never: Found[] = [...(drives ? [] : (['not_running'] as const)), ...(steps ? [] : (['stairs'] as const))];
  return (Object.keys(FOUND) as Found[]).filter((found) => !never.includes(found));
}

/** What the carrier does about it. */
export type Way = 'take' | 'price' | 'end';

/** As many photos have to show it. */
export const LEAST_PHOTOS = 2;

/** What the other side reads. */
export function saysOf(found: Found, words: string): string {
  return [FOUND[found].says, words.trim()].filter(Boolean).join(' ');
}

/** What the carrier gets for the trip if the shipper agrees that the job ends. */
export function shareOf({ amount, agreed }: Quote): number {
  return Math.round(amount * (agreed?.lateCancelPercent ?? 0)) / 100;
}

interface Proposal {
  /** Which of several items; empty: none in particular. */
  itemId: string;
  found: Found;
  words: string;
  photos: readonly Blob[];
  /** The whole new price; none ends the job. */
  price?: number;
}

/** Asks the shipper for another price, within two hours, or to end the job. Needs signal: both decide about money. */
export function useProposeAtTheDoor(deal: Quote) {
  const client = useQueryClient();
  /** Where the server has each photo: sent again, they would make it another proposal. */
  const stored = useRef(new Map<Blob, string>());
  return useMutation({
    mutationFn: async ({ itemId, found, words, photos, price }: Proposal) => {
      const sent = await Promise.all(
        photos.map(async (blob, index) => {
          const known = stored.current.get(blob);
          if (known !== undefined) return known;
          const name = `photo-${index + 1}.jpg`;
          const { url, error } = await sendPhoto(new File([blob], name, { type: blob.type }), {});
          if (url === undefined) throw new Error(error);
          stored.current.set(blob, url);
          return url;
        }),
      );
      return callOnce('POST', '/api/shipments/{id}/change-orders', {
        params: { id: deal.shipmentId },
        body: {
          ...(itemId ? { itemId } : {}),
          reason: FOUND[found].reason,
          text: saysOf(found, words),
          photos: sent,
          ...(price === undefined
            ? { kind: 'end' }
            : { delta: Math.round(price * 100 - deal.amount * 100) / 100, atTheDoor: true }),
        },
      });
    },
    onSettled: () => refreshDeals(client),
  });
}
