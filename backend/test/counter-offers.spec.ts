import { OFFER_RULES, OFFER_STATUSES, type OfferStatus } from '../src/counter-offers/counter-offers.rules.js';
import type { Answer } from './support/client.js';
import { needsOf } from './support/needs.js';
import { CARDS, DAY, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

interface Offer {
  id: string;
  side: string;
  amount: number;
  round: number;
  status: OfferStatus;
  message: string | null;
  validUntil: string;
  can: string[];
  next: { who: string; what: string } | null;
}

interface Standing {
  id: string;
  amount: number;
  status: string;
  counterOffers: number;
  estimatedPickupDate: string | null;
  history: { amount: number }[];
  can: string[];
  next: { who: string; what: string } | null;
}

let world: World;
let shipper: Person;
let carrier: Person;
let stranger: Person;
let shipmentId: string;
let quoteId: string;

beforeAll(async () => {
  world = await World.start();
  stranger = await world.newCarrier('Stan');
});

/** A quote of $900. */
beforeEach(async () => {
  [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
  shipmentId = await world.listed(shipper);
  quoteId = await world.quoted(shipmentId, carrier, { amount: 900 });
});

afterEach(() => world.expectCleanLedger());

const offer = (by: Person, amount: number, more: object = {}, on = quoteId): Promise<Answer<Offer>> =>
  by.api.post<Offer>(`/api/quotes/${on}/counter-offers`, { amount, ...more });
const answer = (by: Person, { id, amount }: Pick<Offer, 'id' | 'amount'>, verb: string): Promise<Answer<Offer>> =>
  by.api.post<Offer>(`/api/counter-offers/${id}/${verb}`, verb === 'accept' ? { amount } : undefined);
const offers = async (by = shipper, on = quoteId): Promise<Offer[]> =>
  ok(await by.api.get<Offer[]>(`/api/quotes/${on}/counter-offers`), 200);
const statuses = async (on = quoteId): Promise<string[]> =>
  (await offers(shipper, on)).map(({ side, amount, status }) => `${side} ${amount} ${status}`).reverse();
const quoteAs = async (by: Person, on = quoteId): Promise<Standing> =>
  ok(await by.api.get<Standing>(`/api/quotes/${on}`), 200);
const toldAs = (by: Person, ...kinds: string[]) => world.told(by, shipmentId, 'counter_offer', kinds);

describe('counter-offers', () => {
  it('wait on the dashboard of the side that answers, for as long as they are open', async () => {
    const asked = async () => Promise.all([shipper, carrier].map((by) => needsOf(by, shipmentId, 'answer_offer')));
    expect(await asked()).toEqual([[], []]);
    const first = ok(await offer(shipper, 760), 201);
    expect(await asked()).toEqual([[], [{ kind: 'answer_offer', quoteId, dueAt: first.validUntil }]]);
    const second = ok(await offer(carrier, 850), 201);
    expect(await asked()).toEqual([[{ kind: 'answer_offer', quoteId, dueAt: second.validUntil }], []]);
    ok(await answer(shipper, second, 'decline'), 200);
    expect(await asked()).toEqual([[], []]);
  });

  it('go back and forth, and the accepted one books at its terms, with the earlier ones in the history', async () => {
    const pickupDate = await world.day(5);
    const first = ok(await offer(shipper, 760, { message: 'Cash is short. Call (512) 555-0190.' }), 201);
    expect(first).toMatchObject({ side: 'shipper', round: 1, status: 'open', can: ['withdraw'] });
    expect((await offers(carrier))[0]).toMatchObject({
      message: 'Cash is short. Call [phone hidden].',
      can: ['accept', 'decline'],
      next: { who: 'carrier', what: 'accept' },
    });
    expect(await quoteAs(carrier)).toMatchObject({ next: { who: 'carrier', what: 'accept' }, counterOffers: 1 });
    const second = ok(await offer(carrier, 850, { pickupDate }), 201);
    expect(await statuses()).toEqual(['shipper 760 replaced', 'carrier 850 open']);
    ok(await answer(shipper, second, 'accept'), 200);
    expect(await quoteAs(shipper)).toMatchObject({
      amount: 850,
      status: 'accepted',
      estimatedPickupDate: pickupDate,
      history: [{ amount: 900 }],
      can: expect.arrayContaining(['pay']),
    });
    const deal = { shipper, carrier, shipmentId, quoteId };
    expect(ok(await world.pay(deal), 200)).toMatchObject({ amount: 850 });
    await world.payWith(deal, CARDS.good);
    expect(ok(await world.confirm(deal), 200)).toMatchObject({ status: 'in_escrow', amount: 850 });
  });

  it("books for the carrier who accepts the owner's, who pays next; the carrier has no other way to accept", async () => {
    expectRefusal(await carrier.api.post(`/api/quotes/${quoteId}/accept`), 403, 'forbidden');
    const made = ok(await offer(shipper, 760), 201);
    await toldAs(carrier, 'counter_offer.made');
    expectRefusal(await answer(shipper, made, 'accept'), 403, 'forbidden');
    expectRefusal(await answer(stranger, made, 'accept'), 404, 'not_found');
    expectRefusal(await answer(carrier, { ...made, amount: 770 }, 'accept'), 409, 'quote_changed');
    ok(await answer(carrier, made, 'accept'), 200);
    expect(await quoteAs(shipper)).toMatchObject({
      amount: 760,
      status: 'accepted',
      next: { who: 'owner', what: 'pay' },
    });
    await toldAs(shipper, 'counter_offer.accepted');
    await world.told(carrier, shipmentId, 'quote', []);
  });

  it('refuse figures that are not between the two last ones, and name both', async () => {
    const refused = await offer(shipper, 900);
    expectRefusal(refused, 400, 'not_between');
    expect(refused.body).toMatchObject({
      detail: 'Offer less than $900.00.',
      current: { above: 0.99, below: 900 },
    });
    ok(await offer(shipper, 760), 201);
    expectRefusal(await offer(shipper, 750), 400, 'not_between');
    expectRefusal(await offer(carrier, 760), 400, 'not_between');
    ok(await offer(carrier, 850), 201);
    const late = await offer(shipper, 851);
    expectRefusal(late, 400, 'not_between');
    expect(late.body).toMatchObject({
      detail: 'Offer more than $760.00 and less than $850.00. Or offer $760.00 again, with other days.',
      current: { above: 760, below: 850 },
    });
    ok(await offer(shipper, 760, { pickupDate: await world.day(3) }), 201);
  });

  it('are three a side, and the carrier waits for the owner', async () => {
    expect((await quoteAs(shipper)).can).toContain('counter-offers');
    expect((await quoteAs(carrier)).can).not.toContain('counter-offers');
    expectRefusal(await offer(carrier, 850), 409, 'not_your_turn');
    for (const amount of [700, 710, 720]) ok(await offer(shipper, amount), 201);
    expect(await statuses()).toEqual(['shipper 700 replaced', 'shipper 710 replaced', 'shipper 720 open']);
    expectRefusal(await offer(shipper, 730), 409, 'counter_offers_used_up');
    expect((await quoteAs(shipper)).can).not.toContain('counter-offers');
    expect((await quoteAs(carrier)).can).toContain('counter-offers');
    for (const amount of [880, 870, 860]) ok(await offer(carrier, amount), 201);
    expectRefusal(await offer(carrier, 850), 409, 'counter_offers_used_up');
  });

  it('lapse after a day or the time that was chosen, and no later than the quote; the quote stands as it was', async () => {
    const now = await world.now();
    const hours = ({ validUntil }: Offer) => (Date.parse(validUntil) - now.getTime()) / HOUR / 1_000;
    expect(hours(ok(await offer(shipper, 700), 201))).toBeCloseTo(24, 0);
    const long = ok(await offer(shipper, 710, { validHours: 72 }), 201);
    expect(hours(long)).toBeCloseTo(72, 0);
    const validUntil = new Date(now.getTime() + 5 * HOUR * 1_000).toISOString();
    const short = await world.quoted(await world.listed(shipper), carrier, { amount: 900, validUntil });
    expect(hours(ok(await offer(shipper, 700, {}, short), 201))).toBeCloseTo(5, 0);
    expectRefusal(await offer(shipper, 720, { validHours: 73 }), 400, 'invalid_input');
    await world.advance(72 * HOUR + 60);
    expect(await statuses()).toEqual(['shipper 700 replaced', 'shipper 710 lapsed']);
    expectRefusal(await answer(carrier, long, 'accept'), 409, 'illegal_transition');
    await toldAs(shipper, 'counter_offer.lapsed');
    expect(await quoteAs(shipper)).toMatchObject({ amount: 900, status: 'pending' });
    expectRefusal(await offer(carrier, 850), 409, 'not_your_turn');
  });

  it('are declined and withdrawn, and leave the quote as it was', async () => {
    const first = ok(await offer(shipper, 700), 201);
    expectRefusal(await answer(shipper, first, 'decline'), 403, 'forbidden');
    expect(ok(await answer(carrier, first, 'decline'), 200)).toMatchObject({ status: 'declined', can: [] });
    await toldAs(shipper, 'counter_offer.declined');
    const second = ok(await offer(shipper, 710), 201);
    expectRefusal(await answer(carrier, second, 'withdraw'), 403, 'forbidden');
    ok(await answer(shipper, second, 'withdraw'), 200);
    expect(await quoteAs(shipper)).toMatchObject({ amount: 900, status: 'pending', history: [] });
  });

  const ENDS: Record<string, () => Promise<unknown>> = {
    'the carrier changes the quote': async () =>
      ok(await carrier.api.patch(`/api/quotes/${quoteId}`, { amount: 890 }), 200),
    'the carrier withdraws the quote': async () => ok(await carrier.api.post(`/api/quotes/${quoteId}/withdraw`), 200),
    'the owner declines the quote': async () => ok(await shipper.api.post(`/api/quotes/${quoteId}/decline`), 200),
    'the owner accepts the quote': async () => ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200),
    'the listing changes what is quoted on': async () =>
      ok(await shipper.api.patch(`/api/shipments/${shipmentId}`, { weight: 4_000 }), 200),
    'the listing is cancelled': async () => ok(await shipper.api.post(`/api/shipments/${shipmentId}/cancel`), 200),
    'the owner is suspended': async () =>
      ok(await world.admin.api.post(`/api/admin/users/${shipper.id}/suspend`, { reason: 'Fraud.' }), 200),
    'the carrier is suspended': async () =>
      ok(await world.admin.api.post(`/api/admin/users/${carrier.id}/suspend`, { reason: 'Fraud.' }), 200),
    'another quote is accepted': async () => {
      const other = await world.quoted(shipmentId, stranger, { amount: 880 });
      ok(await shipper.api.post(`/api/quotes/${other}/accept`), 200);
    },
  };
  it.each(Object.keys(ENDS))('lapse at once when %s', async (event) => {
    const { id } = ok(await offer(shipper, 700), 201);
    await ENDS[event]?.();
    const [row] = await world.server.query<{ status: string; due: number }>(
      `SELECT status, (SELECT count(*)::int FROM deadlines WHERE subject = $1 AND done_at IS NULL) AS due FROM counter_offers WHERE id = $1`,
      [id],
    );
    expect(row).toEqual({ status: 'lapsed', due: 0 });
  });

  it('stay when the listing changes what no quote is based on', async () => {
    ok(await offer(shipper, 700), 201);
    ok(await shipper.api.patch(`/api/shipments/${shipmentId}`, { description: 'A boat with a new cover.' }), 200);
    expect(await statuses()).toEqual(['shipper 700 open']);
  });

  it('are not made where the quote could not be accepted', async () => {
    expectRefusal(await offer(stranger, 700), 404, 'not_found');
    expectRefusal(await offer(world.admin, 700), 403, 'forbidden');
    ok(await shipper.api.patch(`/api/shipments/${shipmentId}`, { weight: 4_000 }), 200);
    expectRefusal(await offer(shipper, 700), 409, 'quote_stale');
    ok(await carrier.api.patch(`/api/quotes/${quoteId}`, {}), 200);
    ok(await shipper.api.put(`/api/users/${carrier.id}/block`), 204);
    expectRefusal(await offer(shipper, 700), 403, 'blocked');
    expect((await quoteAs(shipper)).can).not.toContain('counter-offers');
    expect((await quoteAs(shipper)).can).not.toContain('accept');
    expectRefusal(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 403, 'blocked');
    ok(await shipper.api.delete(`/api/users/${carrier.id}/block`), 204);
    ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    expectRefusal(await offer(shipper, 700), 409, 'illegal_transition');
  });

  it('are not accepted once one has blocked the other', async () => {
    ok(await offer(shipper, 700), 201);
    const [made] = await offers(carrier);
    ok(await shipper.api.put(`/api/users/${carrier.id}/block`), 204);
    expect((await offers(carrier))[0]).toMatchObject({ status: 'open', can: ['decline'] });
    expectRefusal(await carrier.api.post(`/api/counter-offers/${made?.id}/accept`, { amount: 700 }), 403, 'blocked');
    ok(await shipper.api.delete(`/api/users/${carrier.id}/block`), 204);
    ok(await carrier.api.post(`/api/counter-offers/${made?.id}/accept`, { amount: 700 }), 200);
  });

  it('are sealed: nobody but the two and operators sees them', async () => {
    ok(await offer(shipper, 700), 201);
    expectRefusal(await stranger.api.get(`/api/quotes/${quoteId}/counter-offers`), 404, 'not_found');
    expect(await offers(world.admin)).toHaveLength(1);
    const seen = async (by: Person) =>
      ok(await by.api.get<{ events: { subject: string }[] }>(`/api/shipments/${shipmentId}/timeline`), 200).events;
    expect((await seen(carrier)).filter(({ subject }) => subject === 'counter_offer')).toMatchObject([
      { data: { amount: 700, side: 'shipper', quoteId } },
    ]);
    expect((await seen(stranger)).filter(({ subject }) => subject === 'counter_offer')).toEqual([]);
  });
});

describe('at the same moment', () => {
  const booked = async (): Promise<number> => {
    const [row] = await world.server.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM quotes WHERE shipment_id = $1 AND status = 'accepted'`,
      [shipmentId],
    );
    return row?.count ?? 0;
  };

  it('the owner accepts the quote, and the carrier the offer: one booking', async () => {
    const made = ok(await offer(shipper, 760), 201);
    const answers = await Promise.all([
      shipper.api.post(`/api/quotes/${quoteId}/accept`),
      answer(carrier, made, 'accept'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booked()).toBe(1);
    const { amount } = await quoteAs(shipper);
    expect(amount).toBe(answers[1].status === 200 ? 760 : 900);
  });

  it('both sides counter and accept: one booking at most, and one open offer', async () => {
    const made = ok(await offer(shipper, 760), 201);
    const answers = await Promise.all([offer(shipper, 770), offer(carrier, 850), answer(carrier, made, 'accept')]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const open = (await offers()).filter(({ status }) => status === 'open');
    expect([await booked(), open.length]).toEqual(answers[2].status === 200 ? [1, 0] : [0, 1]);
  });

  it("two carriers accept the owner's offers: one has the job, the other's has lapsed", async () => {
    const rival = await world.newCarrier();
    const other = await world.quoted(shipmentId, rival, { amount: 880 });
    const [mine, theirs] = [ok(await offer(shipper, 760), 201), ok(await offer(shipper, 750, {}, other), 201)];
    const answers = await Promise.all([answer(carrier, mine, 'accept'), answer(rival, theirs, 'accept')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const lost of answers.filter(({ status }) => status !== 200)) expectRefusal(lost, 409, 'already_booked');
    expect([...(await statuses()), ...(await statuses(other))].sort()).toEqual(
      answers[0].status === 200
        ? ['shipper 750 lapsed', 'shipper 760 accepted']
        : ['shipper 750 accepted', 'shipper 760 lapsed'],
    );
    expect(await booked()).toBe(1);
  });
});

describe('every state and verb', () => {
  const MAKE: Record<OfferStatus, () => Promise<Offer>> = {
    open: async () => ok(await offer(shipper, 760), 201),
    accepted: async () => ok(await answer(carrier, ok(await offer(shipper, 760), 201), 'accept'), 200),
    declined: async () => ok(await answer(carrier, ok(await offer(shipper, 760), 201), 'decline'), 200),
    withdrawn: async () => ok(await answer(shipper, ok(await offer(shipper, 760), 201), 'withdraw'), 200),
    replaced: async () => {
      const old = ok(await offer(shipper, 760), 201);
      ok(await offer(shipper, 770), 201);
      return old;
    },
    lapsed: async () => {
      const old = ok(await offer(shipper, 760), 201);
      await world.advance(DAY + 60);
      return old;
    },
  };
  const CALLS = { accept: () => carrier, decline: () => carrier, withdraw: () => shipper } as const;
  const pairs = OFFER_STATUSES.flatMap((status) =>
    Object.keys(CALLS).map((verb) => [status, verb as keyof typeof CALLS] as const),
  );

  it.each(pairs)('%s, %s', async (status, verb) => {
    const made = await MAKE[status]();
    const by = CALLS[verb]();
    const { can } = (await offers(by)).find(({ id }) => id === made.id) ?? { can: [] as string[] };
    const isPossible = OFFER_RULES.verbs[verb].from.includes(status);
    expect(can.includes(verb)).toBe(isPossible);
    const got = await answer(by, made, verb);
    if (isPossible) expect(ok(got, 200).status).toBe(OFFER_RULES.verbs[verb].to[0]);
    else expectRefusal(got, 409, status === 'accepted' && verb === 'accept' ? 'already_booked' : 'illegal_transition');
  });
});
