// What a crowd does to the program: two hundred people signing in at once, and ten thousand listeners.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { Callers } from './load.mjs';
import { percentile, residentMegabytes } from './pair.mjs';
import { tokenOf } from './scenarios.mjs';

const LOGINS = 200;
const CONNECTIONS = 16;
const QUIET_MS = 5_000;
const PASSWORD = 'seventeen tall crates';
const STREAMS = 10_000;
const AT_ONCE = 100;
const SETTLING_MS = 5_000;
const LONGEST_MS = 60_000;
/** Of the performance page. */
const LIMITS = { slower: 2, kilobytesAStream: 25, secondsToAll: 1 };

/** @param {import('./servers.mjs').Running} program @param {import('pg').Client} client @returns {Promise<import('./markets.mjs').Figure[]>} */
export async function crowds(program, client) {
  return [...(await logins(program, client)), ...(await streams(program, client))];
}

/** What browsing is like while many sign in. @param {import('./servers.mjs').Running} program @param {import('pg').Client} client @returns {Promise<import('./markets.mjs').Figure[]>} */
async function logins({ port }, client) {
  const hashed = await hash(PASSWORD, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const { rows: people } = await client.query(
    'UPDATE users SET password = $1 WHERE id IN (SELECT id FROM users ORDER BY id LIMIT $2) RETURNING email',
    [hashed, LOGINS],
  );
  const browsing = new Callers(port, CONNECTIONS);
  const signingIn = new Callers(port, LOGINS);
  const browse = () => ({ method: 'GET', path: '/api/shipments?status=listed' });
  try {
    await browsing.turn(browse, QUIET_MS);
    const quiet = await browsing.turn(browse, QUIET_MS);
    let over = false;
    let next = 0;
    const begin = performance.now();
    const storm = signingIn
      .turn(
        () =>
          people[next] && {
            method: 'POST',
            path: '/api/auth/login',
            body: { email: people[next++].email, password: PASSWORD },
          },
        LONGEST_MS,
      )
      .finally(() => (over = true));
    const during = await browsing.turn(() => (over ? undefined : browse()), LONGEST_MS);
    const signedIn = await storm;
    const seconds = (performance.now() - begin) / 1_000;
    const [before, beside] = [quiet, during].map(({ latencies }) =>
      percentile(
        latencies.sort((a, b) => a - b),
        0.99,
      ),
    );
    const slower = (beside ?? NaN) / (before ?? NaN);
    const refused = [...signedIn.refused, ...during.refused];
    return [
      {
        name: `browse p99 beside ${LOGINS} logins at once`,
        text: `${slower.toFixed(2)} times its own (${before?.toFixed(0)} ms, then ${beside?.toFixed(0)} ms)`,
        holds: slower <= LIMITS.slower,
      },
      {
        name: `${LOGINS} logins at once`,
        text: `${(signedIn.calls / seconds).toFixed(0)} a second beside that${refused.length > 0 ? `, refused: ${refused[0]}` : ''}`,
        holds: refused.length === 0,
      },
    ];
  } finally {
    for (const callers of [browsing, signingIn]) callers.close();
  }
}

/** What listeners cost, and how soon all of them hear of something. @param {import('./servers.mjs').Running} program @param {import('pg').Client} client @returns {Promise<import('./markets.mjs').Figure[]>} */
async function streams({ port, pid }, client) {
  const people = (await client.query('SELECT id FROM users ORDER BY id LIMIT 1000')).rows.map(({ id }) => id);
  await pause(SETTLING_MS);
  const before = residentMegabytes(pid);
  /** @type {import('node:net').Socket[]} */
  const sockets = [];
  let heard = 0;
  let onAll = () => undefined;
  const onEvent = () => {
    heard += 1;
    if (heard === STREAMS) onAll();
  };
  try {
    for (let opened = 0; opened < STREAMS; opened += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, n) =>
        listen(port, people[(opened + n) % people.length], onEvent),
      );
      sockets.push(...(await Promise.all(some)));
    }
    await pause(SETTLING_MS);
    const kilobytes = ((residentMegabytes(pid) - before) * 1_024) / STREAMS;
    const all = new Promise((done) => (onAll = () => void done(undefined)));
    const begin = performance.now();
    await client.query(
      `INSERT INTO events (name, ids, user_ids, at, dispatched_at) VALUES ('prices.refreshed', '{}', $1::uuid[], now(), now())`,
      [people],
    );
    await client.query(`SELECT pg_notify('haulway', 'events')`);
    await Promise.race([all, pause(LONGEST_MS)]);
    const seconds = (performance.now() - begin) / 1_000;
    return [
      {
        name: `a stream, of ${STREAMS.toLocaleString('en')}`,
        text: `${kilobytes.toFixed(1)} kB of resident memory`,
        holds: kilobytes <= LIMITS.kilobytesAStream,
      },
      {
        name: `one event to ${heard.toLocaleString('en')} streams`,
        text: `${seconds.toFixed(2)} s until the last has heard it`,
        holds: heard === STREAMS && seconds <= LIMITS.secondsToAll,
      },
    ];
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** A listener's connection, once its stream has begun. @param {number} port @param {string} userId @param {() => void} onEvent @returns {Promise<import('node:net').Socket>} */
function listen(port, userId, onEvent) {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', fail);
    socket.on('data', (/** @type {Buffer} */ piece) => {
      if (piece.includes('retry:')) done(socket);
      if (piece.includes('prices.refreshed')) onEvent();
    });
    socket.write(`GET /api/events HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${tokenOf(userId)}\r\n\r\n`);
  });
}
