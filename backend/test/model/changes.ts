import type { Answer } from '../support/client.js';
import { type Act, type Choice, dealOf, dollars, type Scene, UNKNOWN } from './acts.js';
import { carriedBy } from './charges.js';
import { capture, changeAmount, refundPart } from './deal.js';
import { captureExtra, chargeFor, dropExtra, finish } from './extras.js';
import { enterCard } from './parties.js';
import {
  bookedQuote,
  isClaimed,
  isDisputed,
  type ModelDeal,
  type ModelOrder,
  type ModelPayment,
  type ModelQuote,
  waitingOrder,
} from './shape.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST_CHANGES = 10;

/** By how much the price falls: of what is agreed and still there, all but a dollar at most. */
function lowered({ amount, payment }: ModelQuote, { cents }: Choice): number {
  const held = payment?.status === 'in_escrow' ? payment.left - carriedBy(payment) : amount;
  const most = Math.min(amount, held) - 100;
  return most < 1 ? 0 : -(1 + (cents % most));
}

/** The first price at most, all increases together. */
function raised({ amount, changed = 0, raised: before = 0 }: ModelQuote, { cents }: Choice): number {
  const most = Math.min(amount - changed - before, 95_000_000 - amount);
  return most < 100 ? 0 : 100 + (cents % (most - 99));
}

/** One proposes and the other accepts; the shipper proposes from the pickup on. */
async function agree(scene: Scene, choice: Choice, delta: number): Promise<Answer<unknown>> {
  const { shipper, carrier, shipmentId } = dealOf(scene);
  const isOnTheWay = bookedQuote(scene.deal)?.status === 'in_progress';
  const [one, other] = choice.days === 1 && !isOnTheWay ? [carrier, shipper] : [shipper, carrier];
  const body = {
    delta: dollars(delta),
    reason: 'other',
    text: 'As we said.',
    ...(isOnTheWay ? { condition: false } : {}),
  };
  const proposed = await one.api.post<{ id: string }>(`/api/shipments/${shipmentId}/change-orders`, body);
  if (proposed.status !== 201) return proposed;
  return other.api.post(`/api/change-orders/${proposed.body.id}/accept`, { delta: dollars(delta) });
}

function canChange(deal: ModelDeal): ModelQuote | undefined {
  const quote = bookedQuote(deal);
  if (!quote || !['accepted', 'paid', 'in_progress'].includes(quote.status) || quote.payment?.status === 'paid')
    return undefined;
  const isFrozen = quote.payment?.status === 'in_escrow' && (isClaimed(quote) || isDisputed(quote));
  return isFrozen || waitingOrder(quote) || quote.orders.length >= MOST_CHANGES ? undefined : quote;
}

/** What is agreed, and what is to be paid or goes back; more than is in escrow waits for the extra. */
function change(deal: ModelDeal, delta: number, now: number, { body }: Answer<unknown>): void {
  const quote = bookedQuote(deal) as ModelQuote;
  const { id, decidedAt, expiresAt } = body as { id: string; decidedAt: string; expiresAt: string };
  // The provider is asked before the price changes.
  if (quote.payment?.unheard) capture(deal, quote, quote.payment, now);
  const order: ModelOrder = { id, delta, status: 'accepted', undone: 0 };
  quote.orders.push(order);
  if (quote.payment?.status === 'in_escrow' && delta > 0) {
    order.payBy = Date.parse(expiresAt);
    return;
  }
  finish(quote, order);
  if (quote.payment?.status === 'in_escrow') return refundPart(quote.payment, -delta);
  if (quote.payment) changeAmount(quote, quote.payment);
  quote.windowEnds = Math.max(quote.windowEnds ?? 0, Date.parse(decidedAt) + DAY);
}

const waiting = (deal: ModelDeal): ModelOrder | undefined => {
  const quote = bookedQuote(deal);
  return quote && waitingOrder(quote);
};
const isUndecided = (order: ModelOrder | undefined): order is ModelOrder =>
  order !== undefined && !order.unheard && order.reviewEnds === undefined;
const extraCall = (verb: string) => (scene: Scene) =>
  dealOf(scene).shipper.api.post<{ clientSecret: string }>(
    `/api/change-orders/${waiting(scene.deal)?.id ?? UNKNOWN}/${verb}`,
  );

/** The two sides agree on another price, and the shipper pays what it takes. */
export const CHANGES: Record<string, Act> = {
  raise: {
    weight: 4,
    allowed: (deal, choice) => {
      const quote = canChange(deal);
      return quote !== undefined && raised(quote, choice) > 0;
    },
    call: (scene, choice) => {
      const quote = bookedQuote(scene.deal);
      return agree(scene, choice, (quote && raised(quote, choice)) || 100);
    },
    effect: (deal, choice, now, answer) => change(deal, raised(bookedQuote(deal) as ModelQuote, choice), now, answer),
    money: true,
    noFaults: true,
  },
  lower: {
    weight: 3,
    allowed: (deal, choice) => {
      const quote = canChange(deal);
      return quote !== undefined && lowered(quote, choice) < 0;
    },
    call: (scene, choice) => {
      const quote = bookedQuote(scene.deal);
      return agree(scene, choice, (quote && lowered(quote, choice)) || -100);
    },
    effect: (deal, choice, now, answer) => change(deal, lowered(bookedQuote(deal) as ModelQuote, choice), now, answer),
    money: true,
    noFaults: true,
  },
  payExtra: {
    weight: 12,
    allowed: (deal) => isUndecided(waiting(deal)),
    call: (scene, choice) => enterCard(scene, choice, () => extraCall('pay')(scene)),
    effect: (deal, { card }, now) => {
      const quote = bookedQuote(deal) as ModelQuote;
      const order = waitingOrder(quote) as ModelOrder;
      const charge = chargeFor(quote.payment as ModelPayment, order);
      if (card === 'lost') order.unheard = true;
      else if (card === 'review') {
        order.reviewEnds = now + HOUR;
        charge.state = 'processing';
      } else if (card !== 'declined' && card !== 'refused') captureExtra(quote, order);
    },
    money: true,
    noFaults: true,
  },
  confirmExtra: {
    weight: 1,
    allowed: (deal) => waiting(deal)?.unheard === true || waiting(deal)?.reviewEnds !== undefined,
    call: extraCall('confirm'),
    effect: (deal) => {
      const order = waiting(deal);
      if (order?.unheard) captureExtra(bookedQuote(deal) as ModelQuote, order);
    },
  },
  withdrawChange: {
    weight: 1,
    allowed: (deal) => isUndecided(waiting(deal)),
    call: (scene, { days }) => {
      const { shipper, carrier } = dealOf(scene);
      return (days === 1 ? carrier : shipper).api.post(
        `/api/change-orders/${waiting(scene.deal)?.id ?? UNKNOWN}/withdraw`,
      );
    },
    effect: (deal) => dropExtra(bookedQuote(deal) as ModelQuote, 'withdrawn'),
    money: true,
  },
};
