import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import pg from 'pg';
import type { Answer } from './support/client.js';
import { client } from './support/client.js';
import { FailPoints } from './support/fail-points.js';
import { MachineClock } from './support/machine-clock.js';
import { DAY, expectRefusal, HOUR, ok, PASSWORD, type Person, World } from './support/people.js';
import { LOOPBACK, Receiver, type Received, verify } from './support/receiver.js';
import { startServer } from './support/server.js';
import { until, untilBlocked } from './support/until.js';

interface Endpoint {
  id: string;
  url: string;
  description: string | null;
  events: string[];
  enabled: boolean;
  disabledReason: string | null;
  failingSince: string | null;
}
interface Delivery {
  id: string;
  eventId: string;
  type: string;
  state: string;
  attempt: number;
  nextAt: string | null;
  recovered: boolean;
  body: string;
  attempts: { manual: boolean; status: number | null; failure: string | null; responseBody: string | null }[];
}

let world: World;
const receivers: Receiver[] = [];

beforeAll(async () => {
  world = await World.start({ alone: true, env: SETTINGS });
});

afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.down()));
});

/** Retries go by the machine's time, which is moved here. */
const clock = new MachineClock();
const SETTINGS = { ...LOOPBACK, ...clock.env, DATA_KEY: 'seals the secrets of both processes' };
const URLS = '/api/webhook-endpoints';
const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
/** Events while a receiver is down. */
const MISSED = LONG ? 1_000 : 30;

async function openReceiver(): Promise<Receiver> {
  const opened = await Receiver.open();
  receivers.push(opened);
  return opened;
}

/** A shipper whose events are sent to a receiver. */
async function listening(events: readonly string[] = ['shipment.listed']) {
  const [owner, hook] = await Promise.all([world.newShipper(), openReceiver()]);
  const made = ok(await owner.api.post<Endpoint & { secret: string }>(URLS, { url: hook.url, events }), 201);
  return { owner, hook, secret: made.secret, id: made.id, path: `${URLS}/${made.id}` };
}

const endpoint = async (by: Person, path: string) => ok(await by.api.get<Endpoint>(path), 200);
const deliveries = async (by: Person, path: string, query = '') =>
  ok(await by.api.get<Delivery[]>(`${path}/deliveries?limit=100${query}`), 200);
const delivery = async (by: Person, path: string, id: string) =>
  ok(await by.api.get<Delivery>(`${path}/deliveries/${id}`), 200);
const states = async (by: Person, path: string) => (await deliveries(by, path)).map(({ state }) => state);

/** Moves the machine's time so far, and has what is due then sent. */
async function later(seconds: number): Promise<void> {
  clock.later(seconds);
  await world.server.query(`SELECT pg_notify('haulway', 'webhooks')`);
}
/** Moves it some seconds beyond an instant. */
const laterThan = (instant: string, seconds: number) => later((Date.parse(instant) - clock.now()) / 1_000 + seconds);

/** What the library of receivers makes of it at the sender's time. @throws when the signature is not good */
function verified(secret: string, received: Received): unknown {
  const now = jest.spyOn(Date, 'now').mockReturnValue(clock.now());
  try {
    return verify(secret, received);
  } finally {
    now.mockRestore();
  }
}

describe('webhooks', () => {
  it('bring what happened, as it is in the event log, signed for the library of receivers', async () => {
    const { owner, hook, secret } = await listening(['shipment.listed', 'quote.*']);
    const shipmentId = await world.listed(owner);
    const quoteId = await world.quoted(shipmentId);
    const received = await hook.until((all) => all.length === 2);
    const log = ok(await owner.api.get<Received['body'][]>('/api/event-log?types=shipment.listed,quote.*'), 200);
    const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
    expect(received.map(({ body }) => body).sort(byId)).toEqual([...log].sort(byId));
    expect(received.map(({ body }) => body.data['shipmentId'])).toEqual([shipmentId, shipmentId]);
    expect(log.map(({ data }) => data['quoteId'])).toContain(quoteId);
    for (const each of received) {
      expect(verified(secret, each)).toEqual(each.body);
      expect(each.id).toBe(each.body.id);
      expect(each.headers).toMatchObject({
        'content-type': 'application/json',
        'user-agent': 'Haulway-Webhooks/1',
      });
      expect(() => verified(secret, { ...each, raw: `${each.raw} ` })).toThrow('No matching signature');
    }
  });

  it('bring all events to whoever asks for all', async () => {
    const { owner, hook, path } = await listening(['*']);
    await world.quoted(await world.listed(owner));
    await hook.until((all) => all.length === 2);
    const told = ok(await owner.api.get<{ type: string }[]>('/api/event-log'), 200).map(({ type }) => type);
    expect(hook.received.map(({ body }) => body.type).sort()).toEqual(told.sort());
    const program = await programOf(owner, ['webhooks:write', 'shipments:read']);
    expectRefusal(await program.patch(path, { events: ['*'] }), 403, 'scope_missing');
  });

  it('are sent once for an event, to the endpoints that ask for it and to nobody else', async () => {
    const { owner, hook, path } = await listening(['quote.submitted']);
    const other = await listening(['shipment.*', 'quote.submitted']);
    const shipmentId = await world.listed(owner);
    await world.quoted(shipmentId);
    const [received] = await hook.until((all) => all.length > 0);
    expect(received?.body).toMatchObject({ type: 'quote.submitted', data: { shipmentId } });
    await until(async () => (await states(owner, path)).join() === 'sent');
    expect(await deliveries(other.owner, other.path)).toEqual([]);
    expect(other.hook.received).toEqual([]);
    expect(hook.received).toHaveLength(1);
  });

  it(
    'all arrive when the receiver was down, each with the id that it had',
    async () => {
      const { owner, hook, path, secret, id } = await listening();
      const inDatabase = async (sql: string) =>
        (await world.server.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`, [id]))[0]?.count ?? 0;
      await hook.down();
      for (let listed = 0; listed < MISSED; listed += 30)
        await Promise.all(Array.from({ length: Math.min(30, MISSED - listed) }, () => world.listed(owner)));
      await until(
        async () =>
          (await inDatabase(
            '(SELECT DISTINCT delivery_id FROM webhook_attempts JOIN webhook_deliveries d ON d.id = delivery_id WHERE d.endpoint_id = $1) tried',
          )) >= 10 && (await inDatabase('webhook_deliveries WHERE endpoint_id = $1')) === MISSED,
      );
      const failing = await endpoint(owner, path);
      expect(failing).toMatchObject({ enabled: true, failingSince: expect.any(String) });
      const [failed] = await deliveries(owner, path, '&state=waiting');
      expect((await delivery(owner, path, failed?.id ?? '')).state).toBe('waiting');
      // An hour, in the long run.
      if (LONG) await later(HOUR);
      await hook.up();
      // After ten failures there is one attempt a minute, until one succeeds; then all are due.
      await later(6 * 60);
      await hook.until((all) => new Set(all.map((each) => each.id)).size === MISSED);
      await until(
        async () => (await inDatabase("webhook_deliveries WHERE endpoint_id = $1 AND state = 'sent'")) === MISSED,
      );
      const events = await world.server.query<{ id: string }>(
        'SELECT event_id AS id FROM webhook_deliveries WHERE endpoint_id = $1',
        [id],
      );
      expect([...new Set(hook.ids)].sort()).toEqual(events.map((each) => each.id).sort());
      for (const each of hook.received) expect(verified(secret, each)).toEqual(each.body);
      expect(await endpoint(owner, path)).toMatchObject({ failingSince: null });
    },
    LONG ? 600_000 : undefined,
  );

  it('come again after the worker is killed between sending and noting it, with the same id, and are noted once', async () => {
    const { owner, hook, path } = await listening();
    const points = new FailPoints(world);
    points.name({ 'webhook sent': 1 });
    await world.listed(owner);
    await points.reached({ 'webhook sent': 1 });
    await points.cutPower();
    expect(hook.received).toHaveLength(1);
    await world.server.restart();
    const [first] = await deliveries(owner, path);
    expect(first).toMatchObject({ state: 'waiting', attempt: 0 });
    // What the killed worker had in hand is taken again when a minute is over.
    await world.server.query(`UPDATE webhook_deliveries SET leased_until = now() WHERE id = $1`, [first?.id]);
    await later(61);
    await until(async () => (await states(owner, path)).join() === 'sent');
    expect(hook.ids).toEqual([first?.eventId, first?.eventId]);
    expect((await delivery(owner, path, first?.id ?? '')).attempts).toHaveLength(1);
  });

  it('are tried again by plan, until ten attempts have failed', async () => {
    const { owner, hook, path } = await listening();
    hook.reply = () => ({ status: 500, text: 'no room' });
    await world.listed(owner);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await hook.until((all) => all.length === attempt);
      await until(async () => (await deliveries(owner, path))[0]?.attempt === attempt);
      const [{ nextAt } = { nextAt: null }] = await deliveries(owner, path);
      // Enabling it forgets the failures, which would disable it after five days.
      ok(await owner.api.patch(path, { enabled: true }), 200);
      if (nextAt) await laterThan(nextAt, 61);
    }
    const [row] = await deliveries(owner, path, '&state=failed');
    const { attempts, body } = await delivery(owner, path, row?.id ?? '');
    expect(attempts).toHaveLength(10);
    expect(attempts[0]).toMatchObject({ manual: false, status: 500, failure: 'status', responseBody: 'no room' });
    expect(new Set(hook.received.map(({ raw }) => raw))).toEqual(new Set([body]));
    expect(new Set(hook.ids).size).toBe(1);
  });

  it('follow no redirect', async () => {
    const [{ owner, hook, path }, elsewhere] = [await listening(), await openReceiver()];
    hook.reply = () => ({ status: 307, headers: { location: elsewhere.url } });
    await world.listed(owner);
    await until(async () => (await deliveries(owner, path))[0]?.attempt === 1);
    const [row] = await deliveries(owner, path);
    expect((await delivery(owner, path, row?.id ?? '')).attempts).toMatchObject([{ status: 307, failure: 'status' }]);
    expect(elsewhere.received).toEqual([]);
  });

  it('stop at once when the receiver answers that it is gone, and its owner is told in every way', async () => {
    const { owner, hook, path, id } = await listening();
    const other = await openReceiver();
    ok(await owner.api.post(URLS, { url: other.url, events: ['webhook_endpoint.*'] }), 201);
    hook.reply = () => 410;
    await world.listed(owner);
    const [told] = await other.until((all) => all.length === 1);
    expect(told?.body).toMatchObject({
      type: 'webhook_endpoint.disabled',
      data: { webhookEndpointId: id, url: path },
    });
    expect(await endpoint(owner, path)).toMatchObject({ enabled: false, disabledReason: 'gone' });
    expect(await states(owner, path)).toEqual(['cancelled']);
    const mails = await world.server.query<{ text: string }>(
      `SELECT text FROM emails WHERE recipient = $1 AND kind = 'webhook_disabled'`,
      [owner.email],
    );
    expect(mails.map(({ text }) => text.includes(hook.url))).toEqual([true]);
    // Nothing is queued while it is disabled; it can be recovered later.
    hook.reply = () => 204;
    await world.listed(owner);
    await until(
      async () => ok(await owner.api.get<unknown[]>('/api/event-log?types=shipment.listed'), 200).length === 2,
    );
    expect(await states(owner, path)).toEqual(['cancelled']);
    const [row] = await deliveries(owner, path);
    expectRefusal(await owner.api.post(`${path}/recover`, { since: '2020-01-01T00:00:00Z' }), 409, 'endpoint_disabled');
    expectRefusal(await owner.api.post(`${path}/deliveries/${row?.id}/retry`), 409, 'endpoint_disabled');
    ok(await owner.api.patch(path, { enabled: true }), 200);
    const recovered = await owner.api.post<{ count: number }>(`${path}/recover`, { since: '2020-01-01T00:00:00Z' });
    expect(ok(recovered, 202).count).toBe(2);
    await hook.until((all) => all.length === 3);
    expect(new Set(hook.ids).size).toBe(2);
  });

  it('warn of a receiver that fails for a day, and give it up after five', async () => {
    const { owner, hook, path } = await listening();
    hook.reply = () => 503;
    const mailed = async () =>
      (
        await world.server.query<{ kind: string }>(
          `SELECT kind FROM emails WHERE recipient = $1 AND kind LIKE 'webhook%' ORDER BY id`,
          [owner.email],
        )
      ).map(({ kind }) => kind);
    const fails = async () => {
      const before = hook.received.length;
      await world.listed(owner);
      await hook.until((all) => all.length > before);
      await until(async () => (await deliveries(owner, path)).every(({ attempt }) => attempt > 0));
    };
    await fails();
    expect(await mailed()).toEqual([]);
    await later(24 * HOUR + 60);
    await fails();
    await until(async () => (await mailed()).length === 1);
    await later(96 * HOUR);
    await world.listed(owner);
    await until(async () => !(await endpoint(owner, path)).enabled);
    expect(await endpoint(owner, path)).toMatchObject({ disabledReason: 'failing' });
    expect(await mailed()).toEqual(['webhook_failing', 'webhook_disabled']);
    // Also what was being queued at that moment.
    await until(async () => !(await states(owner, path)).includes('waiting'));
  });

  it('queued while their address was being disabled are cancelled, even if an attempt ends just then', async () => {
    const { owner, hook, path, id } = await listening();
    hook.reply = () => 'hang';
    await world.listed(owner);
    await hook.until((all) => all.length === 1);
    ok(await owner.api.patch(path, { enabled: false }), 200);
    const connection = new pg.Client({ connectionString: world.server.databaseUrl });
    await connection.connect();
    await connection.query('BEGIN');
    await connection.query(
      `INSERT INTO webhook_deliveries (id, endpoint_id, event_seq, event_id, replay_no, type, body, state, next_at, created_at)
       SELECT gen_random_uuid(), endpoint_id, event_seq, event_id, 1, type, body, 'waiting', created_at, created_at
         FROM webhook_deliveries WHERE endpoint_id = $1`,
      [id],
    );
    await connection.query('UPDATE webhook_endpoints SET due_at = created_at WHERE id = $1', [id]);
    // What came of the attempt is about to be noted.
    await hook.down();
    await untilBlocked(world.server.query);
    await connection.query('COMMIT');
    await connection.end();
    await until(async () => (await states(owner, path)).join() === 'cancelled,cancelled');
    expect(hook.received).toHaveLength(1);
  });

  it('are tried once a minute after ten failures, until one arrives: then all that wait are sent', async () => {
    const { owner, hook, path, id } = await listening();
    hook.reply = () => 500;
    await Promise.all(Array.from({ length: 12 }, () => world.listed(owner)));
    const held = async (attempts: number) => {
      await until(async () => {
        const all = await deliveries(owner, path);
        return all.reduce((sum, { attempt }) => sum + attempt, 0) === attempts;
      });
      const [row] = await world.server.query<{ after: number; left: string; due: string }>(
        `SELECT extract(epoch FROM held_until - (SELECT max(at) FROM webhook_attempts a JOIN webhook_deliveries d ON d.id = a.delivery_id WHERE d.endpoint_id = e.id))::float8 AS after,
                held_until::text AS left, due_at::text AS due FROM webhook_endpoints e WHERE id = $1`,
        [id],
      );
      // To the minute after the last attempt, and nothing is due before.
      expect(row?.after).toBeCloseTo(60, 1);
      expect(row?.due).toBe(row?.left);
    };
    // The first ten, four at a time, and those that were in hand with the last of them.
    await until(
      async () =>
        (await world.server.query('SELECT FROM webhook_endpoints WHERE id = $1 AND held_until IS NOT NULL', [id]))
          .length > 0,
    );
    const leased = `SELECT FROM webhook_deliveries WHERE endpoint_id = $1 AND leased_until IS NOT NULL`;
    await until(async () => (await world.server.query(leased, [id])).length === 0);
    const before = hook.received.length;
    expect([before >= 10, before <= 13]).toEqual([true, true]);
    await held(before);
    for (const turn of [1, 2]) {
      await later(61);
      await held(before + turn);
    }
    hook.reply = () => 204;
    await later(61);
    await until(async () => (await states(owner, path)).every((state) => state === 'sent'));
    expect(new Set(hook.ids).size).toBe(12);
    const [row] = await world.server.query('SELECT failures, held_until FROM webhook_endpoints WHERE id = $1', [id]);
    expect(row).toEqual({ failures: 0, held_until: null });
  });

  it('are tried again by the time of machines, which nobody moves with that of business', async () => {
    const { owner, hook, path } = await listening();
    hook.reply = () => 500;
    await world.listed(owner);
    await until(async () => (await deliveries(owner, path))[0]?.attempt === 1);
    await laterThan((await deliveries(owner, path))[0]?.nextAt ?? '', 1);
    await until(async () => (await deliveries(owner, path))[0]?.attempt === 2);
    const [before] = await deliveries(owner, path);
    const other = await listening();
    await world.advance(5 * HOUR);
    await world.listed(other.owner);
    // The worker has looked since, and found nothing but the other's.
    await until(async () => (await states(other.owner, other.path)).includes('sent'));
    const after = (await deliveries(owner, path)).find(({ id }) => id === before?.id);
    expect(after).toMatchObject({ attempt: 2, state: 'waiting' });
  });

  it('are at most 32 at once of all endpoints', async () => {
    const [owner, hook] = await Promise.all([world.newShipper(), openReceiver()]);
    for (let count = 0; count < 9; count += 1)
      ok(await owner.api.post(URLS, { url: `${hook.url}/${count}`, events: ['shipment.listed'] }), 201);
    hook.reply = () => 'hang';
    await Promise.all(Array.from({ length: 4 }, () => world.listed(owner)));
    const counted = async () =>
      (
        await world.server.query<{ all: number; leased: number }>(
          `SELECT count(*)::int AS all, count(leased_until)::int AS leased FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE e.user_id = $1`,
          [owner.id],
        )
      )[0];
    await hook.until((all) => all.length === 32);
    await until(async () => (await counted())?.all === 36);
    // One that arrives makes room for another.
    expect([(await counted())?.leased, hook.received.length]).toEqual([32, 32]);
    hook.reply = () => 204;
    await world.server.restart();
    await hook.until((all) => new Set(all.map(({ id, path }) => `${id} ${path}`)).size === 36);
  });

  it('are at most four at once at one endpoint', async () => {
    const { owner, hook } = await listening();
    hook.reply = () => 'hang';
    await Promise.all(Array.from({ length: 12 }, () => world.listed(owner)));
    await hook.until((all) => all.length === 4);
    await until(async () => ok(await owner.api.get<unknown[]>('/api/event-log'), 200).length >= 12);
    const [{ count } = { count: 0 }] = await world.server.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE e.user_id = $1 AND leased_until IS NOT NULL',
      [owner.id],
    );
    expect([count, hook.received.length]).toEqual([4, 4]);
    // Ended with the server, and not lost.
    hook.reply = () => 204;
    await world.server.restart();
    await hook.until((all) => new Set(all.map(({ id }) => id)).size === 12);
  });

  it('are sent once by two processes that look for work at the same time', async () => {
    const { owner, hook, path } = await listening();
    const other = await startServer({ alone: true, databaseUrl: world.server.databaseUrl, env: SETTINGS });
    try {
      await Promise.all(Array.from({ length: 40 }, () => world.listed(owner)));
      await until(async () => (await states(owner, path)).filter((state) => state === 'sent').length === 40);
      expect(new Set(hook.ids).size).toBe(40);
      expect(hook.received).toHaveLength(40);
    } finally {
      await other.stop();
    }
  });

  it('are not sent to an endpoint that was deleted, nor kept for an account that was erased', async () => {
    const { owner, hook, path } = await listening();
    hook.reply = () => 500;
    await world.listed(owner);
    await hook.until((all) => all.length === 1);
    ok(await owner.api.delete(path), 204);
    expectRefusal(await owner.api.get(path), 404, 'not_found');
    const leaving = await listening();
    await world.listed(leaving.owner);
    await leaving.hook.until((all) => all.length === 1);
    ok(await leaving.owner.api.delete('/api/users/me', { password: PASSWORD }), 204);
    const left = await world.server.query('SELECT FROM webhook_endpoints WHERE user_id = ANY($1)', [
      [owner.id, leaving.owner.id],
    ]);
    expect(left).toEqual([]);
  });
});

describe('the secret of an endpoint', () => {
  it('is replaced with an overlap, in which both sign, and only one that overlaps', async () => {
    const { owner, hook, path, secret: old } = await listening();
    const rotated = ok(await owner.api.post<{ secret: string; previousUntil: string }>(`${path}/rotate-secret`), 200);
    expect(rotated.previousUntil).not.toBeNull();
    expectRefusal(await owner.api.post(`${path}/rotate-secret`), 409, 'rotation_running');
    expect(ok(await owner.api.get<{ secret: string }>(`${path}/secret`), 200).secret).toBe(rotated.secret);
    await world.listed(owner);
    const [both] = await hook.until((all) => all.length === 1);
    for (const secret of [old, rotated.secret]) expect(verified(secret, both as Received)).toEqual(both?.body);
    await later(DAY + 60);
    await world.listed(owner);
    const [, after] = await hook.until((all) => all.length === 2);
    expect(verified(rotated.secret, after as Received)).toEqual(after?.body);
    expect(() => verified(old, after as Received)).toThrow('No matching signature');
    const at = ok(await owner.api.post<{ previousUntil: null }>(`${path}/rotate-secret`, { overlapHours: 0 }), 200);
    expect(at.previousUntil).toBeNull();
  });

  it('is sealed in the database, kept from programs, and from the list', async () => {
    const { owner, path, secret } = await listening();
    const rows = await world.server.query('SELECT * FROM webhook_endpoints WHERE user_id = $1', [owner.id]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length, 20));
    expect(JSON.stringify((await owner.api.get(URLS)).body)).not.toContain('whsec_');
    const program = await programOf(owner, ['webhooks:write', 'shipments:read']);
    expectRefusal(await program.get(`${path}/secret`), 403, 'session_only');
    expect(JSON.stringify((await program.get(path)).body)).not.toContain('whsec_');
  });

  it('that cannot be read any more disables the endpoint, until it is replaced', async () => {
    const { owner, hook, path } = await listening();
    await world.server.query(
      `UPDATE webhook_endpoints SET secrets = '[{"sealed": "AAAA", "until": null}]' WHERE user_id = $1`,
      [owner.id],
    );
    await world.listed(owner);
    await until(async () => !(await endpoint(owner, path)).enabled);
    expect(await endpoint(owner, path)).toMatchObject({ disabledReason: 'secret_lost' });
    expect(hook.received).toEqual([]);
    expectRefusal(await owner.api.get(`${path}/secret`), 409, 'illegal_transition');
    const { secret } = ok(await owner.api.post<{ secret: string }>(`${path}/rotate-secret`, { overlapHours: 0 }), 200);
    ok(await owner.api.patch(path, { enabled: true }), 200);
    await world.listed(owner);
    const [received] = await hook.until((all) => all.length === 1);
    expect(verified(secret, received as Received)).toEqual(received?.body);
  });
});

const programOf = async (by: Person, scopes: readonly string[]) => {
  const body = { name: 'Program', scopes, password: PASSWORD };
  return client(world.server.url, ok(await by.api.post<{ key: string }>('/api/api-keys', body), 201).key);
};

describe('an endpoint', () => {
  it('is made, changed and disabled by its owner', async () => {
    const { owner, hook, path } = await listening(['quote.*']);
    expect(await endpoint(owner, path)).toMatchObject({ url: hook.url, description: null, enabled: true });
    const changed = await owner.api.patch<Endpoint>(path, { events: ['shipment.listed'], description: 'Stock system' });
    expect(ok(changed, 200)).toMatchObject({ events: ['shipment.listed'], description: 'Stock system', url: hook.url });
    expect(ok(await owner.api.patch<Endpoint>(path, { description: null }), 200).description).toBeNull();
    const disabled = ok(await owner.api.patch<Endpoint>(path, { enabled: false }), 200);
    expect(disabled).toMatchObject({ enabled: false, disabledReason: 'owner' });
    const enabled = ok(await owner.api.patch<Endpoint>(path, { enabled: true }), 200);
    expect(enabled).toMatchObject({ enabled: true, disabledReason: null });
  });

  it('needs an address that is public, and events that there are', async () => {
    const { owner, path } = await listening();
    const wrong: [object, string][] = [
      [{ url: 'https://10.0.0.1/' }, 'url'],
      [{ url: 'https://169.254.169.254/latest/meta-data' }, 'url'],
      [{ url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
      [{ url: 'https://0x0a.1/' }, 'url'],
      [{ url: 'file:///etc/passwd' }, 'url'],
      [{ url: 'https://me:secret@8.8.8.8/' }, 'url'],
      [{ events: ['boats.*'] }, 'events'],
      [{ events: [] }, 'events'],
    ];
    for (const [changes, field] of wrong)
      for (const answer of [
        await owner.api.post(URLS, { url: 'https://8.8.8.8/', events: ['quote.*'], ...changes }),
        await owner.api.patch(path, changes),
      ]) {
        expectRefusal(answer as Answer<unknown>, 400, 'invalid_input');
        expect(answer.body).toMatchObject({ errors: [{ path: field }] });
      }
    const { body } = await owner.api.patch<{ errors: { message: string }[] }>(path, { events: ['quote.*', 'boats.*'] });
    expect(body.errors[0]?.message).toMatch(
      /^There is no event “boats\.\*”\. Each one of .+, all of a kind, as quote\.\*, or all, as \*$/,
    );
  });

  it('is one of ten at most', async () => {
    const { owner, hook } = await listening();
    const made = await Promise.all(
      Array.from({ length: 11 }, () => owner.api.post(URLS, { url: hook.url, events: ['quote.*'] })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(9);
    for (const refused of made.filter(({ status }) => status !== 201))
      expectRefusal(refused, 409, 'too_many_endpoints');
  });

  it("is nobody else's business", async () => {
    const { owner, hook, path } = await listening();
    await world.listed(owner);
    await hook.until((all) => all.length === 1);
    const [row] = await deliveries(owner, path);
    const stranger = await listening();
    const { api } = stranger.owner;
    const asked: Answer<unknown>[] = [
      await api.get(path),
      await api.patch(path, { enabled: false }),
      await api.delete(path),
      await api.get(`${path}/secret`),
      await api.post(`${path}/rotate-secret`),
      await api.post(`${path}/test`),
      await api.get(`${path}/deliveries`),
      await api.get(`${path}/deliveries/${row?.id}`),
      await api.get(`${stranger.path}/deliveries/${row?.id}`),
      await api.post(`${path}/deliveries/${row?.id}/retry`),
      await api.post(`${path}/recover`, { since: '2020-01-01T00:00:00Z' }),
      await api.get(`${URLS}/${randomUUID()}`),
      await api.get(`${URLS}/none`),
    ];
    for (const answer of asked) expectRefusal(answer, 404, 'not_found');
    expect(await endpoint(owner, path)).toMatchObject({ enabled: true });
  });

  it('brings a program no event that its key may not read', async () => {
    const { owner, hook, path } = await listening(['quote.*', 'shipment.listed']);
    await world.quoted(await world.listed(owner));
    await hook.until((all) => all.length === 2);
    const program = await programOf(owner, ['webhooks:write', 'shipments:read']);
    const body = { url: hook.url, events: ['shipment.*', 'quote.submitted'] };
    const refused = await program.post(URLS, body);
    expectRefusal(refused, 403, 'scope_missing');
    expect(refused.body).toMatchObject({ requiredScope: ['quotes:read'] });
    expectRefusal(await program.patch(path, { url: hook.url }), 403, 'scope_missing');
    expectRefusal(await program.patch(path, { events: ['quote.*'] }), 403, 'scope_missing');
    // With its secret it could make such events up.
    expectRefusal(await program.post(`${path}/rotate-secret`), 403, 'scope_missing');
    const reader = await programOf(owner, ['webhooks:write', 'shipments:read', 'quotes:read']);
    ok(await reader.post(`${path}/rotate-secret`), 200);
    ok(await program.patch(path, { description: 'Seen' }), 200);
    ok(await program.post(URLS, { ...body, events: ['shipment.*'] }), 201);
    expect(ok(await program.get<Delivery[]>(`${path}/deliveries`), 200).map(({ type }) => type)).toEqual([
      'shipment.listed',
    ]);
    const quote = (await deliveries(owner, path, '&type=quote.submitted'))[0];
    expectRefusal(await program.get(`${path}/deliveries/${quote?.id}`), 404, 'not_found');
  });
});

describe('an endpoint, for operators,', () => {
  const operate = (verb: string, body: object = {}) =>
    world.admin.api.post<Record<string, unknown>>(`/api/admin/${verb}`, body);

  it('is disabled with a reason that its owner is mailed, and enabled by operators alone', async () => {
    const { owner, hook, path, id } = await listening();
    const because = { reason: 'It answers for somebody else.' };
    expectRefusal(await operate(`webhook-endpoints/${id}/disable`), 400, 'invalid_input');
    const record = ok(await operate(`webhook-endpoints/${id}/disable`, because), 200);
    expect(record).toMatchObject({ disabledReason: 'operator' });
    expect(JSON.stringify(record)).not.toContain('secret');
    const [mail, ...more] = await world.server.query<{ text: string }>(
      `SELECT text FROM emails WHERE recipient = $1 AND kind = 'webhook_disabled'`,
      [owner.email],
    );
    expect(more).toEqual([]);
    for (const words of [hook.url, because.reason, 'write to us']) expect(mail?.text).toContain(words);
    expect(
      await world.server.query(`SELECT FROM events WHERE name = 'webhook_endpoint.disabled' AND $1 = ANY(user_ids)`, [
        owner.id,
      ]),
    ).toHaveLength(1);
    expectRefusal(await owner.api.patch(path, { enabled: true }), 409, 'endpoint_disabled');
    // Nor by disabling it once more, which would make it the owner's act.
    ok(await owner.api.patch(path, { enabled: false }), 200);
    expect(await endpoint(owner, path)).toMatchObject({ enabled: false, disabledReason: 'operator' });
    expectRefusal(await operate(`webhook-endpoints/${id}/disable`, because), 409, 'illegal_transition');
    ok(await operate(`webhook-endpoints/${id}/enable`), 200);
    expectRefusal(await operate(`webhook-endpoints/${id}/enable`), 409, 'illegal_transition');
    expect(await endpoint(owner, path)).toMatchObject({ enabled: true, disabledReason: null });
    const lines = await world.server.query(
      'SELECT action, reason, admin_id AS by FROM audit_log WHERE resource_id = $1 ORDER BY n',
      [id],
    );
    expect(lines).toEqual([
      { action: 'webhook-endpoints.disable', ...because, by: world.admin.id },
      { action: 'webhook-endpoints.enable', reason: null, by: world.admin.id },
    ]);
  });

  it('gets a delivery once more by hand, while it is enabled', async () => {
    const { owner, hook, path, id } = await listening();
    await world.listed(owner);
    await hook.until((all) => all.length === 1);
    const [row] = await deliveries(owner, path);
    const retry = () => operate(`webhook-deliveries/${row?.id}/retry`);
    expect(Object.keys(ok(await retry(), 200))).not.toContain('body');
    await hook.until((all) => all.length === 2);
    expect(new Set(hook.ids).size).toBe(1);
    ok(await operate(`webhook-endpoints/${id}/disable`, { reason: 'Looked at.' }), 200);
    expectRefusal(await retry(), 409, 'endpoint_disabled');
    const lines = await world.server.query('SELECT action FROM audit_log WHERE resource_id = $1', [row?.id]);
    expect(lines).toEqual([{ action: 'webhook-deliveries.retry' }]);
  });
});

describe('what was sent', () => {
  it('can be sent once more by hand, besides the plan', async () => {
    const { owner, hook, path } = await listening();
    hook.reply = () => 500;
    await world.listed(owner);
    await until(async () => (await deliveries(owner, path))[0]?.attempt === 1);
    const [row] = await deliveries(owner, path);
    // The second attempt is due seconds later, the third minutes.
    await laterThan(row?.nextAt ?? '', 1);
    await until(async () => (await deliveries(owner, path))[0]?.attempt === 2);
    const before = await delivery(owner, path, row?.id ?? '');
    hook.reply = () => 502;
    ok(await owner.api.post(`${path}/deliveries/${row?.id}/retry`), 202);
    await until(async () => (await delivery(owner, path, row?.id ?? '')).attempts.length === 3);
    const failed = await delivery(owner, path, row?.id ?? '');
    expect(failed).toMatchObject({ state: 'waiting', attempt: 2, nextAt: before.nextAt });
    expect(failed.attempts.map(({ manual, status }) => [manual, status])).toEqual([
      [false, 500],
      [false, 500],
      [true, 502],
    ]);
    hook.reply = () => 200;
    ok(await owner.api.post(`${path}/deliveries/${row?.id}/retry`), 202);
    await until(async () => (await states(owner, path)).join() === 'sent');
    expect(new Set(hook.ids).size).toBe(1);
  });

  it('can be recovered from a time on, only what failed or all of it, with the same ids', async () => {
    const { owner, hook, path } = await listening();
    const began = (await world.now()).toISOString();
    const soon = new Date(new Date(began).getTime() + 1).toISOString();
    await world.listed(owner);
    await world.listed(owner);
    await until(async () => (await states(owner, path)).join() === 'sent,sent');
    const recover = async (body: object) =>
      ok(await owner.api.post<{ count: number }>(`${path}/recover`, body), 202).count;
    expect(await recover({ since: began })).toBe(0);
    expect(await recover({ since: began, until: soon, onlyFailed: false })).toBe(0);
    expect(await recover({ since: began, onlyFailed: false })).toBe(2);
    await hook.until((all) => all.length === 4);
    expect(new Set(hook.ids).size).toBe(2);
    const rows = await deliveries(owner, path);
    expect(rows.map(({ recovered }) => recovered).sort()).toEqual([false, false, true, true]);
    expectRefusal(await owner.api.post(`${path}/recover`, { since: began, until: began }), 400, 'invalid_input');
  });

  it('answers a repeat under an Idempotency-Key as the first time, and sends nothing more', async () => {
    const { owner, hook, path } = await listening();
    await world.listed(owner);
    await until(async () => (await states(owner, path)).join() === 'sent');
    const [row] = await deliveries(owner, path);
    const key = { 'idempotency-key': 'once' };
    const calls = [
      () => owner.api.post<object>(`${path}/deliveries/${row?.id}/retry`, undefined, key),
      () => owner.api.post<object>(`${path}/recover`, { since: '2020-01-01T00:00:00Z', onlyFailed: false }, key),
    ];
    for (const call of calls) {
      const first = ok(await call(), 202);
      expect(ok(await call(), 202)).toEqual(first);
    }
    await hook.until((all) => all.length === 3);
  });

  it('are recovered at once where they wait, also for a receiver that was down for long', async () => {
    const { owner, hook, path, id } = await listening();
    const began = (await world.now()).toISOString();
    hook.reply = () => 500;
    await world.listed(owner);
    await until(async () => (await deliveries(owner, path))[0]?.attempt === 1);
    await world.server.query(
      `UPDATE webhook_endpoints SET failures = 10, held_until = now() + interval '1 year' WHERE id = $1`,
      [id],
    );
    await world.server.query(
      `UPDATE webhook_deliveries SET next_at = now() + interval '1 year' WHERE endpoint_id = $1`,
      [id],
    );
    hook.reply = () => 204;
    const recover = async (since: string) => ok(await owner.api.post<object>(`${path}/recover`, { since }), 202);
    expect(await recover(new Date(Date.parse(began) + DAY * 1_000).toISOString())).toEqual({ count: 0, waiting: 0 });
    expect(await recover(began)).toEqual({ count: 0, waiting: 1 });
    await until(async () => (await states(owner, path)).join() === 'sent');
    expect(new Set(hook.ids).size).toBe(1);
    expect(await recover(began)).toEqual({ count: 0, waiting: 0 });
  });

  it('can be recovered ten thousand at a time', async () => {
    const { owner, path, id } = await listening();
    await world.server.query(
      `INSERT INTO public_events (id, event_id, user_id, name, data, at, created_at)
       SELECT gen_random_uuid(), -n, $1, 'shipment.listed', '{}', now() - interval '1 day', now() FROM generate_series(1, 10003) n`,
      [owner.id],
    );
    // Nothing is sent meanwhile.
    await world.server.query(
      `UPDATE webhook_endpoints SET failures = 10, failing_since = now(), held_until = now() + interval '1 year' WHERE id = $1`,
      [id],
    );
    const recover = async () =>
      ok(await owner.api.post<{ count: number }>(`${path}/recover`, { since: '2020-01-01T00:00:00Z' }), 202).count;
    // What waits is not queued again.
    expect([await recover(), await recover(), await recover()]).toEqual([10_000, 3, 0]);
    ok(await owner.api.delete(path), 204);
    await world.server.query('DELETE FROM public_events WHERE user_id = $1', [owner.id]);
  });

  it('can be tried with an example, which says what came of it', async () => {
    const { owner, hook, path, secret } = await listening();
    hook.reply = () => ({ status: 202, text: 'thanks' });
    const tested = ok(await owner.api.post<object>(`${path}/test`, { type: 'payment.released' }), 200);
    expect(tested).toMatchObject({ status: 202, failure: null, responseBody: 'thanks' });
    const [received] = hook.received;
    expect(received?.body).toMatchObject({ type: 'payment.released', test: true, data: { status: 'released' } });
    expect(verified(secret, received as Received)).toEqual(received?.body);
    await hook.down();
    expect(ok(await owner.api.post(`${path}/test`), 200)).toMatchObject({ status: null, failure: 'connect' });
    expectRefusal(await owner.api.post(`${path}/test`, { type: 'boats.sunk' }), 400, 'invalid_input');
    expect(await deliveries(owner, path)).toEqual([]);
  });

  it('is kept for 30 days', async () => {
    const { owner, hook, path } = await listening();
    await world.listed(owner);
    await hook.until((all) => all.length === 1);
    await until(async () => (await states(owner, path)).join() === 'sent');
    await world.server.query(
      `UPDATE webhook_deliveries d SET created_at = d.created_at - interval '90 days' FROM webhook_endpoints e WHERE e.id = d.endpoint_id AND e.user_id = $1`,
      [owner.id],
    );
    await world.server.restart();
    expect(await deliveries(owner, path)).toEqual([]);
  });
});

describe('where nothing is open for development', () => {
  let those: Awaited<ReturnType<typeof listening>>;

  beforeAll(async () => {
    those = await listening();
    // Its name is an address, which is found without asking anybody.
    await world.server.restart({ WEBHOOK_ALLOW: '', PUBLIC_URL: 'https://127.0.0.2', RATE_LIMIT_MULTIPLIER: '1' });
  });

  it('no name that leads to an address of ours is taken as an address, nor changed to', async () => {
    const { owner, path } = those;
    const url = 'https://localhost/hook';
    for (const refused of [
      await owner.api.post(URLS, { url, events: ['quote.*'] }),
      await owner.api.patch(path, { url }),
    ]) {
      expectRefusal(refused as Answer<unknown>, 400, 'invalid_input');
      expect(refused.body).toMatchObject({ errors: [{ path: 'url' }] });
    }
  });

  it('an example can be sent ten times a minute, and nothing goes where it may no longer go', async () => {
    const { owner, hook, path } = those;
    const before = hook.received.length;
    for (let count = 0; count < 10; count += 1)
      expect(ok(await owner.api.post(`${path}/test`), 200)).toMatchObject({ status: null, failure: 'refused_address' });
    const refused = await owner.api.post(`${path}/test`);
    expectRefusal(refused, 429, 'too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(hook.received).toHaveLength(before);
  });
});
