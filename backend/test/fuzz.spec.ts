import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { Client } from './support/client.js';
import { type Operation, operations } from './support/document.js';
import { ok, World } from './support/people.js';
import { type Probe, probesOf } from './support/probes.js';
import { rowCounts } from './support/row-counts.js';

jest.setTimeout(3_600_000);

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const REQUESTS = LONG ? 20_000 : 2_500;
const SEED = Number(process.env['HAULWAY_FUZZ_SEED'] ?? 20_261_122);

/** Requests in flight at once. */
const AT_ONCE = 16;

/** At least this share of the requests must have been carried out: an id rarely fits both the call and the caller. */
const LEAST_SERVED = 0.08;

/** What would end the run rather than test it: endless streams, sessions, the clock, deliberate faults; and what refuses by design when the machine is busy. */
const LEFT_OUT = [
  'GET /api/events',
  'GET /api/health/ready',
  'POST /api/auth/logout',
  'DELETE /api/auth/sessions/{sid}',
  'DELETE /api/auth/sessions',
  'POST /api/sandbox/clock',
  'POST /api/sandbox/faults',
  'POST /api/admin/users/{id}/end-sessions',
];

/** Judges each row on its own: refuses one with an answer of 200, and lists the next. */
const ROW_BY_ROW = '/api/shipments/bulk';

let world: World;
let callers: Client[];
let pool: string[];
let probed: Operation[];

beforeAll(async () => {
  world = await World.start();
  callers = [world.visitor, world.shipper.api, world.carrier.api, world.admin.api, (await world.newShipper()).api];
  const deals = [await world.booked(), await world.paid(), await world.inTransit(), await world.delivered()];
  const draft = await world.listed(world.shipper, { status: 'draft' });
  ok(await world.shipper.api.post('/api/messages', { receiverId: world.carrier.id, content: 'Hello' }), 201);
  await world.settleMoney();
  const found = await world.server.query<{ id: string }>(
    'SELECT id::text FROM payments UNION ALL SELECT id::text FROM conversations UNION ALL SELECT id::text FROM notifications LIMIT 20',
  );
  pool = [
    world.shipper.id,
    world.carrier.id,
    world.admin.id,
    draft,
    ...deals.flatMap(({ shipmentId, quoteId }) => [shipmentId, quoteId]),
    ...found.map(({ id }) => id),
  ];
  probed = operations().filter(({ method, path }) => !LEFT_OUT.includes(`${method} ${path}`));
});

/** Sends a probe as one of the callers. Throws for answers that are not in the document, or not as it says. */
async function send({ method, path, body }: Probe, api: Client): Promise<number> {
  const raw = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
  return (await api.send(method, path, body, raw)).status;
}

/** What is wrong with the answers to probes, one line each. */
async function faultsOf(
  probes: readonly [Probe, Client][],
  wrong: (status: number, probe: Probe) => boolean,
): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < probes.length; at += AT_ONCE) {
    await Promise.all(
      probes.slice(at, at + AT_ONCE).map(async ([probe, api]) => {
        const status = await send(probe, api).catch((error: Error) => error.message);
        if (typeof status === 'string') faults.push(`${describeProbe(probe)}: ${status.slice(0, 300)}`);
        else if (status >= 500 || wrong(status, probe)) faults.push(`${describeProbe(probe)}: ${status}`);
      }),
    );
  }
  return faults;
}

function describeProbe({ method, path, body }: Probe): string {
  return `seed ${SEED}: ${method} ${path.slice(0, 200)} ${(JSON.stringify(body) ?? '').slice(0, 400)}`;
}

/** Probes of one operation, with the callers that make them. */
function sample(operation: Operation, count: number, seed: number): [Probe, Client][] {
  return fc
    .sample(fc.tuple(probesOf(operation, pool), fc.nat(callers.length - 1)), { numRuns: count, seed })
    .map(([probe, who]) => [probe, callers[who] as Client]);
}

it('what the document does not allow is refused and stores nothing', async () => {
  const faults: string[] = [];
  const share = Math.ceil(REQUESTS / 4 / probed.length);
  const writing = probed.filter(
    ({ method, path, body }) => method !== 'GET' && body !== undefined && path !== ROW_BY_ROW,
  );
  const before = await rowCounts(world);
  for (const [at, operation] of writing.entries()) {
    const forbidden = sample(operation, share * 6, SEED + at).filter(([{ broken }]) => broken);
    faults.push(...(await faultsOf(forbidden, (status) => status < 400)));
  }
  expect(faults).toEqual([]);
  expect(await rowCounts(world)).toEqual(before);
});

it('no request breaks the program, and every answer matches the document', async () => {
  const share = Math.ceil((REQUESTS * 3) / 4 / probed.length);
  const faults: string[] = [];
  let served = 0;
  let asked = 0;
  for (const [at, operation] of probed.entries()) {
    faults.push(
      ...(await faultsOf(sample(operation, share, SEED + 1_000 + at), (status, { broken }) => {
        asked++;
        if (status < 300) served++;
        return broken && status < 400 && operation.path !== ROW_BY_ROW;
      })),
    );
  }
  expect(faults).toEqual([]);
  // Otherwise the probes were refused at the door, and proved little about what is behind it.
  expect(served / asked).toBeGreaterThan(LEAST_SERVED);
  await world.expectCleanLedger();
});

it('an unsupported method is refused, and the supported ones are named', async () => {
  const patterns = operations().map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const faults: string[] = [];
  for (const path of new Set(operations().map((each) => each.path))) {
    const address = path.replace(/\{\w+\}/g, world.shipper.id);
    const known = patterns.filter(({ pattern }) => pattern.test(address)).map(({ method }) => method);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !known.includes(each))) {
      const answer = await fetch(`${world.server.url}${address}`, {
        method,
        headers: { authorization: `Bearer ${world.admin.token}` },
      });
      const allowed = (answer.headers.get('allow') ?? '').split(', ').filter((each) => each !== 'HEAD');
      if (answer.status !== 405 || [...new Set(known)].sort().join() !== allowed.sort().join())
        faults.push(`${method} ${path}: ${answer.status} ${allowed}, not ${known}`);
    }
  }
  expect(faults).toEqual([]);
});
