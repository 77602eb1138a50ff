import { addDays, localDay } from '../../src/common/calendar.js';
import type { Answer } from '../support/client.js';
import { CARDS, type Deal, ok, type Person, type World } from '../support/people.js';
import {
  agreedDay, becomeDelivered, bookedQuote, cancelLate, capture, choosePlan, completeUnpaid, escrowed, fallThrough, isLate,
  type ModelDeal, type ModelQuote, newPayment, PICKUP_ZONE, type PlanId, quoteOf, release, settleListing,
} from './deal.js';

/** The random choices of a step; an act takes what it needs. */
export interface Choice {
  carrier: number;
  cents: number;
  days: number;
  plan: PlanId;
  card: 'good' | 'lost' | 'twice' | 'declined' | 'approved' | 'refused' | 'review';
  hours: number;
  fault: 'none' | 'drop_response' | 'error_500';
}

/** Who acts in a history, on what. */
export interface Scene {
  world: World;
  shipper: Person;
  carriers: Person[];
  deal: ModelDeal;
  /** Business time in ms. */
  now(): number;
}

/** What one of them does: when it must succeed, the call, and what then must be so. */
export interface Act {
  weight: number;
  allowed(deal: ModelDeal, choice: Choice, now: number): boolean;
  call(scene: Scene, choice: Choice): Promise<Answer<unknown>>;
  effect(deal: ModelDeal, choice: Choice, now: number, answer: Answer<unknown>): void;
  /** The provider is called, or has something to tell: it must be heard before the next step. */
  money?: boolean;
}

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** The quote that calls about the deal name. */
const spokenOf = (deal: ModelDeal): ModelQuote | undefined => bookedQuote(deal) ?? deal.quotes.at(-1);
const dealOf = ({ shipper, carriers, deal }: Scene): Deal => {
  const quote = spokenOf(deal);
  return { shipper, carrier: carriers[quote?.carrier ?? 0] as Person, shipmentId: deal.shipmentId, quoteId: quote?.id ?? UNKNOWN };
};
const quoteId = (scene: Scene, { carrier }: Choice): string => quoteOf(scene.deal, carrier)?.id ?? UNKNOWN;
const mine = (deal: ModelDeal, { carrier }: Choice): ModelQuote | undefined => quoteOf(deal, carrier);
const accepted = (deal: ModelDeal): ModelQuote | undefined => deal.quotes.find(({ status }) => status === 'accepted');
const open = (deal: ModelDeal): boolean => deal.status === 'listed' || deal.status === 'quoted';
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const carrierCall = (path: string) => (scene: Scene) => {
  const deal = dealOf(scene);
  return deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/${path}`);
};

/** Enters a card as the browser does; answers the answer of the first call that fails, else the card's. */
async function enterCard(scene: Scene, { card, plan, fault }: Choice): Promise<Answer<unknown>> {
  const { world } = scene;
  const deal = dealOf(scene);
  if (fault !== 'none') await world.server.query('INSERT INTO sandbox.faults (next, remaining) VALUES ($1, 1)', [fault]);
  let begun = await world.pay(deal, plan);
  await world.server.query('DELETE FROM sandbox.faults');
  // The provider does not answer: they are asked to try again, and do.
  if (fault !== 'none' && begun.status === 503) begun = await world.pay(deal, plan);
  if (begun.status !== 200) return begun;
  const { clientSecret } = begun.body;
  if (card === 'lost') await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('no_webhook', 100)`);
  if (card === 'twice') await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('duplicate_webhook', 100)`);
  const number = { good: CARDS.good, lost: CARDS.good, twice: CARDS.good, declined: CARDS.declined, approved: CARDS.threeDSecure, refused: CARDS.threeDSecure, review: CARDS.underReview }[card];
  const entered = await world.enterCard(clientSecret, number);
  if (number === CARDS.threeDSecure) ok(await world.visitor.post('/api/sandbox/payment-intents/authenticate', { clientSecret, outcome: card === 'approved' ? 'pass' : 'fail' }), card === 'approved' ? 200 : 402);
  await world.server.query('DELETE FROM sandbox.faults');
  return { ...entered, status: 200 };
}

export const ACTS: Record<string, Act> = {
  quote: {
    weight: 4,
    allowed: (deal, choice) => open(deal) && mine(deal, choice)?.status !== 'pending',
    call: ({ carriers, deal, now }, { carrier, cents, days }) => {
      const today = localDay(new Date(now()), PICKUP_ZONE);
      const dates = days === 0 ? {} : { estimatedPickupDate: addDays(today, days), estimatedDeliveryDate: addDays(today, days + 2) };
      return (carriers[carrier] as Person).api.post('/api/quotes', { shipmentId: deal.shipmentId, amount: dollars(cents), ...dates });
    },
    effect: (deal, { carrier, cents, days }, now, { body }) => {
      const today = localDay(new Date(now), PICKUP_ZONE);
      deal.quotes.push({
        id: (body as { id: string }).id, carrier, amount: cents, status: 'pending', reason: null, stale: false,
        pickupDay: days === 0 ? null : addDays(today, days), deliveryDay: days === 0 ? null : addDays(today, days + 2),
      });
      deal.status = 'quoted';
    },
  },
  change: {
    weight: 2,
    allowed: (deal, choice) => mine(deal, choice)?.status === 'pending',
    call: (scene, choice) => (scene.carriers[choice.carrier] as Person).api.patch(`/api/quotes/${quoteId(scene, choice)}`, { amount: dollars(choice.cents) }),
    effect: (deal, choice) => Object.assign(mine(deal, choice) as ModelQuote, { amount: choice.cents, stale: false }),
  },
  withdraw: {
    weight: 1,
    allowed: (deal, choice) => ['pending', 'accepted', 'paid'].includes(mine(deal, choice)?.status ?? ''),
    call: (scene, choice) => (scene.carriers[choice.carrier] as Person).api.post(`/api/quotes/${quoteId(scene, choice)}/withdraw`),
    effect: (deal, choice) => {
      const quote = mine(deal, choice) as ModelQuote;
      if (quote.status !== 'pending') return fallThrough(deal, quote, 'cancelled_by_carrier', 'free');
      Object.assign(quote, { status: 'declined', reason: 'withdrawn' });
      if (open(deal)) settleListing(deal);
    },
    money: true,
  },
  decline: {
    weight: 1,
    allowed: (deal, choice) => mine(deal, choice)?.status === 'pending',
    call: (scene, choice) => scene.shipper.api.post(`/api/quotes/${quoteId(scene, choice)}/decline`),
    effect: (deal, choice) => {
      Object.assign(mine(deal, choice) as ModelQuote, { status: 'declined', reason: 'declined_by_shipper' });
      if (open(deal)) settleListing(deal);
    },
  },
  edit: {
    weight: 1,
    allowed: open,
    call: ({ shipper, deal }, { cents }) => shipper.api.patch(`/api/shipments/${deal.shipmentId}`, { weight: 1_000 + (cents % 9_000) }),
    effect: (deal) => deal.quotes.filter(({ status }) => status === 'pending').forEach((quote) => (quote.stale = true)),
  },
  accept: {
    weight: 8,
    allowed: (deal, choice, now) => {
      const quote = mine(deal, choice);
      if (deal.status !== 'quoted' || quote?.status !== 'pending' || quote.stale) return false;
      return quote.pickupDay === null || quote.pickupDay >= localDay(new Date(now), PICKUP_ZONE);
    },
    call: (scene, choice) => scene.shipper.api.post(`/api/quotes/${quoteId(scene, choice)}/accept`),
    effect: (deal, choice, _now, { body }) => {
      const quote = mine(deal, choice) as ModelQuote;
      Object.assign(quote, { status: 'accepted', windowEnds: Date.parse((body as { paymentDueAt: string }).paymentDueAt) });
      deal.status = 'booked';
    },
  },
  unaccept: {
    weight: 1,
    allowed: (deal, choice) => mine(deal, choice)?.status === 'accepted',
    call: (scene, choice) => scene.shipper.api.post(`/api/quotes/${quoteId(scene, choice)}/unaccept`),
    effect: (deal, choice) => fallThrough(deal, mine(deal, choice) as ModelQuote, 'unaccepted', 'free'),
    money: true,
  },
  card: {
    weight: 8,
    allowed: (deal) => {
      const quote = accepted(deal);
      return quote !== undefined && quote.payment?.status !== 'paid' && !quote.payment?.unheard;
    },
    call: enterCard,
    effect: (deal, { card, plan }, now) => {
      const quote = accepted(deal) as ModelQuote;
      const payment = (quote.payment ??= newPayment(quote, plan));
      choosePlan(quote, payment, plan);
      if (card === 'declined' || card === 'refused') payment.status = 'failed';
      else if (card === 'lost') payment.unheard = true;
      else if (card === 'review') Object.assign(payment, { status: 'paid', reviewEnds: now + 3_600_000 });
      else capture(deal, quote, payment, now);
    },
    money: true,
  },
  confirm: {
    weight: 3,
    allowed: (deal) => {
      const quote = spokenOf(deal);
      return quote?.payment !== undefined && (quote.payment.unheard || !['pending', 'failed'].includes(quote.payment.status));
    },
    call: (scene) => scene.world.confirm(dealOf(scene)),
    effect: (deal, _choice, now) => {
      const quote = bookedQuote(deal);
      if (quote?.payment?.unheard) capture(deal, quote, quote.payment, now);
    },
  },
  pickup: {
    weight: 6,
    allowed: (deal) => bookedQuote(deal)?.status === 'paid',
    call: carrierCall('pickup'),
    effect: (deal) => {
      deal.status = 'in_transit';
      (bookedQuote(deal) as ModelQuote).status = 'in_progress';
    },
  },
  deliver: {
    weight: 6,
    allowed: (deal) => deal.status === 'in_transit',
    call: carrierCall('deliver'),
    effect: (deal, _choice, now) => becomeDelivered(deal, bookedQuote(deal) as ModelQuote, now),
    money: true,
  },
  confirmDelivery: {
    weight: 3,
    allowed: (deal, _choice, now) => {
      const quote = bookedQuote(deal);
      if (deal.status === 'delivered' || deal.status === 'in_transit') return true;
      if (!quote || quote.payment?.status === 'paid') return false;
      return quote.status === 'accepted' || localDay(new Date(now), PICKUP_ZONE) >= agreedDay(quote);
    },
    call: (scene) => scene.world.confirmDelivery(dealOf(scene)),
    effect: (deal, _choice, now) => {
      const quote = bookedQuote(deal) as ModelQuote;
      if (quote.status === 'accepted') return completeUnpaid(deal, quote);
      const payment = escrowed(deal);
      if (!payment) return;
      if (quote.status !== 'delivered') becomeDelivered(deal, quote, now);
      release(quote, payment);
    },
    money: true,
  },
  cancel: {
    weight: 1,
    allowed: (deal) => ['listed', 'quoted', 'booked'].includes(deal.status),
    call: ({ shipper, deal }) => shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`),
    effect: (deal, _choice, now) => {
      const quote = bookedQuote(deal);
      const payment = escrowed(deal);
      if (quote && payment && isLate(quote, now)) return cancelLate(deal, quote, payment);
      if (quote) return fallThrough(deal, quote, 'cancelled_by_shipper', 'cancelled');
      for (const each of deal.quotes) if (each.status === 'pending') Object.assign(each, { status: 'declined', reason: 'shipment_cancelled' });
      deal.status = 'cancelled';
    },
    money: true,
  },
};
