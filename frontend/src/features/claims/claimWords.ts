import type { Claim, Quote, Shipment, Terms } from '../../kit/api/types';
import { CLAIM_KIND_LABELS, wordsOf } from '../../kit/format/labels';
import { now } from '../../kit/format/now';
import { noShowDelay } from '../../kit/format/terms';

export type ClaimKind = Claim['kind'];

/** What a claim is about, in the words of the person opening it. */
export const kindWords: Record<ClaimKind, { label: string; text: (terms: Terms | undefined) => string }> = {
  damage: { label: 'Damage or loss', text: () => 'Something arrived broken, incomplete or not at all.' },
  delay: {
    label: 'Delay',
    text: () => 'It arrived later than the quote promised. Any delay refund you already got is deducted.',
  },
  no_show: {
    label: 'Not picked up',
    text: (terms) =>
      `The agreed pickup date has passed and nobody came. Without a claim, you get a full refund automatically ${noShowDelay(terms)} that date.`,
  },
  other: { label: 'Something else', text: () => 'Anything else about this job.' },
};

/** Ahead of all others, a clock shows the day after by so many hours. */
const FIRST_ZONE_HOURS = 14;

/** Whether it is later than promised anywhere; the server knows the day at the delivery. */
function mayBeLate({ estimatedDeliveryDate: promised, deliveredAt }: Quote): boolean {
  if (!promised) return false;
  const at = deliveredAt ? Date.parse(deliveredAt) : now().getTime();
  return new Date(at + FIRST_ZONE_HOURS * 3_600_000).toISOString().slice(0, 10) > promised;
}

/** The kinds of claims a side can open in the shipment's current state; the server knows the exact hours. */
export function kindsFor(shipment: Shipment, deal: Quote, isOwner: boolean): ClaimKind[] {
  const waits = shipment.status === 'booked';
  const moved = shipment.status === 'in_transit' || shipment.status === 'delivered';
  const offered: Record<ClaimKind, boolean> = {
    damage: isOwner && moved,
    delay: isOwner && moved && mayBeLate(deal),
    no_show: isOwner && waits,
    other: moved,
  };
  return wordsOf(CLAIM_KIND_LABELS).filter((kind) => offered[kind]);
}

/** Still to be decided. */
export function isOpen(claim: Claim): boolean {
  return claim.status === 'open' || claim.status === 'under_review';
}

/** Who acts next on a claim, in one sentence. */
export function claimNext(claim: Claim, mine: boolean): string {
  if (claim.status === 'withdrawn') return mine ? 'You withdrew this claim.' : 'The claim was withdrawn.';
  if (!isOpen(claim)) return 'This is decided.';
  if (claim.next?.what === 'respond')
    return mine
      ? 'Waiting for the other side to answer.'
      : 'We need your answer. Without it, we review the claim after 2 business days.';
  return 'Haulway reviews both sides and decides.';
}
