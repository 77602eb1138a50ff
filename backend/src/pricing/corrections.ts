import type { Category } from '../common/categories.js';

/** A job paid through escrow, with what the rate card says of it. */
export interface PaidJob {
  category: Category;
  group: string;
  miles: number;
  /** `TX-CO`, from state to state. */
  lane: string;
  carrierId: string;
  shipperId: string;
  /** ln of the amount over the card's price. */
  y: number;
  ageDays: number;
}

/** What the paid jobs of a kind say: prices are exp(m) times the card's. */
export interface Cell {
  m: number;
  /** Number of jobs; one from 180 days ago counts half, and a pair of shipper and carrier counts once. */
  n: number;
  jobs: number;
  /** How many jobs count as much as the level above; {@link SHRINK} if it was not measured. */
  k?: number;
}

export type Corrections = Record<string, Cell>;

/** A job this many days old counts half. */
const HALF_LIFE_DAYS = 180;
/**
 * How many jobs a level needs to count as much as the level above it: the variance of prices divided by that of the true differences between
 * kinds, as assumed until a category has enough jobs of enough kinds to measure both.
 */
const SHRINK = 8;
const MEASURED_FROM = { jobs: 50, kinds: 5 };
const MEASURED = { least: 2, most: 50 };
/** The level of group and distance. */
const KIND_LEVEL = 2;
/** No job counts for more than 2.5 times the card or less than 1/2.5 of it ... */
const FARTHEST = Math.log(2.5);
/** ... nor for more than this (ln) from the median of its cell. */
const FARTHEST_FROM_MIDDLE = 0.3;
/** A cell needs this many carriers and this many shippers, so that no two people can set a price. */
const LEAST_PARTIES = 3;
/** Until a cell has this many jobs, prices stay within these multiples of the card's. */
const BOLD_FROM = 30;
const TIMID = { least: Math.log(0.75), most: Math.log(1.33) };
/** Ends of the distance bands, in miles. */
const BANDS = [100, 500, 1_500];

/** Everything, then narrower and narrower: category, group and distance, lane. */
export function cellNames({
  category,
  group,
  miles,
  lane,
}: Pick<PaidJob, 'category' | 'group' | 'miles' | 'lane'>): string[] {
  const band = BANDS.filter((end) => miles >= end).length;
  return ['all', category, `${group}/${band}`, `${group}/${band}/${lane}`];
}

interface Gathered {
  jobs: PaidJob[];
  above: string | undefined;
  category: Category;
}

/** Learns from paid jobs, level by level: m = (n * mean + k * m of the level above) / (n + k). Pure. */
export function correctionsFrom(jobs: readonly PaidJob[]): Corrections {
  const cells = new Map<string, Gathered>();
  for (const job of jobs) {
    const names = cellNames(job);
    names.forEach((name, level) => {
      const cell = cells.get(name) ?? { jobs: [], above: names[level - 1], category: job.category };
      cell.jobs.push(job);
      cells.set(name, cell);
    });
  }
  const measured = new Map(
    [...new Set(jobs.map(({ category }) => category))].map((category) => [category, shrinkOf(category, [...cells])]),
  );
  const corrections: Corrections = {};
  // In order of level, so that the level above is already known.
  for (const [name, { jobs: own, above, category }] of [...cells].sort(([a], [b]) => levelOf(a) - levelOf(b))) {
    const counted = oncePerPair(own);
    if (
      new Set(own.map((job) => job.carrierId)).size < LEAST_PARTIES ||
      new Set(own.map((job) => job.shipperId)).size < LEAST_PARTIES
    )
      continue;
    const middle = clamp(median(counted.map(({ y }) => y)), -FARTHEST, FARTHEST);
    const n = counted.reduce((sum, { weight }) => sum + weight, 0);
    const sum = counted.reduce(
      (total, { y, weight }) =>
        total +
        weight * clamp(clamp(y, -FARTHEST, FARTHEST), middle - FARTHEST_FROM_MIDDLE, middle + FARTHEST_FROM_MIDDLE),
      0,
    );
    const parent = (above === undefined ? undefined : corrections[above]?.m) ?? 0;
    const k = above === undefined ? SHRINK : measured.get(category)!;
    const m = (sum + k * parent) / (n + k);
    corrections[name] = { m: n < BOLD_FROM ? clamp(m, TIMID.least, TIMID.most) : m, n, jobs: own.length, k };
  }
  return corrections;
}

/** The narrowest cell that speaks for a job; undefined if none does. */
export function cellFor(
  corrections: Corrections,
  job: Pick<PaidJob, 'category' | 'group' | 'miles' | 'lane'>,
): Cell | undefined {
  const name = cellNames(job).findLast((each) => Object.hasOwn(corrections, each));
  return name === undefined ? undefined : corrections[name];
}

/** What is left of the card's range (ln) once n jobs are known: the less is unknown, the narrower. */
export function narrowed(spread: number, { n, k = SHRINK }: Cell): number {
  return spread * Math.sqrt((1 + 1 / (n + k)) / (1 + 1 / k));
}

/**
 * How many jobs of a category count as much as the level above: the variance of prices within a kind (group and distance) over that of the kinds'
 * means, both by the method of moments; {@link SHRINK} while there are too few jobs or kinds to measure them.
 */
function shrinkOf(category: Category, cells: readonly [string, Gathered][]): number {
  const kinds = cells
    .filter(([name, cell]) => cell.category === category && levelOf(name) === KIND_LEVEL)
    .map(([, { jobs }]) => oncePerPair(jobs).map(({ y }) => clamp(y, -FARTHEST, FARTHEST)));
  const all = kinds.flat();
  if (all.length < MEASURED_FROM.jobs || kinds.length < MEASURED_FROM.kinds) return SHRINK;
  const middle = mean(all);
  const within = kinds.flatMap((kind) => kind.map((y) => (y - mean(kind)) ** 2)).reduce((sum, each) => sum + each, 0);
  const between = kinds.reduce((sum, kind) => sum + kind.length * (mean(kind) - middle) ** 2, 0);
  const variance = within / Math.max(1, all.length - kinds.length);
  const weight = all.length - kinds.reduce((sum, { length }) => sum + length ** 2, 0) / all.length;
  const ofMeans = (between - (kinds.length - 1) * variance) / weight;
  return ofMeans <= 0 ? MEASURED.most : clamp(variance / ofMeans, MEASURED.least, MEASURED.most);
}

function levelOf(name: string): number {
  return name === 'all' ? 0 : name.split('/').length;
}

/** A pair's jobs as one: their mean, weighted like the newest. */
function oncePerPair(jobs: readonly PaidJob[]): { y: number; weight: number }[] {
  const pairs = new Map<string, PaidJob[]>();
  for (const job of jobs) {
    const pair = `${job.shipperId} ${job.carrierId}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), job]);
  }
  return [...pairs.values()].map((own) => ({
    y: own.reduce((sum, { y }) => sum + y, 0) / own.length,
    weight: 0.5 ** (Math.max(0, Math.min(...own.map(({ ageDays }) => ageDays))) / HALF_LIFE_DAYS),
  }));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
