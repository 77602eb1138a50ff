import { Redis } from 'ioredis';
import { openEventStream } from '../support/event-stream.js';
import { cutLeftLines, layLine, type Line } from '../support/line.js';
import { type Deal, ok, World } from '../support/people.js';
import { until } from '../support/until.js';

interface Comparison {
  id: string;
  shipmentId: string;
}

const comparisonsOf = (shipmentId: string) => `/api/shipments/${shipmentId}/price-comparisons`;

/** The run's Redis, with a database in it that no other server of the run uses. */
function ownRedis(): URL {
  const url = new URL(process.env['HAULWAY_TEST_REDIS'] ?? '');
  url.pathname = '/1';
  return url;
}

/** A connection to it: its port, and its address with another port in it. */
async function lineToRedis(): Promise<{ line: Line; url: string }> {
  const url = ownRedis();
  const line = await layLine(Number(url.port));
  url.port = String(line.port);
  return { line, url: url.href };
}

/** As if it was killed and keeps nothing on disk. */
async function forget(): Promise<void> {
  const redis = new Redis(ownRedis().href);
  await redis.flushdb();
  await redis.quit();
}

describe('with REDIS_URL', () => {
  let world: World;
  let line: Line;

  beforeAll(async () => {
    const redis = await lineToRedis();
    line = redis.line;
    world = await World.start({ alone: true, env: { REDIS_URL: redis.url } });
  });

  // The server stops before its Redis.
  afterAll(async () => {
    await world.server.stop();
    await cutLeftLines();
  });

  const listen = () => openEventStream(world.server.url, { authorization: `Bearer ${world.shipper.token}` });
  const ready = () => world.visitor.get('/api/health/ready');

  /** Lists a shipment and waits until the job has stored its prices. */
  const listAndPrice = async (): Promise<string> => {
    const stream = await listen();
    try {
      const shipmentId = await world.listed();
      await stream.next('prices.calculated');
      return shipmentId;
    } finally {
      stream.close();
    }
  };

  it('no queue is in PostgreSQL', async () => {
    expect(ok(await ready(), 200)).toEqual({ status: 'ok' });
    expect(await world.server.query(`SELECT nspname FROM pg_namespace WHERE nspname = 'bullmq'`)).toEqual([]);
  });

  it('a job computes the prices of a listing', async () => {
    const shipmentId = await listAndPrice();
    expect(ok(await world.visitor.get<Comparison[]>(comparisonsOf(shipmentId)), 200).length).toBeGreaterThan(0);
  });

  it('a refresh returns what its job has just computed', async () => {
    const shipmentId = await listAndPrice();
    const before = ok(await world.visitor.get<Comparison[]>(comparisonsOf(shipmentId)), 200).map(({ id }) => id);
    const after = ok(await world.shipper.api.post<Comparison[]>(comparisonsOf(shipmentId)), 200).map(({ id }) => id);
    expect(after).toHaveLength(before.length);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it('the transfer of a released payment is made by the job, once', async () => {
    const deal = await world.delivered();
    const stream = await listen();
    try {
      expect(ok(await world.confirmDelivery(deal), 200).payment?.status).toBe('released');
      await stream.next('payment.transferred');
    } finally {
      stream.close();
    }
    expect(await world.payment(deal)).toMatchObject({ status: 'released', transferStatus: 'sent' });
    const transfers = await world.server.query(
      `SELECT id FROM sandbox.objects WHERE type = 'transfer' AND data->>'transfer_group' = $1`,
      [`quote_${deal.quoteId}`],
    );
    expect(transfers).toHaveLength(1);
    await world.expectCleanLedger();
  });

  it('the sweep finds a payment window that has passed', async () => {
    const deal = await world.booked();
    const stream = await listen();
    try {
      // By hand, since moving the clock would do the sweep's work itself.
      await world.server.query(`UPDATE quotes SET payment_due_at = payment_due_at - interval '3 days' WHERE id = $1`, [
        deal.quoteId,
      ]);
      await world.server.query(
        `UPDATE deadlines SET due_at = due_at - interval '3 days' WHERE kind = 'payment_window' AND subject = $1`,
        [deal.quoteId],
      );
      await stream.next('shipment.reopened');
    } finally {
      stream.close();
    }
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'pending']);
  });

  describe('while Redis is away', () => {
    beforeAll(() => line.cut());
    afterAll(() => line.mend());

    it('reads and writes are answered, and the server says it is not ready', async () => {
      expect((await ready()).status).toBe(503);
      const shipmentId = await world.listed();
      await world.quoted(shipmentId);
      expect(await world.shipment(shipmentId)).toMatchObject({ status: 'quoted', quoteCount: 1 });
    });

    it('the figures for Prometheus say so, and leave out those of the queues alone', async () => {
      const figures = ok(await world.visitor.get<string>('/metrics'), 200);
      expect(figures).toContain('haulway_reached{part="queues"} 0\n');
      expect(figures).not.toContain('haulway_queue_jobs{');
      expect(figures).toContain('haulway_reached{part="database"} 1\n');
      expect(figures).toMatch(/^haulway_mail_age_seconds \d/m);
    });

    it('calls that need a job are refused with 503', async () => {
      const shipmentId = await world.listed();
      expect((await world.shipper.api.post(comparisonsOf(shipmentId))).status).toBe(503);
    });
  });

  it('what should have been done meanwhile is done once Redis is back, with everything forgotten', async () => {
    const deal = await world.delivered();
    await line.cut();
    const shipmentId = await world.listed();
    ok(await world.confirmDelivery(deal), 200);
    await forget();
    const stream = await listen();
    try {
      await line.mend();
      for (let data = (await stream.next('prices.calculated')).data; data['shipmentId'] !== shipmentId;)
        data = (await stream.next('prices.calculated')).data;
    } finally {
      stream.close();
    }
    expect(ok(await world.visitor.get<Comparison[]>(comparisonsOf(shipmentId)), 200).length).toBeGreaterThan(0);
    await until(async () => (await world.payment(deal)).transferStatus === 'sent');
    await world.expectCleanLedger();
  });

  it('the program survives a Redis that fails again and again, each time in the middle of work', async () => {
    const deals: Deal[] = [];
    for (let times = 0; times < 8; times += 1) {
      const deal = await world.delivered();
      await line.cut();
      await world.listed();
      ok(await world.confirmDelivery(deal), 200);
      deals.push(deal);
      await line.mend();
    }
    for (const deal of deals)
      await until(async () => (await world.payment(deal)).transferStatus === 'sent', undefined, 150_000);
    await world.expectCleanLedger();
  }, 180_000);

  it('shuts down in order while Redis is away', async () => {
    await line.cut();
    expect(await world.server.kill('SIGTERM')).toBe(0);
    await line.mend();
    await world.server.restart();
    expect(ok(await ready(), 200)).toEqual({ status: 'ok' });
  });
});
