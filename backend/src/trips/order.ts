import { setImmediate as nextTurn } from 'node:timers/promises';

/** A job on a trip, as the order of its stops needs it. Points are numbers into the table of miles. */
export interface OrderedJob {
  pickup: number;
  delivery: number;
  /** lbs; 0 where it is not known. */
  weight: number;
  /** It was picked up already: only its delivery is left. */
  onBoard: boolean;
}

export interface OrderQuestion {
  jobs: readonly OrderedJob[];
  /** Where the trip begins and ends; undefined: it may begin, or end, at any stop. */
  first: number | undefined;
  last: number | undefined;
  /** Its places between, which are passed in this order. */
  between: readonly number[];
  /** Most lbs on board at once; what was on board from the beginning counts. */
  capacity: number;
  /** Road miles from each point to each. */
  miles: readonly (readonly number[])[];
}

/** A stop: of which job, which of its ends, and on which leg of the trip, from 0: so many of its places were passed before. */
export interface OrderedStop {
  job: number;
  end: 'pickup' | 'delivery';
  leg: number;
}

/** A stop as it is kept: without a leg, the places of the trip come where they add the fewest miles. */
export type KeptStop = Omit<OrderedStop, 'leg'> & { leg: number | null };

/** What is passed on the way: a stop, or a place of the trip after its first, with the road miles from what came before. */
export interface Passed {
  miles: number;
  stop: OrderedStop | undefined;
}

const WAITING = 0;
const DONE = 2;

/**
 * The order of stops with the fewest miles: exact, by dynamic programming over how many places between were passed, what each job is
 * (waiting, loaded, done) and the last stop: 7 x 3^8 x 17 states for eight jobs. Undefined when no order keeps the weight.
 */
export async function bestOrder(question: OrderQuestion): Promise<{ stops: OrderedStop[]; miles: number } | undefined> {
  const { jobs, between, last, miles } = question;
  // The last stop of a state is job * 2 for its pickup, job * 2 + 1 for its delivery, `place` for a place of the trip.
  const place = 2 * jobs.length;
  const { best, from, numberOf, end } = await reachedBy(question, place);
  const points = pointsOf(question);
  let [at, total] = [-1, Infinity];
  for (let stop = 0; stop <= place; stop += 1) {
    const point = points(stop, between.length);
    const whole = best[numberOf(between.length, end, stop)]! + wayTo(miles, point, last);
    if (whole < total) [at, total] = [stop, whole];
  }
  if (at < 0) return undefined;
  const stops: OrderedStop[] = [];
  for (let [code, leg] = [end, between.length]; at !== place || leg > 0;) {
    const previous = from[numberOf(leg, code, at)]!;
    if (at === place) leg -= 1;
    else {
      stops.unshift({ job: at >> 1, end: at % 2 === 0 ? 'pickup' : 'delivery', leg });
      code -= 3 ** (at >> 1);
    }
    at = previous;
  }
  return { stops, miles: total };
}

/** The fewest miles to each state, and the stop before. Every step leads to a later state, so that one is final when its turn comes. */
async function reachedBy(question: OrderQuestion, place: number) {
  const { jobs, between, capacity, miles } = question;
  const powers = jobs.map((_, job) => 3 ** job);
  const states = 3 ** jobs.length;
  const numberOf = (leg: number, code: number, at: number) => (leg * states + code) * (place + 1) + at;
  const best = new Float64Array(numberOf(between.length, states, 0)).fill(Infinity);
  const from = new Int8Array(best.length).fill(-1);
  const points = pointsOf(question);
  const loads = loadsOf(jobs, states);
  const start = jobs.reduce((code, { onBoard }, job) => code + (onBoard ? powers[job]! : 0), 0);
  if (loads[start]! <= capacity) best[numberOf(0, start, place)] = 0;
  /** What can be next: where, and the state that it leads to. */
  const nextOf = (leg: number, code: number) => {
    const next = leg < between.length ? [{ to: between[leg]!, state: numberOf(leg + 1, code, place) }] : [];
    for (let job = 0; job < jobs.length; job += 1) {
      const state = Math.floor(code / powers[job]!) % 3;
      const after = code + powers[job]!;
      if (state === DONE || (state === WAITING && loads[after]! > capacity)) continue;
      const stop = job * 2 + (state === WAITING ? 0 : 1);
      next.push({ to: points(stop, leg)!, state: numberOf(leg, after, stop) });
    }
    return next;
  };
  for (let leg = 0; leg <= between.length; leg += 1) {
    // A leg takes up to a few milliseconds; others have their turn before the next.
    if (leg > 0) await nextTurn();
    for (let code = start; code < states; code += 1) {
      const next = nextOf(leg, code);
      for (let at = 0; at <= place; at += 1) {
        const so = best[numberOf(leg, code, at)]!;
        if (so === Infinity) continue;
        const point = points(at, leg);
        for (const { to, state } of next) {
          const reached = so + wayTo(miles, point, to);
          if (reached >= best[state]!) continue;
          best[state] = reached;
          from[state] = at;
        }
      }
    }
  }
  return { best, from, numberOf, end: states - 1 };
}

/** lbs on board when the jobs are as each code says. */
function loadsOf(jobs: readonly OrderedJob[], states: number): Float64Array {
  const loads = new Float64Array(states);
  for (let [job, power] = [0, 1]; job < jobs.length; job += 1, power *= 3)
    for (let code = power; code < 3 * power; code += 1)
      loads[code] = loads[code % power]! + (code < 2 * power ? jobs[job]!.weight : 0);
  return loads;
}

/** Where each stop is; a place of the trip by how many were passed. */
function pointsOf({ jobs, first, between }: OrderQuestion) {
  const stops = jobs.flatMap(({ pickup, delivery }) => [pickup, delivery]);
  return (stop: number, leg: number) => (stop < stops.length ? stops[stop] : leg === 0 ? first : between[leg - 1]);
}

/** 0 from nowhere and to anywhere. */
function wayTo(miles: OrderQuestion['miles'], from: number | undefined, to: number | undefined): number {
  return from === undefined || to === undefined ? 0 : miles[from]![to]!;
}

/** The whole way in an order: its stops, the places of the trip between, and the last one. */
export function wayOf({ jobs, first, between, last, miles }: OrderQuestion, order: readonly OrderedStop[]): Passed[] {
  const ends = [...between, ...(last === undefined ? [] : [last])];
  let at = first;
  const passed = (to: number, stop: OrderedStop | undefined): Passed => {
    const leg = wayTo(miles, at, to);
    at = to;
    return { miles: leg, stop };
  };
  return Array.from({ length: between.length + 1 }, (_, leg) => [
    ...order.filter((stop) => stop.leg === leg).map((stop) => passed(jobs[stop.job]![stop.end], stop)),
    ...(leg < ends.length ? [passed(ends[leg]!, undefined)] : []),
  ]).flat();
}

export function milesOf(question: OrderQuestion, order: readonly OrderedStop[]): number {
  return wayOf(question, order).reduce((sum, { miles }) => sum + miles, 0);
}

/** An order with every stop on a leg: its own, else that on which the places of the trip add the fewest miles. */
export function onLegs(question: OrderQuestion, order: readonly KeptStop[]): OrderedStop[] {
  const least = (orders: OrderedStop[][]) =>
    orders.reduce<OrderedStop[] | undefined>(
      (best, each) => (best && milesOf(question, best) <= milesOf(question, each) ? best : each),
      undefined,
    );
  // For each leg, the best beginning of which the last stop is on it: what follows is the same for all of those.
  let beginnings: OrderedStop[][] = [[]];
  for (const { job, end, leg: own } of order)
    beginnings = Array.from({ length: question.between.length + 1 }, (_, leg) => leg).flatMap((leg) => {
      if (own !== null && own !== leg) return [];
      const before = beginnings.filter((beginning) => (beginning.at(-1)?.leg ?? 0) <= leg);
      const best = least(before.map((beginning) => [...beginning, { job, end, leg }]));
      return best ? [best] : [];
    });
  return least(beginnings) ?? [];
}

/** Does an order hold each stop that is left once, every pickup before its delivery, and its legs one after another? */
export function isWhole(
  { jobs, between }: Pick<OrderQuestion, 'jobs' | 'between'>,
  order: readonly KeptStop[],
): boolean {
  const wanted = jobs.reduce((sum, { onBoard }) => sum + (onBoard ? 1 : 2), 0);
  const seen = new Set<string>();
  let reached = 0;
  for (const { job, end, leg } of order) {
    if (!jobs[job] || seen.has(`${job} ${end}`) || (end === 'pickup' && jobs[job].onBoard)) return false;
    if (end === 'delivery' && !jobs[job].onBoard && !seen.has(`${job} pickup`)) return false;
    if (leg !== null && (leg < reached || leg > between.length)) return false;
    seen.add(`${job} ${end}`);
    reached = leg ?? reached;
  }
  return seen.size === wanted;
}
