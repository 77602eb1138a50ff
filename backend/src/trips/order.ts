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
  /** Most lbs on board at once; what was on board from the beginning counts. */
  capacity: number;
  /** Road miles from each point to each. */
  miles: readonly (readonly number[])[];
}

/** A stop: of which job, and which of its ends. */
export interface OrderedStop {
  job: number;
  end: 'pickup' | 'delivery';
}

const WAITING = 0;
const LOADED = 1;
const DONE = 2;

/**
 * The order of stops with the fewest miles: exact, by dynamic programming over what each job is (waiting, loaded, done) and the last
 * stop, 3^8 x 16 states for eight jobs. Undefined when no order keeps the weight.
 */
export function bestOrder(question: OrderQuestion): { stops: OrderedStop[]; miles: number } | undefined {
  const { jobs, first, last, capacity, miles } = question;
  const count = jobs.length;
  const powers = Array.from({ length: count + 1 }, (_, n) => 3 ** n);
  const stops = 2 * count;
  // The last stop of a state is job * 2 for its pickup, job * 2 + 1 for its delivery.
  const pointOf = (stop: number) => (stop % 2 === 0 ? jobs[stop >> 1]!.pickup : jobs[stop >> 1]!.delivery);
  const states = powers[count]!;
  const best = new Float64Array(states * stops).fill(Infinity);
  const from = new Int8Array(states * stops).fill(-1);
  const start = jobs.reduce((code, { onBoard }, job) => code + (onBoard ? LOADED * powers[job]! : 0), 0);
  const stateOf = (code: number, job: number) => Math.floor(code / powers[job]!) % 3;
  const onBoardAt = (code: number) =>
    jobs.reduce((sum, { weight }, job) => sum + (stateOf(code, job) === LOADED ? weight : 0), 0);
  if (count === 0 || onBoardAt(start) > capacity)
    return count === 0 ? { stops: [], miles: direct(question) } : undefined;

  const step = (code: number, load: number, at: number | undefined, so: number, previous: number) => {
    for (let job = 0; job < count; job += 1) {
      const state = stateOf(code, job);
      if (state === DONE || (state === WAITING && load + jobs[job]!.weight > capacity)) continue;
      const stop = job * 2 + (state === WAITING ? 0 : 1);
      const reached = so + (at === undefined ? 0 : miles[at]![pointOf(stop)]!);
      const next = (code + powers[job]!) * stops + stop;
      if (reached >= best[next]!) continue;
      best[next] = reached;
      from[next] = previous;
    }
  };
  step(start, onBoardAt(start), first, 0, -1);
  // Every step makes the code larger, so that a state is final when it is reached.
  for (let code = start + 1; code < states; code += 1) {
    const load = onBoardAt(code);
    for (let stop = 0; stop < stops; stop += 1) {
      const so = best[code * stops + stop]!;
      if (so < Infinity) step(code, load, pointOf(stop), so, stop);
    }
  }

  const end = states - 1;
  let [found, total] = [-1, Infinity];
  for (let stop = 0; stop < stops; stop += 1) {
    const whole = best[end * stops + stop]! + (last === undefined ? 0 : miles[pointOf(stop)]![last]!);
    if (whole < total) [found, total] = [stop, whole];
  }
  if (found < 0) return undefined;
  const order: OrderedStop[] = [];
  for (let [code, stop] = [end, found]; stop >= 0;) {
    order.unshift({ job: stop >> 1, end: stop % 2 === 0 ? 'pickup' : 'delivery' });
    const previous = from[code * stops + stop]!;
    code -= powers[stop >> 1]!;
    stop = previous;
  }
  return { stops: order, miles: total };
}

function direct({ first, last, miles }: OrderQuestion): number {
  return first === undefined || last === undefined ? 0 : miles[first]![last]!;
}

/** The miles of an order, stop by stop from the one before; the way to the end comes last. */
export function milesOf({ jobs, first, last, miles }: OrderQuestion, order: readonly OrderedStop[]): number[] {
  const points = order.map(({ job, end }) => jobs[job]![end]);
  const all = [...(first === undefined ? [] : [first]), ...points, ...(last === undefined ? [] : [last])];
  const legs = all.slice(1).map((point, n) => miles[all[n]!]![point]!);
  return first === undefined ? [0, ...legs] : legs;
}

/** Does an order hold each stop that is left once, and every pickup before its delivery? */
export function isWhole(jobs: readonly OrderedJob[], order: readonly OrderedStop[]): boolean {
  const wanted = jobs.reduce((sum, { onBoard }) => sum + (onBoard ? 1 : 2), 0);
  const seen = new Set<string>();
  for (const { job, end } of order) {
    if (!jobs[job] || seen.has(`${job} ${end}`) || (end === 'pickup' && jobs[job].onBoard)) return false;
    if (end === 'delivery' && !jobs[job].onBoard && !seen.has(`${job} pickup`)) return false;
    seen.add(`${job} ${end}`);
  }
  return seen.size === wanted;
}
