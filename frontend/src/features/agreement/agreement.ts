import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshDeals } from '../../kit/api/invalidate';
import { may } from '../../kit/api/acts';
import { useWholeList } from '../../kit/api/lists';
import type { ChangeOrder, Quote } from '../../kit/api/types';
import { money } from '../../kit/format/money';
import { daysWords } from '../../kit/format/windows';
import { personName } from '../../kit/format/words';

/** What was proposed on a shipment, newest first. */
export function useChanges(shipmentId: string, settings: { enabled?: boolean } = {}) {
  return useWholeList('/api/shipments/{id}/change-orders', { id: shipmentId }, settings);
}

/** The change that waits for an answer, or for its extra, and whether one was carried out on this deal. */
export function standOf(changes: readonly ChangeOrder[], deal: Quote) {
  return {
    open: changes.find(({ status, next }) => status === 'proposed' || (status === 'accepted' && next)),
    hasChanged: changes.some(
      ({ status, quoteId }) => (status === 'done' || status === 'undone') && quoteId === deal.id,
    ),
  };
}

/** That the reader can agree to a change, which is better answered before anything else; undefined if there is none. */
export function toAnswerFirst(changes: readonly ChangeOrder[], deal: Quote, isOwner: boolean): string | undefined {
  const { open } = standOf(changes, deal);
  if (!open || open.kind === 'end' || !may(open, 'accept')) return undefined;
  const other = isOwner ? personName(deal.carrier) : 'The shipper';
  return `${other} proposes a change. Answer it first, under Agreement.`;
}

/** What a change comes to, one line each. */
export function changeLines(change: ChangeOrder, agreed: number): string[] {
  const { delta, pickupDate, pickupUntil, deliveryDate, deliveryAddress } = change;
  return [
    ...(delta === 0 ? [] : [`${money(Math.round((agreed + delta) * 100) / 100)} instead of ${money(agreed)}`]),
    ...(pickupDate ? [`Pickup ${daysWords(pickupDate, pickupUntil)}`] : []),
    ...(deliveryDate ? [`Delivery by ${daysWords(deliveryDate, null)}`] : []),
    ...(deliveryAddress ? [`Delivery to ${deliveryAddress}`] : []),
  ];
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
