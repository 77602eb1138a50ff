import sharp from 'sharp';
import { client, type Client } from '../support/client.js';
import { openEventStream } from '../support/event-stream.js';
import { DAY, ok, type Person, type World } from '../support/people.js';
import type { TestServer } from '../support/server.js';
import { startTopology, type Topology } from '../support/topology.js';
import { until } from '../support/until.js';

let all: Topology;
let world: World;

beforeAll(async () => {
  all = await startTopology();
  ({ world } = all);
});

afterAll(() => all.close());

/** The same caller at one process and at the other. */
const atEach = (token?: string): [Client, Client] => [
  client(all.urls[0] ?? '', token),
  client(all.urls[1] ?? '', token),
];

/** What the mail server received for somebody. */
const mailsTo = ({ email }: Person) => all.mailbox.mails.filter((mail) => mail.to.includes(email));

describe('two processes that answer, two that work, on one database', () => {
  it('are what docker-compose.yml starts', () => {
    expect([all.apis.length, all.workers.length]).toEqual([2, 2]);
    expect(all.apis.map((api) => api.printed())).toEqual(
      all.apis.map(() => expect.stringContaining('Haulway is ready')),
    );
    expect(all.workers.map((worker) => worker.printed())).toEqual(
      all.workers.map(() => expect.stringContaining('The Haulway worker is ready')),
    );
  });

  it('a session started at one is known at the other, and ends at both', async () => {
    const { token } = await world.newShipper();
    const [one, other] = atEach(token);
    ok(await other.get('/api/auth/me'), 200);
    ok(await one.post('/api/auth/logout'), 204);
    expect([(await one.get('/api/auth/me')).status, (await other.get('/api/auth/me')).status]).toEqual([401, 401]);
  });

  it('an event caused at one is heard at the other', async () => {
    const stream = await openEventStream(all.urls[1] ?? '', { authorization: `Bearer ${world.shipper.token}` });
    const listed = ok(
      await atEach(world.shipper.token)[0].post<{ id: string }>('/api/shipments', {
        title: 'A piano',
        category: 'household_items',
        description: 'An upright piano.',
        pickupLocation: 'Austin, TX',
        deliveryLocation: 'Denver, CO',
      }),
      201,
    );
    expect((await stream.next('shipment.listed')).data['shipmentId']).toBe(listed.id);
    stream.close();
  });

  it('wrong passwords are counted across both', async () => {
    const { email } = await world.newShipper();
    const tries = await Array.from({ length: 6 }).reduce<Promise<number[]>>(async (before, _, at) => {
      const statuses = await before;
      const answer = await (atEach()[at % 2] as Client).post('/api/auth/login', {
        email,
        password: 'not the password',
      });
      return [...statuses, answer.status];
    }, Promise.resolve([]));
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('a call made at both with one key has one effect', async () => {
    const shipmentId = await world.listed();
    const quotes = await Promise.all(
      atEach(world.carrier.token).map((api) =>
        api.post<{ id: string }>('/api/quotes', { shipmentId, amount: 900 }, { 'idempotency-key': 'once-for-both' }),
      ),
    );
    expect(quotes.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(
      quotes.every(
        ({ status, body }) =>
          status === 409 || (status === 201 && body.id === quotes.find((each) => each.status === 201)?.body.id),
      ),
    ).toBe(true);
    expect(await world.shipment(shipmentId)).toMatchObject({ quoteCount: 1 });
  });

  it('a photo sent to one is served by the other', async () => {
    const body = new FormData();
    body.append(
      'photos',
      new Blob([
        Uint8Array.from(
          await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b5d46' } })
            .jpeg()
            .toBuffer(),
        ),
      ]),
      'boat.jpg',
    );
    const [one, other] = atEach(world.shipper.token);
    const [photo] = ok(await one.post<{ url: string }[]>('/api/uploads', body), 201);
    expect((await other.get(photo?.url ?? '')).status).toBe(200);
  });

  it('moving the clock at one moves it at the other', async () => {
    const [one, other] = atEach(world.admin.token);
    const { now } = ok(await one.post<{ now: string }>('/api/sandbox/clock', { advanceSeconds: DAY }), 200);
    // The other is told; it does not ask with every call.
    await until(async () => ok(await other.get<{ now: string }>('/api/sandbox/clock'), 200).now >= now);
  });

  it('what falls due is done once, by whichever worker is first, and each person is told once', async () => {
    const deals = await Promise.all(
      [1, 2, 3, 4].map(async () => world.booked({}, await world.newShipper(), world.carrier)),
    );
    const ids = deals.map(({ quoteId }) => quoteId);
    // By hand: moving the clock would do the sweep's work itself.
    await world.server.query(
      `UPDATE quotes SET payment_due_at = payment_due_at - interval '3 days' WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    await world.server.query(
      `UPDATE deadlines SET due_at = due_at - interval '3 days' WHERE kind = 'payment_window' AND subject = ANY($1::uuid[])`,
      [ids],
    );
    for (const deal of deals) {
      await until(async () => (await world.standing(deal))[1] === 'declined');
      await until(() => mailsTo(deal.shipper).length > 0);
    }
    const lines = await world.server.query(
      `SELECT subject_id FROM timeline WHERE event = 'payment-expired' AND subject_id = ANY($1::uuid[])`,
      [ids],
    );
    expect(lines).toHaveLength(deals.length);
    const queued = await world.server.query<{ recipient: string; subject: string }>(
      'SELECT recipient, subject FROM emails WHERE recipient = ANY($1)',
      [deals.map(({ shipper }) => shipper.email)],
    );
    await until(async () => (await world.server.query(`SELECT id FROM emails WHERE state <> 'sent'`)).length === 0);
    const delivered = all.mailbox.mails
      .flatMap(({ to, subject }) => to.map((recipient) => ({ recipient, subject })))
      .filter(({ recipient }) => queued.some((each) => each.recipient === recipient));
    expect(delivered.map(({ recipient, subject }) => `${recipient} ${subject}`).sort()).toEqual(
      queued.map(({ recipient, subject }) => `${recipient} ${subject}`).sort(),
    );
  });

  /** Mails not sent to anybody yet, by state. */
  const unsent = () =>
    all.world.server.query<{ state: string; attempts: number }>(
      `SELECT state, attempts FROM emails WHERE state <> 'sent'`,
    );

  it('the mail server goes away and comes back: mails wait for it, and lose none of their attempts', async () => {
    await all.mailLine.cut();
    const people = [await world.newShipper(), await world.newShipper(), await world.newShipper()];
    const tried = async () =>
      (await world.server.query(`SELECT id FROM emails WHERE last_error LIKE '%ECONNREFUSED%'`)).length;
    await until(async () => (await tried()) !== 0);
    await all.mailLine.mend();
    expect(await unsent()).toEqual(people.map(() => ({ state: 'queued', attempts: 0 })));
    // By hand: the next attempt is a minute away. One being tried right now is left until it has failed.
    await until(async () => {
      await world.server.query(
        `UPDATE emails SET next_attempt_at = NULL, last_error = NULL WHERE state = 'queued' AND last_error IS NOT NULL`,
      );
      return (await unsent()).length === 0;
    });
    expect(people.map((person) => mailsTo(person).length)).toEqual([1, 1, 1]);
    expect(mailsTo(people[0] as Person)[0]?.from).toBe('haulway@example.com');
  });

  it('a mail its server refuses is put off, and given up after twelve attempts', async () => {
    const email = 'refused@example.com';
    ok(
      await world.visitor.post('/api/auth/register', { email, password: 'a long walk by the river', firstName: 'Rae' }),
      201,
    );
    const standing = async () =>
      (
        await world.server.query<{ state: string; attempts: number; minutes: number }>(
          `SELECT state, attempts, round(extract(epoch FROM next_attempt_at - now()) / 60)::int AS minutes FROM emails WHERE recipient = $1`,
          [email],
        )
      )[0];
    await until(async () => (await standing())?.attempts === 1);
    expect(await standing()).toEqual({ state: 'queued', attempts: 1, minutes: 1 });
    await world.server.query('UPDATE emails SET attempts = 11, next_attempt_at = NULL WHERE recipient = $1', [email]);
    await until(async () => (await standing())?.attempts === 12);
    expect(await standing()).toMatchObject({ state: 'failed', minutes: 60 });
    await world.server.query('DELETE FROM emails WHERE recipient = $1', [email]);
  });

  it('a worker is killed at work, and the other does everything', async () => {
    const deals = await Promise.all(
      [1, 2, 3, 4].map(async () => world.delivered({}, await world.newShipper(), world.carrier)),
    );
    const [killed] = all.workers as [TestServer];
    const ended = killed.kill('SIGKILL');
    for (const deal of deals) ok(await world.confirmDelivery(deal), 200);
    expect(await ended).toBeNull();
    for (const deal of deals) await until(async () => (await world.payment(deal)).transferStatus === 'sent');
    const groups = deals.map(({ quoteId }) => `quote_${quoteId}`);
    expect(
      await world.server.query(
        `SELECT id FROM sandbox.objects WHERE type = 'transfer' AND data->>'transfer_group' = ANY($1)`,
        [groups],
      ),
    ).toHaveLength(deals.length);
    await until(async () => (await unsent()).length === 0);
    await killed.restart();
    await world.expectCleanLedger();
  });

  it('a deal runs through both, and its money moves once', async () => {
    const deal = await world.delivered();
    ok(await world.confirmDelivery(deal), 200);
    await until(async () => (await world.payment(deal)).transferStatus === 'sent');
    const transfers = await world.server.query(
      `SELECT id FROM sandbox.objects WHERE type = 'transfer' AND data->>'transfer_group' = $1`,
      [`quote_${deal.quoteId}`],
    );
    expect(transfers).toHaveLength(1);
    await world.expectCleanLedger();
  });

  it('one is shut down under load, and no call fails', async () => {
    const stream = await openEventStream(all.urls[0] ?? '', { authorization: `Bearer ${world.shipper.token}` });
    const stop = new AbortController();
    const call = async (make: () => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      while (!stop.signal.aborted) statuses.push((await make()).status);
      return statuses;
    };
    const calls = [
      call(() => world.visitor.get('/api/shipments')),
      call(() => world.shipper.api.get('/api/users/me/dashboard')),
      call(() => world.carrier.api.get('/api/quotes')),
      call(() =>
        world.shipper.api.post('/api/shipments', {
          title: 'A boat',
          category: 'vehicles',
          description: 'A sailing boat.',
          pickupLocation: 'Austin, TX',
          deliveryLocation: 'Denver, CO',
        }),
      ),
    ];
    const code = await world.server.kill('SIGTERM');
    stop.abort();
    const statuses = (await Promise.all(calls)).flat();
    expect(code).toBe(0);
    await stream.ended;
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(20);
    // The other goes on alone, and sees what was written at the first.
    expect(ok(await world.visitor.get('/api/health/ready'), 200)).toEqual({ status: 'ok' });
    ok(await world.shipper.api.get('/api/users/me/dashboard'), 200);
  });
});
