// Compares two servers running at once: they take turns of a second, the order reversed each round, so that whatever else the machine does affects both alike.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Callers } from './load.mjs';

/** @typedef {{port: number, pid: number, worker?: number}} Server `worker` is the process that runs its jobs, if that is another: it works between the turns */
/** @typedef {{next: () => import('./load.mjs').Call | undefined, before?: () => Promise<void>}} Side */
/** @typedef {{callsASecond: number, cpuMs: number, p50: number, p99: number}} Figures */
/** @typedef {{ratio: number, low: number, high: number, cpuRatio: number, program: Figures, floor: Figures, refused: string[]}} Comparison */

const TURN_MS = 1_000;
const TICKS_A_SECOND = 100;
const LOOK_MS = 50;
const LONGEST_WAIT_MS = 300_000;

/**
 * @param {{server: Server} & Side} program
 * @param {{server: Server} & Side} floor
 * @param {{rounds: number, connections: number, warmUpMs: number}} options
 * @returns {Promise<Comparison>} `ratio` is the median of the rounds' program / floor calls a second, `low` and `high` their 20th and 80th percentiles
 */
export async function compare(program, floor, { rounds, connections, warmUpMs }) {
  const sides = [program, floor].map((side) => ({
    ...side,
    callers: new Callers(side.server.port, connections),
    turns: /** @type {(import('./load.mjs').Turn & {cpuMs: number})[]} */ ([]),
  }));
  const workers = new Set(sides.flatMap(({ server: { worker } }) => worker ?? []));
  /** @param {typeof sides[number]} side @param {number} ms */
  const take = async (side, ms) => {
    await side.before?.();
    await Promise.all(
      sides.flatMap(({ server: { pid, worker } }) => [pid, ...(worker === undefined ? [] : [worker])].map(untilQuiet)),
    );
    const before = cpuMs(side.server.pid);
    for (const worker of workers) process.kill(worker, 'SIGSTOP');
    try {
      const turn = await side.callers.turn(side.next, ms);
      return { ...turn, cpuMs: cpuMs(side.server.pid) - before };
    } finally {
      for (const worker of workers) process.kill(worker, 'SIGCONT');
    }
  };
  try {
    for (const side of sides) await take(side, warmUpMs);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of round % 2 === 0 ? sides : [...sides].reverse()) side.turns.push(await take(side, TURN_MS));
    }
  } finally {
    for (const { callers } of sides) callers.close();
  }
  const [mine, its] = sides.map(({ turns }) => turns);
  const ratios = (mine ?? [])
    .map((turn, round) => speed(turn) / speed(/** @type {any} */ (its?.[round])))
    .sort((a, b) => a - b);
  const [first, second] = [figures(mine ?? []), figures(its ?? [])];
  return {
    ratio: percentile(ratios, 0.5),
    low: percentile(ratios, 0.2),
    high: percentile(ratios, 0.8),
    cpuRatio: first.cpuMs / second.cpuMs,
    program: first,
    floor: second,
    refused: sides.flatMap(({ turns }) => turns.flatMap((turn) => turn.refused)).slice(0, 3),
  };
}

/** @param {import('./load.mjs').Turn} turn */
const speed = ({ calls, seconds }) => calls / seconds;

/** @param {(import('./load.mjs').Turn & {cpuMs: number})[]} turns @returns {Figures} */
function figures(turns) {
  const calls = turns.reduce((sum, turn) => sum + turn.calls, 0);
  const latencies = turns.flatMap((turn) => turn.latencies).sort((a, b) => a - b);
  return {
    callsASecond: calls / turns.reduce((sum, turn) => sum + turn.seconds, 0),
    cpuMs: turns.reduce((sum, turn) => sum + turn.cpuMs, 0) / calls,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  };
}

/** @param {number[]} sorted @param {number} share */
export function percentile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return below + (above - below) * (place - Math.floor(place));
}

/** What `/proc` says of a process, from its state on. @param {number} pid */
function fieldsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Processor time that a process has used, all its threads together, in user and system mode. @param {number} pid */
export function cpuMs(pid) {
  const fields = fieldsOf(pid);
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
}

/** Processor time of all of PostgreSQL's processes, those that ended too. @param {number} backend the process of one of its connections */
export function databaseCpuMs(backend) {
  const postmaster = fieldsOf(backend)[1];
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return fieldsOf(Number(name))[1] === postmaster ? [cpuMs(Number(name))] : [];
      } catch {
        return []; // It ended meanwhile.
      }
    });
  const ended = fieldsOf(Number(postmaster));
  return own.reduce((sum, each) => sum + each, ((Number(ended[13]) + Number(ended[14])) * 1_000) / TICKS_A_SECOND);
}

/** @param {number} pid */
export function residentMegabytes(pid) {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
}

/** What a server does after its answers (jobs of its queues) must not fall into the other's turn. @param {number} pid */
async function untilQuiet(pid) {
  const latest = performance.now() + LONGEST_WAIT_MS;
  for (let quiet = 0, last = cpuMs(pid); quiet < 3 && performance.now() < latest;) {
    await pause(LOOK_MS);
    const now = cpuMs(pid);
    quiet = now === last ? quiet + 1 : 0;
    last = now;
  }
}
