import { ApiProperty } from '@nestjs/swagger';
import type { ActWord } from '../common/acts.js';
import { Can } from '../common/acts.dto.js';
import { addDays, type Day as CalendarDay, daysBetween } from '../common/calendar.js';
import { CATEGORY_GIVEN, CATEGORY_IDS, type Category } from '../common/categories.js';
import {
  HEAVIEST_LBS,
  Day,
  Dollars,
  NumberBetween,
  OneOf,
  Pounds,
  QueryNumber,
  rule,
  Text,
  WholeBetween,
} from '../common/fields.js';
import { type Cents, centsToDollars } from '../common/money.js';
import { PageSearch } from '../common/page-search.dto.js';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../common/paging.js';
import { called, Shown } from '../common/shown.js';
import { ShipmentAnswer } from '../shipments/shipment-answer.dto.js';
import {
  type PricedFit,
  lastDayOf,
  type Load,
  LOAD_SORTS,
  LOAD_WARNINGS,
  type LoadSort,
  type LoadWarning,
  type Way,
} from './along.js';
import type { Watched } from './lanes.js';
import { NOTIFY, type Notify } from './notify.js';
import type { Stop, Trip } from './trip.entity.js';
import { TRIP_STATUSES, type TripStatus } from './trips.rules.js';

export const MOST_VIA = 6;
const PLACE_MOST = 300;
const LONGEST_FT = 500;
const EPOCH = '1970-01-01';
const given = { optional: true, nullable: true } as const;

/** What is left out of a new trip. */
export const TRIP_DEFAULTS = {
  flexibleDays: 0,
  milesADay: 500,
  maxAddedMiles: 50,
  /** ATRI, "An Analysis of the Operational Costs of Trucking", 2025: the average of 2024. */
  costAMileCents: 226,
  notify: 'instant',
  /** Loads of less than such a part of the trip are not worth a stop. */
  loadsToATrip: 10,
} as const;

function Places(): PropertyDecorator {
  return (target, property) => {
    ApiProperty({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: PLACE_MOST },
      required: false,
      nullable: true,
      maxItems: MOST_VIA,
      example: ['Amarillo, TX'],
      description: 'Places between, in their order.',
    })(target, property);
    rule('places', (value) => {
      if (value === undefined || value === null) return undefined;
      if (!Array.isArray(value)) return 'A list of places';
      if (value.length > MOST_VIA) return `At most ${MOST_VIA} places between`;
      const bad = value.some((each) => typeof each !== 'string' || each.trim() === '' || each.length > PLACE_MOST);
      return bad ? `Each place is a text of 1 to ${PLACE_MOST} characters` : undefined;
    })(target, property);
  };
}

function Categories(): PropertyDecorator {
  return (target, property) => {
    ApiProperty({
      type: 'array',
      items: { ...called(CATEGORY_GIVEN), enum: [...CATEGORY_IDS], type: 'string' },
      required: false,
      nullable: true,
      minItems: 1,
      maxItems: CATEGORY_IDS.length,
      example: ['vehicles', 'freight'],
      description: 'Left out: every category.',
    })(target, property);
    rule('categories', (value) => {
      if (value === undefined || value === null) return undefined;
      if (!Array.isArray(value) || value.length === 0) return 'A list of categories';
      const bad = value.some((each) => !CATEGORY_IDS.includes(each as Category));
      if (bad) return `Each one of ${CATEGORY_IDS.join(', ')}`;
      return new Set(value).size === value.length ? undefined : 'The same category twice';
    })(target, property);
  };
}

/** Fields that a trip may have or leave out. */
class TripDetails {
  @Places() via?: string[] | null;
  @WholeBetween(0, 7, { optional: true, description: 'By so many days it can begin later. Left out: 0.' })
  flexibleDays?: number;
  @WholeBetween(200, 1_000, { optional: true, description: 'Left out: 500.' }) milesADay?: number;
  @Pounds(HEAVIEST_LBS, { ...given, description: 'lbs that are free.' }) freeWeight?: number | null;
  @NumberBetween(0.1, LONGEST_FT, { ...given, description: 'ft that are free.' }) freeLength?: number | null;
  @NumberBetween(0.1, LONGEST_FT, { ...given, description: 'ft' }) freeWidth?: number | null;
  @Categories() takes?: Category[] | null;
  @WholeBetween(0, 300, { optional: true, description: 'How far out of the way a load may lead. Left out: 50.' })
  maxAddedMiles?: number;
  @WholeBetween(1, 5_000, {
    ...given,
    description: 'Shorter loads are left out. Left out: a tenth of the trip, at least 1.',
  })
  minLoadMiles?: number | null;
  @Dollars(0, 1_000, {
    optional: true,
    example: 2.25,
    description: "What a mile costs you. Left out: 2.26, ATRI's average for 2024.",
  })
  costAMile?: number;
  @OneOf(NOTIFY, {
    optional: true,
    description:
      'When you are told of new loads, not between 21:00 and 7:00 at its first place. Left out: instant. `hourly` and `daily` (7:00) are mailed too. `webhook`: only programs, at any hour.',
  })
  notify?: Notify;
  @Text(0, 60, { ...given, example: 'Home from Denver' }) label?: string | null;
}

/** A trip to be planned, or to look for loads along without keeping it. */
export class NewTrip extends TripDetails {
  @Text(1, PLACE_MOST, { message: 'Where does it begin?', example: 'Austin, TX' }) from: string;
  @Text(1, PLACE_MOST, { message: 'Where does it end?', example: 'Denver, CO' }) to: string;
  @Day({ description: 'The first day on which it can begin, at its first place.' }) firstDay: CalendarDay;
}

/** What a carrier changes; null empties a field that may be empty. */
export class TripChanges extends TripDetails {
  @Text(1, PLACE_MOST, { optional: true, example: 'Austin, TX' }) from?: string;
  @Text(1, PLACE_MOST, { optional: true, example: 'Denver, CO' }) to?: string;
  @Day({ optional: true }) firstDay?: CalendarDay;
}

export class TripSearch extends PageSearch {
  @OneOf(TRIP_STATUSES, { optional: true, description: 'Left out: all.' }) status?: TripStatus;
}

export const DIRECTIONS = ['out', 'back'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Which loads along a trip, and in which order. */
export class LoadSearch {
  @OneOf(DIRECTIONS, {
    optional: true,
    description: 'Left out: out. `back`: from the last place to the first, from the last possible arrival on.',
  })
  direction?: Direction;
  @OneOf(LOAD_SORTS, {
    optional: true,
    description:
      'Left out: net. `perAddedMile`: what adds nothing comes first; `pickupDate`: what has to be picked up soonest.',
  })
  sort?: LoadSort;
  @QueryNumber(1, MAX_LIMIT, { integer: true, default: DEFAULT_LIMIT }) limit?: number;
  @Text(1, 20, { optional: true, description: 'Out of `next` of the page before.' }) cursor?: string;
}

export class StopAnswer {
  @Shown.text({ example: 'Austin, TX' }) label: string;
  @Shown.number({ example: 30.2672 }) latitude: number;
  @Shown.number({ example: -97.7431 }) longitude: number;
}

/** A planned trip, which only its carrier sees. */
export class TripAnswer {
  @Shown.id() id: string;
  @Shown.text({ nullable: true }) label: string | null;
  @Shown.text({ example: 'Austin, TX' }) from: string;
  @Shown.text({ example: 'Denver, CO' }) to: string;
  @Shown.texts() via: string[];
  @Shown.list(() => StopAnswer, { description: 'All places in their order.' }) places: StopAnswer[];
  @Shown.day() firstDay: CalendarDay;
  @Shown.whole() flexibleDays: number;
  @Shown.whole() milesADay: number;
  @Shown.number({ nullable: true, description: 'lbs' }) freeWeight: number | null;
  @Shown.number({ nullable: true, description: 'ft' }) freeLength: number | null;
  @Shown.number({ nullable: true, description: 'ft' }) freeWidth: number | null;
  @Shown.manyOf(CATEGORY_IDS, { name: 'Category', nullable: true, description: 'null: every category.' }) takes:
    Category[] | null;
  @Shown.whole() maxAddedMiles: number;
  @Shown.whole() minLoadMiles: number;
  @Shown.whole({ description: 'What `minLoadMiles` is unless you set it: a tenth of the trip.' })
  usualMinLoadMiles: number;
  @Shown.dollars({ example: 2.25 }) costAMile: number;
  @Shown.whole({ description: 'Road miles of the whole trip.' }) miles: number;
  @Shown.whole({ description: 'Days on the road, the first and the last counted, without detours.' }) days: number;
  @Shown.day({ description: 'The last possible arrival, with the most that a load may add.' }) lastDay: CalendarDay;
  @Shown.oneOf(NOTIFY, { description: 'When you are told of new loads along it.' }) notify: Notify;
  @Shown.oneOf(TRIP_STATUSES) status: TripStatus;
  @Shown.instant() createdAt: Date;
  @Shown.instant() updatedAt: Date;
  @Can('trip') can?: ActWord<'trip'>[];
}

/** What a load is worth to its carrier. */
export class LoadWorth {
  @Shown.whole({ description: 'Road miles more than without it.' }) addedMiles: number;
  @Shown.dollars({ nullable: true, description: 'What it pays before the platform fee; null when nobody can say yet.' })
  pay: number | null;
  @Shown.oneOf(['budget', 'typical'], {
    nullable: true,
    description: '`budget`: what its owner wants to spend; `typical`: what carriers usually take.',
  })
  payBasis: 'budget' | 'typical' | null;
  @Shown.number({ nullable: true, example: 612.4, description: 'Dollars left after the fee and the added miles.' })
  net: number | null;
}

/** What a listing adds to a trip, and what is left of its pay. */
export class TripLoadFacts extends LoadWorth {
  @Shown.whole({ description: 'On which part of the trip it is picked up, from 0.' }) leg: number;
  @Shown.whole({ description: 'On which part it is delivered: the same or a later one.' }) deliveryLeg: number;
  @Shown.dollars({ description: 'What the added miles cost you.' }) detourCost: number;
  @Shown.number({ nullable: true, description: 'Dollars after the fee for each added mile; null when none is added.' })
  perAddedMile: number | null;
  @Shown.day({ description: "When you can be at its pickup, on one of its owner's days." }) reachOn: CalendarDay;
  @Shown.day({ description: 'When it would be delivered then.' }) deliverOn: CalendarDay;
  @Shown.manyOf(LOAD_WARNINGS, {
    description:
      'What the listing leaves open and you asked for: `no_dates`, `no_weight`, `no_dimensions`, `no_price`.',
  })
  warnings: LoadWarning[];
}

/** A listing along a trip. */
export type TripLoadAnswer = ShipmentAnswer & TripLoadFacts;

export class NearestMiss {
  @Shown.id() shipmentId: string;
  @Shown.whole({ example: 64 }) addedMiles: number;
}

/** A page of loads along a trip. */
export class TripLoadsAnswer {
  @Shown.flag({
    description: 'false: so many may fit that a better one may be missing. Narrow the days or the categories.',
  })
  complete: boolean;
  @Shown.whole({
    nullable: true,
    description: 'How many fit; null where they were too many to be looked at one by one.',
  })
  total: number | null;
  @Shown.text({ nullable: true, description: '`cursor` of the next page.' }) next: string | null;
  @Shown.listOfAll(ShipmentAnswer, TripLoadFacts) loads: TripLoadAnswer[];
  @Shown.object(() => NearestMiss, {
    nullable: true,
    description: 'Where nothing fits: what would with the fewest added miles, up to 1,000. A trip allows 300 at most.',
  })
  nearest: NearestMiss | null;
}

export const dayNumber = (day: CalendarDay): number => daysBetween(EPOCH, day);
export const dayOf = (number: number): CalendarDay => addDays(EPOCH, number);

export type TripPlan = Omit<Trip, 'id' | 'carrierId' | 'status' | 'createdAt' | 'updatedAt' | keyof Watched>;

/** A trip as the search takes it. */
export function wayOf(trip: TripPlan, direction: Direction = 'out'): Way {
  const [first, last] = [trip.stops[0]!, trip.stops.at(-1)!];
  const isBack = direction === 'back';
  const start = dayNumber(trip.firstDay);
  return {
    stops: isBack ? [last, first] : trip.stops,
    firstDay: isBack ? lastDayOf({ ...trip, firstDay: start }, trip.miles) : start,
    flexibleDays: trip.flexibleDays,
    milesADay: trip.milesADay,
    maxAddedMiles: trip.maxAddedMiles,
    minLoadMiles: trip.minLoadMiles,
    takes: trip.takes,
    freeWeight: trip.freeWeightHundredths === null ? null : trip.freeWeightHundredths / 100,
    freeLength: trip.freeLengthFt,
    freeWidth: trip.freeWidthFt,
    costAMile: trip.costAMileCents,
  };
}

/** The shortest load worth a stop on a trip of so many miles, unless its carrier says otherwise. */
export function usualLeast(miles: number): number {
  return Math.max(1, Math.round(miles / TRIP_DEFAULTS.loadsToATrip));
}

const labelsOf = (stops: readonly Stop[]) => stops.map(({ label }) => label);

export function toTrip(trip: Trip): TripAnswer {
  const labels = labelsOf(trip.stops);
  return {
    id: trip.id,
    label: trip.label,
    from: labels[0]!,
    to: labels.at(-1)!,
    via: labels.slice(1, -1),
    places: trip.stops.map(({ label, latitude, longitude }) => ({ label, latitude, longitude })),
    firstDay: trip.firstDay,
    flexibleDays: trip.flexibleDays,
    milesADay: trip.milesADay,
    freeWeight: trip.freeWeightHundredths === null ? null : trip.freeWeightHundredths / 100,
    freeLength: trip.freeLengthFt,
    freeWidth: trip.freeWidthFt,
    takes: trip.takes,
    maxAddedMiles: trip.maxAddedMiles,
    minLoadMiles: trip.minLoadMiles,
    usualMinLoadMiles: usualLeast(trip.miles),
    costAMile: centsToDollars(trip.costAMileCents),
    miles: trip.miles,
    days: Math.floor(trip.miles / trip.milesADay) + 1,
    lastDay: lastDay(trip),
    notify: trip.notify,
    status: trip.status,
    createdAt: trip.createdAt,
    updatedAt: trip.updatedAt,
  };
}

/** What its carrier calls it. */
export function nameOf({ label, stops }: Pick<Trip, 'label' | 'stops'>): string {
  return label ?? `${stops[0]!.label} to ${stops.at(-1)!.label}`;
}

/** The last possible arrival. */
export function lastDay(trip: TripPlan): CalendarDay {
  return dayOf(lastDayOf({ ...trip, firstDay: dayNumber(trip.firstDay) }, trip.miles));
}

/** What a load is worth, in dollars. */
export function toWorth({ pay, payBasis }: Load, addedMiles: number, net: Cents | null): LoadWorth {
  return {
    addedMiles,
    pay: pay === null ? null : centsToDollars(pay),
    payBasis,
    net: net === null ? null : centsToDollars(net),
  };
}

/** What a fit adds to its listing's answer. */
export function toTripLoad(shipment: ShipmentAnswer, fit: PricedFit, { costAMile }: Way): TripLoadAnswer {
  const { load, addedMiles, leg, deliveryLeg, payout, net, pickupOn, deliveryOn, warnings } = fit;
  return {
    ...shipment,
    ...toWorth(load, addedMiles, net),
    leg,
    deliveryLeg,
    detourCost: centsToDollars(addedMiles * costAMile),
    perAddedMile: payout === null || addedMiles === 0 ? null : Math.round(payout / addedMiles) / 100,
    reachOn: dayOf(pickupOn),
    deliverOn: dayOf(deliveryOn),
    warnings,
  };
}
