import { jest } from '@jest/globals';
import { type Deal, HOUR, ok, World } from './support/people.js';

// A test here starts the program up to five times.
jest.setTimeout(300_000);

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** Objects of the sandbox that a quote caused. */
async function made(type: 'transfer' | 'refund', { quoteId }: Deal): Promise<number[]> {
  const rows = await world.server.query<{ cents: number }>(
    `SELECT (data->>'amount')::int AS cents FROM sandbox.objects WHERE type = $1 AND data->'metadata'->>'quoteId' = $2`,
    [type, quoteId],
  );
  return rows.map(({ cents }) => cents);
}

async function booked(kind: string, { quoteId }: Deal): Promise<number> {
  return (await world.server.query('SELECT 1 FROM ledger_transactions WHERE kind = $1 AND quote_id = $2', [kind, quoteId])).length;
}

/** Waits until the program has killed itself; the signal itself does nothing to it. */
async function crashed(): Promise<void> {
  expect(await world.server.kill('SIGCONT')).toBeNull();
}

/** Starts the program again; what it had in its hands is taken up at once, as after the minute that a lease lasts. */
async function startAgain(failPoints = ''): Promise<void> {
  await world.server.query(`UPDATE money_operations SET lease_until = now() - interval '1 second' WHERE state = 'in_flight'`);
  await world.server.restart({ FAIL_POINTS: failPoints });
}

/** Starts the program again, and it comes to the same point again: while it starts, or when it carries out what is due. */
async function crashAgain(point: string): Promise<void> {
  await startAgain(point).then(
    () => world.settleMoney().catch(() => undefined),
    () => undefined,
  );
  await crashed();
}

async function expectPaidOnce(deal: Deal): Promise<void> {
  await world.settleMoney();
  expect(await made('transfer', deal)).toEqual([117283]);
  expect(await booked('release', deal)).toBe(1);
  expect(await booked('transfer', deal)).toBe(1);
  expect(await world.payment(deal)).toMatchObject({ status: 'released', payoutAmount: 1172.83, platformFee: 61.73, transferStatus: 'sent' });
  // Asking again answers the same, as if nothing had happened.
  expect(ok(await world.confirmDelivery(deal), 200).payment).toMatchObject({ status: 'released', transferStatus: 'sent' });
  await world.expectCleanBooks();
}

describe('the power is cut between the confirmation and the transfer', () => {
  it('with no warning at all: the money moves once', async () => {
    const deals = [await world.delivered({ amount: 1234.56 }), await world.delivered({ amount: 1234.56 })];
    for (const deal of deals) ok(await world.confirmDelivery(deal), 200);
    await world.server.kill('SIGKILL');
    await startAgain();
    for (const deal of deals) await expectPaidOnce(deal);
  });

  // Before the call, after it, before its outcome is written down, and right after that.
  it.each([
    [['operation.claimed', 'transfer.made', 'transfer.before_commit', 'transfer.committed']],
    [['transfer.before_commit', 'operation.claimed', 'transfer.made', 'transfer.committed']],
  ])('and at every start again, at %j: the money moves once', async ([first = '', ...others]) => {
    const deal = await world.delivered({ amount: 1234.56 });
    await world.server.restart({ FAIL_POINTS: first });
    // The crash may be faster than the answer.
    await world.confirmDelivery(deal).catch(() => undefined);
    await crashed();
    for (const point of others) await crashAgain(point);
    await startAgain();
    await expectPaidOnce(deal);
  });
});

describe('the power is cut while money goes back', () => {
  it('before the call and twice after it: it goes back once', async () => {
    const deal = await world.paid({ amount: 1234.56, plan: 'plus' });
    await world.server.restart({ FAIL_POINTS: 'operation.claimed' });
    await deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`).catch(() => undefined);
    await crashed();
    for (const point of ['refund.made', 'refund.made']) await crashAgain(point);
    await startAgain();
    await world.settleMoney();
    expect(await made('refund', deal)).toEqual([125308]);
    expect(await booked('refund-paid', deal)).toBe(1);
    expect(await world.standing(deal)).toEqual(['cancelled', 'declined', 'refunded']);
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1253.08, status: 'succeeded' }]);
    await world.expectCleanBooks();
  });
});

describe('the power is cut while a deadline is due', () => {
  it('what fell due meanwhile is done after the start, once', async () => {
    const deal = await world.delivered({ amount: 1234.56 });
    await world.advance(72 * HOUR - 2);
    await world.server.kill('SIGKILL');
    await startAgain();
    await world.advance(10);
    await expectPaidOnce(deal);
  });
});
