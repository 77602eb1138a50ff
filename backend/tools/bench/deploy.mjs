// npm run bench -- deploy: an hour of mixed calls at a steady pace, to two processes for calls (or --processes) and one for jobs, of which each is
// replaced by a new one in the middle; no call may fail. With REDIS_URL set, the queues are there;
// DATABASE_POOL is as in production.
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atEnd } from '../project.mjs';
import { fillTalk } from './history.mjs';
import { Connection } from './load.mjs';
import { cpuMs, databaseCpuMs, percentile, residentMegabytes } from './pair.mjs';
import { inTurn, scenariosOn, tokenOf } from './scenarios.mjs';
import { startDatabase, startProgram, undoing } from './servers.mjs';

const CALLS_A_SECOND = 200;
/** For so long a process that is new gets fewer calls than the others, as with HAProxy's `slowstart`: its code is not compiled yet, its statements not planned. */
const SLOW_START_MS = 20_000;
const LEAST_WEIGHT = 0.05;
/** How often a load balancer asks whether a process is ready, and how long a process that ends goes on answering. */
const LOOK_MS = 250;
const LOOK_LIMIT_MS = 2_000;
/** So often in a row may a process be silent when asked, as with HAProxy; one that says no gets no calls at once. */
const MOST_SILENT = 3;
const DRAIN_MS = 5_000;
/** One delivery in twenty: weights are even from 50 to 9,050 lbs. */
const UNDER_WAY_BELOW_LBS = 500;
const REPORT_SECONDS = 60;
const MOST_AGAIN = 3;
/** Of each hundred calls; the other eighty-five are reads, each scenario in turn. */
const WRITES = { 'create shipment': 4, 'submit quote': 4, 'accept quote': 1, message: 6 };
const READ =
  /browse|next page|category|status|search, common|search, rare|near|rows|shipment with|dashboard|conversations|messages|rates|places/;

/** @typedef {import('./servers.mjs').Running} Running */
/** @typedef {{calls: number, failed: number, failures: Map<string, number>, askedBack: number, refused: Map<string, number>, latencies: number[]}} Tally `askedBack`: 503 with Retry-After; `failures`: no answer, or the server's fault; `refused`: anything else but success; both by what was called and said */

/** @param {number} minutes @param {number} processes for calls @param {number} size shipments @returns {Promise<boolean>} whether no call failed */
export async function underDeploy(minutes, processes, size) {
  const { ends, end } = undoing();
  atEnd(end);
  try {
    console.log(`Filling a database with ${size.toLocaleString('en')} shipments ...`);
    const database = await startDatabase(size);
    ends.push(() => database.stop());
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    ends.push(() => client.end());
    await fillTalk(client);
    await putUnderWay(client);
    const queues = process.env.REDIS_URL;
    const pool = process.env.DATABASE_POOL;
    const env = {
      DRAIN_MS: String(DRAIN_MS),
      ...(pool === undefined ? {} : { DATABASE_POOL: pool }),
      ...(queues === undefined ? {} : { REDIS_URL: queues }),
    };
    const launch = (/** @type {string} */ parts) => startProgram(database, { parts, env });
    /** @type {Running[]} */
    const running = [];
    ends.push(async () => void (await Promise.all(running.map((each) => each.end()))));
    for (let started = 0; started < processes; started += 1) running.push(await launch('api'));
    running.push(await launch('worker'));
    const balancer = new Balancer(running.slice(0, processes).map(({ port }) => port));
    ends.push(async () => balancer.close());

    const sources = await mixOn(client);
    const memory = () => running.map(({ pid }) => `${Math.round(residentMegabytes(pid))} MB`).join(', ');
    const depths = () => jobsOn(running[0]?.port ?? NaN);
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const usage = usageOf(() => ({
      'for calls': running.slice(0, processes).map(({ pid }) => cpuMs(pid)),
      'for jobs': running.slice(processes).map(({ pid }) => cpuMs(pid)),
      PostgreSQL: [databaseCpuMs(rows[0].pid)],
      'this bench': [cpuMs(process.pid)],
    }));
    console.log(`Queues on ${queues === undefined ? 'PostgreSQL' : 'Redis'}. Memory at the start: ${memory()}.`);
    const replace = async () => {
      const before = memory();
      for (const place of running.keys()) {
        if (place > 0) await pause(SLOW_START_MS);
        const old = /** @type {Running} */ (running[place]);
        const fresh = await launch(place < processes ? 'api' : 'worker');
        running[place] = fresh;
        if (place < processes) balancer.add(fresh.port);
        await old.end();
        if (place < processes) balancer.drop(old.port);
      }
      console.log(`Every process was replaced. Memory before: ${before}; after: ${memory()}.`);
    };
    const tally = await keepUp({ minutes, sources, balancer, replace, depths, usage });
    const depth = await depths();
    console.log(`Memory at the end: ${memory()}. Jobs waiting: ${depth}.`);
    return verdictOf(tally, minutes);
  } finally {
    await end();
  }
}

/**
 * Some of what was delivered is on its way, since a market always has that: statements are planned once, by what the tables hold.
 * @param {pg.Client} client
 */
async function putUnderWay(client) {
  await client.query(`
    WITH moved AS (
      UPDATE shipments SET status = CASE WHEN hashint4(weight::int) % 2 = 0 THEN 'booked' ELSE 'in_transit' END, delivered_at = NULL
       WHERE status = 'delivered' AND weight < ${UNDER_WAY_BELOW_LBS} RETURNING id, status)
    UPDATE quotes q SET status = CASE moved.status WHEN 'booked' THEN 'accepted' ELSE 'in_progress' END, accepted_at = now()
      FROM moved WHERE q.shipment_id = moved.id AND q.status = 'completed'`);
  await client.query('VACUUM (ANALYZE) shipments, quotes');
}

/**
 * Calls at the pace, whatever the answers take: a call that waits for its turn has begun to take time when it was due. The pace is
 * reached after a while, since all processes are new.
 * @param {{minutes: number, sources: () => import('./load.mjs').Call, balancer: Balancer, replace(): Promise<void>, depths(): Promise<string>, usage(): string}} of
 * @returns {Promise<Tally>}
 */
async function keepUp({ minutes, sources, balancer, replace, depths, usage }) {
  const total = Math.round(minutes * 60 * CALLS_A_SECOND);
  /** @type {Tally} */
  const tally = { calls: 0, failed: 0, failures: new Map(), askedBack: 0, refused: new Map(), latencies: [] };
  const begin = performance.now();
  /** @type {Promise<void> | undefined} */
  let deploy;
  /** @type {Promise<void>[]} */
  const reports = [];
  /** @type {Set<Promise<void>>} */
  const open = new Set();
  for (let sent = 0; sent < total; sent += 1) {
    const due = begin + dueMs(sent);
    const early = due - performance.now();
    if (early > 1) await pause(early);
    if (sent === Math.floor(total / 2)) deploy = replace();
    const answered = one(sources(), balancer, due, tally).finally(() => open.delete(answered));
    open.add(answered);
    // Not waited for: the calls that became due meanwhile would all come at once.
    if (sent > 0 && sent % (REPORT_SECONDS * CALLS_A_SECOND) === 0)
      reports.push(minuteOf(tally, Math.round(sent / CALLS_A_SECOND / 60), usage(), depths()));
  }
  await Promise.all([...open, ...reports, deploy]);
  return tally;
}

/** When the call of this number is due, from the beginning: its pace grows evenly until it is whole. @param {number} sent */
function dueMs(sent) {
  const growing = (CALLS_A_SECOND * SLOW_START_MS) / 2_000;
  if (sent < growing) return SLOW_START_MS * Math.sqrt(sent / growing);
  return SLOW_START_MS + ((sent - growing) * 1_000) / CALLS_A_SECOND;
}

/**
 * Processor time since it was last asked, each second of it, of one core.
 * @param {() => Record<string, number[]>} read milliseconds used, by who uses them; a process that is new has used none before
 * @returns {() => string}
 */
function usageOf(read) {
  let [last, since] = [read(), performance.now()];
  return () => {
    const [now, at] = [read(), performance.now()];
    const shares = Object.entries(now).map(([who, used]) => {
      const spent = used.map((ms, place) => {
        const before = last[who]?.[place] ?? 0;
        return ms < before ? ms : ms - before;
      });
      return `${who} ${spent.map((ms) => `${Math.round((ms * 100) / (at - since))} %`).join(' and ')}`;
    });
    [last, since] = [now, at];
    return shares.join(', ');
  };
}

/** @param {Tally} tally @param {number} minute @param {string} usage @param {Promise<string>} depths */
async function minuteOf({ calls, failed, askedBack, latencies }, minute, usage, depths) {
  const last = latencies.slice(-REPORT_SECONDS * CALLS_A_SECOND).sort((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(last, share).toFixed(1));
  console.log(
    `${minute} min: ${calls} calls, ${failed} failed, ${askedBack} asked to come back, the last minute p50 ${p50}, p99 ${p99} ms; of a core: ${usage}; jobs waiting: ${await depths.catch(String)}`,
  );
}

/** @param {import('./load.mjs').Call} call @param {Balancer} balancer @param {number} due @param {Tally} tally */
async function one(call, balancer, due, tally) {
  const name = `${call.method} ${call.path.replaceAll(/[0-9a-f-]{36}/g, ':id').split('?')[0]}`;
  const count = (/** @type {Map<string, number>} */ of, /** @type {string} */ said) =>
    of.set(`${said} ${name}`, (of.get(`${said} ${name}`) ?? 0) + 1);
  const fail = (/** @type {string} */ said) => {
    tally.failed += 1;
    count(tally.failures, said);
  };
  try {
    const { status, text } = await asProgramsDo(balancer, call, tally);
    if (status >= 500) fail(`${status} ${JSON.parse(text()).detail}`);
    else if (status >= 300) count(tally.refused, String(status));
  } catch (error) {
    fail(String(error));
  }
  tally.calls += 1;
  tally.latencies.push(performance.now() - due);
}

/**
 * A call that is asked to come back does, as the document says and the SDK does.
 * @param {Balancer} balancer @param {import('./load.mjs').Call} call @param {Tally} tally
 */
async function asProgramsDo(balancer, call, tally) {
  for (let again = 0; ; again += 1) {
    const answer = await balancer.call(call);
    const seconds = answer.status === 503 ? answer.retryAfter() : undefined;
    if (seconds === undefined || again === MOST_AGAIN) return answer;
    tally.askedBack += 1;
    await pause(seconds * 1_000);
  }
}

/** @param {Tally} tally @param {number} minutes */
function verdictOf({ calls, failed, failures, askedBack, refused, latencies }, minutes) {
  latencies.sort((a, b) => a - b);
  const share = (/** @type {number} */ of) => `${percentile(latencies, of).toFixed(1)} ms`;
  console.log(
    `${calls.toLocaleString('en')} calls in ${minutes} minutes, ${failed} failed, ${askedBack} asked to come back; p50 ${share(0.5)}, p99 ${share(0.99)}, at most ${share(1)}`,
  );
  for (const [what, count] of refused) console.log(`refused ${count} times: ${what}`);
  for (const [what, count] of failures) console.log(`FAILED ${count} times: ${what.slice(0, 300)}`);
  return failed === 0;
}

/** Each call of the mix, for ever: what a scenario has no more of gives way to a read. @param {pg.Client} client */
async function mixOn(client) {
  const scenarios = await scenariosOn(client);
  const reads = inTurn(scenarios.filter(({ name }) => READ.test(name)).map(({ side }) => side()));
  const { rows: talks } = await client.query(
    'SELECT first_id, second_id FROM conversations ORDER BY md5(id::text) LIMIT 500',
  );
  const talk = inTurn(talks);
  let said = 0;
  const message = () => {
    const { first_id: sender, second_id: receiverId } = talk();
    said += 1;
    const body = { receiverId, content: `I can load on Tuesday, and there are straps on the trailer. No. ${said}` };
    return { method: 'POST', path: '/api/messages', token: tokenOf(sender), body };
  };
  const writes = Object.entries(WRITES).map(([name, count]) => {
    const side = scenarios.find((scenario) => scenario.name === name)?.side();
    return { next: side === undefined ? message : () => side.next(), count };
  });
  /** Spread over the hundred, so that no kind comes in a row. */
  const hundred = Array.from(
    { length: 100 },
    () => /** @type {(() => import('./load.mjs').Call | undefined) | undefined} */ (undefined),
  );
  let place = 0;
  for (const { next, count } of writes)
    for (let set = 0; set < count; set += 1) {
      hundred[place % 100] = next;
      place += 7;
    }
  const turn = inTurn(hundred);
  return () => {
    const call = turn()?.() ?? reads().next();
    if (call === undefined) throw new Error('Reads never end.');
    return call;
  };
}

/** @typedef {{isReady: boolean, silent: number, since: number, credit: number, free: Connection[]}} Server `since` it takes calls; `credit`: how far it is behind its share of them */

/** As a load balancer in front of them does: calls go in turn to the processes that say they are ready, fewer to new ones. */
class Balancer {
  isLooking = false;
  /** @type {Map<number, Server>} */
  servers = new Map();

  /** @param {number[]} ports of processes that are ready */
  constructor(ports) {
    for (const port of ports) this.add(port);
    this.looking = setInterval(() => void this.look(), LOOK_MS);
  }

  /** @param {number} port */
  add(port) {
    this.servers.set(port, { isReady: true, silent: 0, since: performance.now(), credit: 0, free: [] });
  }

  /** @param {number} port */
  drop(port) {
    for (const connection of this.servers.get(port)?.free ?? []) connection.socket.destroy();
    this.servers.delete(port);
  }

  /** @param {import('./load.mjs').Call} call @returns {Promise<import('./load.mjs').Answer>} */
  async call(call) {
    const [port, server] = this.choose();
    const connection = server.free.shift() ?? new Connection(port);
    try {
      return await connection.call(call);
    } catch (error) {
      connection.socket.destroy();
      // It stopped taking connections since it was last asked; nothing was sent.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ECONNREFUSED') throw error;
      server.isReady = false;
      return this.call(call);
    } finally {
      if (!server.isReady) connection.socket.destroy();
      else if (!connection.socket.destroyed) server.free.push(connection);
    }
  }

  /** Each gets calls by its weight, spread evenly. @returns {[port: number, server: Server]} */
  choose() {
    let total = 0;
    /** @type {[port: number, server: Server] | undefined} */
    let chosen;
    for (const [port, server] of this.servers) {
      if (!server.isReady) continue;
      const weight = Math.min(1, Math.max(LEAST_WEIGHT, (performance.now() - server.since) / SLOW_START_MS));
      server.credit += weight;
      total += weight;
      if (chosen === undefined || server.credit > chosen[1].credit) chosen = [port, server];
    }
    if (chosen === undefined) throw new Error('no process is ready');
    chosen[1].credit -= total;
    return chosen;
  }

  async look() {
    if (this.isLooking) return;
    this.isLooking = true;
    await Promise.all(
      [...this.servers].map(async ([port, server]) => {
        const said = await saysReady(port);
        server.silent = said === undefined ? server.silent + 1 : 0;
        server.isReady = said ?? (server.isReady && server.silent < MOST_SILENT);
        if (!server.isReady) for (const connection of server.free.splice(0)) connection.socket.destroy();
      }),
    );
    this.isLooking = false;
  }

  close() {
    clearInterval(this.looking);
    for (const port of Array.from(this.servers.keys())) this.drop(port);
  }
}

/** @param {number} port @returns {Promise<boolean | undefined>} undefined if it said nothing in time */
async function saysReady(port) {
  try {
    const call = get({ host: '127.0.0.1', port, path: '/api/health/ready', agent: false, timeout: LOOK_LIMIT_MS });
    call.on('timeout', () => call.destroy());
    const [answer] = await once(call, 'response');
    answer.resume();
    return answer.statusCode === 200;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNREFUSED' ? false : undefined;
  }
}

/** Jobs that wait, by queue, as the program's own metrics say. @param {number} port */
async function jobsOn(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const waiting = [...text.matchAll(/^haulway_queue_jobs\{queue="([^"]+)",state="waiting"\} (\d+)/gm)];
  return waiting.map(([, queue, count]) => `${queue} ${count}`).join(', ') || 'none said';
}
