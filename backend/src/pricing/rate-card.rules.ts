import { CATEGORY_IDS } from '../common/categories.js';
import { SEA_FARES } from '../places/distance.js';
import { type EstimateInput, estimatePrices } from './estimate.js';
import type { RateCard } from './rate-card.js';

/** What is wrong with a rate card, and at which path. */
export interface CardFault {
  path: string;
  message: string;
}

type Limits = readonly [least: number, most: number];

/** Every figure an operator may set, and its limits. */
const GROUP_FIGURES: Record<string, Limits> = {
  a: [1, 1_000_000],
  loadingMiles: [1, 5_000],
  perDistance: [0.1, 1],
  referenceLbs: [1, 500_000],
  perWeight: [0, 1],
  minimumUsd: [0, 100_000],
};
const OPTIONAL_FIGURES: Record<string, Limits> = {
  fromLbs: [0, 500_000],
  leastLbs: [0, 500_000],
  minimumUpToLbs: [1, 500_000],
  minimumPerWeight: [0, 1],
  referenceLengthFt: [1, 500],
  perLength: [0, 5],
};
const SEA_FIGURES: Record<string, Limits> = {
  usd: [0, 100_000],
  usdPerMile: [0, 100],
  referenceLbs: [1, 500_000],
  perWeight: [0, 1],
  days: [0, 90],
};
const TRANSIT_FIGURES: Record<string, Limits> = {
  extraDays: [0, 60],
  oneDayBelowMiles: [0, 5_000],
  oneMoreDayOverMiles: [0, 5_000],
};
const RANGE_FIGURES: Record<string, Limits> = { low: [0.1, 1], high: [1.01, 5] };
const MOST_SERVICES = 20;

/** Jobs that show what a change to the card does: one or two per category. */
export const STANDARD_JOBS: readonly { name: string; input: Omit<EstimateInput, 'on'> }[] = [
  { name: 'Car, 3,500 lbs, 250 miles', input: { category: 'vehicles', weightLbs: 3_500, miles: 250 } },
  { name: 'Car, 3,500 lbs, 2,000 miles', input: { category: 'vehicles', weightLbs: 3_500, miles: 2_000 } },
  {
    name: 'Boat of 22 ft, 800 miles',
    input: { category: 'vehicles', subcategory: 'boat', dimensions: '22 x 8 x 8', miles: 800 },
  },
  { name: 'Sofa, 250 lbs, 300 miles', input: { category: 'household_items', weightLbs: 250, miles: 300 } },
  { name: 'Move, 6,000 lbs, 1,000 miles', input: { category: 'household_items', weightLbs: 6_000, miles: 1_000 } },
  { name: 'Tractor, 10,000 lbs, 400 miles', input: { category: 'heavy_equipment', weightLbs: 10_000, miles: 400 } },
  { name: 'Two pallets, 1,000 lbs, 500 miles', input: { category: 'freight', weightLbs: 1_000, miles: 500 } },
  { name: 'Truckload, 40,000 lbs, 600 miles', input: { category: 'freight', weightLbs: 40_000, miles: 600 } },
  { name: 'Horse, 1,100 lbs, 700 miles', input: { category: 'animals', weightLbs: 1_100, miles: 700 } },
  { name: 'Hot tub, 800 lbs, 100 miles', input: { category: 'other', weightLbs: 800, miles: 100 } },
];

/** Every fault of a card an operator sent, found before any price is made from it. */
export function faultsOf(card: unknown): CardFault[] {
  if (!isRecord(card)) return [{ path: 'card', message: 'This must be a rate card object' }];
  const faults: CardFault[] = [];
  const fault = (path: string, message: string): void => void faults.push({ path: `card.${path}`, message });
  const figure = (
    at: Record<string, unknown>,
    path: string,
    name: string,
    [least, most]: Limits,
    optional = false,
  ): void => {
    const value = at[name];
    if (optional && value === undefined) return;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < least || value > most)
      fault(`${path}.${name}`, `A number from ${least} to ${most}`);
  };
  const [categories, groups, services, seasons, transit] = [
    'categories',
    'groups',
    'services',
    'seasons',
    'transit',
  ].map((name) => {
    const part = card[name];
    if (!isRecord(part)) fault(name, 'An object');
    return isRecord(part) ? part : {};
  }) as [
    Record<string, unknown>,
    Record<string, unknown>,
    Record<string, unknown>,
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  if (card.currency !== 'USD') fault('currency', 'USD');
  if (faults.length > 0) return faults;
  for (const id of CATEGORY_IDS) {
    const category = categories[id];
    if (!isRecord(category)) {
      fault(`categories.${id}`, 'Each category has its figures');
      continue;
    }
    figure(category, `categories.${id}`, 'level', [0.2, 5]);
    figure(category, `categories.${id}`, 'rangeFactor', [1.01, 5], true);
    const usual = typeof category.usualGroup === 'string' ? groups[category.usualGroup] : undefined;
    if (!isRecord(usual) || usual.category !== id) fault(`categories.${id}.usualGroup`, 'A group of this category');
  }
  for (const [name, group] of Object.entries(groups)) {
    const path = `groups.${name}`;
    if (!isRecord(group)) {
      fault(path, 'An object');
      continue;
    }
    for (const [field, limits] of Object.entries(GROUP_FIGURES)) figure(group, path, field, limits);
    for (const [field, limits] of Object.entries(OPTIONAL_FIGURES)) figure(group, path, field, limits, true);
    if (!CATEGORY_IDS.includes(group.category as never)) fault(`${path}.category`, 'A category');
    if (!Array.isArray(services[String(group.services)])) fault(`${path}.services`, 'A list of services');
    if (!Array.isArray(seasons[String(group.season)])) fault(`${path}.season`, 'A list of seasons');
    if (isRecord(group.range))
      for (const [field, limits] of Object.entries(RANGE_FIGURES)) figure(group.range, `${path}.range`, field, limits);
    else if (group.range !== undefined) fault(`${path}.range`, 'Shares of the price, low and high');
    if (group.notBelow !== undefined && (!isRecord(groups[String(group.notBelow)]) || group.notBelow === name))
      fault(`${path}.notBelow`, 'Another group');
  }
  for (const [name, list] of Object.entries(services)) {
    if (!Array.isArray(list) || list.length === 0 || list.length > MOST_SERVICES) {
      fault(`services.${name}`, `1 to ${MOST_SERVICES} services`);
      continue;
    }
    list.forEach((service: unknown, i) => {
      const path = `services.${name}.${i}`;
      if (!isRecord(service)) {
        fault(path, 'An object');
        return;
      }
      figure(service, path, 'factor', [0.1, 10]);
      for (const word of ['carrierName', 'serviceType']) {
        const text = service[word];
        if (typeof text !== 'string' || text.trim() === '' || text.length > 100)
          fault(`${path}.${word}`, 'A text of at most 100 characters');
      }
      if (!isRecord(transit[String(service.transit)])) fault(`${path}.transit`, 'A transit rule');
      if (service.group !== undefined && !isRecord(groups[String(service.group)])) fault(`${path}.group`, 'A group');
    });
  }
  for (const [name, list] of Object.entries(seasons)) {
    if (!Array.isArray(list)) {
      fault(`seasons.${name}`, 'A list');
      continue;
    }
    list.forEach((season: unknown, i) => {
      if (!isRecord(season) || !Array.isArray(season.months) || !season.months.every(isMonth))
        fault(`seasons.${name}.${i}`, 'Months from 1 to 12 and a factor');
      else figure(season, `seasons.${name}.${i}`, 'factor', [0.5, 2]);
    });
  }
  for (const [name, rule] of Object.entries(transit)) {
    if (!isRecord(rule)) {
      fault(`transit.${name}`, 'An object');
      continue;
    }
    figure(rule, `transit.${name}`, 'milesPerDay', [50, 2_000]);
    for (const [field, limits] of Object.entries(TRANSIT_FIGURES)) figure(rule, `transit.${name}`, field, limits, true);
  }
  const fares = isRecord(card.seaFares) ? card.seaFares : {};
  for (const name of new Set([...SEA_FARES, ...Object.keys(fares)])) {
    const fare = fares[name];
    if (!isRecord(fare)) {
      fault(`seaFares.${name}`, 'A sea fare');
      continue;
    }
    for (const [field, limits] of Object.entries(SEA_FIGURES)) figure(fare, `seaFares.${name}`, field, limits);
  }
  if (!isRecord(card.oversize) || !Array.isArray(card.oversize.groups)) fault('oversize', 'What is oversize');
  return faults.length > 0 ? faults : faultsInUse(card as unknown as RateCard);
}

/** A well-formed card must also price the standard jobs. */
function faultsInUse(card: RateCard): CardFault[] {
  for (const { name, input } of STANDARD_JOBS) {
    try {
      const estimates = estimatePrices({ ...input, on: '2026-04-15' }, card);
      if (
        !estimates.some((each) => each.usual) ||
        estimates.some((each) => !Number.isSafeInteger(each.estimatedCostCents))
      )
        return [{ path: 'card', message: `It gives no price for: ${name}` }];
    } catch {
      return [{ path: 'card', message: `It gives no price for: ${name}` }];
    }
  }
  return [];
}

function isMonth(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 12;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
