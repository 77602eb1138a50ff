import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Payment, Quote, Shipment } from './support/answers.js';
import { BEGINS } from './support/begins.js';
import { client } from './support/client.js';
import { linksMailed } from './support/mails.js';
import {
  CARDS,
  DAY,
  type Deal,
  expectRefusal,
  HOUR,
  NEW_SHIPMENT,
  ok,
  PASSWORD,
  type Person,
  World,
} from './support/people.js';
import { counts, many, MANY, race, raceTogether, told } from './support/races.js';
import { until, untilBlocked } from './support/until.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

// What the rounds decided is carried out, and the ledger is not off by a cent.
afterEach(async () => {
  await world.settleMoney();
  await world.expectCleanLedger();
});

const WHY = { reason: 'The two agreed on it.' };
const paymentId = async ({ quoteId }: Deal) =>
  (await world.server.query<{ id: string }>('SELECT id FROM payments WHERE quote_id = $1', [quoteId]))[0]?.id;
const refund = async (deal: Deal, amount?: number) => {
  const id = await paymentId(deal);
  return () =>
    world.admin.api.post<Payment>(`/api/admin/payments/${id}/refund`, {
      ...WHY,
      ...(amount === undefined ? {} : { amount }),
    });
};
const claim = ({ shipper, shipmentId }: Deal) =>
  shipper.api.post<{ id: string }>('/api/claims', {
    shipmentId,
    kind: 'damage',
    amount: 100,
    description: 'The hull is scratched.',
  });
const statusOf = async (deal: Deal) => (await world.payment(deal)).status;

/** What the card paid for a deal at the provider, less what went back, in cents. */
async function kept({ quoteId }: Deal): Promise<number> {
  const [row] = await world.server.query<{ cents: number }>(
    `SELECT (coalesce(sum((data->>'amount')::int) FILTER (WHERE type = 'charge' AND data->>'status' = 'succeeded'), 0)
           - coalesce(sum((data->>'amount')::int) FILTER (WHERE type = 'refund' AND data->>'status' = 'succeeded'), 0))::int AS cents
       FROM sandbox.objects WHERE data->'metadata'->>'quoteId' = $1`,
    [quoteId],
  );
  return row?.cents ?? 0;
}

describe('while the card is being charged', () => {
  const ENDS: [string, (deal: Deal) => Promise<{ status: number }>][] = [
    ['the carrier gives the job back', ({ carrier, quoteId }) => carrier.api.post(`/api/quotes/${quoteId}/withdraw`)],
    [
      'the shipper undoes the acceptance',
      ({ shipper, quoteId }) => shipper.api.post(`/api/quotes/${quoteId}/unaccept`),
    ],
    ['an operator cancels', ({ shipmentId }) => world.admin.api.post(`/api/admin/shipments/${shipmentId}/cancel`, WHY)],
  ];
  for (const [name, end] of ENDS) {
    race(`${name}: the money is in escrow on a live deal, or goes back in full`, async () => {
      const deal = await world.booked();
      const { clientSecret } = ok(await world.pay(deal), 200);
      const [, ended] = await Promise.all([world.enterCard(clientSecret, CARDS.good), end(deal)]);
      expect([200, 409]).toContain(ended.status);
      await world.confirm(deal);
      await world.settleMoney();
      const [shipment, quote, payment] = await world.standing(deal);
      if (quote === 'paid') expect([shipment, payment, await kept(deal)]).toEqual(['booked', 'in_escrow', 124_000]);
      else expect([quote, await kept(deal)]).toEqual(['declined', 0]);
    });
  }
});

describe('while the owner starts to pay', () => {
  race('the carrier gives the job back: no card can be charged for it any more', async () => {
    const deal = await world.booked();
    const [paid, given] = await Promise.all([
      world.pay(deal),
      deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`),
    ]);
    expect([
      ['200', '200'],
      ['409 illegal_transition', '200'],
    ]).toContainEqual([told(paid), told(given)]);
    await world.settleMoney();
    const intents = await world.server.query<{ status: string }>(
      `SELECT data->>'status' AS status FROM sandbox.objects WHERE type = 'payment_intent' AND data->'metadata'->>'quoteId' = $1`,
      [deal.quoteId],
    );
    expect(intents.filter(({ status }) => status !== 'canceled')).toEqual([]);
  });
});

describe('while the plan is chosen in two tabs', () => {
  /** What the card would pay now, according to the provider and to our row, in dollars. */
  const charged = async ({ quoteId }: Deal) => {
    const [row] = await world.server.query<{ plan: string; ours: number; theirs: number }>(
      `SELECT o.data->'metadata'->>'protectionPlan' AS plan, p.charged_amount::float AS ours, (o.data->>'amount')::int / 100.0::float AS theirs
         FROM payments p JOIN sandbox.objects o ON o.id = p.stripe_payment_intent_id WHERE p.quote_id = $1 AND p.protection_plan = o.data->'metadata'->>'protectionPlan'`,
      [quoteId],
    );
    return row;
  };

  race('many times over: row and provider agree on one of them, and the one shown last is charged', async () => {
    const deal = await world.booked();
    const plans = ['plus', 'premium', 'standard', 'plus'];
    const answers = await Promise.all(plans.map((plan) => world.pay(deal, plan)));
    for (const answer of answers) ok(answer, 200);
    expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
    const stands = await charged(deal);
    expect(stands?.theirs).toBe(stands?.ours);
    expect(answers.map(({ body }) => body.amount)).toContain(stands?.ours);
    const last = ok(await world.pay(deal), 200);
    expect(last.amount).toBe(stands?.ours);
    ok(await world.enterCard(last.clientSecret, CARDS.good), 200);
    expect(ok(await world.confirm(deal), 200)).toMatchObject({
      status: 'in_escrow',
      chargedAmount: last.amount,
      protectionPlan: stands?.plan,
    });
  });

  it('a choice slow to reach the provider is not overtaken by a later one', async () => {
    const deal = await world.booked();
    ok(await world.pay(deal), 200);
    await world.server.query(`INSERT INTO sandbox.faults (next, remaining) VALUES ('delay', 1)`);
    const slow = world.pay(deal, 'plus');
    await until(async () => (await world.server.query(`SELECT 1 FROM sandbox.faults`)).length === 0);
    const fast = ok(await world.pay(deal, 'premium'), 200);
    ok(await slow, 200);
    expect(await charged(deal)).toMatchObject({ plan: 'premium', ours: fast.amount, theirs: fast.amount });
  });

  it('a form showing a different amount than the card would pay now is told before it is sent', async () => {
    const deal = await world.booked();
    const shown = ok(await world.pay(deal, 'standard'), 200).amount;
    const other = ok(await world.pay(deal, 'plus'), 200).amount;
    const ask = (body: object) => deal.shipper.api.post<{ amount: number }>(`/api/quotes/${deal.quoteId}/pay`, body);
    expectRefusal(await ask({ amount: shown }), 409, 'payment_changed');
    expect(ok(await ask({ amount: other }), 200).amount).toBe(other);
    expect(await charged(deal)).toMatchObject({ plan: 'plus', ours: other });
    // With a plan, it is chosen first.
    expect(ok(await ask({ amount: shown, protectionPlan: 'standard' }), 200).amount).toBe(shown);
  });
});

describe('while the money is released', () => {
  race(
    'a claim is opened: it holds the payment, or comes after the release; granted many times over, it is decided once',
    async () => {
      const deal = await world.delivered();
      const [confirmed, made] = await Promise.all([world.confirmDelivery(deal), claim(deal)]);
      const { id } = ok(made, 201);
      expect(['200', '409 claim_open']).toContain(told(confirmed));
      expect(await statusOf(deal)).toBe(confirmed.status === 200 ? 'released' : 'in_escrow');
      const answers = await many(() =>
        world.admin.api.post(`/api/admin/claims/${id}/resolve`, { decision: 'approved', note: 'The photos show it.' }),
      );
      expect(counts(answers)).toEqual({ 200: 1, '409 illegal_transition': MANY - 1 });
      expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 100, reason: 'claim' }]);
    },
  );

  race('an operator refunds it in full: one of them wins', async () => {
    const deal = await world.delivered();
    const [confirmed, refunded] = await Promise.all([world.confirmDelivery(deal), (await refund(deal))()]);
    const status = await statusOf(deal);
    expect([
      ['200', '409 use_claim', 'released'],
      ['200', '200', 'refunded'],
    ]).toContainEqual([told(confirmed), told(refunded), status]);
  });

  race('operators release it many times over: one transfer', async () => {
    const deal = await world.delivered();
    const id = await paymentId(deal);
    const answers = await many(() => world.admin.api.post(`/api/admin/payments/${id}/release`, WHY));
    expect(Object.keys(counts(answers)).filter((answer) => answer !== '200' && !answer.startsWith('409'))).toEqual([]);
    expect(await statusOf(deal)).toBe('released');
  });

  raceTogether(
    'a claim is opened as the clock releases it: it holds the payment, or comes after the release',
    async (times) => {
      const deals = await times(() => world.inTransit());
      await world.advance(2 * HOUR);
      await Promise.all(
        deals.map(async ({ carrier, shipmentId }) =>
          ok(await carrier.api.post(`/api/shipments/${shipmentId}/deliver`), 200),
        ),
      );
      await world.advance(48 * HOUR - 30);
      const made = deals.map((deal) => claim(deal));
      await world.advance(25 * HOUR);
      for (const [index, deal] of deals.entries()) {
        const answer = told(await made[index]!);
        expect(['201', '409 claim_window_closed']).toContain(answer);
        expect(await statusOf(deal)).toBe(answer === '201' ? 'in_escrow' : 'released');
      }
    },
  );
});

describe('refunds', () => {
  race(
    'of 60% each by two operators: one of them is too much; then of all the rest, many times over: one refund',
    async () => {
      const deal = await world.paid({ amount: 1000 });
      const half = await refund(deal, 600);
      expect(counts(await Promise.all([half(), half()]))).toEqual({ 200: 1, '400 invalid_input': 1 });
      expect(await world.payment(deal)).toMatchObject({ status: 'in_escrow', refundedAmount: 600 });
      const answers = await many(await refund(deal));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { refunds } = await world.payment(deal);
      expect(refunds.map(({ amount }) => amount).sort()).toEqual([400, 600]);
    },
  );

  race('by a cancellation and by the carrier at once: one refund', async () => {
    const deal = await world.paid();
    const answers = await Promise.all([
      deal.shipper.api.post(`/api/shipments/${deal.shipmentId}/cancel`),
      deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`),
    ]);
    // If given back first, the shipment is listed, and then cancelled for nothing.
    expect(answers[0]?.status).toBe(200);
    expect(['200', '409 illegal_transition', '403 forbidden']).toContain(told(answers[1] ?? answers[0]));
    expect((await world.payment(deal)).refunds).toMatchObject([{ amount: 1240 }]);
  });

  raceTogether('of a no-show as the carrier picks up after all: the job is under way, or refunded', async (times) => {
    const estimatedPickupDate = await world.day(0);
    const deals = await times(() => world.paid({ estimatedPickupDate }));
    await world.advance(4 * DAY - 12 * HOUR);
    const picked = deals.map(({ carrier, shipmentId }) => carrier.api.post(`/api/shipments/${shipmentId}/pickup`));
    await world.advance(2 * DAY);
    for (const [index, deal] of deals.entries()) {
      const standing = await world.standing(deal);
      expect([
        ['in_transit', 'in_progress', 'in_escrow'],
        ['listed', 'declined', 'refunded'],
      ]).toContainEqual(standing);
      expect((await picked[index]!).status === 200).toBe(standing[0] === 'in_transit');
    }
  });
});

describe('people', () => {
  race('a carrier is suspended while their quote is accepted: it is booked first, or not at all', async () => {
    const carrier = await world.newCarrier();
    const shipmentId = await world.listed();
    const quoteId = await world.quoted(shipmentId, carrier);
    const [accepted, suspended] = await Promise.all([
      world.shipper.api.post<Quote>(`/api/quotes/${quoteId}/accept`),
      world.admin.api.post(`/api/admin/users/${carrier.id}/suspend`, WHY),
    ]);
    expect(suspended.status).toBe(200);
    expect(['200', '409 carrier_suspended', '409 illegal_transition']).toContain(told(accepted));
    expect((await world.shipment(shipmentId)).status === 'booked').toBe(accepted.status === 200);
  });

  race('somebody becomes a carrier while they list and quote: in either order, and nothing fails', async () => {
    const person = await world.newShipper();
    const other = await world.listed();
    const answers = await Promise.all([
      person.api.put('/api/users/profile', { isCarrier: true }),
      person.api.post<Shipment>('/api/shipments', NEW_SHIPMENT),
      person.api.post('/api/quotes', { shipmentId: other, amount: 900 }),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  race(
    'the two of a deal write to each other while it is accepted, paid and cancelled: nothing waits forever',
    async () => {
      const shipmentId = await world.listed();
      const deal: Deal = {
        shipper: world.shipper,
        carrier: world.carrier,
        shipmentId,
        quoteId: await world.quoted(shipmentId),
      };
      const write = (from: 'shipper' | 'carrier', to: 'shipper' | 'carrier') =>
        deal[from].api.post('/api/messages', { receiverId: deal[to].id, shipmentId, content: `${randomUUID()}` });
      const answers = await Promise.all([
        deal.shipper.api.post(`/api/quotes/${deal.quoteId}/accept`),
        write('carrier', 'shipper'),
        write('shipper', 'carrier'),
        world.pay(deal),
        deal.carrier.api.patch(`/api/quotes/${deal.quoteId}`, { amount: 1000 }),
        deal.shipper.api.post(`/api/shipments/${shipmentId}/cancel`),
      ]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await world.settleMoney();
      expect(await kept(deal)).toBe(0);
    },
  );

  const erase = ({ api }: Person) => api.delete('/api/users/me', { password: PASSWORD });

  /** Begins a transaction that makes others wait; the returned function ends it. */
  async function hold(statement: string): Promise<() => Promise<void>> {
    const connection = new pg.Client({ connectionString: world.server.databaseUrl });
    await connection.connect();
    await connection.query('BEGIN');
    await connection.query(statement);
    return () => connection.end();
  }

  it('somebody erases their account just after they listed and quoted: both is ended', async () => {
    const [shipper, carrier, shipmentId] = [await world.newShipper(), await world.newCarrier(), await world.listed()];
    const letGo = await hold('LOCK TABLE timeline IN SHARE MODE');
    const begun = [
      shipper.api.post('/api/shipments', NEW_SHIPMENT),
      carrier.api.post('/api/quotes', { shipmentId, amount: 900 }),
    ];
    await untilBlocked(world.server.query, 2);
    const erased = [erase(shipper), erase(carrier)];
    await Promise.race([untilBlocked(world.server.query, 4), Promise.all(erased)]);
    await letGo();
    expect(counts(await Promise.all([...begun, ...erased]))).toEqual({ 201: 2, 204: 2 });
    const open = await world.server.query(
      `SELECT id FROM shipments WHERE user_id = $1 AND status <> 'cancelled'
        UNION SELECT id FROM quotes WHERE carrier_id = $2 AND status <> 'declined'`,
      [shipper.id, carrier.id],
    );
    expect(open).toEqual([]);
  });

  race('somebody erases their account many times over: once, and they are told once', async () => {
    const person = await world.newShipper();
    const answers = await Promise.all(Array.from({ length: 3 }, () => erase(person)));
    expect(counts(answers)).toEqual({ 204: 1, '401 unauthorized': 2 });
    const mails = await world.server.query('SELECT id FROM emails WHERE recipient = $1 AND kind = $2', [
      person.email,
      'account_erased',
    ]);
    expect(mails).toHaveLength(1);
  });

  it.each(BEGINS)(
    'somebody erases their account just before %s of theirs is made: it is refused',
    async (_, who, begin) => {
      const person = await world[who]();
      // The account is closed by then, and that is not committed.
      const letGo = await hold('LOCK TABLE known_devices IN SHARE MODE');
      const erased = erase(person);
      await untilBlocked(world.server.query);
      const begun = begin(person, world);
      await Promise.race([untilBlocked(world.server.query, 2), begun]);
      await letGo();
      expect((await erased).status).toBe(204);
      expectRefusal(await begun, 401, 'unauthorized');
    },
  );

  race('many password guesses at once are held up like many in a row', async () => {
    const { email } = await world.newShipper();
    const begin = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        world.visitor.post('/api/auth/login', { email, password: 'not the one at all' }),
      ),
    );
    const { '401 wrong_credentials': wrong = 0, '429 too_many_requests': waits } = counts(answers);
    // Five are free; another one comes after a second, after two more, after four more ...
    const free = 5 + Math.floor(Math.log2((Date.now() - begin) / 1_000 + 1));
    expect(wrong).toBeGreaterThanOrEqual(5);
    expect(wrong).toBeLessThanOrEqual(free);
    expect(waits).toBe(30 - wrong);
  });

  race('two new passwords at once: one of them is it, and the other is told', async () => {
    const person = await world.newShipper();
    const passwords = ['a short walk by the sea', 'a long climb in the hills'];
    const answers = await Promise.all(
      passwords.map((password) => person.api.put('/api/users/password', { currentPassword: PASSWORD, password })),
    );
    expect(counts(answers)).toEqual({ 204: 1, '400 wrong_password': 1 });
    const password = passwords[answers.findIndex(({ status }) => status === 204)];
    ok(await world.visitor.post('/api/auth/login', { email: person.email, password }), 200);
  });

  race('a password is changed while the old one signs in: the session signed in with it is over', async () => {
    const person = await world.newShipper();
    const signIn = (password: string) =>
      world.visitor.post<{ token: string }>('/api/auth/login', { email: person.email, password });
    const [changed, entered] = await Promise.all([
      person.api.put('/api/users/password', { currentPassword: PASSWORD, password: 'a short walk by the sea' }),
      signIn(PASSWORD),
    ]);
    expect([changed.status, [200, 401].includes(entered.status)]).toEqual([204, true]);
    if (entered.status === 200)
      expect((await client(world.server.url, entered.body.token).get('/api/auth/me')).status).toBe(401);
  });

  race('a link for a new password works once, however often it is opened at once', async () => {
    const person = await world.newShipper();
    ok(await world.visitor.post('/api/auth/forgot-password', { email: person.email }), 202);
    const [token] = await linksMailed(world.server, person.email, 'password_reset');
    const answers = await many(() =>
      world.visitor.post('/api/auth/reset-password', { token, password: 'a short walk by the sea' }),
    );
    expect(counts(answers)).toEqual({ 204: 1, '400 token_invalid': MANY - 1 });
  });
});
