import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { DAY, type Deal, type Person, World } from './support/people.js';

const LONG = process.env['HAULWAY_TEST_LONG'] !== undefined;
const CUTS = LONG ? 10 : 2;

// A test here starts the program as often as it is cut off.
jest.setTimeout(LONG ? 1_800_000 : 300_000);

let world: World;

beforeAll(async () => {
  world = await World.start();
  // The carrier's account at the provider is made by their first transfer.
  await world.confirmDelivery(await world.delivered());
  await world.settleMoney();
});

/** Two deals whose money is about to move: one's to the carrier, the other's back to the card. */
interface Pair {
  released: Deal;
  refunded: Deal;
  /** The clients' keys: a call that was not answered is made again with the same. */
  keys: { released: string; refunded: string };
}

async function newPair(): Promise<Pair> {
  const [released, refunded] = [await world.delivered({ amount: 1234.56 }), await world.paid({ amount: 1234.56, plan: 'plus' })];
  return { released, refunded, keys: { released: randomUUID(), refunded: randomUUID() } };
}

const post = async ({ api }: Person, path: string, key: string): Promise<number | undefined> =>
  (await api.post(path, undefined, { 'idempotency-key': key }).catch(() => undefined))?.status;

/** Both are decided by their shippers. Answers the statuses; undefined where the power was cut before the answer. */
async function decide({ released, refunded, keys }: Pair): Promise<(number | undefined)[]> {
  return Promise.all([
    post(released.shipper, `/api/shipments/${released.shipmentId}/confirm-delivery`, keys.released),
    post(refunded.shipper, `/api/shipments/${refunded.shipmentId}/cancel`, keys.refunded),
  ]);
}

const failPoint = (): string => join(world.server.folder, 'fail-point.json');

/** From now on the program kills itself when so many have come to this point. */
function arm(point: string, arrivals: number): void {
  writeFileSync(failPoint(), JSON.stringify({ point, arrivals }));
}

function disarm(): void {
  rmSync(failPoint(), { force: true });
}

/** Waits until the program has killed itself; the signal itself does nothing to it. */
async function cutOff(): Promise<void> {
  expect(await world.server.kill('SIGCONT')).toBeNull();
}

/** Starts the program again; what it had in its hands is taken up at once, as after the minute that a lease lasts. */
async function startAgain(lost: Loss = 'nothing'): Promise<void> {
  await world.server.query(`UPDATE money_operations SET lease_until = now() - interval '1 second' WHERE state = 'in_flight'`);
  await LOSE[lost]();
  await world.server.restart();
}

/** What else may be gone after a power cut. */
const LOSE = {
  nothing: async () => undefined,
  /** The queue with all that was in it. */
  queue: () => world.server.query('DROP SCHEMA IF EXISTS bullmq CASCADE'),
  /** A day: the provider has forgotten the keys. */
  keys: async () => {
    await LOSE.queue();
    await world.server.query('DELETE FROM sandbox.idempotency_keys');
    await world.server.query(`UPDATE money_operations SET created_at = created_at - interval '25 hours' WHERE state <> 'succeeded'`);
  },
};
type Loss = keyof typeof LOSE;

/** Objects of the sandbox that a quote caused, in cents. */
async function made({ quoteId }: Deal): Promise<{ type: string; cents: number }[]> {
  return world.server.query(`SELECT type, (data->>'amount')::int AS cents FROM sandbox.objects WHERE type IN ('transfer', 'refund') AND data->'metadata'->>'quoteId' = $1`, [quoteId]);
}

async function booked({ quoteId }: Deal): Promise<string[]> {
  const rows = await world.server.query<{ kind: string }>(`SELECT kind FROM ledger_transactions WHERE quote_id = $1 AND kind NOT IN ('capture', 'stripe-fee') ORDER BY kind`, [quoteId]);
  return rows.map(({ kind }) => kind);
}

async function expectMovedOnce({ released, refunded }: Pair, ended = 'cancelled'): Promise<void> {
  await world.settleMoney();
  expect(await made(released)).toEqual([{ type: 'transfer', cents: 117283 }]);
  expect(await booked(released)).toEqual(['release', 'transfer']);
  expect(await world.payment(released)).toMatchObject({ status: 'released', payoutAmount: 1172.83, platformFee: 61.73, transferStatus: 'sent' });
  expect(await made(refunded)).toEqual([{ type: 'refund', cents: 125308 }]);
  expect(await booked(refunded)).toEqual(['refund-decided', 'refund-paid']);
  expect(await world.payment(refunded)).toMatchObject({ status: 'refunded', refunds: [{ amount: 1253.08, status: 'succeeded' }] });
  expect([await world.standing(released), await world.standing(refunded)]).toEqual([['delivered', 'completed', 'released'], [ended, 'declined', 'refunded']]);
  await world.expectCleanBooks();
}

interface Cut {
  when: string;
  point: string;
  /** How many are at the point when the power goes: both deals, or the first of them. */
  arrivals: 1 | 2;
  /** A start afterwards leads to the same point again with the same two deals; else the next cut meets new ones. */
  again?: true;
  /** What else is gone: after the first cut, after the next, and so on round. */
  lost?: readonly Loss[];
  /** The deals are not decided by their shippers, but fall due. */
  byTheClock?: true;
}

/** The way of money that was decided, from the call to the last acknowledgement, and what may be lost on it. */
const CUTS_AT: Cut[] = [
  { when: 'before the decision is committed', point: 'decision.ordered', arrivals: 2, again: true },
  { when: 'before a decision of the clock is committed', point: 'decision.ordered', arrivals: 1, again: true, byTheClock: true },
  { when: 'once it is committed, before the queue hears of it', point: 'queue.adding', arrivals: 1, again: true },
  { when: 'once the queue has it, the answer perhaps not sent', point: 'queue.added', arrivals: 1, again: true, lost: ['nothing', 'queue'] },
  { when: 'when a worker has taken the job', point: 'job.taken', arrivals: 2, again: true, lost: ['queue', 'nothing'] },
  { when: 'before the provider is called', point: 'operation.claimed', arrivals: 2, again: true, lost: ['queue'] },
  { when: 'when the provider has done it, before its answer', point: 'provider.carried_out', arrivals: 2, again: true, lost: ['queue', 'keys'] },
  { when: "after the provider's answer, before it is written down", point: 'operation.made', arrivals: 2, again: true, lost: ['queue'] },
  { when: 'once it is written down, before the job is acknowledged', point: 'operation.committed', arrivals: 2 },
  { when: "while the provider's word of it is taken in", point: 'webhook.applied', arrivals: 1, again: true, lost: ['queue'] },
];

describe(`the power is cut, ${CUTS} times`, () => {
  it.each(CUTS_AT)('$when: the money moves once', async ({ point, arrivals, again, lost = ['nothing'], byTheClock }) => {
    let pair = await newPair();
    const lead = () => (byTheClock ? world.advance(8 * DAY).catch(() => undefined) : decide(pair));
    const lostAfter = (cut: number) => lost[(cut - 1) % lost.length];
    for (let cut = 1; cut <= CUTS; cut++) {
      if (cut > 1 && !again) {
        await startAgain(lostAfter(cut - 1));
        await expectMovedOnce(pair);
        pair = await newPair();
      }
      arm(point, arrivals);
      // It may come to the point before it is ready, or when the shippers try again.
      if (cut > 1 && again) await startAgain(lostAfter(cut - 1)).catch(() => undefined);
      await lead();
      await cutOff();
      if (!again || cut === CUTS) disarm();
    }
    await startAgain(lostAfter(CUTS));
    const answers = await lead();
    if (!byTheClock) expect(answers).toEqual([200, 200]);
    await expectMovedOnce(pair, byTheClock ? 'listed' : 'cancelled');
  });
});
