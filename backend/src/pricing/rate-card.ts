import { readFileSync } from 'node:fs';
import type { Category } from '../common/categories.js';

/** A kind of item with a price curve of its own. */
export interface RateGroup {
  category: Category;
  /** The lightest item of this group when only weight decides; without it, only the subcategory can name the group. */
  fromLbs?: number;
  /** Heavier items never cost less than the lighter group at the boundary, so that prices rise with weight. */
  notBelow?: string;
  /** Never more than this share of another group's price: part of a truck against the whole truck. */
  notAbove?: { group: string; share: number };
  /** Dollars at 1,000 miles and the reference weight, including loading. */
  a: number;
  /** The cost of loading and unloading, in miles. */
  loadingMiles: number;
  perDistance: number;
  referenceLbs: number;
  perWeight: number;
  /** Lighter items are priced at this weight: a pony takes a horse's place. */
  leastLbs?: number;
  /** Weight grows with this power of the length, when only the length is known (boats). */
  referenceLengthFt?: number;
  perLength?: number;
  minimumUsd: number;
  /** Above this weight, the minimum charge grows with {@link minimumPerWeight}. */
  minimumUpToLbs?: number;
  minimumPerWeight?: number;
  season: string;
  services: string;
  /** Shares of the estimate between which about four in five prices fall. A card made before version 3 has one factor per category instead. */
  range?: PriceRange;
}

/** Shares of an estimate, for example 0.75 and 1.4. */
export interface PriceRange {
  low: number;
  high: number;
}

/** How close the card came to published prices from sources it was made without; whole percents, except `medianErrorPercent`. */
export interface Measured {
  prices: number;
  /** Half of the prices are closer than this. */
  medianErrorPercent: number;
  withinTwicePercent: number;
  /** The percentage inside the range. */
  insidePercent: number;
}

/** One carrier type's way of doing the job. */
export interface RateService {
  carrierName: string;
  serviceType: string;
  factor: number;
  transit: string;
  /** Priced on another group's curve. */
  group?: string;
  mostLbs?: number;
  mostHeightFt?: number;
}

export interface SeasonRule {
  /** 1 to 12. */
  months: number[];
  factor: number;
  /** Only into one of these states from another one. */
  toStates?: string[];
  /** Only out of one of these states into another one. */
  fromStates?: string[];
}

export interface TransitRule {
  milesPerDay: number;
  extraDays?: number;
  oneDayBelowMiles?: number;
  oneMoreDayOverMiles?: number;
}

/** What a sea leg costs: (usd + usdPerMile * miles) * (lbs / referenceLbs)^perWeight. */
export interface SeaFare {
  usd: number;
  usdPerMile: number;
  referenceLbs: number;
  perWeight: number;
  /** Days at sea and in port. */
  days: number;
}

/** Every number an estimate is made from. */
export interface RateCard {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  currency: 'USD';
  source: string;
  /** `level` follows fuel and market. */
  categories: Record<Category, { level: number; rangeFactor?: number; usualGroup: string }>;
  groups: Record<string, RateGroup>;
  services: Record<string, RateService[]>;
  seasons: Record<string, SeasonRule[]>;
  transit: Record<string, TransitRule>;
  /** By the name places give the sea leg. Assumptions from general knowledge of carriers' tariffs, not fitted. */
  seaFares?: Record<string, SeaFare>;
  /** Loads that need permits and daylight have their own transit rule. */
  oversize: { widerThanFt: number; heavierThanLbs: number; groups: string[]; transit: string };
  /** Measured when the card was fitted; a card with other figures has none. */
  measured?: { prices: number; sources: number; categories: Record<Category, Measured>; all: Measured };
}

/** Reads the rate card delivered with the program. */
export function readRateCard(): RateCard {
  return JSON.parse(readFileSync(new URL('./rate-card.json', import.meta.url), 'utf8')) as RateCard;
}
