import { firstOf } from './charges.js';
import { localDay } from '../../src/common/calendar.js';
import type { Answer } from '../support/client.js';
import { CARDS, NEW_SHIPMENT, ok, type Person, type World } from '../support/people.js';
import { type Act, type Choice, dealOf, dollars, type Scene, spokenOf, UNKNOWN } from './acts.js';
import {
  agreedDay,
  becomeDelivered,
  cancelLate,
  capture,
  choosePlan,
  completeUnpaid,
  declinePending,
  fallThrough,
  isLate,
  newPayment,
  release,
  settleListing,
} from './deal.js';
import {
  bookedQuote,
  escrowed,
  isClaimed,
  isDisputed,
  isOpen,
  type ModelDeal,
  type ModelOwner,
  type ModelQuote,
  quoteOf,
  waitingOrder,
} from './shape.js';
import { captureExtra, dropExtra } from './extras.js';
import { leaveUnpaid } from './left-unpaid.js';
import { book, daysFrom, isFresh, lapseOffers } from './offers.js';
import { PICKUP_ZONE } from './zones.js';

/** A payer may meet five provider faults in a row, one per call. */
const MOST_TRIES = 10;

export const newDeal = (shipmentId: string, owner: ModelOwner): ModelDeal => {
  const deal: ModelDeal = { shipmentId, owner, bookNow: null, status: 'listed', quotes: [] };
  owner.listings.add(deal);
  return deal;
};

/** Without days. */
export const newQuote = (id: string, carrier: number, amount: number): ModelQuote => ({
  id,
  carrier,
  amount,
  ask: amount,
  offers: [],
  taken: false,
  leftUnpaid: false,
  status: 'pending',
  reason: null,
  stale: false,
  pickupDay: null,
  deliveryDay: null,
  orders: [],
  claims: [],
  chargebacks: [],
  acts: [],
});

/** Nothing more will come of it, and nothing about it is open. */
const isOver = (deal: ModelDeal): boolean =>
  (deal.status === 'cancelled' || bookedQuote(deal)?.status === 'completed') &&
  !deal.quotes.some((quote) => isClaimed(quote) || isDisputed(quote));
const withdrawClaims = (quote: ModelQuote): void =>
  quote.claims.filter(isOpen).forEach((claim) => (claim.status = 'withdrawn'));
export const quoteId = (scene: Scene, { carrier }: Choice): string => quoteOf(scene.deal, carrier)?.id ?? UNKNOWN;
export const mine = (deal: ModelDeal, { carrier }: Choice): ModelQuote | undefined => quoteOf(deal, carrier);
const accepted = (deal: ModelDeal): ModelQuote | undefined => deal.quotes.find(({ status }) => status === 'accepted');
export const open = (deal: ModelDeal): boolean => deal.status === 'listed' || deal.status === 'quoted';
const carrierCall = (path: string) => (scene: Scene) => {
  const deal = dealOf(scene);
  return deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/${path}`);
};

/** While this runs the provider has a fault, at most this many times. Others may have theirs at the same time. */
export async function withFault<Result>(
  { server }: World,
  fault: string,
  times: number,
  act: () => Promise<Result>,
): Promise<Result> {
  const [row] = await server.query<{ id: string }>(
    'INSERT INTO sandbox.faults (next, remaining) VALUES ($1, $2) RETURNING id',
    [fault, times],
  );
  return act().finally(() => server.query('DELETE FROM sandbox.faults WHERE id = $1', [row?.id]));
}

const NUMBERS = {
  good: CARDS.good,
  lost: CARDS.good,
  twice: CARDS.good,
  declined: CARDS.declined,
  approved: CARDS.threeDSecure,
  refused: CARDS.threeDSecure,
  review: CARDS.underReview,
};
const FAULTS: Partial<Record<Choice['card'], string>> = { lost: 'no_webhook', twice: 'duplicate_webhook' };

/** Enters a card as the browser does; returns the answer of the first call that fails, else the card's. */
export async function enterCard(
  { world }: Scene,
  { card, fault, times, fee }: Choice,
  begin: () => Promise<Answer<{ clientSecret: string }>>,
): Promise<Answer<unknown>> {
  const pay = async () => {
    let begun = await begin();
    // The provider does not answer: they are asked to try again, and do.
    for (let again = 0; begun.status === 503 && again < MOST_TRIES; again++) begun = await begin();
    return begun;
  };
  const begun = await (fault === 'none' ? pay() : withFault(world, fault, times, pay));
  if (begun.status !== 200) return begun;
  const { clientSecret } = begun.body;
  const enter = async () => {
    const entered = await world.enterCard(clientSecret, NUMBERS[card]);
    if (card === 'approved' || card === 'refused')
      ok(
        await world.visitor.post('/api/sandbox/payment-intents/authenticate', {
          clientSecret,
          outcome: card === 'approved' ? 'pass' : 'fail',
        }),
        card === 'approved' ? 200 : 402,
      );
    return { ...entered, status: 200 };
  };
  const news = FAULTS[card];
  const told = () => (news === undefined ? enter() : withFault(world, news, 100, enter));
  // Another payer's charge may hit it as well: only the time of its fee differs.
  return fee === 'soon' ? told() : withFault(world, 'late_fee', 1, told);
}

/** Everything the two parties do when nothing goes wrong but a card and the time. */
export const PARTIES: Record<string, Act> = {
  list: {
    weight: 10,
    allowed: isOver,
    call: ({ shipper }) => shipper.api.post('/api/shipments', NEW_SHIPMENT),
    effect: ({ owner }, _choice, _now, { body }, scene) =>
      void scene.deals.push(newDeal((body as { id: string }).id, owner)),
    skips: (deal) => !isOver(deal),
  },
  quote: {
    weight: 6,
    allowed: (deal, choice) => open(deal) && mine(deal, choice)?.status !== 'pending',
    call: ({ carriers, deal, now }, { carrier, cents, days }) => {
      const { pickupDay, deliveryDay } = daysFrom(now(), days);
      const dates = days === 0 ? {} : { estimatedPickupDate: pickupDay, estimatedDeliveryDate: deliveryDay };
      return (carriers[carrier] as Person).api.post('/api/quotes', {
        shipmentId: deal.shipmentId,
        amount: dollars(cents),
        ...dates,
      });
    },
    effect: (deal, { carrier, cents, days }, now, { body }) => {
      deal.quotes.push({
        ...newQuote((body as { id: string }).id, carrier, cents),
        ...(days === 0 ? {} : daysFrom(now, days)),
      });
      deal.status = 'quoted';
    },
  },
  change: {
    weight: 1,
    allowed: (deal, choice) => mine(deal, choice)?.status === 'pending',
    call: (scene, choice) =>
      (scene.carriers[choice.carrier] as Person).api.patch(`/api/quotes/${quoteId(scene, choice)}`, {
        amount: dollars(choice.cents),
      }),
    effect: (deal, choice) => {
      const quote = mine(deal, choice) as ModelQuote;
      lapseOffers([quote]);
      if (quote.amount !== choice.cents) quote.ask = choice.cents;
      Object.assign(quote, { amount: choice.cents, stale: false });
    },
  },
  withdraw: {
    weight: 1,
    allowed: (deal, choice) => {
      const quote = mine(deal, choice);
      return quote !== undefined && ['pending', 'accepted', 'paid'].includes(quote.status) && !isDisputed(quote);
    },
    call: (scene, choice) =>
      (scene.carriers[choice.carrier] as Person).api.post(`/api/quotes/${quoteId(scene, choice)}/withdraw`),
    effect: (deal, choice) => {
      const quote = mine(deal, choice) as ModelQuote;
      if (quote.status !== 'pending') return fallThrough(deal, quote, 'cancelled_by_carrier', 'free');
      lapseOffers([quote]);
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
      const quote = mine(deal, choice) as ModelQuote;
      lapseOffers([quote]);
      Object.assign(quote, { status: 'declined', reason: 'declined_by_shipper' });
      if (open(deal)) settleListing(deal);
    },
  },
  edit: {
    weight: 1,
    allowed: open,
    call: ({ shipper, deal }, { cents }) =>
      shipper.api.patch(`/api/shipments/${deal.shipmentId}`, { weight: 1_000 + (cents % 9_000) }),
    effect: (deal) => {
      lapseOffers(deal.quotes);
      deal.quotes.filter(({ status }) => status === 'pending').forEach((quote) => (quote.stale = true));
    },
  },
  accept: {
    weight: 14,
    allowed: (deal, choice, now) => {
      const quote = mine(deal, choice);
      return deal.status === 'quoted' && quote?.status === 'pending' && isFresh(quote, now);
    },
    call: (scene, choice) => scene.shipper.api.post(`/api/quotes/${quoteId(scene, choice)}/accept`),
    effect: (deal, choice, _now, { body }) =>
      book(deal, mine(deal, choice) as ModelQuote, Date.parse((body as { paymentDueAt: string }).paymentDueAt)),
  },
  unaccept: {
    weight: 1,
    allowed: (deal, choice) => mine(deal, choice)?.status === 'accepted',
    call: (scene, choice) => scene.shipper.api.post(`/api/quotes/${quoteId(scene, choice)}/unaccept`),
    effect: (deal, choice, now) => {
      const quote = mine(deal, choice) as ModelQuote;
      leaveUnpaid(deal, quote, now);
      fallThrough(deal, quote, 'unaccepted', 'free');
    },
    money: true,
  },
  card: {
    weight: 40,
    allowed: (deal) => {
      const quote = accepted(deal);
      return quote !== undefined && quote.payment?.status !== 'paid' && !quote.payment?.unheard;
    },
    call: (scene, choice) => enterCard(scene, choice, () => scene.world.pay(dealOf(scene), choice.plan)),
    effect: (deal, { card, plan }, now) => {
      const quote = accepted(deal) as ModelQuote;
      const payment = (quote.payment ??= newPayment(quote, plan));
      choosePlan(quote, payment, plan);
      if (card === 'declined' || card === 'refused') payment.status = 'failed';
      else if (card === 'lost') payment.unheard = true;
      else if (card === 'review') {
        Object.assign(payment, { status: 'paid', reviewEnds: now + 3_600_000 });
        firstOf(payment).state = 'processing';
      } else capture(deal, quote, payment, now);
    },
    money: true,
    noFaults: true,
  },
  confirm: {
    weight: 1,
    allowed: (deal) => {
      const quote = spokenOf(deal);
      return (
        quote?.payment !== undefined && (quote.payment.unheard || !['pending', 'failed'].includes(quote.payment.status))
      );
    },
    call: (scene) => scene.world.confirm(dealOf(scene)),
    effect: (deal, _choice, now) => {
      const quote = bookedQuote(deal);
      if (quote?.payment?.unheard) capture(deal, quote, quote.payment, now);
    },
  },
  pickup: {
    weight: 16,
    allowed: (deal) => {
      const quote = bookedQuote(deal);
      const reviewed = quote && waitingOrder(quote)?.reviewEnds !== undefined;
      return quote?.status === 'paid' && !isDisputed(quote) && !reviewed;
    },
    call: carrierCall('pickup'),
    effect: (deal, _choice, now) => {
      const quote = bookedQuote(deal) as ModelQuote;
      quote.pickedUpAt = now;
      // What was agreed and paid comes first.
      const order = waitingOrder(quote);
      if (order?.unheard) captureExtra(quote, order);
      dropExtra(quote, 'lapsed');
      deal.status = 'in_transit';
      quote.status = 'in_progress';
      // It was a no-show: until now nothing else could be claimed.
      withdrawClaims(quote);
    },
    money: true,
  },
  deliver: {
    weight: 12,
    allowed: (deal) => deal.status === 'in_transit',
    call: carrierCall('deliver'),
    effect: (deal, _choice, now) => becomeDelivered(deal, bookedQuote(deal) as ModelQuote, now),
    money: true,
  },
  confirmDelivery: {
    weight: 5,
    allowed: (deal, _choice, now) => {
      const quote = bookedQuote(deal);
      if (quote?.status === 'completed') return true;
      if (!quote || quote.payment?.status === 'paid') return false;
      if (quote.payment?.status === 'in_escrow' && (isClaimed(quote) || isDisputed(quote))) return false;
      if (deal.status !== 'booked') return true;
      return quote.status === 'accepted' || localDay(new Date(now), PICKUP_ZONE) >= agreedDay(quote);
    },
    call: (scene) => scene.world.confirmDelivery(dealOf(scene)),
    effect: (deal, _choice, now) => {
      const quote = bookedQuote(deal) as ModelQuote;
      if (quote.status === 'accepted') return completeUnpaid(deal, quote, now);
      const payment = escrowed(deal);
      if (!payment) return;
      if (quote.status !== 'delivered') becomeDelivered(deal, quote, now);
      if (payment.status === 'in_escrow') release(quote, payment);
    },
    money: true,
  },
  cancel: {
    weight: 1,
    allowed: (deal) => {
      const quote = bookedQuote(deal);
      return ['listed', 'quoted', 'booked'].includes(deal.status) && !(quote && isDisputed(quote));
    },
    call: ({ shipper, deal }) => shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`),
    effect: (deal, _choice, now) => {
      const quote = bookedQuote(deal);
      const payment = escrowed(deal);
      if (quote) withdrawClaims(quote);
      if (quote && payment && isLate(quote, now)) return cancelLate(deal, quote, payment);
      if (quote) {
        leaveUnpaid(deal, quote, now);
        return fallThrough(deal, quote, 'cancelled_by_shipper', 'cancelled');
      }
      declinePending(deal, 'shipment_cancelled');
      deal.status = 'cancelled';
    },
    money: true,
  },
};
