import type { Answer } from '../support/client.js';
import type { ModelDeal, ModelQuote } from './shape.js';
import { type Act, type Choice, dealOf, dollars, type Scene } from './acts.js';
import { capture, changeAmount, refundPart } from './deal.js';
import { bookedQuote, isClaimed, isDisputed } from './shape.js';

const DAY = 86_400_000;
const MOST_CHANGES = 10;

/** By how much the price falls: of what is agreed and still there, all but a dollar at most. */
function lowered({ amount, payment }: ModelQuote, { cents }: Choice): number {
  const most = Math.min(amount, payment?.status === 'in_escrow' ? payment.left : amount) - 100;
  return most < 1 ? 0 : -(1 + (cents % most));
}

const raised = ({ amount }: ModelQuote, { cents }: Choice): number => 100 + (cents % amount);

/** One proposes and the other accepts; the shipper proposes from the pickup on. */
async function agree(scene: Scene, choice: Choice, delta: number): Promise<Answer<unknown>> {
  const { shipper, carrier, shipmentId } = dealOf(scene);
  const [one, other] =
    choice.days === 1 && bookedQuote(scene.deal)?.status !== 'in_progress' ? [carrier, shipper] : [shipper, carrier];
  const body = { delta: dollars(delta), reason: 'other', text: 'As we said.' };
  const proposed = await one.api.post<{ id: string }>(`/api/shipments/${shipmentId}/change-orders`, body);
  if (proposed.status !== 201) return proposed;
  return other.api.post(`/api/change-orders/${proposed.body.id}/accept`, { delta: dollars(delta) });
}

function canChange(deal: ModelDeal): ModelQuote | undefined {
  const quote = bookedQuote(deal);
  if (!quote || !['accepted', 'paid', 'in_progress'].includes(quote.status) || quote.payment?.status === 'paid')
    return undefined;
  const isFrozen = quote.payment?.status === 'in_escrow' && (isClaimed(quote) || isDisputed(quote));
  return isFrozen || (quote.changes ?? 0) >= MOST_CHANGES ? undefined : quote;
}

function count(quote: ModelQuote, delta: number): void {
  quote.changes = (quote.changes ?? 0) + 1;
  quote.changed = (quote.changed ?? 0) + delta;
  quote.raised = (quote.raised ?? 0) + Math.max(0, delta);
  quote.amount += delta;
}

/** What is agreed, and what is to be paid or goes back. */
function change(deal: ModelDeal, delta: number, now: number, answer: Answer<unknown>): void {
  const quote = bookedQuote(deal) as ModelQuote;
  // The provider is asked before the price changes.
  if (quote.payment?.unheard) capture(deal, quote, quote.payment, now);
  count(quote, delta);
  if (quote.payment?.status === 'in_escrow') return refundPart(quote.payment, -delta);
  if (quote.payment) changeAmount(quote, quote.payment);
  const decidedAt = Date.parse((answer.body as { decidedAt: string }).decidedAt);
  quote.windowEnds = Math.max(quote.windowEnds ?? 0, decidedAt + DAY);
}

/** The two sides agree on another price. */
export const CHANGES: Record<string, Act> = {
  raise: {
    weight: 2,
    allowed: (deal, choice) => {
      const quote = canChange(deal);
      if (quote?.status !== 'accepted') return false;
      const delta = raised(quote, choice);
      const first = quote.amount - (quote.changed ?? 0);
      return (quote.raised ?? 0) + delta <= first && quote.amount + delta <= 95_000_000;
    },
    call: (scene, choice) => {
      const quote = bookedQuote(scene.deal);
      return agree(scene, choice, quote ? raised(quote, choice) : 100);
    },
    effect: (deal, choice, now, answer) => change(deal, raised(bookedQuote(deal) as ModelQuote, choice), now, answer),
    money: true,
    noFaults: true,
    // It is refused, but not before it has found the charge.
    skips: (deal) => bookedQuote(deal)?.payment?.unheard === true,
  },
  lower: {
    weight: 3,
    allowed: (deal, choice) => {
      const quote = canChange(deal);
      return quote !== undefined && lowered(quote, choice) < 0;
    },
    call: (scene, choice) => {
      const quote = bookedQuote(scene.deal);
      return agree(scene, choice, quote ? lowered(quote, choice) : -100);
    },
    effect: (deal, choice, now, answer) => change(deal, lowered(bookedQuote(deal) as ModelQuote, choice), now, answer),
    money: true,
    noFaults: true,
  },
};
