import { addDays, endOfDay, localDay } from '../src/common/calendar.js';
import type { Category } from '../src/common/categories.js';
import { after, DAY, HOUR, MINUTE } from '../src/common/clock.js';
import type { Cents } from '../src/common/money.js';
import type { PlanId } from '../src/payments/payment.entity.js';
import { legMiles } from '../src/places/distance.js';
import { greatCircleMiles } from '../src/places/great-circle.js';
import type { Place } from '../src/places/gazetteer.js';
import type { Chance } from './chance.js';
import type { Listing, Photo } from './listings/listing.js';
import type { Carrier, Shipper } from './people.js';
import type { CARDS, DemoVerbs } from './demo-verbs.js';
import { type Exchange, QUESTIONS } from './talk.js';
import { middle, Times } from './times.js';

/** Something somebody does at an instant in the past. */
export interface Step {
  at: Date;
  run(verbs: DemoVerbs): Promise<void>;
}

export interface Scene {
  now: Date;
  chance: Chance;
  listing: Listing;
  category: Category;
  owner: Shipper;
  /** Who may quote; the first ones go before the others. */
  carriers: readonly Carrier[];
  from: Place;
  to: Place;
  miles: number;
  /** Places a carrier may pass through. */
  towns: readonly Place[];
  /** What it usually costs on a day (YYYY-MM-DD). */
  usualCents(on: string): Cents;
}

/** A quote in the story; its id is known once it is submitted. */
export interface Bid {
  id: string;
  carrier: Carrier;
  at: Date;
  amount: Cents;
  /** The pick-up day, as people write it. */
  day: string;
}

/** The days a quote is for, in days ago; below 0 is in the future. */
export interface Ride {
  pickup: number;
  deliver: number;
  /** Days between the promise and the delivery; below 0 it comes late. */
  slack?: number;
}

const MILES_A_DAY = 520;
const FAR_MILES = 60;
const MILES_AN_HOUR = 55;
const NIGHT_HOURS = 9;
/** A window that is told later says little. */
const LEAST_AHEAD_HOURS = 2.1;
const WEEKDAYS = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** Collects the steps of one shipment's life. Days count back from now. */
export class Story {
  readonly steps: Step[] = [];
  readonly times: Times;
  readonly chance: Chance;
  /** Days on the road. */
  readonly road: number;
  private shipmentId = '';
  private openSince: Date;
  private unasked: Carrier[];

  constructor(private readonly scene: Scene) {
    this.chance = scene.chance;
    this.times = new Times(scene.now, scene.chance, scene.from);
    this.road = 0.4 + scene.miles / MILES_A_DAY;
    this.openSince = scene.now;
    this.unasked = [...scene.carriers];
  }

  step(at: Date, run: (verbs: DemoVerbs, shipmentId: string) => Promise<unknown>): Date {
    this.steps.push({ at, run: async (verbs) => void (await run(verbs, this.shipmentId)) });
    return at;
  }

  get owner(): string {
    return this.scene.owner.name;
  }

  get begin(): Date {
    return this.steps[0]?.at ?? this.now;
  }

  get photo(): Photo | undefined {
    return this.scene.listing.photo;
  }

  get now(): Date {
    return this.scene.now;
  }

  get pounds(): number {
    return this.scene.listing.lbs;
  }

  list(days: number, pickup: number, status: 'draft' | 'listed' = 'listed'): void {
    const { listing, category, owner, from, usualCents, now } = this.scene;
    const day = localDay(after(now, -pickup * DAY), from.timeZone);
    const listed = this.times.ago(days);
    const budget = Math.round((usualCents(dayOf(listed)) * this.chance.between(0.85, 1.12)) / 2_500) * 2_500;
    const dated = this.chance.happens(0.75);
    const body = {
      title: listing.title,
      description: listing.text,
      category,
      subcategory: listing.kind ?? null,
      pickupLocation: listing.from,
      deliveryLocation: listing.to,
      weight: Math.round(listing.lbs * 100),
      dimensions: listing.ft,
      budget: this.chance.happens(0.85) ? Math.max(budget, 7_500) : null,
      // Some owners let a carrier take it without asking; which ones, no draw of chance decides, so that all else stays as it is.
      bookNowPrice: listing.title.length % 6 === 0 ? Math.max(budget, 7_500) : null,
      declaredValue: listing.worth ? listing.worth * 100 : null,
      pickupDate: dated ? day : null,
      deliveryDate:
        dated && this.chance.happens(0.4) ? addDays(day, Math.ceil(this.road) + this.chance.whole(2, 5)) : null,
      status,
    };
    this.openSince = this.step(
      listed,
      async (verbs) => (this.shipmentId = await verbs.list(owner.name, body, listing.photo)),
    );
  }

  /** Carriers quote until this many days ago; the story continues with the first one returned. */
  bids(until: number, ride: Ride, count: number): Bid[] {
    const end = this.times.ago(until);
    const bids = this.unasked
      .splice(0, count)
      .map((carrier, place) => this.bid(carrier, this.times.between(this.openSince, end, 0.06, 0.9), ride, place));
    const [first] = bids;
    if (first && this.chance.happens(0.42)) this.talkBefore(first, end);
    return bids;
  }

  /** The first bid is the one taken, at around the market's price; the others are at their carriers' own prices. */
  private bid(carrier: Carrier, at: Date, ride: Ride, place: number): Bid {
    const { from, to, now, usualCents } = this.scene;
    const shift = place === 0 ? 0 : this.chance.pick([0, 0, 1]);
    const pickup = addDays(localDay(this.times.plan(ride.pickup), from.timeZone), shift);
    const arrival = addDays(
      localDay(this.times.plan(ride.deliver), to.timeZone),
      shift + (ride.slack ?? this.chance.whole(1, 2)),
    );
    const share = place === 0 ? this.chance.between(0.95, 1.05) : carrier.price * this.chance.between(0.93, 1.08);
    const amount = Math.max(12_500, Math.round((usualCents(dayOf(at)) * share) / 500) * 500);
    const bid: Bid = { id: '', carrier, at, amount, day: WEEKDAYS.format(new Date(`${pickup}T12:00:00Z`)) };
    const open = ride.pickup < 0 && this.chance.happens(0.35);
    const body = {
      amount,
      estimatedPickupDate: pickup,
      estimatedDeliveryDate: arrival < pickup ? pickup : arrival,
      message: this.words(this.chance.pick(carrier.quotes), bid),
      validUntil: open
        ? endOfDay(localDay(after(now, this.chance.whole(2, 6) * DAY), from.timeZone), from.timeZone).toISOString()
        : null,
    };
    this.step(at, async (verbs, shipmentId) => (bid.id = await verbs.quote(carrier.name, { shipmentId, ...body })));
    return bid;
  }

  accept(bid: Bid, days: number): Date {
    return this.step(this.times.ago(days), (verbs) => verbs.accept(this.owner, bid.id));
  }

  pay(bid: Bid, days: number, card: keyof typeof CARDS = 'accepted'): Date {
    const plan = this.plan();
    return this.step(this.times.ago(days), (verbs) => verbs.pay(this.owner, bid.id, plan, card));
  }

  /** Chooses a protection plan: most take the free one. */
  plan(): PlanId {
    const chance = this.chance.next();
    return chance < 0.74 ? 'standard' : chance < 0.93 ? 'plus' : 'premium';
  }

  pickup(bid: Bid, days: number): Date {
    return this.step(this.times.ago(days), (verbs, shipmentId) => verbs.pickup(bid.carrier.name, shipmentId));
  }

  /** Locations along the route, up to this share of it, and the last ones of one that is delivered. */
  drive(bid: Bid, begun: Date, end: Date, share: number, notes: readonly (string | null)[], delivered?: Date): void {
    const { from, to, chance } = this.scene;
    const count = Math.max(2, Math.min(6, Math.round(this.road * 2 * share)));
    const last = delivered && this.lastNight(delivered);
    for (let index = 0; index < count; index++) {
      const part = (index / (count - 1)) * 0.94 + 0.01;
      const wobble = () => chance.between(-0.12, 0.12) * Math.sin(part * Math.PI);
      const latitude = from.latitude + (to.latitude - from.latitude) * part * share + wobble();
      const longitude = from.longitude + (to.longitude - from.longitude) * part * share + wobble();
      const note = index === 0 ? (notes[0] ?? null) : chance.pick(notes.slice(1));
      const at = after(middle(begun, end, part), 2 * MINUTE);
      const stop = this.stopNear({ latitude, longitude });
      const isBefore = last ? at < last.evening && part < last.part : at < end;
      if (at > begun && isBefore)
        this.step(at, (verbs, id) => verbs.locate(bid.carrier.name, id, { ...stop, notes: note }));
    }
    if (delivered) this.approach(bid, begun, delivered);
  }

  /** The last evening and morning on the road, which say when it comes. */
  approach(bid: Bid, begun: Date, delivered: Date): void {
    const { stop, evening, morning } = this.lastNight(delivered);
    for (const at of [evening, morning])
      if (at > begun) this.step(at, (verbs, id) => verbs.locate(bid.carrier.name, id, { ...stop, notes: null }));
  }

  /**
   * Where the truck stands for its last night, and when it sets off: mostly so long before the delivery as the rest
   * takes. One in seven comes late, as on real roads.
   */
  private lastNight(delivered: Date) {
    const { from, to } = this.scene;
    const miles = legMiles(from, to);
    const part = Math.max(0, 1 - ((2 + (Math.floor(miles) % 5)) * MILES_AN_HOUR) / miles);
    const stop = this.stopNear(
      {
        latitude: from.latitude + (to.latitude - from.latitude) * part,
        longitude: from.longitude + (to.longitude - from.longitude) * part,
      },
      () => 0,
    );
    const expected = legMiles(stop, to) / MILES_AN_HOUR + 0.5;
    const isLate = Math.floor(miles) % 7 === 0;
    const morning = after(delivered, -Math.max(LEAST_AHEAD_HOURS, isLate ? expected * 2 : expected) * HOUR);
    return { part, stop, morning, evening: after(morning, -NIGHT_HOURS * HOUR) };
  }

  /** The nearest of the demo's towns if it is close, else the bare point; `aside` is how far from its middle. */
  private stopNear(
    point: { latitude: number; longitude: number },
    aside = () => this.chance.between(-0.04, 0.04),
  ): { latitude: number; longitude: number; address: string | null } {
    const [nearest] = this.scene.towns
      .map((town) => ({ town, miles: greatCircleMiles(point, town) }))
      .sort((a, b) => a.miles - b.miles);
    const { town, miles } = nearest ?? { town: undefined, miles: Infinity };
    if (!town || miles > FAR_MILES)
      return { latitude: round(point.latitude), longitude: round(point.longitude), address: null };
    return {
      latitude: round(town.latitude + aside()),
      longitude: round(town.longitude + aside()),
      address: `Near ${town.city}, ${town.state}`,
    };
  }

  deliver(bid: Bid, days: number, recipient: string, note: string | null): Date {
    return this.step(this.times.ago(days), (verbs, shipmentId) =>
      verbs.deliver(bid.carrier.name, shipmentId, recipient, note),
    );
  }

  confirm(days: number): Date {
    return this.step(this.times.ago(days), (verbs, shipmentId) => verbs.confirmDelivery(this.owner, shipmentId));
  }

  /** The shipment takes quotes again from here on. */
  reopened(at: Date): void {
    this.openSince = at;
  }

  /** Two people write to each other in turn, between two instants; anything older than most of a day has been read. */
  talk(exchange: Exchange, bid: Bid, from: Date, until: Date): void {
    const [carrier, owner] = [bid.carrier.name, this.owner];
    const begins = exchange[0]?.startsWith('S: ') ? owner : carrier;
    let conversation = '';
    let at = from;
    exchange.forEach((line, index) => {
      const speaker = (index % 2 === 0) === (begins === owner) ? owner : carrier;
      const listener = speaker === owner ? carrier : owner;
      const wanted = this.times.inDaytime(
        middle(from, until, (index + this.chance.between(0.2, 0.8)) / exchange.length),
        until,
      );
      at = wanted > at ? wanted : after(at, 2 * MINUTE);
      this.step(at, async (verbs, shipmentId) => {
        if (conversation) await verbs.readConversation(speaker, conversation);
        conversation = await verbs.say(speaker, listener, shipmentId, this.words(line, bid));
      });
      const seen = after(at, 5 * HOUR);
      if (index === exchange.length - 1 && seen < after(this.scene.now, -DAY / 2))
        this.step(seen, (verbs) => verbs.readConversation(listener, conversation));
    });
  }

  private talkBefore(bid: Bid, until: Date): void {
    const exchange = this.chance.pick(QUESTIONS[this.scene.category]);
    const from = after(bid.at, 3 * MINUTE);
    if (from < until) this.talk(exchange, bid, from, middle(from, until, this.chance.between(0.4, 0.95)));
  }

  private words(text: string, { day }: Pick<Bid, 'day'>): string {
    return text
      .replace(/^S: /, '')
      .replaceAll('{day}', day)
      .replaceAll('{from}', this.scene.from.city)
      .replaceAll('{to}', this.scene.to.city);
  }
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
