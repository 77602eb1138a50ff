import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import sharp from 'sharp';
import { localDay } from '../../src/common/calendar.js';
import type { Answer } from '../support/client.js';
import { ok, type Person } from '../support/people.js';
import { type Act, type Choice, dealOf, type Scene, spokenOf } from './acts.js';
import { becomeDelivered, refundDelay } from './deal.js';
import { PARTIES } from './parties.js';
import { bookedQuote, isDisputed, type ModelAct, type ModelDeal, type ModelQuote } from './shape.js';
import { DELIVERY_ZONE } from './zones.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Calls within this of each other are one to the program. */
const ONE_CALL = 10 * MINUTE;
/** How exactly the model knows when something was received: its clock may be some minutes behind. */
const EXACTLY = 5 * MINUTE;
/** Of what lies so near to another call, the model does not know which was first. */
const UNCLEAR = 6 * MINUTE;
/** A phone whose clock somebody has set wrong. */
const WRONG_BY = 9 * HOUR;
const AT_THE_DOOR = { latitude: 39.75, longitude: -104.98 };

/** A carrier's second phone, which does nothing but report from the road. */
export interface Phone {
  person: Person;
  /** When its latest calls began, and those before them, in ms of business time. */
  calledAt: number;
  calledBefore?: number;
}

type Kind = ModelAct['kind'];
type Told = NonNullable<ModelAct['told']> & { receivedAt: string };

const PATHS: Record<Kind, string> = {
  arrive_pickup: 'arrive',
  pickup: 'pickup',
  arrive_delivery: 'arrive',
  deliver: 'deliver',
};

/** What an act cannot have happened before. */
const AFTER: Record<Kind, readonly Kind[]> = {
  arrive_pickup: [],
  pickup: ['arrive_pickup'],
  arrive_delivery: ['pickup'],
  deliver: ['pickup', 'arrive_delivery'],
};

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
  .jpeg()
  .toBuffer();

const usesSecond = ({ times }: Choice): boolean => times % 2 === 0;
const hasPhoto = (choice: Choice): boolean => usesSecond(choice) && choice.plan !== 'standard';
const saysWhen = ({ days }: Choice): boolean => days !== 5;
const carrierOf = ({ deal }: Scene): number => spokenOf(deal)?.carrier ?? 0;
const phoneOf = (scene: Scene): Phone => scene.phones[carrierOf(scene)] as Phone;
const actsOf = (deal: ModelDeal): ModelAct[] => deal.quotes.flatMap(({ acts }) => acts);

/** The second phone calls: what it had called before tells whether it had signal. */
function noteCall(phone: Phone, now: number): void {
  if (now - phone.calledAt <= ONE_CALL) return;
  Object.assign(phone, { calledBefore: phone.calledAt, calledAt: now });
}

interface Sent {
  answer: Answer<unknown>;
  actId: string;
  body: object;
}

/** Does something on a phone some hours ago, and sends it now; the same once more, to send it again. */
async function send(scene: Scene, choice: Choice, kind: Kind, again?: Pick<Sent, 'actId' | 'body'>): Promise<Sent> {
  const { deal, world } = scene;
  const { carrier, shipmentId } = dealOf(scene);
  const phone = phoneOf(scene);
  const person = usesSecond(choice) ? phone.person : carrier;
  const { actId = randomUUID() } = again ?? {};
  const now = (await world.now()).getTime();
  if (usesSecond(choice)) noteCall(phone, now);
  const photos: string[] = [];
  if (kind === 'deliver' && hasPhoto(choice) && !again) {
    // Standing there, the owner has said where it is.
    const exact = { end: 'delivery', ...AT_THE_DOOR };
    if (deal.status === 'booked' || deal.status === 'in_transit')
      await scene.shipper.api.put(`/api/shipments/${shipmentId}/exact-point`, exact);
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'door.jpg');
    const stored = await person.api.post<{ url: string }[]>(`/api/uploads?actId=${actId}`, form);
    photos.push(...ok(stored, 201).map(({ url }) => url));
  }
  const clock = now + (choice.fee === 'late' ? WRONG_BY : 0);
  const body = again?.body ?? {
    actId,
    ...(kind.startsWith('arrive') ? { end: kind === 'arrive_pickup' ? 'pickup' : 'delivery' } : { photos }),
    ...(kind === 'deliver' ? { position: AT_THE_DOOR } : {}),
    ...(saysWhen(choice)
      ? { capturedAt: new Date(clock - choice.hours * HOUR).toISOString(), sentAt: new Date(clock).toISOString() }
      : {}),
  };
  const post = () => person.api.post(`/api/shipments/${shipmentId}/${PATHS[kind]}`, body);
  if (choice.card !== 'twice') return { answer: await post(), actId, body };
  // Twice at the same moment: one of them does it, and both are answered the same.
  const [answer, other] = await Promise.all([post(), post()]);
  expect([kind, other.status]).toEqual([kind, answer.status]);
  expect([kind, toldIn(other)]).toEqual([kind, toldIn(answer)]);
  return { answer, actId, body };
}

/** What an answer says of the act. */
function toldIn({ status, body }: Answer<unknown>): Told | undefined {
  if (status >= 300) return undefined;
  return (body as { act?: Told }).act ?? (body as Told);
}

/** Keeps what a phone knows of an act that the program has answered for good. */
function keep(scene: Scene, choice: Choice, kind: Kind, { answer, actId, body }: Sent): void {
  const told = toldIn(answer);
  const { code } = (answer.body ?? {}) as { code?: string };
  if (!told && code !== 'job_over') return;
  const { deal } = scene;
  const quote = spokenOf(deal);
  const bySecond = usesSecond(choice);
  quote?.acts.push({ kind, actId, body, bySecond, carrier: carrierOf(scene), told });
}

/** An act, done once, at the time that the phone is believed; of what it moves, `first` tells. */
function act(kind: Kind, weight: number, { first, allowed }: Pick<Act, 'allowed'> & { first: Act['effect'] }): Act {
  return {
    weight,
    allowed,
    call: async (scene, choice) => {
      const sent = await send(scene, choice, kind);
      keep(scene, choice, kind, sent);
      return sent.answer;
    },
    effect: (deal, choice, now, answer, scene) => {
      expectTime(bookedQuote(deal) as ModelQuote, choice, kind, toldIn(answer) as Told);
      first(deal, choice, now, answer, scene);
    },
    refusal: (deal) => (wasTheirs(deal) ? 'job_over' : undefined),
    skips: (deal, choice, now) => isUnclear(deal, choice, now),
    money: true,
  };
}

/** The carrier that calls speak of had this job, and has it no longer. */
function wasTheirs(deal: ModelDeal): boolean {
  const spoken = spokenOf(deal);
  return (
    !bookedQuote(deal) && deal.quotes.some(({ carrier, first }) => carrier === spoken?.carrier && first !== undefined)
  );
}

const isRunning = (quote: ModelQuote | undefined): boolean => quote !== undefined && quote.status !== 'accepted';

/** What it cannot have happened before, in ms of business time. */
function notBefore({ acts, paidAt, pickedUpAt }: ModelQuote, kind: Kind, except?: string): number {
  const before = acts.filter((each) => AFTER[kind].includes(each.kind) && each.told && each.actId !== except);
  const hasPickup = before.some((each) => each.kind === 'pickup');
  const pickup = AFTER[kind].includes('pickup') && !hasPickup ? pickedUpAt : undefined;
  return Math.max(
    ...before.map(({ told }) => Date.parse(told?.happenedAt ?? '')),
    paidAt ?? -Infinity,
    pickup ?? -Infinity,
  );
}

/** It was done when the phone says, by the program's clock: never before what comes before it, never after it was told. */
function expectTime(quote: ModelQuote, choice: Choice, kind: Kind, told: Told): void {
  const received = Date.parse(told.receivedAt);
  const measured = Math.max(received - choice.hours * HOUR, notBefore(quote, kind, told.actId));
  const expected = saysWhen(choice) ? Math.min(received, measured) : received;
  const isExact = Math.abs(Date.parse(told.happenedAt) - expected) <= EXACTLY;
  const at = isExact ? told.happenedAt : new Date(expected).toISOString();
  expect({ kind, ...told }).toMatchObject({ kind, basis: saysWhen(choice) ? 'phone' : 'receipt', happenedAt: at });
}

/** What the day is counted by lies too near to another call of the phone. */
function isUnclear(deal: ModelDeal, choice: Choice, now: number): boolean {
  return actsOf(deal).some(({ told }) => {
    const apart = Math.abs(now - choice.hours * HOUR - Date.parse(told?.receivedAt ?? ''));
    return apart < UNCLEAR;
  });
}

/** The day that a delivery counts for: that on which it happened, if all of it bears that out, else that of the receipt. */
function dayReason(choice: Choice, told: Told, { calledAt, calledBefore }: Phone): string {
  const happened = Date.parse(told.happenedAt);
  if (!saysWhen(choice)) return 'no_phone_time';
  if (happened < Date.parse(told.receivedAt) - 3 * DAY) return 'told_late';
  if (!hasPhoto(choice)) return 'no_photo_in_place';
  return happened >= (calledBefore ?? calledAt) ? 'borne_out' : 'was_online';
}

/** It is picked up, unless another phone has said so. */
function pickedUp(deal: ModelDeal, choice: Choice, now: number, answer: Answer<unknown>, scene: Scene): void {
  if (deal.status === 'booked') PARTIES['pickup']?.effect(deal, choice, now, answer, scene);
}

function delivered(deal: ModelDeal, choice: Choice, now: number, answer: Answer<unknown>, scene: Scene): void {
  if (deal.status !== 'in_transit') return;
  const quote = bookedQuote(deal) as ModelQuote;
  const told = toldIn(answer) as Told;
  const reason = dayReason(choice, told, phoneOf(scene));
  expect(told.delayBasis).toBe(reason);
  if (reason === 'borne_out') quote.arrivedOn = localDay(new Date(told.happenedAt), DELIVERY_ZONE);
  becomeDelivered(deal, quote, now);
}

const mayPickUp = (deal: ModelDeal, choice: Choice, now: number): boolean =>
  PARTIES['pickup']?.allowed(deal, choice, now) ?? false;

/** An act of this deal that was answered for good, chosen at random. */
const known = (deal: ModelDeal, { cents }: Choice): ModelAct | undefined => {
  const acts = actsOf(deal);
  return acts[cents % Math.max(1, acts.length)];
};

/** What carriers do without signal, from two phones: told hours or days later, twice, in the wrong order, and after the job is over. */
export const ROAD: Record<string, Act> = {
  arriveOnTheRoad: act('arrive_pickup', 2, {
    allowed: (deal) => isRunning(bookedQuote(deal)),
    first: () => undefined,
  }),
  arriveAtTheEnd: act('arrive_delivery', 2, {
    allowed: (deal) => isRunning(bookedQuote(deal)) && deal.status !== 'booked',
    first: () => undefined,
  }),
  pickupOnTheRoad: act('pickup', 10, {
    allowed: (deal, choice, now) =>
      mayPickUp(deal, choice, now) ||
      (bookedQuote(deal) !== undefined && (deal.status === 'in_transit' || deal.status === 'delivered')),
    first: pickedUp,
  }),
  deliverOnTheRoad: act('deliver', 10, {
    allowed: (deal) => bookedQuote(deal) !== undefined && (deal.status === 'in_transit' || deal.status === 'delivered'),
    first: delivered,
  }),
  /** The delivery is sent before the pickup is, and refused; then the pickup, and the same delivery again. */
  wrongOrder: {
    weight: 10,
    allowed: mayPickUp,
    call: async (scene, choice) => {
      const early = await send(scene, choice, 'deliver');
      if (early.answer.status !== 409) return early.answer;
      const first = await send(scene, choice, 'pickup');
      if (first.answer.status !== 200) return first.answer;
      keep(scene, choice, 'pickup', first);
      // Its time on the phone stays; only the sending is new.
      const later = await send(scene, choice, 'deliver', { actId: early.actId, body: early.body });
      if (later.answer.status === 200) keep(scene, choice, 'deliver', later);
      return later.answer;
    },
    effect: (deal, choice, now, answer, scene) => {
      pickedUp(deal, choice, now, answer, scene);
      expectTime(bookedQuote(deal) as ModelQuote, choice, 'deliver', toldIn(answer) as Told);
      delivered(deal, choice, now, answer, scene);
    },
    skips: (deal, choice, now) => !mayPickUp(deal, choice, now) || isUnclear(deal, choice, now),
    money: true,
  },
  /** Answered as it was first, for ever, from either phone. */
  sendAgain: {
    weight: 6,
    allowed: (deal, choice) => known(deal, choice)?.told !== undefined,
    call: async (scene, choice) => {
      const { kind, body, carrier, told } = known(scene.deal, choice) as ModelAct;
      const phone = scene.phones[carrier] as Phone;
      if (usesSecond(choice)) noteCall(phone, (await scene.world.now()).getTime());
      const person = usesSecond(choice) ? phone.person : (scene.carriers[carrier] as Person);
      const answer = await person.api.post(`/api/shipments/${scene.deal.shipmentId}/${PATHS[kind]}`, body);
      if (told) expect([kind, toldIn(answer)]).toEqual([kind, told]);
      return answer;
    },
    effect: () => undefined,
    refusal: () => 'job_over',
    skips: (deal, choice) => known(deal, choice) === undefined,
  },
  /** The owner objects to the day on which the phone says that it was delivered. */
  cameLater: {
    weight: 8,
    allowed: (deal, _choice, now) => {
      const quote = bookedQuote(deal);
      if (quote?.deliveredAt === undefined || quote.arrivedOn === undefined) return false;
      return (
        quote.arrivedOn !== localDay(new Date(quote.deliveredAt), DELIVERY_ZONE) &&
        now <= quote.deliveredAt + 2 * DAY &&
        quote.payment?.status === 'in_escrow' &&
        quote.payment.delayBack === undefined &&
        !isDisputed(quote)
      );
    },
    call: ({ shipper, deal }) => shipper.api.post(`/api/shipments/${deal.shipmentId}/came-later`),
    effect: (deal) => {
      const quote = bookedQuote(deal) as ModelQuote;
      quote.arrivedOn = localDay(new Date(quote.deliveredAt ?? 0), DELIVERY_ZONE);
      refundDelay(deal, quote);
    },
    money: true,
  },
};
