import { type Category, CATEGORY_IDS } from '../common/categories.js';
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

const PARTS = ['categories', 'groups', 'services', 'seasons', 'transit'] as const;
type Parts = Record<(typeof PARTS)[number], Record<string, unknown>>;
/** Notes a fault at a path within the card. */
type Note = (path: string, message: string) => void;

/** Every fault of a card an operator sent, found before any price is made from it. */
export function faultsOf(card: unknown): CardFault[] {
  if (!isRecord(card)) return [{ path: 'card', message: 'This must be a rate card object' }];
  const faults: CardFault[] = [];
  const note: Note = (path, message) => void faults.push({ path: `card.${path}`, message });
  const parts = partsOf(card, note);
  if (card.currency !== 'USD') note('currency', 'USD');
  if (faults.length > 0) return faults;
  for (const id of CATEGORY_IDS) checkCategory(id, parts, note);
  for (const [name, group] of Object.entries(parts.groups)) checkGroup(name, group, parts, note);
  for (const [name, list] of Object.entries(parts.services)) checkServices(name, list, parts, note);
  for (const [name, list] of Object.entries(parts.seasons)) checkSeasons(name, list, note);
  for (const [name, rule] of Object.entries(parts.transit)) checkTransit(name, rule, note);
  checkSeaFares(card.seaFares, note);
  if (!isRecord(card.oversize) || !Array.isArray(card.oversize.groups)) note('oversize', 'What is oversize');
  return faults.length > 0 ? faults : faultsInUse(card as unknown as RateCard);
}

function partsOf(card: Record<string, unknown>, note: Note): Parts {
  const parts = PARTS.map((name) => {
    const part = card[name];
    if (!isRecord(part)) note(name, 'An object');
    return [name, isRecord(part) ? part : {}];
  });
  return Object.fromEntries(parts) as Parts;
}

function checkFigures(
  at: Record<string, unknown>,
  path: string,
  figures: Record<string, Limits>,
  note: Note,
  { optional = false } = {},
): void {
  for (const [name, [least, most]] of Object.entries(figures)) {
    const value = at[name];
    if (optional && value === undefined) continue;
    if (typeof value !== 'number' || !Number.isFinite(value) || value < least || value > most)
      note(`${path}.${name}`, `A number from ${least} to ${most}`);
  }
}

function checkCategory(id: Category, { categories, groups }: Parts, note: Note): void {
  const path = `categories.${id}`;
  const category = categories[id];
  if (!isRecord(category)) return note(path, 'Each category has its figures');
  checkFigures(category, path, { level: [0.2, 5] }, note);
  checkFigures(category, path, { rangeFactor: [1.01, 5] }, note, { optional: true });
  const usual = typeof category.usualGroup === 'string' ? groups[category.usualGroup] : undefined;
  if (!isRecord(usual) || usual.category !== id) note(`${path}.usualGroup`, 'A group of this category');
}

function checkGroup(name: string, group: unknown, { groups, services, seasons }: Parts, note: Note): void {
  const path = `groups.${name}`;
  if (!isRecord(group)) return note(path, 'An object');
  checkFigures(group, path, GROUP_FIGURES, note);
  checkFigures(group, path, OPTIONAL_FIGURES, note, { optional: true });
  if (!CATEGORY_IDS.includes(group.category as never)) note(`${path}.category`, 'A category');
  if (!Array.isArray(services[String(group.services)])) note(`${path}.services`, 'A list of services');
  if (!Array.isArray(seasons[String(group.season)])) note(`${path}.season`, 'A list of seasons');
  if (isRecord(group.range)) checkFigures(group.range, `${path}.range`, RANGE_FIGURES, note);
  else if (group.range !== undefined) note(`${path}.range`, 'Shares of the price, low and high');
  if (group.notBelow !== undefined && (!isRecord(groups[String(group.notBelow)]) || group.notBelow === name))
    note(`${path}.notBelow`, 'Another group');
}

function checkServices(name: string, list: unknown, { groups, transit }: Parts, note: Note): void {
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_SERVICES)
    return note(`services.${name}`, `1 to ${MOST_SERVICES} services`);
  list.forEach((service: unknown, i) => {
    const path = `services.${name}.${i}`;
    if (!isRecord(service)) return note(path, 'An object');
    checkFigures(service, path, { factor: [0.1, 10] }, note);
    for (const word of ['carrierName', 'serviceType']) {
      const text = service[word];
      if (typeof text !== 'string' || text.trim() === '' || text.length > 100)
        note(`${path}.${word}`, 'A text of at most 100 characters');
    }
    if (!isRecord(transit[String(service.transit)])) note(`${path}.transit`, 'A transit rule');
    if (service.group !== undefined && !isRecord(groups[String(service.group)])) note(`${path}.group`, 'A group');
  });
}

function checkSeasons(name: string, list: unknown, note: Note): void {
  if (!Array.isArray(list)) return note(`seasons.${name}`, 'A list');
  list.forEach((season: unknown, i) => {
    const path = `seasons.${name}.${i}`;
    if (!isRecord(season) || !Array.isArray(season.months) || !season.months.every(isMonth))
      note(path, 'Months from 1 to 12 and a factor');
    else checkFigures(season, path, { factor: [0.5, 2] }, note);
  });
}

function checkTransit(name: string, rule: unknown, note: Note): void {
  const path = `transit.${name}`;
  if (!isRecord(rule)) return note(path, 'An object');
  checkFigures(rule, path, { milesPerDay: [50, 2_000] }, note);
  checkFigures(rule, path, TRANSIT_FIGURES, note, { optional: true });
}

function checkSeaFares(given: unknown, note: Note): void {
  const fares = isRecord(given) ? given : {};
  for (const name of new Set([...SEA_FARES, ...Object.keys(fares)])) {
    const fare = fares[name];
    if (isRecord(fare)) checkFigures(fare, `seaFares.${name}`, SEA_FIGURES, note);
    else note(`seaFares.${name}`, 'A sea fare');
  }
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
