import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshDeals } from '../../kit/api/invalidate';
import { may } from '../../kit/api/acts';
import { useWholeList } from '../../kit/api/lists';
import type { ChangeOrder, Quote, Shipment } from '../../kit/api/types';
import { requestOf } from '../../kit/format/changes';
import { dayAndTime } from '../../kit/format/dates';
import { money, priceAfter } from '../../kit/format/money';
import type { NextStep } from '../../kit/format/nextStep';
import { isOpenChange } from '../../kit/format/quotes';
import { daysWords } from '../../kit/format/windows';
import { personName } from '../../kit/format/words';

/** What was proposed on a shipment, newest first. */
export function useChanges(shipmentId: string, settings: { enabled?: boolean } = {}) {
  return useWholeList('/api/shipments/{id}/change-orders', { id: shipmentId }, settings);
}

/** The change that waits for an answer, or for its extra, and whether one was carried out on this deal. */
export function standOf(changes: readonly ChangeOrder[], deal: Quote) {
  return {
    open: changes.find(isOpenChange),
    hasChanged: changes.some(
      ({ status, quoteId }) => (status === 'done' || status === 'undone') && quoteId === deal.id,
    ),
  };
}

/** What an open change makes of what is next: another step, or a note on it, and what the reader has to pay. */
export interface ChangeNext {
  step?: NextStep;
  note?: string;
  pay?: ChangeOrder;
}

/** The same of all changes of a deal; nothing where none is open, or the job ends. */
export function nextOfChanges(
  changes: readonly ChangeOrder[],
  deal: Quote,
  { next }: Pick<Shipment, 'next'>,
  isOwner: boolean,
): ChangeNext {
  const { open } = standOf(changes, deal);
  if (!open || open.kind === 'end') return {};
  const other = isOwner ? personName(deal.carrier) : 'The shipper';
  if (may(open, 'pay')) return { step: payStep(open), pay: open };
  if (may(open, 'accept')) {
    const note = `${other} proposes a change. Answer it first, under Agreement.`;
    // Who has something else to do reads it beside that.
    return next?.who === (isOwner ? 'owner' : 'carrier') ? { note } : { step: answerStep(open, deal, other) };
  }
  if (open.next?.who === 'provider') return { note: 'The card provider is checking the payment of the extra.' };
  const asked = open.next?.what === 'pay' ? `pay the extra ${money(open.delta)}` : `answer ${requestOf(open, deal)}`;
  if (isOwner || next?.what !== 'pickup') return { note: `${other} can ${asked} until ${dayAndTime(open.expiresAt)}.` };
  return {
    step: {
      who: 'The shipper',
      text: `The shipper can ${asked}. If you pick it up first, that ends, and ${money(deal.amount)} stands.`,
      due: { label: 'Until', at: open.expiresAt, otherwise: 'After that, what was agreed stands.' },
    },
  };
}

function answerStep(open: ChangeOrder, deal: Quote, other: string): NextStep {
  const [what] = changeLines(open, deal.amount);
  return {
    who: 'You',
    text: `${other} proposes a change${what ? `: ${what}` : ''}. Accept it or decline it.`,
    due: { label: 'Answer by', at: open.expiresAt, otherwise: 'After that, what was agreed stands.' },
  };
}

function payStep({ delta, expiresAt }: ChangeOrder): NextStep {
  return {
    who: 'You',
    text: `Pay ${money(delta)} more, as you agreed. The new terms count once it is paid.`,
    due: { label: 'Due', at: expiresAt, otherwise: 'After that, what was agreed before stands.' },
  };
}

/** What a change comes to, one line each. */
export function changeLines(change: ChangeOrder, agreed: number): string[] {
  const { delta, pickupDate, pickupUntil, deliveryDate, deliveryAddress } = change;
  return [
    ...(delta === 0 ? [] : [`${money(priceAfter(agreed, delta))} instead of ${money(agreed)}`]),
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
