// npm run bench -- soak: calls of all kinds, listeners coming and going, and photos, for fifteen minutes; nothing may grow.
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { atEnd, root } from '../project.mjs';
import { fillTalk } from './history.mjs';
import { Callers } from './load.mjs';
import { residentMegabytes } from './pair.mjs';
import { scenariosOn, tokenOf } from './scenarios.mjs';
import { startDatabase, startProgram, undoing } from './servers.mjs';

const SHIPMENTS = 10_000;
const CONNECTIONS = 16;
const LISTENERS = 200;
/** This share of each second is full of calls. */
const BUSY_MS = 600;
const SECOND_MS = 1_000;
const LOOK_SECONDS = 5;
const HEAP_MB = 512;
/** Until then caches fill and code gets compiled. */
const WARM_UP_SHARE = 0.25;
const SETTLING_MS = 12_000;
const LIMITS = { megabytesAMinute: 1, heapGrowth: 0.1, handles: 8 };
/** The program's pool for calls, and what its queues take. */
const MOST_CONNECTIONS = 24;
const CALLED = /browse|search, |near, |shipment with|dashboard|conversations|messages|rates|create shipment/;

/** @param {number} minutes @returns {Promise<boolean>} whether nothing grew */
export async function soak(minutes) {
  const database = await startDatabase(SHIPMENTS);
  const { ends, end } = undoing();
  ends.push(() => database.stop());
  atEnd(end);
  try {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    ends.push(() => client.end());
    await fillTalk(client);
    const report = pathToFileURL(join(root, 'backend/tools/bench/report.mjs')).href;
    const program = await startProgram(database, {
      parts: 'all',
      flags: ['--expose-gc', `--max-old-space-size=${HEAP_MB}`, '--import', report],
    });
    ends.push(() => program.end());
    return await watch(program, client, minutes);
  } finally {
    await end();
  }
}

/** @param {import('./servers.mjs').Running} program @param {pg.Client} client @param {number} minutes */
async function watch(program, client, minutes) {
  const sides = (await scenariosOn(client))
    .filter(({ name, prepare }) => CALLED.test(name) && prepare === undefined)
    .map(({ side }) => side());
  const people = (
    await client.query('SELECT id FROM users WHERE NOT is_carrier ORDER BY id LIMIT $1', [LISTENERS])
  ).rows.map(({ id }) => id);
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
  let calls = 0;
  const next = () => {
    calls += 1;
    return sides[calls % sides.length]?.next();
  };
  /** @type {{minute: number, megabytes: number}[]} */
  const looks = [];
  /** @type {Set<string>} */
  const refused = new Set();
  let [connections, photos] = [0, 0];

  /** @param {number} forMinutes @param {boolean} looking */
  const live = async (forMinutes, looking) => {
    const callers = new Callers(program.port, CONNECTIONS);
    const listeners = people.map((id) => listen(program.port, id));
    const begin = performance.now();
    for (let second = 0; performance.now() - begin < forMinutes * 60 * SECOND_MS; second += 1) {
      const [turn] = await Promise.all([
        callers.turn(next, BUSY_MS),
        upload(program.port, people[second % people.length], photo),
        pause(SECOND_MS),
      ]);
      photos += 1;
      for (const text of turn.refused) refused.add(text.slice(0, 300));
      // One leaves and another joins.
      const place = second % listeners.length;
      listeners[place]?.destroy();
      listeners[place] = listen(program.port, people[place]);
      if (!looking || second % LOOK_SECONDS > 0) continue;
      looks.push({ minute: (performance.now() - begin) / 60 / SECOND_MS, megabytes: residentMegabytes(program.pid) });
      const { rows } = await client.query(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name LIKE 'haulway%' AND datname = current_database()`,
      );
      connections = Math.max(connections, rows[0].n);
    }
    for (const listener of listeners) listener.destroy();
    callers.close();
    await pause(SETTLING_MS);
  };

  await live(minutes * WARM_UP_SHARE, false);
  const before = await program.report();
  await live(minutes * (1 - WARM_UP_SHARE), true);
  const after = await program.report();

  const slope = slopeOf(looks);
  const growth = after.heapBytes / before.heapBytes - 1;
  const handles = after.handles - before.handles;
  const megabytes = looks.map((look) => look.megabytes);
  console.log(
    `${calls} calls and ${photos} photos in ${minutes} minutes, ${LISTENERS} listeners, heap of at most ${HEAP_MB} MB`,
  );
  const verdicts = [
    [
      'resident memory',
      `${Math.round(Math.min(...megabytes))} to ${Math.round(Math.max(...megabytes))} MB, ${slope.toFixed(2)} MB a minute`,
      slope < LIMITS.megabytesAMinute,
    ],
    [
      'heap after a collection',
      `${(before.heapBytes / 1e6).toFixed(1)} MB, then ${(after.heapBytes / 1e6).toFixed(1)} MB (${(growth * 100).toFixed(1)} %)`,
      growth <= LIMITS.heapGrowth,
    ],
    ['open handles', `${before.handles}, then ${after.handles}`, handles <= LIMITS.handles],
    ['connections to the database', `at most ${connections}`, connections <= MOST_CONNECTIONS],
    ['refused calls', refused.size === 0 ? 'none' : [...refused].join('\n'), refused.size === 0],
  ];
  for (const [name, text, holds] of verdicts) console.log(`${holds ? 'ok     ' : 'GROWN  '} ${name}: ${text}`);
  return verdicts.every(([, , holds]) => holds);
}

/** A browser that hears of what happens. @param {number} port @param {string} userId */
function listen(port, userId) {
  const call = get(
    {
      host: '127.0.0.1',
      port,
      path: '/api/events',
      agent: false,
      headers: { authorization: `Bearer ${tokenOf(userId)}` },
    },
    (answer) => void answer.resume().on('error', () => undefined),
  );
  call.on('error', () => undefined);
  return call;
}

/** @param {number} port @param {string} userId @param {Buffer} photo */
async function upload(port, userId, photo) {
  const body = new FormData();
  body.append('photos', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'boat.jpg');
  const answer = await fetch(`http://127.0.0.1:${port}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(userId)}` },
    body,
  });
  await answer.arrayBuffer();
}

/** Of the straight line that fits best. @param {{minute: number, megabytes: number}[]} looks */
function slopeOf(looks) {
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(looks.map(({ minute }) => minute)), mean(looks.map(({ megabytes }) => megabytes))];
  const over = looks.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0);
  return over / looks.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
}
