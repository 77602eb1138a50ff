import type { Answer } from '../support/client.js';
import type { Person } from '../support/people.js';
import { type Act, type Choice, dollars, otherThan, type Scene, UNKNOWN } from './acts.js';
import { between, book, daysFrom, isFresh, makeOffer, refusalOf, type Side } from './offers.js';
import { mine, quoteId } from './parties.js';
import { type ModelDeal, type ModelOffer, type ModelQuote, openOffer } from './shape.js';

const HOUR = 3_600_000;
const MOST_HOURS = 72;

const sideOf = ({ plan }: Choice): Side => (plan === 'standard' ? 'shipper' : 'carrier');
const otherSide = (side: Side): Side => (side === 'shipper' ? 'carrier' : 'shipper');
const personOn = ({ shipper, carriers }: Scene, side: Side, { carrier }: Choice): Person =>
  side === 'shipper' ? shipper : (carriers[carrier] as Person);

/** Between the two last figures; now and then one's own last once more, or one that is not between them. */
function amountOf(quote: ModelQuote, side: Side, { cents, days, hours }: Choice): number {
  const { above, below, own } = between(quote, side);
  if (days === 5) return side === 'shipper' ? below : Math.max(100, above);
  if (hours === 1 && own !== undefined) return own;
  const room = below - above - 1;
  return room > 0 ? above + 1 + (cents % room) : below;
}

const daysOf = ({ days, hours }: Choice, now: number): ModelOffer['days'] =>
  days === 2 || hours === 1 ? daysFrom(now, days) : null;

interface OfferBody {
  id: string;
  amount: number;
  validUntil: string;
  createdAt: string;
}

function make(scene: Scene, choice: Choice, side: Side): Promise<Answer<OfferBody>> {
  const quote = mine(scene.deal, choice);
  const days = daysOf(choice, scene.now());
  return personOn(scene, side, choice).api.post(`/api/quotes/${quote?.id ?? UNKNOWN}/counter-offers`, {
    amount: dollars(quote ? amountOf(quote, side, choice) : 100),
    validHours: Math.min(choice.hours, MOST_HOURS),
    ...(days ? { pickupDate: days.pickupDay, deliveryDate: days.deliveryDay } : {}),
  });
}

function made(quote: ModelQuote, choice: Choice, side: Side, amount: number, now: number, body: unknown): void {
  const { id, validUntil } = body as OfferBody;
  const until = Date.parse(validUntil);
  if (until > now + Math.min(choice.hours, MOST_HOURS) * HOUR + HOUR / 6)
    throw new Error(`An offer stands until ${validUntil}.`);
  makeOffer(quote, { id, side, amount, days: daysOf(choice, now), validUntil: until });
}

const mayMake = (deal: ModelDeal, choice: Choice, side: Side, now: number): boolean => {
  const quote = mine(deal, choice);
  return quote !== undefined && refusalOf(deal, quote, side, amountOf(quote, side, choice), now) === undefined;
};

const mayCross = (deal: ModelDeal, choice: Choice, now: number): boolean =>
  mayMake(deal, choice, 'shipper', now) && mayMake(deal, choice, 'carrier', now);

const offered = (deal: ModelDeal, choice: Choice): ModelOffer | undefined => {
  const quote = mine(deal, choice);
  return quote && openOffer(quote);
};

/** A call about the open offer, by its maker or the other side. */
const answerCall =
  (verb: string, by: 'maker' | 'other') =>
  (scene: Scene, choice: Choice): Promise<Answer<unknown>> => {
    const open = offered(scene.deal, choice);
    const side = open?.side ?? 'shipper';
    return personOn(scene, by === 'maker' ? side : otherSide(side), choice).api.post(
      `/api/counter-offers/${open?.id ?? UNKNOWN}/${verb}`,
    );
  };

const seesOther = ({ days }: Choice): boolean => days === 5;

async function accept(scene: Scene, choice: Choice, amount: number): Promise<Answer<unknown>> {
  const open = offered(scene.deal, choice);
  const by = personOn(scene, otherSide(open?.side ?? 'shipper'), choice);
  const answer = await by.api.post(`/api/counter-offers/${open?.id ?? UNKNOWN}/accept`, { amount: dollars(amount) });
  return answer.status === 200 ? readBooked(scene, choice) : answer;
}

/** The quote, which says until when it is to be paid. */
const readBooked = (scene: Scene, choice: Choice): Promise<Answer<unknown>> =>
  scene.shipper.api.get(`/api/quotes/${quoteId(scene, choice)}`);
const dueOf = ({ body }: Answer<unknown>): number => Date.parse((body as { paymentDueAt: string }).paymentDueAt);

/** The quote says what was offered, and is booked. */
function bookOffer(deal: ModelDeal, choice: Choice, answer: Answer<unknown>): void {
  const quote = mine(deal, choice) as ModelQuote;
  const open = offered(deal, choice) as ModelOffer;
  open.status = 'accepted';
  Object.assign(quote, { amount: open.amount, ...open.days });
  book(deal, quote, dueOf(answer));
}

function mayBothAccept(deal: ModelDeal, choice: Choice, now: number): boolean {
  const quote = mine(deal, choice);
  return quote !== undefined && isFresh(quote, now) && offered(deal, choice)?.side === 'shipper';
}

/** Time passed before the two could try; one of them alone might be let through. */
const tooLate = ({ shipper }: Scene): Promise<Answer<unknown>> =>
  shipper.api.post(`/api/counter-offers/${UNKNOWN}/withdraw`);

/** What the two sides of a pending quote offer each other. */
export const OFFERING: Record<string, Act> = {
  counter: {
    weight: 24,
    allowed: (deal, choice, now) => mayMake(deal, choice, sideOf(choice), now),
    call: (scene, choice) => make(scene, choice, sideOf(choice)),
    effect: (deal, choice, now, { body }) => {
      const quote = mine(deal, choice) as ModelQuote;
      const side = sideOf(choice);
      made(quote, choice, side, amountOf(quote, side, choice), now, body);
    },
    refusal: (deal, choice, now) => {
      const quote = mine(deal, choice);
      const side = sideOf(choice);
      return quote && refusalOf(deal, quote, side, amountOf(quote, side, choice), now);
    },
  },
  /** Both at once: each is made, or answered by what came first. */
  countersCross: {
    weight: 8,
    allowed: mayCross,
    call: async (scene, choice) => {
      if (!mayCross(scene.deal, choice, scene.now())) return tooLate(scene);
      const [byOwner, byCarrier] = await Promise.all([make(scene, choice, 'shipper'), make(scene, choice, 'carrier')]);
      const failed = [byOwner, byCarrier].find(({ status }) => status !== 201 && status !== 400 && status !== 409);
      if (failed) return failed;
      const one = byOwner.status === 201 ? byOwner : byCarrier;
      return { ...one, body: { byOwner, byCarrier } };
    },
    effect: (deal, choice, now, { body }) => {
      const quote = mine(deal, choice) as ModelQuote;
      const both = body as { byOwner: Answer<OfferBody>; byCarrier: Answer<OfferBody> };
      const turns = [
        { side: 'shipper' as const, answer: both.byOwner },
        { side: 'carrier' as const, answer: both.byCarrier },
      ].map((turn) => ({ ...turn, amount: amountOf(quote, turn.side, choice) }));
      const [first, second] = turns.toSorted((one, other) => madeAt(one.answer) - madeAt(other.answer));
      if (!first || !second) return;
      made(quote, choice, first.side, first.amount, now, first.answer.body);
      const refusal = refusalOf(deal, quote, second.side, second.amount, now);
      const { status } = second.answer;
      if ((refusal === undefined) !== (status === 201))
        throw new Error(`The second of two crossing offers: ${status}, but ${refusal ?? 'it may be made'}.`);
      if (status === 201) made(quote, choice, second.side, second.amount, now, second.answer.body);
    },
    skips: (deal, choice, now) => !mayCross(deal, choice, now),
  },
  acceptCounter: {
    weight: 20,
    allowed: (deal, choice) => offered(deal, choice) !== undefined && !seesOther(choice),
    call: (scene, choice) => {
      const amount = offered(scene.deal, choice)?.amount ?? 100;
      return accept(scene, choice, seesOther(choice) ? otherThan(amount) : amount);
    },
    effect: (deal, choice, _now, answer) => bookOffer(deal, choice, answer),
    refusal: (deal, choice) => (offered(deal, choice) ? 'quote_changed' : undefined),
  },
  /** The owner accepts the quote while the carrier accepts the owner's offer: one of them books. */
  acceptsCross: {
    weight: 8,
    allowed: mayBothAccept,
    call: async (scene, choice) => {
      if (!mayBothAccept(scene.deal, choice, scene.now())) return tooLate(scene);
      const [plain, byOffer] = await Promise.all([
        scene.shipper.api.post(`/api/quotes/${quoteId(scene, choice)}/accept`),
        accept(scene, choice, offered(scene.deal, choice)?.amount ?? 100),
      ]);
      const [won, lost] = plain.status === 200 ? [plain, byOffer] : [byOffer, plain];
      return lost.status === 409 ? { ...won, body: { booked: won, byOffer: won === byOffer } } : lost;
    },
    effect: (deal, choice, _now, { body }) => {
      const { booked, byOffer } = body as { booked: Answer<unknown>; byOffer: boolean };
      if (byOffer) bookOffer(deal, choice, booked);
      else book(deal, mine(deal, choice) as ModelQuote, dueOf(booked));
    },
    skips: (deal, choice, now) => !mayBothAccept(deal, choice, now),
  },
  declineCounter: {
    weight: 6,
    allowed: (deal, choice) => offered(deal, choice) !== undefined,
    call: answerCall('decline', 'other'),
    effect: (deal, choice) => Object.assign(offered(deal, choice) as ModelOffer, { status: 'declined' }),
  },
  withdrawCounter: {
    weight: 4,
    allowed: (deal, choice) => offered(deal, choice) !== undefined,
    call: answerCall('withdraw', 'maker'),
    effect: (deal, choice) => Object.assign(offered(deal, choice) as ModelOffer, { status: 'withdrawn' }),
  },
};

/** What was refused came second. */
const madeAt = ({ status, body }: Answer<OfferBody>): number =>
  status === 201 ? Date.parse(body.createdAt) : Infinity;
