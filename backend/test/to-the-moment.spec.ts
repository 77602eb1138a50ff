import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Test, type TestingModule } from '@nestjs/testing';
import type { QueueConnection } from '../src/platform/jobs/queue-connection.js';
import type { DemoVerbs } from '../seeds/demo-verbs.js';
import { createDatabase } from './support/server.js';

/** Loads part of the program as built; under Jest its sources would be compiled file by file. */
const built = <Part>(path: string): Promise<Part> =>
  import(new URL(`../dist/${path}`, import.meta.url).href) as Promise<Part>;

const { AppModule } = await built<typeof import('../src/app.module.js')>('src/app.module.js');
const { readEnv } = await built<typeof import('../src/platform/config/env.js')>('src/platform/config/env.js');
const { connectQueues } = await built<typeof import('../src/platform/jobs/queue-connection.js')>(
  'src/platform/jobs/queue-connection.js',
);
const { Clock } = await built<typeof import('../src/platform/clock/clock.js')>('src/platform/clock/clock.js');
const { Db } = await built<typeof import('../src/platform/database/db.js')>('src/platform/database/db.js');
const { Deadlines } = await built<typeof import('../src/platform/deadlines/deadlines.js')>(
  'src/platform/deadlines/deadlines.js',
);
const { DemoVerbs: BuiltVerbs } = await built<typeof import('../seeds/demo-verbs.js')>('seeds/demo-verbs.js');

const HOUR = 3_600_000;
const PEOPLE = new Map(['owner', 'carrier'].map((name) => [name, { id: randomUUID(), isCarrier: name === 'carrier' }]));

let queues: QueueConnection;
let modules: TestingModule;
let verbs: DemoVerbs;

beforeAll(async () => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const databaseUrl = await createDatabase(name);
  // Without workers nothing happens on its own: only what a test does, at the instant it sets the clock to.
  const env = readEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(String(process.env['HAULWAY_TEST_FOLDER']), name),
    NODE_ENV: 'test',
    PROCESS: 'api',
    SEED: 'none',
  });
  queues = await connectQueues(env, databaseUrl);
  const secret = 'known to this test alone';
  const ground = { env, databaseUrl, queues, jwtSecret: secret, dataKey: secret, closing: { started: false } };
  modules = await Test.createTestingModule({ imports: [AppModule.on(ground)] }).compile();
  await modules.init();
  for (const [person, { id, isCarrier }] of PEOPLE) {
    await modules
      .get(Db)
      .rows(
        `INSERT INTO users (id, email, password, is_carrier, created_at, updated_at) VALUES ($1, $2, '', $3, now(), now())`,
        [id, `${person}@example.com`, isCarrier],
      );
  }
  verbs = new BuiltVerbs(modules, PEOPLE);
});

afterAll(async () => {
  await modules?.close();
  await queues?.close();
});

/** Does something at an instant of business time, to the millisecond. */
async function at<Result>(instant: number, act: () => Promise<Result>): Promise<Result> {
  const clock = modules.get(Clock);
  clock.standAt(new Date(instant));
  try {
    return await act();
  } finally {
    clock.standAt(undefined);
  }
}

const NOON = Date.parse('2027-03-01T12:00:00Z');
/** Denver's days begin at this hour of UTC in March. */
const DENVER_MIDNIGHT = '07:00:00Z';

/** A booked deal, accepted at noon. */
async function booked(pickupDate?: string): Promise<{ shipmentId: string; quoteId: string }> {
  return at(NOON, async () => {
    const shipmentId = await verbs.list('owner', {
      title: 'Upright piano',
      category: 'household_items',
      description: 'An upright piano, on the ground floor.',
      pickupLocation: 'Denver, CO',
      deliveryLocation: 'Austin, TX',
    });
    const quoteId = await verbs.quote('carrier', {
      shipmentId,
      amount: 100_000,
      ...(pickupDate ? { estimatedPickupDate: pickupDate } : {}),
    });
    await verbs.accept('owner', quoteId);
    return { shipmentId, quoteId };
  });
}

async function paid(pickupDate?: string): Promise<{ shipmentId: string; quoteId: string }> {
  const deal = await booked(pickupDate);
  await at(NOON, () => verbs.pay('owner', deal.quoteId, 'standard', 'accepted'));
  return deal;
}

async function delivered(): Promise<{ shipmentId: string; quoteId: string }> {
  const deal = await paid();
  await at(NOON, async () => {
    await verbs.pickup('carrier', deal.shipmentId);
    await verbs.deliver('carrier', deal.shipmentId, 'A. Reader', null);
  });
  return deal;
}

const sweepAt = (instant: number) => at(instant, () => modules.get(Deadlines).sweep());

async function statusOf(table: 'quotes' | 'payments', quoteId: string): Promise<string | undefined> {
  return (
    await modules
      .get(Db)
      .one<{ status: string }>(`SELECT status FROM ${table} WHERE ${table === 'quotes' ? 'id' : 'quote_id'} = $1`, [
        quoteId,
      ])
  )?.status;
}

it('ends the payment window 48 hours after the acceptance, and not a millisecond before', async () => {
  const { quoteId } = await booked();
  await sweepAt(NOON + 48 * HOUR - 1);
  expect(await statusOf('quotes', quoteId)).toBe('accepted');
  await sweepAt(NOON + 48 * HOUR);
  expect(await statusOf('quotes', quoteId)).toBe('declined');
});

it('accepts a claim until the last millisecond of the 48th hour after delivery, and none after that', async () => {
  const claim = (shipmentId: string) => () =>
    verbs.claim('owner', { shipmentId, kind: 'damage', amount: 5_000, description: 'A leg is broken off.' });
  const inTime = await delivered();
  const late = await delivered();
  expect(await at(NOON + 48 * HOUR, claim(inTime.shipmentId))).toMatch(/^[0-9a-f-]{36}$/);
  await expect(at(NOON + 48 * HOUR + 1, claim(late.shipmentId))).rejects.toMatchObject({ code: 'claim_window_closed' });
});

it('releases automatically 72 hours after delivery, and not a millisecond before', async () => {
  const { quoteId } = await delivered();
  await sweepAt(NOON + 72 * HOUR - 1);
  expect(await statusOf('payments', quoteId)).toBe('in_escrow');
  await sweepAt(NOON + 72 * HOUR);
  expect(await statusOf('payments', quoteId)).toBe('released');
});

it('keeps cancelling free until 24 hours before the agreed day begins at the pickup place', async () => {
  const dayBegins = Date.parse(`2027-03-10T${DENVER_MIDNIGHT}`);
  const free = await paid('2027-03-10');
  const late = await paid('2027-03-10');
  await at(dayBegins - 24 * HOUR, () => verbs.cancel('owner', free.shipmentId, 'Not needed any more.'));
  await at(dayBegins - 24 * HOUR + 1, () => verbs.cancel('owner', late.shipmentId, 'Not needed any more.'));
  const payouts = await modules
    .get(Db)
    .rows(
      'SELECT quote_id AS "quoteId", payout_amount::text AS payout FROM payments WHERE quote_id = ANY($1::uuid[]) ORDER BY payout_amount',
      [[free.quoteId, late.quoteId]],
    );
  expect(payouts).toEqual([
    { quoteId: free.quoteId, payout: '0.00' },
    { quoteId: late.quoteId, payout: '100.00' },
  ]);
});
