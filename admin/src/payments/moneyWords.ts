import { dateWithYear } from '@haulway/frontend/kit/format/dates.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { faultWords } from '../ui/faultWords';
import { exactTime } from '../ui/zone';
import type { Records } from '../records';

type Payment = Pick<
  Records['payments'],
  | 'status'
  | 'chargedAmount'
  | 'refundedAmount'
  | 'payoutAmount'
  | 'transferStatus'
  | 'payoutExpectedOn'
  | 'frozenBy'
  | 'failureMessage'
  | 'can'
  | 'next'
>;
type Operation = Pick<Records['money-operations'], 'kind' | 'state' | 'amount' | 'lastError'>;

/** Both sides of a deal, by name. */
export interface Sides {
  payer: string;
  payee: string;
  /** A suspended carrier is paid all the same. */
  isPayeeSuspended: boolean;
}

/** What a caller can be told: where the money is, and then whose turn it is and what an operator can do. */
export interface Told {
  where: string;
  todo: string;
}

/** What the next step of a deal is for whoever has to take it. */
const STEPS: Readonly<Record<string, string>> = {
  pay: 'pays',
  unaccept: 'ends the booking, or an operator restores the carrier',
  pickup: 'picks it up',
  deliver: 'delivers it',
  answer: 'says whether the job ends at the door',
  change: 'changes the quote',
};

/** Where a payment's money is. */
export function moneyWords(payment: Payment, sides: Sides): Told {
  const { status, chargedAmount, refundedAmount, failureMessage } = payment;
  switch (status) {
    case 'pending':
      return { where: 'Nothing is charged yet.', todo: turnOf(payment, sides) };
    case 'failed':
      return { where: `Nothing was charged. ${failureMessage ?? ''}`.trim(), todo: turnOf(payment, sides) };
    case 'paid':
      return { where: `${money(chargedAmount ?? 0)} is charged.`, todo: 'The card provider settles it by itself.' };
    case 'in_escrow':
      return inEscrow(payment, sides);
    case 'refunded': {
      const back = `${money(refundedAmount ?? 0)} of ${money(chargedAmount ?? 0)} is refunded to the card.`;
      const payout = payoutWords(payment, sides);
      return payout ? { where: `${back} ${payout.where}`, todo: payout.todo } : { where: back, todo: '' };
    }
    default:
      return payoutWords(payment, sides) ?? { where: 'Nothing goes to the carrier.', todo: '' };
  }
}

function inEscrow(payment: Payment, sides: Sides): Told {
  const { next, can = [], payoutAmount } = payment;
  const { payer, payee, isPayeeSuspended } = sides;
  const by = next?.until ? ` by ${exactTime(next.until)}` : '';
  if (next?.what === 'close-dispute')
    return {
      where: 'It is frozen in escrow: the bank decides a chargeback.',
      todo: 'Nobody is paid until then. What we send the bank is on the page of the chargeback.',
    };
  if (next?.what === 'respond')
    return {
      where: 'It stays in escrow: a claim is open.',
      todo: `${next.who === 'carrier' ? payee : payer} can answer the claim${by}. Then we decide it.`,
    };
  if (next?.what === 'resolve')
    return {
      where: 'It stays in escrow: a claim is open.',
      todo: `It is our turn: decide the claim${by}.`,
    };
  const acts = can.includes('release') ? ' Release pays the carrier now, Refund gives it back.' : '';
  const suspended = isPayeeSuspended ? ` ${payee} is suspended, and is paid all the same.` : '';
  if (next?.what === 'confirm-delivery')
    return {
      where: 'It is in escrow until the delivery is confirmed.',
      todo: `${payer} confirms it, or ${money(payoutAmount ?? 0)} goes to ${payee} automatically${next.until ? ` on ${exactTime(next.until)}` : ''}.${suspended}${acts}`,
    };
  return { where: 'It is in escrow until the delivery is confirmed.', todo: `${turnOf(payment, sides)}${suspended}` };
}

/** What went to the carrier, or will; undefined if they get nothing. */
function payoutWords({ payoutAmount, transferStatus, payoutExpectedOn }: Payment, { payee }: Sides): Told | undefined {
  const payout = payoutAmount ?? 0;
  if (!transferStatus || payout <= 0) return undefined;
  const day = payoutExpectedOn ? `, expected at the bank by ${dateWithYear(payoutExpectedOn)}` : '';
  if (transferStatus === 'sent')
    return {
      where: `${money(payout)} was sent to ${payee}${day}.`,
      todo: 'If it has not come by then, they check their bank account in the app, under Payments.',
    };
  return { where: `${money(payout)} goes to ${payee}${day}.`, todo: 'Nobody has to do anything.' };
}

/** Whose turn it is, by the server's word. */
function turnOf({ next }: Payment, { payer, payee }: Sides): string {
  const step = next && STEPS[next.what];
  if (!step) return '';
  const who = next.who === 'carrier' ? payee : next.who === 'owner' ? payer : 'An operator';
  return `It waits until ${who} ${step}${next.until ? `, by ${exactTime(next.until)}` : ''}.`;
}

/** States in which a call to the card provider waits for something, or for somebody. */
export const STUCK: readonly string[] = ['blocked', 'needs_attention', 'unknown'];

/** Why money does not move that should, whose turn it is, and what an operator can do. */
export function stuckWords(operation: Operation, payment: Payment, { payee, payer, isPayeeSuspended }: Sides): Told {
  const amount = money(operation.amount ?? 0);
  const what = {
    transfer: `${payee} was not paid ${amount} yet`,
    refund: `${amount} did not go back to the card of ${payer} yet`,
    reversal: `${amount} was not taken back from ${payee} yet`,
    cancel_intent: 'The charge was not cancelled yet',
  }[operation.kind ?? 'transfer'];
  const suspended =
    operation.kind === 'transfer' && isPayeeSuspended ? ' They are suspended, and are paid all the same.' : '';
  const isHeld = operation.kind === 'transfer' || operation.kind === 'refund';
  if (isHeld && operation.state !== 'unknown' && payment.frozenBy?.includes('chargeback'))
    return { where: `${what}: the bank decides a chargeback.`, todo: 'Nothing is sent until then.' };
  if (operation.state === 'unknown')
    return {
      where: `${what}: the card provider gave no clear answer.`,
      todo: `It is asked again automatically, at least every 15 minutes; Retry asks now. Nothing is sent twice.${suspended}`,
    };
  const fault = faultWords(operation.lastError)?.words ?? 'It was refused.';
  if (operation.state === 'needs_attention')
    return {
      where: `${what}. ${fault}`,
      todo: `It is our turn, nothing is tried automatically: mend the cause at the card provider, then Retry.${suspended}`,
    };
  if (operation.kind === 'transfer' && payment.transferStatus === 'blocked')
    return {
      where: `${what}: their payout account is not finished.`,
      todo: `It is their turn: in the app, under Payments, they finish the setup, and it is sent at once. Retry looks now.${suspended}`,
    };
  return { where: `${what}. ${fault}`, todo: `It is tried again every hour, and at once with Retry.${suspended}` };
}
