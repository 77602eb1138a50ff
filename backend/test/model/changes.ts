import { localDay } from '../../src/common/calendar.js';
import type { Answer } from '../support/client.js';
import type { Person } from '../support/people.js';
import { type Act, type Choice, dealOf, dollars, type Scene, UNKNOWN } from './acts.js';
import { carriedBy } from './charges.js';
import { agreedDay, capture, changeAmount, endAtTheDoor, refundPart } from './deal.js';
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
  proposedOrder,
  waitingOrder,
} from './shape.js';
import { PICKUP_ZONE } from './zones.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOST_CHANGES = 10;
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

/** The shipper proposes from the pickup on. */
const proposer = (deal: ModelDeal, { days }: Choice): ModelOrder['side'] =>
  days === 1 && bookedQuote(deal)?.status !== 'in_progress' ? 'carrier' : 'shipper';

const personOn = (scene: Scene, side: ModelOrder['side']): Person => dealOf(scene)[side];
const otherSide = (side: ModelOrder['side']): ModelOrder['side'] => (side === 'shipper' ? 'carrier' : 'shipper');

function propose(scene: Scene, choice: Choice, delta: number): Promise<Answer<{ id: string }>> {
  const isOnTheWay = bookedQuote(scene.deal)?.status === 'in_progress';
  const body = {
    delta: dollars(delta),
    reason: 'other',
    text: 'As we said.',
    ...(isOnTheWay ? { condition: false } : {}),
  };
  const { shipmentId } = scene.deal;
  return personOn(scene, proposer(scene.deal, choice)).api.post(`/api/shipments/${shipmentId}/change-orders`, body);
}

/** One proposes and the other accepts. */
async function agree(scene: Scene, choice: Choice, delta: number): Promise<Answer<unknown>> {
  const proposed = await propose(scene, choice, delta);
  if (proposed.status !== 201) return proposed;
  const other = personOn(scene, otherSide(proposer(scene.deal, choice)));
  return other.api.post(`/api/change-orders/${proposed.body.id}/accept`, { delta: dollars(delta) });
}

const isFrozen = (quote: ModelQuote): boolean =>
  quote.payment?.status === 'in_escrow' && (isClaimed(quote) || isDisputed(quote));

/** One at a time, and ten in all. */
function canPropose(deal: ModelDeal): ModelQuote | undefined {
  const quote = bookedQuote(deal);
  if (!quote || !['accepted', 'paid', 'in_progress'].includes(quote.status) || isFrozen(quote)) return undefined;
  return proposedOrder(quote) || waitingOrder(quote) || quote.orders.length >= MOST_CHANGES ? undefined : quote;
}

/** While the provider looks at the payment, nobody agrees to another price. */
function canChange(deal: ModelDeal): ModelQuote | undefined {
  const quote = canPropose(deal);
  return quote?.payment?.status === 'paid' ? undefined : quote;
}

interface ChangeBody {
  id: string;
  decidedAt: string;
  expiresAt: string;
}

function add(deal: ModelDeal, choice: Choice, delta: number, { body }: Answer<unknown>): ModelOrder {
  const { id, expiresAt } = body as ChangeBody;
  const order: ModelOrder = {
    id,
    delta,
    side: proposer(deal, choice),
    status: 'proposed',
    answerBy: Date.parse(expiresAt),
    undone: 0,
  };
  bookedQuote(deal)?.orders.push(order);
  return order;
}

/** The carrier is there on the agreed day, with the money in escrow and nothing else open. */
function doorOf(deal: ModelDeal, now: number): ModelQuote | undefined {
  const quote = bookedQuote(deal);
  if (quote?.status !== 'paid' || quote.payment?.status !== 'in_escrow') return undefined;
  if (proposedOrder(quote) || waitingOrder(quote)) return undefined;
  const isToday = localDay(new Date(now), PICKUP_ZONE) === agreedDay(quote);
  return isToday && !isClaimed(quote) && !isDisputed(quote) ? quote : undefined;
}

const isAgreed = ({ cents }: Choice): boolean => cents % 2 === 0;

/** The carrier cannot take it, and the owner agrees or declines. */
async function end(scene: Scene, choice: Choice): Promise<Answer<unknown>> {
  const { shipper, carrier, shipmentId } = dealOf(scene);
  const path = `/api/shipments/${shipmentId}`;
  if (doorOf(scene.deal, scene.now())) await carrier.api.post(`${path}/arrive`, { end: 'pickup' });
  const photos = new FormData();
  for (const name of ['one.png', 'two.png']) photos.append('photos', new Blob([PIXEL], { type: 'image/png' }), name);
  const sent = await carrier.api.post<{ url: string }[]>('/api/uploads', photos);
  const body = { kind: 'end', reason: 'item_differs', text: 'Twice as long.', photos: sent.body.map(({ url }) => url) };
  const proposed = await carrier.api.post<{ id: string }>(`${path}/change-orders`, body);
  if (proposed.status !== 201) return proposed;
  const order = `/api/change-orders/${proposed.body.id}`;
  if (isAgreed(choice)) return shipper.api.post(`${order}/accept`, { delta: 0 });
  const declined = await shipper.api.post(`${order}/decline`);
  // What operators grant is the platform's, and moves nothing of the deal.
  const decision = { carrier: choice.cents % 11, counts: 'none', note: 'As in the photos.' };
  if (declined.status === 200)
    await scene.world.admin.api.post(`/api/admin/change-orders/${proposed.body.id}/decide`, decision);
  return declined;
}

/** What is agreed, and what is to be paid or goes back; more than is in escrow waits for the extra. */
function change(deal: ModelDeal, order: ModelOrder, now: number, { body }: Answer<unknown>): void {
  const quote = bookedQuote(deal) as ModelQuote;
  const { decidedAt, expiresAt } = body as ChangeBody;
  // The provider is asked before the price changes.
  if (quote.payment?.unheard) capture(deal, quote, quote.payment, now);
  order.status = 'accepted';
  if (quote.payment?.status === 'in_escrow' && order.delta > 0) {
    order.payBy = Date.parse(expiresAt);
    return;
  }
  finish(quote, order);
  if (quote.payment?.status === 'in_escrow') return refundPart(quote.payment, -order.delta);
  if (quote.payment) changeAmount(quote, quote.payment);
  quote.windowEnds = Math.max(quote.windowEnds ?? 0, Date.parse(decidedAt) + DAY);
}

/** What one side alone proposes: more or less, by turns. */
const proposed = (quote: ModelQuote, choice: Choice): number =>
  choice.times % 2 === 0 ? lowered(quote, choice) : raised(quote, choice);

const unanswered = (deal: ModelDeal): ModelOrder | undefined => {
  const quote = bookedQuote(deal);
  return quote && proposedOrder(quote);
};
/** A call about what is proposed, by who proposed it or by the other side. */
const answerCall =
  (verb: string, by: 'proposer' | 'other') =>
  (scene: Scene): Promise<Answer<unknown>> => {
    const order = unanswered(scene.deal);
    const side = order?.side ?? 'shipper';
    return personOn(scene, by === 'proposer' ? side : otherSide(side)).api.post(
      `/api/change-orders/${order?.id ?? UNKNOWN}/${verb}`,
      verb === 'accept' ? { delta: dollars(order?.delta ?? 0) } : undefined,
    );
  };

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

/** Proposed alone it would stand: what is agreed on while the provider looks at the payment is tried by `acceptChange`. */
const isHalfWay = (deal: ModelDeal): boolean => canPropose(deal) !== undefined && canChange(deal) === undefined;

/** The two sides agree on another price, and the shipper pays what it takes. */
export const CHANGES: Record<string, Act> = {
  raise: {
    weight: 8,
    allowed: (deal, choice) => {
      const quote = canChange(deal);
      return quote !== undefined && raised(quote, choice) > 0;
    },
    call: (scene, choice) => {
      const quote = bookedQuote(scene.deal);
      return agree(scene, choice, (quote && raised(quote, choice)) || 100);
    },
    effect: (deal, choice, now, answer) =>
      change(deal, add(deal, choice, raised(bookedQuote(deal) as ModelQuote, choice), answer), now, answer),
    money: true,
    noFaults: true,
    skips: isHalfWay,
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
    effect: (deal, choice, now, answer) =>
      change(deal, add(deal, choice, lowered(bookedQuote(deal) as ModelQuote, choice), answer), now, answer),
    money: true,
    noFaults: true,
    skips: isHalfWay,
  },
  propose: {
    weight: 5,
    allowed: (deal, choice) => {
      const quote = canPropose(deal);
      return quote !== undefined && proposed(quote, choice) !== 0;
    },
    call: (scene, choice) => {
      const quote = bookedQuote(scene.deal);
      return propose(scene, choice, (quote && proposed(quote, choice)) || 100);
    },
    effect: (deal, choice, _now, answer) =>
      void add(deal, choice, proposed(bookedQuote(deal) as ModelQuote, choice), answer),
  },
  acceptChange: {
    weight: 24,
    allowed: (deal) => unanswered(deal) !== undefined && bookedQuote(deal)?.payment?.status !== 'paid',
    call: answerCall('accept', 'other'),
    effect: (deal, _choice, now, answer) => change(deal, unanswered(deal) as ModelOrder, now, answer),
    money: true,
    noFaults: true,
  },
  declineChange: {
    weight: 6,
    allowed: (deal) => unanswered(deal) !== undefined,
    call: answerCall('decline', 'other'),
    effect: (deal) => Object.assign(unanswered(deal) as ModelOrder, { status: 'declined' }),
  },
  takeBackChange: {
    weight: 6,
    allowed: (deal) => unanswered(deal) !== undefined,
    call: answerCall('withdraw', 'proposer'),
    effect: (deal) => Object.assign(unanswered(deal) as ModelOrder, { status: 'withdrawn' }),
  },
  payExtra: {
    weight: 40,
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
    weight: 6,
    allowed: (deal) => waiting(deal)?.unheard === true || waiting(deal)?.reviewEnds !== undefined,
    call: extraCall('confirm'),
    effect: (deal) => {
      const order = waiting(deal);
      if (order?.unheard) captureExtra(bookedQuote(deal) as ModelQuote, order);
    },
  },
  endAtTheDoor: {
    weight: 8,
    allowed: (deal, _choice, now) => doorOf(deal, now) !== undefined,
    call: end,
    effect: (deal, choice, _now, { body }) => {
      const quote = bookedQuote(deal) as ModelQuote;
      const { id } = body as ChangeBody;
      const status = isAgreed(choice) ? 'done' : 'declined';
      quote.orders.push({ id, delta: 0, side: 'carrier', status, answerBy: 0, undone: 0 });
      endAtTheDoor(deal, quote, quote.payment as ModelPayment, isAgreed(choice));
    },
    money: true,
    noFaults: true,
  },
  withdrawChange: {
    weight: 3,
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
