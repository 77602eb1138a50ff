import type { Category } from '../common/categories.js';
import { kindIn } from '../common/kinds.js';
import { cellFor, type Corrections, narrowed } from './corrections.js';
import type { PriceRange, RateCard, RateGroup, RateService, SeasonRule, TransitRule } from './rate-card.js';

/** What an estimate is made from. */
export interface EstimateInput {
  category: Category;
  /** Without a weight, the category's usual item is priced. */
  weightLbs?: number | null;
  /** Road miles. */
  miles: number;
  /** Miles by sea on top of them, where no road leads, and which of the card's fares they cost. */
  seaMiles?: number;
  seaFare?: string;
  /** The pickup day, or today: YYYY-MM-DD. */
  on: string;
  /** State codes, for the season. */
  fromState?: string;
  toState?: string;
  /** A word such as `boat`, `horse` or `container`; ignored when it names no kind of the category. */
  subcategory?: string | null;
  /** `L x W x H` in ft. */
  dimensions?: string | null;
}

/** What a type of carrier usually charges for a job; nobody's offer. */
export interface Estimate {
  carrierName: string;
  serviceType: string;
  /** Days on the road, at least 1, not counting the wait for the pickup. */
  estimatedDays: number;
  /** Whole dollars, in cents. */
  estimatedCostCents: number;
  /** Most prices fall between these two (the card says how many did when it was measured); whole dollars, in cents. */
  lowCents: number;
  highCents: number;
  basis: string;
  currency: 'USD';
  /** The service most people use for such a job; true for exactly one estimate. */
  usual: boolean;
}

/** For a card that gives no range. */
const FALLBACK_RANGE_FACTOR = 1.5;

interface Item {
  group: string;
  /** Whether the subcategory named the group; else the weight chose it. */
  named: boolean;
  lbs: number;
  widthFt: number;
  heightFt: number;
}

/**
 * Four to seven estimates, cheapest first. Pure: the same input and card give the same answer.
 * What paid jobs taught (`corrections`) moves the curve; without any, the card stands.
 * Prices rise with distance and, across groups ordered by weight, with weight; pets and horses are separate trades.
 */
export function estimatePrices(input: EstimateInput, card: RateCard, corrections: Corrections = {}): Estimate[] {
  const item = itemOf(input, card);
  const group = groupNamed(item.group, card);
  const cell = cellFor(corrections, {
    category: input.category,
    group: item.group,
    miles: input.miles,
    lane: `${input.fromState ?? ''}-${input.toState ?? ''}`,
  });
  const corrected = Math.exp(cell?.m ?? 0);
  const range = rangeOf(group, card);
  const share = (of: number): number => Math.exp(cell ? narrowed(Math.log(of), cell) : Math.log(of));
  const sea = seaLeg(input, item, card);
  const ground = cell ? `${cell.jobs} recent bookings and market rate card` : 'Market rate card';
  const basis = `${ground} ${card.version}, ${card.date}${sea.usd > 0 ? ', with a sea leg' : ''}`;
  const services = card.services[group.services] ?? [];
  // The minimum charge is the cheapest service's, so that better service costs more even on the shortest route.
  const cheapest = Math.min(...services.map((service) => service.factor));
  const floor = floorOf(group, item, input, card) * corrected;
  const suited = services.filter((service) => !isUnsuited(service, input));
  const offered = suited.filter(
    (service) => item.lbs <= (service.mostLbs ?? Infinity) && item.heightFt <= (service.mostHeightFt ?? Infinity),
  );
  const usual = usualOf(offered);
  const estimates = offered.map((service) => {
    const on = service.group ?? item.group;
    const minimum = Math.max(minimumOf(group, item.lbs), minimumOf(groupNamed(on, card), item.lbs));
    const standard = Math.max(
      service.group ? minimum : minimum / cheapest,
      marketPrice(on, item, input, card) * corrected,
    );
    const dollars = Math.round(Math.max(minimum, floor, standard * service.factor) + sea.usd);
    return {
      carrierName: service.carrierName,
      serviceType: service.serviceType,
      estimatedDays: transitDays(input.miles, transitRule(service, item, card)) + sea.days,
      estimatedCostCents: dollars * 100,
      lowCents: Math.round(Math.max(Math.min(minimum, dollars), dollars * share(range.low))) * 100,
      highCents: Math.round(dollars * share(range.high)) * 100,
      basis,
      currency: card.currency,
      usual: service === usual,
    };
  });
  return estimates.sort((a, b) => a.estimatedCostCents - b.estimatedCostCents);
}

/** The owner brings the item to a terminal and picks it up at another one. */
const BY_TERMINALS = 'Terminal-to-terminal';
/** What its owner cannot bring there. */
const NOT_TO_A_TERMINAL: ReadonlySet<string> = new Set(['piano', 'pool table', 'safe', 'artwork']);

function isUnsuited({ serviceType }: RateService, { category, subcategory }: EstimateInput): boolean {
  const kind = subcategory ? kindIn(subcategory, category)?.id : undefined;
  return kind !== undefined && serviceType === BY_TERMINALS && NOT_TO_A_TERMINAL.has(kind);
}

/** The shares of an estimate between which most prices lie; one factor each way in an older card. */
function rangeOf({ range, category }: RateGroup, card: RateCard): PriceRange {
  const factor = card.categories[category].rangeFactor ?? FALLBACK_RANGE_FACTOR;
  return range ?? { low: 1 / factor, high: factor };
}

/** What the sea leg adds, the same for every service. */
function seaLeg(
  { seaFare, seaMiles = 0 }: EstimateInput,
  { lbs }: Item,
  card: RateCard,
): { usd: number; days: number } {
  const fare = seaFare === undefined ? undefined : card.seaFares?.[seaFare];
  if (!fare) return { usd: 0, days: 0 };
  return {
    usd: (fare.usd + fare.usdPerMile * seaMiles) * (lbs / fare.referenceLbs) ** fare.perWeight,
    days: fare.days,
  };
}

/** The least a job of a group costs, in dollars: more for a load that needs a larger truck. */
function minimumOf({ minimumUsd, minimumUpToLbs = Infinity, minimumPerWeight = 0 }: RateGroup, lbs: number): number {
  return minimumUsd * Math.max(1, lbs / minimumUpToLbs) ** minimumPerWeight;
}

/** No service for a heavier kind costs less than the cheapest for the next lighter kind, in dollars. */
function floorOf({ notBelow, fromLbs }: RateGroup, item: Item, input: EstimateInput, card: RateCard): number {
  if (!notBelow || item.named) return 0;
  const factors = (card.services[groupNamed(notBelow, card).services] ?? []).map((service) => service.factor);
  return marketPrice(notBelow, item, input, card, fromLbs) * Math.min(...factors);
}

/** The service the curve itself prices: the group's own service with the factor nearest 1. */
function usualOf(services: readonly RateService[]): RateService | undefined {
  const own = services.filter((service) => service.group === undefined);
  return own.toSorted((a, b) => Math.abs(a.factor - 1) - Math.abs(b.factor - 1))[0];
}

/** The name of the group whose curve prices a job: named by the subcategory, else chosen by weight. */
export function groupOf(input: EstimateInput, card: RateCard): string {
  return itemOf(input, card).group;
}

/** Dollars from a group's curve alone, before season, level, service and minimum charge. */
export function curvePrice(group: RateGroup, miles: number, lbs: number): number {
  const distance = ((miles + group.loadingMiles) / 1000) ** group.perDistance;
  const weight = (Math.max(lbs, group.leastLbs ?? 0) / group.referenceLbs) ** group.perWeight;
  return group.a * distance * weight;
}

function marketPrice(name: string, item: Item, input: EstimateInput, card: RateCard, lbs = item.lbs): number {
  const group = groupNamed(name, card);
  const season = seasonFactor(card.seasons[group.season] ?? [], input);
  let price = curvePrice(group, input.miles, lbs) * card.categories[group.category].level * season;
  if (group.notBelow && !item.named)
    price = Math.max(price, marketPrice(group.notBelow, item, input, card, group.fromLbs));
  if (group.notAbove)
    price = Math.min(price, group.notAbove.share * marketPrice(group.notAbove.group, item, input, card, lbs));
  return price;
}

/** The kind of item: named by the subcategory, else chosen by weight, else the category's usual one. */
function itemOf({ category, weightLbs, subcategory, dimensions }: EstimateInput, card: RateCard): Item {
  const [lengthFt = 0, widthFt = 0, heightFt = 0] = (dimensions?.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  const known = weightLbs !== undefined && weightLbs !== null && weightLbs > 0 ? weightLbs : undefined;
  const kind = subcategory ? kindIn(subcategory, category)?.group : undefined;
  // An operator's card may be older than a kind.
  const named = kind !== undefined && Object.hasOwn(card.groups, kind) ? kind : undefined;
  const name =
    named ?? (known === undefined ? card.categories[category].usualGroup : groupByWeight(known, category, card));
  const group = groupNamed(name, card);
  const byLength =
    group.referenceLengthFt && lengthFt > 0 ? (lengthFt / group.referenceLengthFt) ** (group.perLength ?? 1) : 1;
  return { group: name, named: named !== undefined, lbs: known ?? group.referenceLbs * byLength, widthFt, heightFt };
}

function groupByWeight(lbs: number, category: Category, card: RateCard): string {
  const groups = Object.entries(card.groups)
    .flatMap(([name, group]) =>
      group.category === category && group.fromLbs !== undefined ? [{ name, fromLbs: group.fromLbs }] : [],
    )
    .sort((a, b) => b.fromLbs - a.fromLbs);
  return groups.find((group) => lbs >= group.fromLbs)?.name ?? card.categories[category].usualGroup;
}

function groupNamed(name: string, card: RateCard): RateGroup {
  const group = card.groups[name];
  if (!group) throw new Error(`The rate card has no group ${name}.`);
  return group;
}

function seasonFactor(rules: readonly SeasonRule[], { on, fromState = '', toState = '' }: EstimateInput): number {
  const month = Number(on.slice(5, 7));
  const holds = ({ months, toStates, fromStates }: SeasonRule): boolean =>
    months.includes(month) &&
    (!toStates || (toStates.includes(toState) && !toStates.includes(fromState))) &&
    (!fromStates || (fromStates.includes(fromState) && !fromStates.includes(toState)));
  return rules.filter(holds).reduce((factor, rule) => factor * rule.factor, 1);
}

function transitRule(service: RateService, item: Item, card: RateCard): TransitRule {
  const { groups, widerThanFt, heavierThanLbs, transit } = card.oversize;
  const isOversize = groups.includes(item.group) && (item.widthFt > widerThanFt || item.lbs > heavierThanLbs);
  const rule = card.transit[isOversize ? transit : service.transit];
  if (!rule) throw new Error(`The rate card has no transit rule ${service.transit}.`);
  return rule;
}

function transitDays(miles: number, rule: TransitRule): number {
  if (miles < (rule.oneDayBelowMiles ?? 0)) return 1;
  const more = rule.oneMoreDayOverMiles !== undefined && miles > rule.oneMoreDayOverMiles ? 1 : 0;
  return Math.max(1, Math.ceil(miles / rule.milesPerDay)) + (rule.extraDays ?? 0) + more;
}
