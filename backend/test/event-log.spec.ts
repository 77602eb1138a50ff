import { randomUUID } from 'node:crypto';
import type { Answer } from './support/client.js';
import { agree, answer, propose } from './support/changes.js';
import { type Client, client } from './support/client.js';
import { CARDS, type Deal, expectRefusal, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { until, untilFound } from './support/until.js';

interface Told {
  id: string;
  type: string;
  timestamp: string;
  livemode: boolean;
  data: Record<string, string>;
}
interface QuoteRow {
  id: string;
  shipmentId: string;
  status: string;
  updatedAt: string;
}

/** A card whose refunds go through only some time after they are made. */
const LATE_REFUNDS = '4000 0000 0000 7726';

/** All at once. */
const WRITERS = 200;

let world: World;

beforeAll(async () => {
  world = await World.start({ alone: true });
});

const nextOf = ({ headers }: Answer<unknown>): string =>
  /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
const api = async (by: Person, scopes: readonly string[]) => {
  const body = { name: 'Program', scopes, password: PASSWORD };
  return client(world.server.url, ok(await by.api.post<{ key: string }>('/api/api-keys', body), 201).key);
};

/** Reads on from a place, page by page, until it has seen what it waits for and nothing more comes. */
async function follow(by: Person, from: string, isThere: (all: readonly Told[]) => boolean): Promise<Told[]> {
  const all: Told[] = [];
  const end = Date.now() + 30_000;
  for (let at = from; ;) {
    const page = await by.api.get<Told[]>(at);
    // A busy server asks to come again; nothing is lost by it.
    if (page.status === 503) continue;
    all.push(...ok(page, 200));
    at = nextOf(page);
    if (page.body.length === 0 && isThere(all)) return all;
    if (Date.now() > end) throw new Error(`Not within 30 s: ${JSON.stringify(all.map(({ type }) => type))}`);
  }
}

const has = (type: string) => (all: readonly Told[]) => all.some((each) => each.type === type);
const START = '/api/event-log?limit=7';

describe('the event log', () => {
  it('tells both sides of a deal what happened, in its order, in ids alone', async () => {
    const [owner, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal: Deal = await world.delivered({}, owner, carrier);
    ok(await world.confirmDelivery(deal), 200);
    const told = await follow(owner, START, has('payment.released'));
    const wanted = [
      'shipment.listed',
      'quote.submitted',
      'quote.accepted',
      'payment.escrowed',
      'shipment.picked_up',
      'shipment.delivered',
      'shipment.completed',
      'payment.released',
    ];
    expect(told.map(({ type }) => type).filter((type) => wanted.includes(type))).toEqual(wanted);
    const submitted = told.find(({ type }) => type === 'quote.submitted');
    expect(submitted).toEqual({
      id: expect.any(String),
      type: 'quote.submitted',
      timestamp: expect.any(String),
      livemode: false,
      data: {
        quoteId: deal.quoteId,
        shipmentId: deal.shipmentId,
        status: 'pending',
        url: `/api/quotes/${deal.quoteId}`,
      },
    });
    ok(await owner.api.get(submitted?.data['url'] ?? ''), 200);
    expect(await follow(carrier, START, has('payment.released'))).not.toEqual([]);
    const stranger = await world.newShipper();
    expect(ok(await stranger.api.get<Told[]>('/api/event-log'), 200)).toEqual([]);
  });

  it('says with what happened to a deal how what it is about stands then', async () => {
    const seen = new Set<string>();
    /** What is read at the address of each event right after it. */
    const after = async (owner: Person, from: string, ...types: string[]): Promise<string> => {
      const isThere = (all: readonly Told[]) => types.every((type) => has(type)(all));
      const told = await follow(owner, from, isThere);
      for (const { type, data } of told.filter(({ type: each }) => types.includes(each))) {
        seen.add(type);
        const { status } = ok(await owner.api.get<{ status: string }>(data['url'] ?? ''), 200);
        expect([type, data['status']]).toEqual([type, status]);
      }
      const page = await owner.api.get<Told[]>('/api/event-log?after=now');
      return nextOf(page);
    };
    const claim = (deal: Deal) => {
      const body = { shipmentId: deal.shipmentId, kind: 'damage', amount: 100, description: 'Scratched.' };
      return deal.shipper.api.post<{ id: string }>('/api/claims', body);
    };
    const post = async (by: Client, path: string, body?: unknown) => ok(await by.post(path, body), 200);

    const owner = await world.newShipper();
    const shipmentId = await world.listed(owner);
    let from = await after(owner, START, 'shipment.listed');
    ok(await owner.api.patch(`/api/shipments/${shipmentId}`, { weight: 3_000 }), 200);
    from = await after(owner, from, 'shipment.changed');
    const question = await world.carrier.api.post<{ id: string }>(`/api/shipments/${shipmentId}/questions`, {
      text: 'Is the mast down?',
    });
    from = await after(owner, from, 'question.asked');
    ok(await owner.api.post(`/api/questions/${ok(question, 201).id}/answer`, { answer: 'It is.' }), 200);
    from = await after(owner, from, 'question.answered');
    const taken = await world.quoted(shipmentId);
    from = await after(owner, from, 'quote.submitted');
    const bid = () => owner.api.post<{ id: string }>(`/api/quotes/${taken}/counter-offers`, { amount: 1_100 });
    const { id: declined } = ok(await bid(), 201);
    from = await after(owner, from, 'counter_offer.made');
    await post(world.carrier.api, `/api/counter-offers/${declined}/decline`);
    from = await after(owner, from, 'counter_offer.declined');
    ok(await bid(), 201);
    ok(await world.carrier.api.patch(`/api/quotes/${taken}`, { amount: 1_200 }), 200);
    from = await after(owner, from, 'counter_offer.lapsed', 'quote.changed');
    const { id: accepted } = ok(await bid(), 201);
    await post(world.carrier.api, `/api/counter-offers/${accepted}/accept`, { amount: 1_100 });
    from = await after(owner, from, 'counter_offer.accepted', 'quote.accepted');
    await post(owner.api, `/api/quotes/${taken}/unaccept`);
    from = await after(owner, from, 'quote.unaccepted', 'shipment.reopened');
    let deal: Deal = await world.booked({}, owner);
    const { quoteId } = deal;
    const change = ok(await propose(owner, deal, { delta: -40 }), 201);
    from = await after(owner, from, 'change_order.proposed');
    ok(await answer(deal.carrier, change, 'decline'), 200);
    from = await after(owner, from, 'change_order.declined');
    await agree(deal, { delta: -40 });
    from = await after(owner, from, 'change_order.done');
    await world.payWith(deal, CARDS.good);
    ok(await world.confirm(deal), 200);
    from = await after(owner, from, 'payment.escrowed');
    await post(deal.carrier.api, `/api/shipments/${deal.shipmentId}/pickup`);
    const here = { latitude: 36.1, longitude: -100.2 };
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/locations`, here), 201);
    from = await after(owner, from, 'shipment.picked_up', 'location.reported');
    const positions = [{ shipmentId: deal.shipmentId, ...here, at: (await world.now()).toISOString() }];
    ok(await deal.carrier.api.post('/api/locations', { positions }), 200);
    from = await after(owner, from, 'location.reported');
    await post(deal.carrier.api, `/api/shipments/${deal.shipmentId}/deliver`);
    from = await after(owner, from, 'shipment.delivered');
    ok(await owner.api.post('/api/reviews', { shipmentId: deal.shipmentId, rating: 5 }), 201);
    from = await after(owner, from, 'review.posted');
    const about = { quoteId, reason: 'fraudulent' };
    const dispute = ok(await world.admin.api.post<{ id: string }>('/api/sandbox/disputes', about), 200).id;
    from = await after(owner, from, 'payment.disputed');
    await post(world.admin.api, `/api/sandbox/disputes/${dispute}/close`, { outcome: 'won' });
    from = await after(owner, from, 'payment.dispute_won');
    const { id } = ok(await claim(deal), 201);
    from = await after(owner, from, 'claim.opened');
    await post(deal.carrier.api, `/api/claims/${id}/respond`, { account: 'It was so before.' });
    from = await after(owner, from, 'claim.answered');
    const decision = { decision: 'partly_approved', amount: 40, note: 'As in the photos.' };
    await post(world.admin.api, `/api/admin/claims/${id}/resolve`, decision);
    from = await after(owner, from, 'claim.decided', 'payment.released');

    deal = await world.delivered({}, owner);
    const second = ok(await claim(deal), 201);
    await after(owner, from, 'claim.opened');
    await post(owner.api, `/api/claims/${second.id}/withdraw`);
    from = await after(owner, from, 'claim.withdrawn');
    deal = await world.paid({}, owner);
    const payment = await world.payment(deal);
    from = await after(owner, from, 'payment.escrowed');
    await post(world.admin.api, `/api/admin/payments/${payment.id}/refund`, { amount: 100, reason: 'A scratch.' });
    from = await after(owner, from, 'payment.refunded');
    await post(owner.api, `/api/shipments/${deal.shipmentId}/cancel`);
    await after(owner, from, 'payment.refunded', 'shipment.cancelled');
    expect(seen.size).toBe(30);
    const { id: said } = ok(
      await owner.api.post<{ id: string }>('/api/messages', { receiverId: deal.carrier.id, content: 'Thanks.' }),
      201,
    );
    const [last] = (await follow(owner, from, has('message.sent'))).filter(({ type }) => type === 'message.sent');
    expect(last?.data).toMatchObject({ messageId: said, url: `/api/messages/${said}` });
    // A message has no status; all else that was told here has.
    const silent = await world.server.query(`SELECT DISTINCT name FROM public_events WHERE NOT data ? 'status'`);
    expect(silent).toEqual([{ name: 'message.sent' }]);
  });

  it('shows the newest first to look at, of one kind or one shipment', async () => {
    const owner = await world.newShipper();
    const [first, second] = [await world.listed(owner), await world.listed(owner)];
    await world.quoted(first);
    await follow(owner, START, has('quote.submitted'));
    const latest = async (query = '') =>
      ok(await owner.api.get<Told[]>(`/api/event-log/latest?${query}`), 200).map(({ type, data }) => [
        type,
        data.shipmentId,
      ]);
    expect(await latest()).toEqual([
      ['quote.submitted', first],
      ['shipment.listed', second],
      ['shipment.listed', first],
    ]);
    expect(await latest('limit=1')).toEqual([['quote.submitted', first]]);
    expect(await latest(`shipmentId=${first}&types=shipment.*`)).toEqual([['shipment.listed', first]]);
    expect(ok(await world.shipper.api.get<Told[]>('/api/event-log/latest?types=payment.*'), 200)).toEqual([]);
    expectRefusal(await owner.api.get('/api/event-log/latest?types=boats.*'), 400, 'invalid_input');
  });

  it('loses nothing and tells nothing twice while many write and one reads all the time', async () => {
    const owner = await world.newShipper();
    const reading = follow(
      owner,
      START,
      (all) => all.filter(({ type }) => type === 'shipment.listed').length >= WRITERS,
    );
    const list = async (): Promise<string> => {
      const key = { 'idempotency-key': randomUUID() };
      return untilFound(async () => {
        const made = await owner.api.post<{ id: string; code?: string }>('/api/shipments', NEW_SHIPMENT, key);
        // A busy server asks to come again.
        if (made.status !== 503 && made.body.code !== 'idempotency_in_progress') return ok(made, 201).id;
      });
    };
    const listed = await Promise.all(Array.from({ length: WRITERS }, list));
    const told = (await reading).filter(({ type }) => type === 'shipment.listed');
    expect(told.map(({ data }) => data['shipmentId']).sort()).toEqual([...listed].sort());
    const seqs = await world.server.query<{ name: string }>(
      'SELECT name FROM public_events WHERE user_id = $1 ORDER BY seq',
      [owner.id],
    );
    expect((await follow(owner, START, () => true)).map(({ type }) => type)).toEqual(seqs.map(({ name }) => name));
  });

  it('has what happened when the server died before it was written there', async () => {
    const owner = await world.newShipper();
    const listed = await Promise.all(Array.from({ length: 10 }, () => world.listed(owner)));
    await world.server.kill('SIGKILL');
    await world.server.restart();
    const told = await follow(owner, START, (all) => all.filter(({ type }) => type === 'shipment.listed').length >= 10);
    expect(
      told
        .filter(({ type }) => type === 'shipment.listed')
        .map(({ data }) => data['shipmentId'])
        .sort(),
    ).toEqual([...listed].sort());
  });

  it('goes on from now, from a kept place, by types and by shipment', async () => {
    const owner = await world.newShipper();
    const before = await world.listed(owner);
    await follow(owner, START, has('shipment.listed'));
    const now = await owner.api.get<Told[]>('/api/event-log?after=now');
    expect(ok(now, 200)).toEqual([]);
    const shipmentId = await world.listed(owner);
    await world.quoted(shipmentId);
    const later = await follow(owner, nextOf(now), has('quote.submitted'));
    expect(later.map(({ data }) => data['shipmentId'])).not.toContain(before);
    const only = async (query: string) =>
      ok(await owner.api.get<Told[]>(`/api/event-log?${query}`), 200).map(({ type }) => type);
    expect(await only(`types=quote.*&shipmentId=${shipmentId}`)).toEqual(['quote.submitted']);
    expect(await only(`types=shipment.listed,payment.released&shipmentId=${shipmentId}`)).toEqual(['shipment.listed']);
    expect(await only(`types=shipment.listed&types=payment.released&shipmentId=${shipmentId}`)).toEqual([
      'shipment.listed',
    ]);
    expect(await only(`types=*&shipmentId=${shipmentId}`)).toEqual(['shipment.listed', 'quote.submitted']);
  });

  it('tells a key only what its scopes let it read', async () => {
    const owner = await world.newShipper();
    await world.quoted(await world.listed(owner));
    await follow(owner, START, has('quote.submitted'));
    const seen = async (scopes: readonly string[]) =>
      new Set(
        ok(await (await api(owner, scopes)).get<Told[]>('/api/event-log'), 200).map(({ type }) => type.split('.')[0]),
      );
    expect(await seen(['events:read'])).toEqual(new Set());
    expect(await seen(['events:read', 'shipments:read'])).toEqual(new Set(['shipment']));
    expect(await seen(['events:read', 'quotes:read'])).toEqual(new Set(['quote']));
  });

  it('refuses a made-up place, and one that is older than what is kept', async () => {
    const owner = await world.newShipper();
    const first = nextOf(await owner.api.get('/api/event-log?after=now'));
    for (const wrong of ['AAAAAAAAAAEAAAAAAAAAAA', 'x', Buffer.alloc(16, 1).toString('base64url')])
      expectRefusal(await owner.api.get(`/api/event-log?after=${wrong}`), 400, 'invalid_input');
    const unknown = await owner.api.get<{ errors: { message: string }[] }>('/api/event-log?types=quote.*,boats.*');
    expectRefusal(unknown, 400, 'invalid_input');
    expect(unknown.body.errors[0]?.message).toMatch(/^There is no event “boats\.\*”\. /);
    for (const _ of [1, 2]) await world.listed(owner);
    await follow(owner, START, (all) => all.filter(({ type }) => type === 'shipment.listed').length === 2);
    await world.server.query(`UPDATE public_events SET created_at = created_at - interval '31 days'`);
    await world.server.restart();
    const expired = await owner.api.get<{ detail: string }>(first);
    expectRefusal(expired, 410, 'cursor_expired');
    // From the place that it names, nothing that is kept is left out.
    const [, from] = / after (\S+)\.$/.exec(expired.body.detail) ?? [];
    const [kept] = await world.server.query<{ seq: string }>('SELECT min(seq) AS seq FROM public_events');
    expect(Buffer.from(from ?? '', 'base64url').readBigUInt64BE(0) + 1n).toBe(BigInt(kept?.seq ?? 0));
    ok(await owner.api.get(`/api/event-log?after=${from}`), 200);
    // The newest is kept, so that who reads all the time never falls off the end.
    const rows = await world.server.query('SELECT FROM public_events WHERE user_id = $1', [owner.id]);
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  it('misses nothing for who began when nothing had ever happened', async () => {
    const fresh = await World.start();
    const owner = await fresh.newShipper();
    const start = nextOf(await owner.api.get('/api/event-log?after=now'));
    await fresh.listed(owner);
    expect((await follow(owner, start, has('shipment.listed'))).map(({ type }) => type)).toEqual(['shipment.listed']);
  });

  it('is forgotten with the account', async () => {
    const leaving = await world.newShipper();
    await world.listed(leaving);
    await follow(leaving, START, has('shipment.listed'));
    ok(await leaving.api.delete('/api/users/me', { password: PASSWORD }), 204);
    const left = await world.server.query<{ name: string }>(
      `SELECT name FROM public_events WHERE user_id = $1 AND name = 'shipment.listed'`,
      [leaving.id],
    );
    expect(left).toEqual([]);
  });
});

describe('the quotes on all listings of an owner', () => {
  it('come in one call, with those of others left out', async () => {
    const owner = await world.newShipper();
    const carriers = [world.carrier, await world.newCarrier()];
    const shipments = await Promise.all([world.listed(owner), world.listed(owner), world.listed(owner)]);
    const quotes = await Promise.all(shipments.flatMap((id) => carriers.map((carrier) => world.quoted(id, carrier))));
    await world.quoted(await world.listed());
    const inbox = await (await api(owner, ['quotes:read'])).get<QuoteRow[]>('/api/quotes?owner=me&limit=100');
    expect(
      ok(inbox, 200)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...quotes].sort());
    expect(inbox.headers.get('x-total-count')).toBe('6');
    const paged: string[] = [];
    for (let at = '/api/quotes?owner=me&limit=4'; at;) {
      const page = await owner.api.get<QuoteRow[]>(at);
      paged.push(...ok(page, 200).map(({ id }) => id));
      at = nextOf(page);
    }
    expect(paged.sort()).toEqual([...quotes].sort());
    expect(ok(await world.carrier.api.get<QuoteRow[]>('/api/quotes?owner=me'), 200)).toEqual([]);
  });

  it('are narrowed by state, by shipment and by what changed since, the oldest change first', async () => {
    const owner = await world.newShipper();
    const [one, other] = [await world.listed(owner), await world.listed(owner)];
    const [first, second] = [await world.quoted(one), await world.quoted(other)];
    const found = async (query: string) =>
      ok(await owner.api.get<QuoteRow[]>(`/api/quotes?owner=me&${query}`), 200).map(({ id }) => id);
    expect(await found(`shipmentId=${one}`)).toEqual([first]);
    expect(await found('updatedSince=2020-01-01T00:00:00Z')).toEqual([first, second]);
    ok(await owner.api.post(`/api/quotes/${first}/decline`), 200);
    expect(await found('status=declined')).toEqual([first]);
    expect(await found('status=pending')).toEqual([second]);
    const all = ok(await owner.api.get<QuoteRow[]>('/api/quotes?owner=me'), 200);
    const since = all.find(({ id }) => id === first)?.updatedAt ?? '';
    expect(await found(`updatedSince=${since}`)).toEqual([first]);
    expectRefusal(await owner.api.get(`/api/quotes?owner=${randomUUID()}`), 400, 'invalid_input');
  });
});

describe('what changed since', () => {
  const LISTS = ['quotes', 'payments', 'claims'] as const;
  /** In which of their lists both sides find it again, once it was done. */
  const changedBy = async ({ shipper, carrier }: Deal, act: () => Promise<unknown>): Promise<string[]> => {
    await world.advance(60);
    const since = (await world.now()).toISOString();
    await act();
    const found = async (by: Person, list: string, more = '') =>
      ok(await by.api.get<object[]>(`/api/${list}?updatedSince=${since}${more}`), 200).length > 0;
    const both = await Promise.all(
      LISTS.map(
        async (list) =>
          (await found(shipper, list, list === 'quotes' ? '&owner=me' : '')) && (await found(carrier, list)) && list,
      ),
    );
    return both.filter((list) => list !== false);
  };

  it('is a shipment, too, that was delivered and is now confirmed', async () => {
    const deal = await world.inTransit();
    ok(await deal.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`), 200);
    await world.advance(60);
    const since = (await world.now()).toISOString();
    const found = async () =>
      ok(await deal.shipper.api.get<{ id: string }[]>(`/api/shipments?owner=me&updatedSince=${since}`), 200);
    expect(await found()).toEqual([]);
    ok(await world.confirmDelivery(deal), 200);
    expect((await found()).map(({ id }) => id)).toEqual([deal.shipmentId]);
  });

  it('is every step of a deal, for both sides: of the quote, its payment and its claim', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deal = await world.booked({}, shipper, carrier);
    const { shipmentId } = deal;
    expect(await changedBy(deal, () => world.shipper.api.get('/api/config'))).toEqual([]);
    const settled = async () => {
      await world.payWith(deal, LATE_REFUNDS);
      ok(await world.confirm(deal), 200);
    };
    expect(await changedBy(deal, settled)).toEqual(['quotes', 'payments']);
    for (const verb of ['pickup', 'deliver']) ok(await carrier.api.post(`/api/shipments/${shipmentId}/${verb}`), 200);
    const claim = { shipmentId, kind: 'damage', amount: 200, description: 'A scratch.', photos: [] };
    const opened = async () => ok(await shipper.api.post<{ id: string }>('/api/claims', claim), 201).id;
    let id = '';
    expect(await changedBy(deal, async () => (id = await opened()))).toEqual(['payments', 'claims']);
    const withdrawn = async () => ok(await shipper.api.post(`/api/claims/${id}/withdraw`), 200);
    expect(await changedBy(deal, withdrawn)).toEqual(['payments', 'claims']);
    const refund = { amount: 100, reason: 'The trailer was late.' };
    const { id: paymentId } = await world.payment(deal);
    const refunded = () => world.admin.api.post(`/api/admin/payments/${paymentId}/refund`, refund);
    expect(await changedBy(deal, async () => ok(await refunded(), 200))).toEqual(['payments']);
    // The provider says only later that it has gone through.
    const later = new Date((await world.now()).getTime() + 1_000).toISOString();
    await world.advance(60);
    await until(async () => ok(await shipper.api.get<object[]>(`/api/payments?updatedSince=${later}`), 200).length > 0);
    expect(await changedBy(deal, () => world.confirmDelivery(deal))).toEqual(['quotes', 'payments']);
  });

  it('is paged in the order of the changes', async () => {
    const [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
    const deals: Deal[] = [];
    for (let count = 0; count < 3; count += 1) deals.push(await world.booked({}, shipper, carrier));
    for (const deal of deals.toReversed()) {
      ok(await world.pay(deal), 200);
      await world.advance(1);
    }
    const seen: string[] = [];
    for (let at = '/api/payments?updatedSince=2020-01-01T00:00:00Z&limit=1'; at;) {
      const page = await carrier.api.get<{ quoteId: string }[]>(at);
      seen.push(...ok(page, 200).map(({ quoteId }) => quoteId));
      at = nextOf(page);
    }
    expect(seen).toEqual(deals.toReversed().map(({ quoteId }) => quoteId));
  });
});

describe("what a carrier's own system calls a quote", () => {
  interface Named extends QuoteRow {
    externalRef: string | null;
    metadata: object | null;
  }
  const NOTES = { branch: 'Austin' };

  it('finds it, is seen by its carrier only, in events too, and is not taken twice', async () => {
    const [owner, carrier, other] = [await world.newShipper(), await world.newCarrier(), await world.newCarrier()];
    const offer = { shipmentId: await world.listed(owner, { externalRef: 'STK-9' }), amount: 900, externalRef: 'Q-1' };
    const made = ok(await carrier.api.post<Named>('/api/quotes', offer), 201);
    expect(made.externalRef).toBe('Q-1');
    ok(await other.api.post('/api/quotes', offer), 201);
    const again = await carrier.api.post('/api/quotes', { ...offer, shipmentId: await world.listed(owner) });
    expectRefusal(again, 409, 'external_ref_taken');
    expect(again.body).toMatchObject({ current: { id: made.id } });
    const found = ok(await carrier.api.get<Named[]>('/api/quotes?externalRef=Q-1'), 200);
    expect(found.map(({ id }) => id)).toEqual([made.id]);
    expect(ok(await owner.api.get<Named[]>('/api/quotes?owner=me'), 200)).toMatchObject([
      { externalRef: null },
      { externalRef: null },
    ]);
    const [[theirs], [own]] = await Promise.all([
      follow(owner, `${START}&types=quote.submitted`, has('quote.submitted')),
      follow(carrier, `${START}&types=quote.submitted`, has('quote.submitted')),
    ]);
    expect([theirs?.data['externalRef'], own?.data['externalRef']]).toEqual(['STK-9', 'Q-1']);
  });

  it('changes with the notes, whatever became of the quote, and is no change to anybody else', async () => {
    const deal = await world.booked();
    const change = (body: object) => deal.carrier.api.patch<Named>(`/api/quotes/${deal.quoteId}`, body);
    const changed = ok(await change({ externalRef: 'Q-2', metadata: NOTES }), 200);
    expect(changed).toMatchObject({ externalRef: 'Q-2', metadata: NOTES, status: 'accepted' });
    expect(ok(await change({ externalRef: null }), 200)).toMatchObject({ externalRef: null, metadata: NOTES });
    expectRefusal(await change({ amount: 1, metadata: {} }), 409, 'illegal_transition');
    expect(ok(await change({ metadata: NOTES }), 200).metadata).toEqual(NOTES);
    const types = (await follow(deal.shipper, START, has('quote.accepted'))).map(({ type }) => type);
    expect(types).not.toContain('quote.changed');
  });
});

describe('how a quote ended', () => {
  it('is told apart: taken back by the shipper, or run out', async () => {
    const { shipper, carrier, quoteId } = await world.booked({}, await world.newShipper(), await world.newCarrier());
    ok(await shipper.api.post(`/api/quotes/${quoteId}/unaccept`), 200);
    const validUntil = new Date((await world.now()).getTime() + 2 * 3_600_000).toISOString();
    const late = await world.quoted(await world.listed(shipper), carrier, { validUntil });
    await world.advance(3 * 3_600);
    const all = await follow(carrier, START, has('quote.expired'));
    expect(
      all.filter(({ data }) => data['status'] === 'declined').map(({ type, data }) => [type, data['quoteId']]),
    ).toEqual([
      ['quote.unaccepted', quoteId],
      ['quote.expired', late],
    ]);
  });
});

describe("what an owner's own system calls a shipment", () => {
  const listedAs = (by: Person, externalRef: string | null) =>
    by.api.post<{ id: string; externalRef: string | null }>('/api/shipments', { ...NEW_SHIPMENT, externalRef });

  it('finds it, is seen by its owner only, and is not taken twice', async () => {
    const [owner, other] = [await world.newShipper(), await world.newShipper()];
    const made = ok(await listedAs(owner, 'STK-4711/a'), 201);
    expect(made.externalRef).toBe('STK-4711/a');
    const found = async (by: Person, query: string) =>
      ok(await by.api.get<{ id: string; externalRef: string }[]>(`/api/shipments?${query}`), 200);
    expect((await found(owner, 'externalRef=STK-4711/a')).map(({ id }) => id)).toEqual([made.id]);
    expect((await found(owner, 'owner=me'))[0]?.externalRef).toBe('STK-4711/a');
    expect(await found(other, 'externalRef=STK-4711/a')).toEqual([]);
    expect((await other.api.get<{ externalRef: unknown }>(`/api/shipments/${made.id}`)).body.externalRef).toBeNull();
    expect(JSON.stringify(await found(other, 'limit=100'))).not.toContain('STK-4711');
    expectRefusal(await world.visitor.get('/api/shipments?externalRef=STK-4711/a'), 401, 'unauthorized');
    const twice = await listedAs(owner, 'STK-4711/a');
    expectRefusal(twice as Answer<unknown>, 409, 'external_ref_taken');
    expect(twice.body).toMatchObject({ current: { id: made.id } });
    ok(await listedAs(other, 'STK-4711/a'), 201);
  });

  it('is one of a kind also for those who list at once, and can be changed and taken away', async () => {
    const owner = await world.newShipper();
    const both = await Promise.all([listedAs(owner, 'A-1'), listedAs(owner, 'A-1')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { id } = ok(await listedAs(owner, 'A-2'), 201);
    const change = (externalRef: string | null) =>
      owner.api.patch<{ externalRef: unknown }>(`/api/shipments/${id}`, { externalRef });
    expectRefusal(await change('A-1'), 409, 'external_ref_taken');
    expect(ok(await change('A-2'), 200).externalRef).toBe('A-2');
    expect(ok(await change(null), 200).externalRef).toBeNull();
    ok(await listedAs(owner, 'A-2'), 201);
    expectRefusal(await listedAs(owner, 'no blanks'), 400, 'invalid_input');
  });
});
