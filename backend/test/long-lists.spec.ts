import type { Payment, Quote, Shipment } from './support/answers.js';
import type { Answer } from './support/client.js';
import { addCopies } from './support/copies.js';
import { type Deal, expectRefusal, ok, type Person, World } from './support/people.js';

/** More than any page holds. */
const MANY = 130;

interface Totals {
  count: number;
  inEscrow: number;
  released: number;
  refunded: number;
  pending: number;
  underReview: number;
  onItsWay: number;
  asPayee: number;
  blocked: number;
  earnings: { month: string; jobs: number; amount: number }[];
  statuses: string[];
  months: string[];
}

interface Conversation {
  id: string;
  shipmentId: string | null;
  shipmentTitle: string | null;
  other: { id: string };
  unreadCount: number;
}

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** All rows of a list, page by page. */
async function whole<Row>(person: Person, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const answer: Answer<Row[]> = await person.api.get<Row[]>(next);
    rows.push(...ok(answer, 200));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return rows;
}

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + cents(amount), 0) / 100;

/** What of a payment is this person's: what their card paid less refunds, or what they get. */
/** What of it went back: to the payer's card, or out of what the carrier was to get. */
const backOf = (person: Person, payment: Payment & { payerId: string }) =>
  payment.payerId === person.id ? payment.refundedAmount : payment.amount - payment.platformFee - payment.payoutAmount;

const shareOf = (person: Person, payment: Payment & { payerId: string }) =>
  payment.payerId === person.id ? payment.chargedAmount - payment.refundedAmount : payment.payoutAmount;

describe('more payments than fit on a page', () => {
  let shipper: Person;
  let carrier: Person;
  let disputed: Deal;
  type Row = Payment & { payerId: string; shipmentTitle: string; createdAt: string };

  beforeAll(async () => {
    [shipper, carrier] = await Promise.all([world.newShipper('Paula'), world.newCarrier('Pete')]);
    // The oldest are those whose money has moved, so no first page has any of them.
    const done = await world.delivered({ amount: 1234.56, plan: 'plus' }, shipper, carrier);
    ok(await world.confirmDelivery(done), 200);
    await world.paid({ amount: 800.1, plan: 'premium' }, shipper, carrier);
    disputed = await world.paid({ amount: 640 }, shipper, carrier);
    ok(await shipper.api.post(`/api/shipments/${disputed.shipmentId}/cancel`), 200);
    await world.settleMoney();
    const last = await world.booked({ amount: 500 }, shipper, carrier);
    ok(await world.pay(last), 200);
    const { id } = await world.payment(last);
    const [shipment, quote] = ["md5('shipment' || n)::uuid", "md5('quote' || n)::uuid"];
    await addCopies(world.server, 'shipments', last.shipmentId, MANY - 1, { id: shipment });
    await addCopies(world.server, 'quotes', last.quoteId, MANY - 1, {
      id: quote,
      shipment_id: shipment,
      stripe_payment_intent_id: 'NULL',
    });
    const later = { created_at: "t.created_at + n * interval '1 millisecond'", stripe_payment_intent_id: 'NULL' };
    await addCopies(world.server, 'payments', id, MANY - 1, {
      id: 'gen_random_uuid()',
      quote_id: quote,
      shipment_id: shipment,
      ...later,
    });
  });

  it('are summed over all of them, for either side', async () => {
    for (const person of [shipper, carrier]) {
      const rows = await whole<Row>(person, '/api/payments?limit=100');
      expect(rows).toHaveLength(MANY + 3);
      const totals = ok(await person.api.get<Totals>('/api/payments/totals'), 200);
      const shares = (status: string) =>
        sum(rows.filter((row) => row.status === status).map((row) => shareOf(person, row)));
      expect(totals).toMatchObject({
        count: MANY + 3,
        inEscrow: shares('in_escrow'),
        released: sum([shares('released'), shares('refunded')]),
        refunded: sum(rows.map((row) => backOf(person, row))),
        pending: shares('pending'),
        underReview: 0,
        onItsWay: person === carrier ? shares('released') : 0,
      });
      expect([totals.inEscrow, totals.released, totals.refunded].every((amount) => amount > 0)).toBe(true);
      expect(totals.statuses).toEqual([...new Set(rows.map(({ status }) => status))].sort());
      expect(totals.months).toEqual([...new Set(rows.map(({ createdAt }) => createdAt.slice(0, 7)))].sort().reverse());
      expect(totals.asPayee).toBe(person === carrier ? MANY + 3 : 0);
    }
    const [released] = await whole<Row>(carrier, '/api/payments?status=released');
    const { earnings } = ok(await carrier.api.get<Totals>('/api/payments/totals'), 200);
    expect(earnings).toEqual([{ month: released?.releasedAt?.slice(0, 7), jobs: 1, amount: released?.payoutAmount }]);
    expect(ok(await shipper.api.get<Totals>('/api/payments/totals'), 200).earnings).toEqual([]);
  });

  it('are filtered by status, month, role and quote, list and sums alike', async () => {
    const month = (await world.now()).toISOString().slice(0, 7);
    for (const [query, count] of [
      ['status=pending', MANY],
      ['status=in_escrow', 1],
      [`month=${month}`, MANY + 3],
      ['month=2019-01', 0],
      ['role=payer', 0],
      ['role=payee', MANY + 3],
      [`status=refunded&month=${month}`, 1],
    ] as const) {
      expect([query, (await whole(carrier, `/api/payments?limit=100&${query}`)).length]).toEqual([query, count]);
      expect([query, ok(await carrier.api.get<Totals>(`/api/payments/totals?${query}`), 200).count]).toEqual([
        query,
        count,
      ]);
    }
    const [one, ...none] = await whole<Row>(shipper, `/api/payments?quoteId=${disputed.quoteId}`);
    expect([one?.quoteId, none]).toEqual([disputed.quoteId, []]);
    expect(one?.shipmentTitle).toBe('Sailing boat');
    for (const query of ['status=held', 'month=2026-13', 'month=november', 'role=admin', 'color=red', 'month=']) {
      for (const path of ['/api/payments', '/api/payments/totals', '/api/payments.csv'])
        expect([query, (await carrier.api.get(`${path}?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it("are all in the CSV, where each side sees its own lines and nothing of the other's", async () => {
    const read = async (person: Person, query = '') => {
      const answer = await person.api.get<string>(`/api/payments.csv${query}`);
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="haulway-payments.csv"');
      const [head, ...lines] = ok(answer, 200)
        .replace('\uFEFF', '')
        .trimEnd()
        .split('\r\n')
        .map((line) => line.split(','));
      expect(head).toEqual([
        'Date',
        'Shipment',
        'Status',
        'Role',
        'Quote',
        'Protection plan',
        'Platform fee',
        'Refunded',
        'Paid by card',
        'Payout',
        'Payment',
        'Your reference',
      ]);
      return lines;
    };
    const rows = await whole<Row>(shipper, '/api/payments?limit=100');
    const paid = await read(shipper);
    expect(paid.map((line) => line[10])).toEqual(rows.map(({ id }) => id));
    const totals = ok(await shipper.api.get<Totals>('/api/payments/totals'), 200);
    expect(sum(paid.map((line) => Number(line[8]) - Number(line[7])))).toBe(sum([totals.inEscrow, totals.released]));
    expect(sum(paid.map((line) => Number(line[7])))).toBe(totals.refunded);
    expect(paid.every((line) => line[3] === 'payer' && line[6] === '' && line[9] === '')).toBe(true);
    const got = await read(carrier);
    expect(got).toHaveLength(MANY + 3);
    const earned = ok(await carrier.api.get<Totals>('/api/payments/totals'), 200);
    expect(sum(got.map((line) => Number(line[9])))).toBe(sum([earned.inEscrow, earned.released]));
    expect(got.every((line) => line[3] === 'payee' && line[5] === '' && line[8] === '')).toBe(true);
    expect(await read(carrier, '?status=released')).toEqual([
      [
        expect.any(String),
        'Sailing boat',
        'Payment Released',
        'payee',
        '1234.56',
        '',
        expect.any(String),
        '0.00',
        '',
        expect.any(String),
        expect.any(String),
        '',
      ],
    ]);
    expect(await read(world.shipper, '?role=payer')).toEqual([]);
  });

  it('name the shipment or the quote as the system of each side does', async () => {
    const other = await world.newShipper('Nora');
    const shipmentId = await world.listed(other, { externalRef: 'STK-4711' });
    const offer = { shipmentId, amount: 900, externalRef: 'Q-12' };
    const { id } = ok(await world.carrier.api.post<{ id: string }>('/api/quotes', offer), 201);
    ok(await other.api.post(`/api/quotes/${id}/accept`), 200);
    ok(await other.api.post(`/api/quotes/${id}/pay`), 200);
    const shownTo = async (person: Person) => {
      const [found] = ok(await person.api.get<{ externalRef: string | null }[]>(`/api/payments?quoteId=${id}`), 200);
      const [, line] = ok(await person.api.get<string>('/api/payments.csv'), 200).split('\r\n');
      return [found?.externalRef, line?.split(',').at(-1)];
    };
    expect(await shownTo(other)).toEqual(['STK-4711', 'STK-4711']);
    expect(await shownTo(world.carrier)).toEqual(['Q-12', 'Q-12']);
  });

  it('have no cell in the CSV that a spreadsheet would run, and every number unchanged', async () => {
    const titles = ['=1+1', '+1 512', '-2 boats', '@(A1)', '=CONCATENATE("a, b","c")', '＝1+1', 'A "quoted", title'];
    const other = await world.newShipper('Nora');
    for (const title of titles) {
      const shipmentId = await world.listed(other, { title });
      const quoteId = await world.quoted(shipmentId, world.carrier);
      ok(await other.api.post(`/api/quotes/${quoteId}/accept`), 200);
      ok(await other.api.post(`/api/quotes/${quoteId}/pay`), 200);
    }
    const csv = ok(await other.api.get<string>('/api/payments.csv'), 200);
    expect(
      csv
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.slice(11, line.indexOf(',Payment Pending')))
        .reverse(),
    ).toEqual([
      "'=1+1",
      "'+1 512",
      "'-2 boats",
      "'@(A1)",
      `"'=CONCATENATE(""a, b"",""c"")"`,
      "'＝1+1",
      '"A ""quoted"", title"',
    ]);
    expect(csv).toContain(',payer,1240.00,0.00,,0.00,0.00,,');
  });
});

describe('rows of a list', () => {
  it('say what they are about, so that no screen has to ask for each', async () => {
    const [shipper, carrier] = [await world.newShipper('Rosa'), await world.newCarrier('Rick')];
    const deal = await world.paid({ amount: 910 }, shipper, carrier);
    ok(
      await shipper.api.post('/api/messages', {
        receiverId: carrier.id,
        shipmentId: deal.shipmentId,
        content: 'See you on Tuesday.',
      }),
      201,
    );
    const quotes = ok(await carrier.api.get<(Quote & { shipmentTitle: string })[]>('/api/quotes'), 200);
    expect(quotes.map(({ shipmentTitle }) => shipmentTitle)).toEqual(['Sailing boat']);
    const talks = ok(await carrier.api.get<Conversation[]>('/api/conversations'), 200);
    expect(talks.map(({ shipmentTitle }) => shipmentTitle)).toEqual(['Sailing boat']);
    type Own = Shipment & { agreedAmount?: number; agreed: { amount: number; payout: number | null } | null };
    const jobs = ok(await carrier.api.get<Own[]>('/api/shipments?carrier=me'), 200);
    expect(jobs.map(({ agreedAmount }) => agreedAmount)).toEqual([910]);
    expect(jobs[0]?.agreed).toMatchObject({ amount: 910, payout: 864.5 });
    const [own] = ok(await shipper.api.get<Own[]>('/api/shipments?owner=me'), 200);
    expect(own?.agreed).toMatchObject({ amount: 910, payout: null });
    expect(ok(await shipper.api.get<object[]>('/api/shipments?owner=me'), 200)[0]).not.toHaveProperty('agreedAmount');
  });
});

describe('conversations', () => {
  it('are found by id, other side and shipment, and by nobody else', async () => {
    const [shipper, carrier, stranger] = [
      await world.newShipper('Tess'),
      await world.newCarrier('Theo'),
      await world.newCarrier('Tom'),
    ];
    const shipments = [await world.listed(shipper), await world.listed(shipper)];
    for (const shipmentId of shipments)
      ok(
        await carrier.api.post('/api/messages', { receiverId: shipper.id, shipmentId, content: 'Is it on a trailer?' }),
        201,
      );
    ok(await stranger.api.post('/api/messages', { receiverId: shipper.id, content: 'Good morning.' }), 201);
    const found = async (query: string) =>
      ok(await shipper.api.get<Conversation[]>(`/api/conversations?${query}`), 200).map(({ other, shipmentId }) => [
        other.id,
        shipmentId,
      ]);
    expect(await found(`with=${stranger.id}`)).toEqual([[stranger.id, null]]);
    expect(await found(`shipmentId=${shipments[0]}`)).toEqual([[carrier.id, shipments[0]]]);
    expect(await found(`with=${carrier.id}&shipmentId=${shipments[1]}`)).toEqual([[carrier.id, shipments[1]]]);
    expect(await found(`with=${stranger.id}&shipmentId=${shipments[1]}`)).toEqual([]);
    expect(await found(`with=${carrier.id}&limit=1`)).toHaveLength(1);
    const [talk] = ok(await shipper.api.get<Conversation[]>(`/api/conversations?with=${stranger.id}`), 200);
    expect(ok(await shipper.api.get(`/api/conversations/${talk?.id}`), 200)).toEqual(talk);
    expectRefusal(await carrier.api.get(`/api/conversations/${talk?.id}`), 404, 'not_found');
    expectRefusal(await shipper.api.get('/api/conversations/none'), 404, 'not_found');
    expect((await shipper.api.get('/api/conversations?with=me')).status).toBe(400);
  });

  it('and notifications are counted as unread over all of them', async () => {
    const [shipper, carrier] = [await world.newShipper('Uma'), await world.newCarrier('Ugo')];
    const unread = async () =>
      ok(
        await shipper.api.get<{ messages: number; conversations: number; notifications: number }>(
          '/api/users/me/unread',
        ),
        200,
      );
    expect(await unread()).toEqual({ messages: 0, conversations: 0, notifications: 0 });
    ok(await carrier.api.post('/api/messages', { receiverId: shipper.id, content: 'Still open?' }), 201);
    const [talk] = ok(await shipper.api.get<Conversation[]>('/api/conversations'), 200);
    await addCopies(world.server, 'conversations', talk?.id ?? '', 22, {
      id: 'gen_random_uuid()',
      topic: 'gen_random_uuid()',
    });
    expect((await unread()).messages).toBe(23);
    ok(await shipper.api.post(`/api/conversations/${talk?.id}/read`), 204);
    expect(await unread()).toMatchObject({ messages: 22, conversations: 22 });
    expect(await whole<Conversation>(shipper, '/api/conversations?unread=true&limit=10')).toHaveLength(22);
    expect((await unread()).notifications).toBe(
      (await whole<{ readAt: string | null }>(shipper, '/api/notifications?limit=100')).filter(
        ({ readAt }) => readAt === null,
      ).length,
    );
    const { needsYou, needsYouCount } = ok(
      await shipper.api.get<{ needsYou: object[]; needsYouCount: number }>('/api/users/me/dashboard'),
      200,
    );
    expect([needsYou.length, needsYouCount]).toEqual([20, 22]);
  });
});

describe('reviews', () => {
  it('are found by their shipment', async () => {
    const [shipper, carrier] = [await world.newShipper('Vera'), await world.newCarrier('Vic')];
    const deals = [await world.delivered({}, shipper, carrier), await world.delivered({}, shipper, carrier)];
    for (const [index, { shipmentId }] of deals.entries())
      ok(await shipper.api.post('/api/reviews', { shipmentId, rating: 4 + index }), 201);
    expect(
      ok(await shipper.api.get<object[]>(`/api/users/${carrier.id}/reviews?shipmentId=${deals[0]?.shipmentId}`), 200),
    ).toMatchObject([{ rating: 4 }]);
    expect(ok(await shipper.api.get<object[]>(`/api/users/${carrier.id}/reviews`), 200)).toHaveLength(2);
  });
});

describe('a cursor', () => {
  it('goes on in its own list and order only', async () => {
    const owner = await world.newShipper();
    for (let n = 0; n < 3; n++) await world.listed(owner);
    const mine = '/api/shipments?owner=me&limit=1';
    const changed = `${mine}&updatedSince=2020-01-01T00:00:00Z`;
    const next = async (path: string) => {
      const answer = await owner.api.get<Shipment[]>(path);
      ok(answer, 200);
      return new URL(
        /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '',
        'http://localhost',
      ).searchParams.get('cursor');
    };
    const [newest, oldest, dear] = [await next(mine), await next(changed), await next(`${mine}&sort=-budget`)];
    // Narrowed further, or in pages of another size, it is the same place in the same order.
    for (const path of [mine, `${mine}0&status=listed`, '/api/shipments?sort=newest'])
      ok(await owner.api.get(`${path}${path.includes('?') ? '&' : '?'}cursor=${newest}`), 200);
    for (const [path, cursor] of [
      [changed, newest],
      [mine, oldest],
      [`${mine}&sort=budget`, dear],
      ['/api/quotes?owner=me', newest],
      ['/api/payments?limit=5', newest],
    ]) {
      const refused = await owner.api.get(`${path}&cursor=${cursor}`);
      expectRefusal(refused, 400, 'invalid_input');
      expect(refused.body).toMatchObject({ errors: [{ path: 'cursor' }] });
    }
    // One from before cursors named their list.
    const before = Buffer.from(
      Buffer.from(newest ?? '', 'base64url')
        .toString()
        .split('|')
        .slice(0, 2)
        .join('|'),
    );
    ok(await owner.api.get(`${mine}&cursor=${before.toString('base64url')}`), 200);
  });
});
