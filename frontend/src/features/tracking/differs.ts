import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../kit/api/calls';
import { newIdempotencyKey } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import type { BodyOf } from '../../kit/api/operations';
import type { Quote } from '../../kit/api/types';
import { sendPhoto } from '../../kit/api/sendPhoto';

type NewChange = BodyOf<'POST', '/api/shipments/{id}/change-orders'>;

/** What can be found at the door, how it is called, and which reason it is. */
export const FOUND = {
  bigger: { label: 'Bigger', says: 'It is bigger than listed.', reason: 'item_differs' },
  heavier: { label: 'Heavier', says: 'It is heavier than listed.', reason: 'item_differs' },
  not_running: { label: 'Does not run', says: 'It does not run.', reason: 'item_differs' },
  more: { label: 'More items', says: 'There are more items than listed.', reason: 'extra_item' },
  no_access: { label: 'No access', says: 'The truck cannot get to it.', reason: 'access' },
  other: { label: 'Something else', says: 'It is not as listed.', reason: 'other' },
} as const satisfies Record<string, { label: string; says: string; reason: NewChange['reason'] }>;
export type Found = keyof typeof FOUND;

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
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: async ({ itemId, found, words, photos, price }: Proposal) => {
      const sent = await Promise.all(
        photos.map((blob, index) => sendPhoto(new File([blob], `photo-${index + 1}.jpg`, { type: blob.type }), {})),
      );
      const fault = sent.find(({ url }) => url === undefined);
      if (fault) throw new Error(fault.error);
      return call('POST', '/api/shipments/{id}/change-orders', {
        params: { id: deal.shipmentId },
        body: {
          ...(itemId ? { itemId } : {}),
          reason: FOUND[found].reason,
          text: saysOf(found, words),
          photos: sent.flatMap(({ url }) => url ?? []),
          ...(price === undefined
            ? { kind: 'end' }
            : { delta: Math.round(price * 100 - deal.amount * 100) / 100, atTheDoor: true }),
        },
        key: key.current,
      });
    },
    onSettled: () => {
      key.current = newIdempotencyKey();
      return refreshDeals(client);
    },
  });
}
