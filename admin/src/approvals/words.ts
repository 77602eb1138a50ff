import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import type { Records } from '../records';

const ACTS: Labels = {
  'payments.release': 'Release',
  'payments.refund': 'Refund',
  'shipments.cancel': 'Cancellation with a refund',
  'claims.resolve': 'Decision on a claim',
  'change-orders.decide': 'Grant for an empty trip',
};

/** What is asked for, as far as it can be told from the record. */
type Asked = Pick<
  Records['approvals'],
  'act' | 'amount' | 'decision' | 'claimed' | 'side' | 'granted' | 'part' | 'counts'
>;

/** What waits to be approved. */
export const actWords = (act: string | null | undefined) => (act ? (ACTS[act] ?? sentence(act)) : '-');

/** What waits to be approved, with what is decided and its amount: "Refund of $600.00". */
export function askedWords({ act, amount, decision, claimed, granted }: Asked): string {
  if (act !== 'claims.resolve') return `${actWords(act)} of ${money(amount ?? 0)}`;
  const claim = `a claim of ${money(claimed ?? 0)}`;
  if (decision === 'denied') return `Denial of ${claim}`;
  return decision === 'partly_approved' ? `Grant of ${money(granted ?? 0)} of ${claim}` : `Grant of ${claim}`;
}

/** What approving it does: who gets how much, and what becomes of the deal. */
export function whatFollows(asked: Asked): string {
  const sum = money(asked.amount ?? 0);
  switch (asked.act) {
    case 'payments.release':
      return released(asked.amount ?? 0);
    case 'payments.refund':
      return asked.part === null || asked.part === undefined
        ? `All that is left, ${sum}, goes back to the card. The deal ends and the shipment is cancelled.`
        : `${sum} goes back to the card. The deal goes on, unless that is all that is left.`;
    case 'shipments.cancel':
      return `${sum} goes back to the card, and the shipment is cancelled.`;
    case 'claims.resolve':
      return ofClaim(asked);
    case 'change-orders.decide':
      return `${sum} goes to the carrier for the empty trip, from Haulway. It counts against ${AGAINST[asked.counts ?? ''] ?? asked.counts}.`;
    default:
      return '';
  }
}

/** What went back on the same payment before, while it waits: it counts along, as no sum is made small by being paid in parts. */
export function beforeWords({ givenBefore, status }: Pick<Records['approvals'], 'givenBefore' | 'status'>): string {
  if (status !== 'waiting') return '';
  return givenBefore ? `${money(givenBefore)} given back on this deal before` : 'Nothing given back before';
}

/** The same as short as a row of the list has room for: who gets how much. */
export function outcomeWords(asked: Asked): string {
  switch (asked.act) {
    case 'payments.release':
      return 'Payout to the carrier, and our fee';
    case 'payments.refund':
      return asked.part === null || asked.part === undefined
        ? 'All that is left, to the card; ends the deal'
        : 'To the card';
    case 'shipments.cancel':
      return 'To the card; cancels the shipment';
    case 'claims.resolve':
      return outcomeOfClaim(asked);
    case 'change-orders.decide':
      return `From Haulway, counts against ${AGAINST[asked.counts ?? ''] ?? asked.counts}`;
    default:
      return '';
  }
}

const AGAINST: Labels = { none: 'nobody', carrier: 'the carrier', shipper: 'the shipper' };

/** What is released from escrow besides what a claim is granted. */
const leftOf = ({ amount, granted }: Asked) => Math.round(((amount ?? 0) - (granted ?? 0)) * 100) / 100;

function outcomeOfClaim(asked: Asked): string {
  const { granted, side } = asked;
  if (granted && side === 'carrier') return 'The carrier is right; no money moves';
  const left = leftOf(asked);
  return `${granted ? money(granted) : 'Nothing'} to the ${side}, ${left > 0 ? money(left) : 'nothing'} released`;
}

function ofClaim(asked: Asked): string {
  const { granted, side } = asked;
  const left = leftOf(asked);
  const escrow = left > 0 ? released(left) : 'Nothing is released from escrow.';
  if (!granted) return `Nothing goes to the ${side}. ${escrow}`;
  if (side === 'carrier') return `The carrier is found right about ${money(granted)}, which moves no money by itself.`;
  return `${money(granted)} goes to the shipper. ${escrow}`;
}

function released(dollars: number): string {
  return `${money(dollars)} is released from escrow: the payout to the carrier, and our fee.`;
}
