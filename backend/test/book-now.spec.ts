import type { Quote, Refusal, Shipment } from './support/answers.js';
import { checkIdentity } from './support/checked.js';
import type { Answer } from './support/client.js';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';
import { counts, race } from './support/races.js';

interface Listing extends Shipment {
  bookNowPrice: number | null;
  bookNowFor: string | null;
  can: string[];
}
interface Taken extends Quote {
  takenAt: string | null;
  paymentDueAt: string;
  agreed: { paymentWindowHours: number };
  history: { amount: number }[];
}

const PRICE = 760;

let world: World;
let shipper: Person;
let carrier: Person;
let shipmentId: string;

beforeAll(async () => {
  world = await World.start();
});

/** Listed at a price at which any carrier can take it. */
beforeEach(async () => {
  [shipper, carrier] = [await world.newShipper(), await world.newCarrier()];
  shipmentId = await world.listed(shipper, { bookNowPrice: PRICE, bookNowFor: 'anybody' });
});

afterEach(() => world.expectCleanLedger());

const days = async (first = 3) => ({ estimatedPickupDate: await world.day(first) });
const take = async (by = carrier, body: object = {}, id = shipmentId): Promise<Answer<Taken>> =>
  by.api.post<Taken>(`/api/shipments/${id}/take`, { amount: PRICE, ...(await days()), ...body });
const seenBy = async (by?: Person, id = shipmentId): Promise<Listing> =>
  ok(await (by?.api ?? world.visitor).get<Listing>(`/api/shipments/${id}`), 200);
const priced = async (by: Person | undefined, id = shipmentId) => {
  const { bookNowPrice, bookNowFor } = await seenBy(by, id);
  return [bookNowPrice, bookNowFor];
};
const change = (body: object, id = shipmentId): Promise<Answer<Listing>> =>
  shipper.api.patch<Listing>(`/api/shipments/${id}`, body);
const missing = ({ body }: Answer<unknown>) => (body as Refusal & { missing?: string[] }).missing;
const toldAs = (by: Person, ...kinds: string[]) => world.told(by, shipmentId, 'quote', kinds);
const cancelled = async (by: Person) =>
  ok(await world.admin.api.get<{ cancelledJobs: number }>(`/api/admin/users/${by.id}`), 200).cancelledJobs;

/** The job, taken and not paid yet. */
async function taken(by = carrier, id = shipmentId): Promise<Deal> {
  const quote = ok(await take(by, {}, id), 200);
  return { shipper, carrier: by, shipmentId: id, quoteId: quote.id };
}

describe('the price of a listing', () => {
  it('is shown to everybody while it can be taken, and to nobody once it is booked', async () => {
    for (const by of [undefined, carrier, shipper]) expect(await priced(by)).toEqual([PRICE, 'anybody']);
    const [row] = ok(await world.visitor.get<Listing[]>(`/api/shipments?status=open&limit=1`), 200);
    expect(row).toMatchObject({ id: shipmentId, bookNowPrice: PRICE });
    await taken();
    for (const by of [undefined, carrier, shipper]) expect(await priced(by)).toEqual([null, null]);
  });

  it('is for carriers whose identity is checked unless its owner says otherwise', async () => {
    const id = await world.listed(shipper, { bookNowPrice: 900 });
    expect(await priced(shipper, id)).toEqual([900, 'checked']);
    expect(await priced(shipper, await world.listed(shipper))).toEqual([null, null]);
  });

  it('can be changed and removed while quotes stand, which stay fresh', async () => {
    const quoteId = await world.quoted(shipmentId, carrier, { amount: 900 });
    expect(ok(await change({ bookNowPrice: 800 }), 200)).toMatchObject({ bookNowPrice: 800, bookNowFor: 'anybody' });
    ok(await change({ bookNowFor: 'proven' }), 200);
    expect(await priced(shipper)).toEqual([800, 'proven']);
    ok(await change({ title: 'Sailing boat with a mast' }), 200);
    expect(await priced(shipper)).toEqual([800, 'proven']);
    ok(await change({ bookNowPrice: null }), 200);
    expect(await priced(shipper)).toEqual([null, null]);
    expect(await world.quote({ shipper, shipmentId }, quoteId)).toMatchObject({ stale: false, status: 'pending' });
  });

  it('lies within what a job can cost, and names carriers only if there is one', async () => {
    for (const bookNowPrice of [0, 0.99, 950_000.01, -1, 'much'])
      expectRefusal(await change({ bookNowPrice }), 400, 'invalid_input');
    expectRefusal(await change({ bookNowFor: 'friends' }), 400, 'invalid_input');
    const id = await world.listed(shipper);
    expectRefusal(await change({ bookNowFor: 'checked' }, id), 400, 'invalid_input');
    expect(await priced(shipper, id)).toEqual([null, null]);
  });
});

describe('taking a listing', () => {
  it('books it at that price on the terms in force, with a day to pay', async () => {
    const dates = { estimatedPickupUntil: await world.day(5), estimatedDeliveryDate: await world.day(9) };
    const before = await world.now();
    const quote = ok(await take(carrier, dates), 200);
    expect(quote).toMatchObject({ amount: PRICE, status: 'accepted', ...dates, agreed: { paymentWindowHours: 24 } });
    const left = new Date(quote.paymentDueAt).getTime() - before.getTime();
    expect(Math.round(left / 3_600_000)).toBe(24);
    expect(quote.takenAt).not.toBeNull();
    const kept = ok(await world.admin.api.get<{ agreed: object }>(`/api/admin/quotes/${quote.id}`), 200).agreed;
    expect(kept).not.toHaveProperty('twoPersonAboveCents');
    expect(await world.standing({ shipper, carrier, shipmentId, quoteId: quote.id })).toEqual([
      'booked',
      'accepted',
      'pending',
    ]);
    expect(await world.shipment(shipmentId)).toMatchObject({ quoteCount: 1 });
    // Paid, it is a job like any other.
    const deal = { shipper, carrier, shipmentId, quoteId: quote.id };
    ok(await world.payWith(deal, CARDS.good), 200);
    ok(await world.confirm(deal), 200);
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/pickup`), 200);
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/deliver`), 200);
    expect(ok(await world.confirmDelivery(deal), 200).payment).toMatchObject({ amount: PRICE, status: 'released' });
  });

  it('gives as long to pay as the operators set, and deals keep what they were made on', async () => {
    const set = (bookNowPaymentHours: number) =>
      world.admin.api.put('/api/admin/settings/current', { bookNowPaymentHours });
    ok(await set(6), 200);
    const quote = ok(await take(), 200);
    ok(await set(24), 200);
    expect(quote.agreed.paymentWindowHours).toBe(6);
    expect(ok(await world.visitor.get('/api/config'), 200)).toMatchObject({
      bookNowPaymentHours: 24,
      paymentWindowHours: 48,
    });
  });

  it('is refused at another price, which says the present one', async () => {
    const refused = await take(carrier, { amount: 750 });
    expectRefusal(refused, 409, 'price_changed');
    expect(refused.body).toMatchObject({ expected: { amount: 750 }, current: { amount: PRICE } });
    ok(await change({ bookNowPrice: 750 }), 200);
    expectRefusal(await take(), 409, 'price_changed');
    ok(await take(carrier, { amount: 750 }), 200);
  });

  it('is for those whom the owner named, and whoever is not among them hears what is missing', async () => {
    ok(await change({ bookNowFor: 'checked' }), 200);
    const refused = await take();
    expectRefusal(refused, 403, 'not_for_you');
    expect(missing(refused)).toEqual(['identity_or_insurance']);
    expect((await seenBy(carrier)).can).not.toContain('take');
    await checkIdentity(world, carrier);
    expect((await seenBy(carrier)).can).toContain('take');
    ok(await change({ bookNowFor: 'proven' }), 200);
    const unproven = await take();
    expectRefusal(unproven, 403, 'not_for_you');
    expect(missing(unproven)).toEqual(['jobs_done']);
    for (let count = 0; count < 3; count++)
      ok(await world.confirmDelivery(await world.delivered({}, shipper, carrier)), 200);
    expect((await seenBy(carrier)).can).toContain('take');
    ok(await take(), 200);
  });

  it('is for carriers, and not for the owner, nor across a block, nor of a draft', async () => {
    const other = await world.newShipper();
    expectRefusal(await world.visitor.post(`/api/shipments/${shipmentId}/take`, {}), 401, 'unauthorized');
    expectRefusal(await take(other), 403, 'carriers_only');
    ok(await shipper.api.put(`/api/users/${carrier.id}/block`), 204);
    expectRefusal(await take(), 403, 'blocked');
    ok(await shipper.api.delete(`/api/users/${carrier.id}/block`), 204);
    const draft = await world.listed(shipper, { status: 'draft', bookNowPrice: PRICE });
    expectRefusal(await take(carrier, {}, draft), 404, 'not_found');
    // A shipper who became a carrier owns the listing still.
    ok(await shipper.api.put('/api/users/profile', { isCarrier: true }), 200);
    expectRefusal(await take(shipper), 403, 'own_shipment');
    expect((await seenBy(shipper)).can).not.toContain('take');
  });

  it('needs a price: without one, and when it is over, there is nothing to take', async () => {
    ok(await change({ bookNowPrice: null }), 200);
    expectRefusal(await take(), 403, 'book_now_off');
    ok(await shipper.api.post(`/api/shipments/${shipmentId}/cancel`), 200);
    expectRefusal(await take(), 409, 'illegal_transition');
  });

  it('needs days that the listing asks for', async () => {
    const asked = {
      bookNowPrice: PRICE,
      bookNowFor: 'anybody',
      pickupDate: await world.day(5),
      pickupUntil: await world.day(7),
      deliveryDate: await world.day(12),
    };
    const id = await world.listed(shipper, asked);
    const refused = async (first: number, delivery: number | null, until?: number) =>
      (
        (
          await take(
            carrier,
            {
              estimatedPickupDate: await world.day(first),
              ...(until === undefined ? {} : { estimatedPickupUntil: await world.day(until) }),
              ...(delivery === null ? {} : { estimatedDeliveryDate: await world.day(delivery) }),
            },
            id,
          )
        ).body as unknown as Refusal & { errors?: { path: string }[] }
      ).errors?.map(({ path }) => path);
    expect(await refused(4, 12)).toEqual(['estimatedPickupDate']);
    expect(await refused(8, 12)).toEqual(['estimatedPickupDate']);
    expect(await refused(6, 12, 8)).toEqual(['estimatedPickupUntil']);
    expect(await refused(5, null)).toEqual(['estimatedDeliveryDate']);
    expect(await refused(5, 13)).toEqual(['estimatedDeliveryDate']);
    expect(await refused(5, 12, 7)).toBeUndefined();
  });

  it("takes the place of a carrier's own pending quote, with what it said before in its history", async () => {
    const quoteId = await world.quoted(shipmentId, carrier, {
      amount: 900,
      message: 'I have a trailer.',
      validUntil: new Date((await world.now()).getTime() + 3_600_000).toISOString(),
    });
    ok(await change({ weight: 4321 }), 200);
    const quote = ok(await take(), 200);
    expect(quote).toMatchObject({
      id: quoteId,
      amount: PRICE,
      status: 'accepted',
      stale: false,
      validUntil: null,
      message: 'I have a trailer.',
      history: [{ amount: 900 }],
    });
    await world.advance(2 * HOUR);
    expect((await world.standing({ shipper, carrier, shipmentId, quoteId }))[1]).toBe('accepted');
    expect(await world.shipment(shipmentId)).toMatchObject({ quoteCount: 1 });
  });

  it('lapses what was offered on quotes, which stay pending until it is paid', async () => {
    const other = await world.newCarrier();
    const quoteId = await world.quoted(shipmentId, other, { amount: 900 });
    const offer = ok(
      await shipper.api.post<{ id: string }>(`/api/quotes/${quoteId}/counter-offers`, { amount: 700 }),
      201,
    );
    const deal = await taken();
    expectRefusal(
      await other.api.post(`/api/counter-offers/${offer.id}/accept`, { amount: 700 }),
      409,
      'already_booked',
    );
    expectRefusal(await take(other), 409, 'already_booked');
    expect((await world.quote(deal, quoteId)).status).toBe('pending');
    ok(await world.payWith(deal, CARDS.good), 200);
    ok(await world.confirm(deal), 200);
    expect((await world.quote(deal, quoteId)).declineReason).toBe('another_accepted');
  });

  it('asks for the facts that the operators ask for in its category', async () => {
    const ask = (factsToBeAccepted: object) =>
      world.admin.api.put('/api/admin/settings/current', { factsToBeAccepted });
    ok(await ask({ vehicles: ['usdot_number'] }), 200);
    expectRefusal(await take(), 409, 'facts_missing');
    expect((await seenBy(carrier)).can).not.toContain('take');
    ok(await ask({}), 200);
    ok(await take(), 200);
  });

  it('tells the owner to pay, and the carrier nothing that they know', async () => {
    await taken();
    await toldAs(shipper, 'quote.accepted');
    await toldAs(carrier);
    const [notice] = ok(await shipper.api.get<{ title: string; body: string }[]>('/api/notifications'), 200);
    expect(notice?.title).toBe('Booked for $760.00: pay next');
    expect(notice?.body).toMatch(/took "Sailing boat" at your book-now price of \$760\.00\. Pay by .+\./);
  });

  it('tells others no more than any booking does', async () => {
    const deal = await taken();
    const stranger = await world.newCarrier();
    expect(ok(await stranger.api.get(`/api/shipments/${shipmentId}/quotes`), 200)).toEqual([]);
    expectRefusal(await stranger.api.get(`/api/quotes/${deal.quoteId}`), 404, 'not_found');
    const line = JSON.stringify(ok(await world.visitor.get(`/api/shipments/${shipmentId}/timeline`), 200));
    // As a number of its own: ids have all digits.
    const price = new RegExp(`\\b${PRICE}\\b`);
    expect(line).not.toMatch(price);
    expect(JSON.stringify(await seenBy(stranger))).not.toMatch(price);
  });

  it('of one listing by 50 carriers at the same instant: one has it', async () => {
    const carriers = await Promise.all(Array.from({ length: 50 }, () => world.newCarrier()));
    const body = { amount: PRICE, ...(await days()) };
    const answers = await Promise.all(carriers.map(({ api }) => api.post(`/api/shipments/${shipmentId}/take`, body)));
    expect(counts(answers)).toEqual({ '200': 1, '409 already_booked': 49 });
    const rows = await world.server.query('SELECT status FROM quotes WHERE shipment_id = $1', [shipmentId]);
    expect(rows).toEqual([{ status: 'accepted' }]);
    expect(await world.shipment(shipmentId)).toMatchObject({ status: 'booked', quoteCount: 1 });
  });
});

describe('at the same moment', () => {
  const listed = () => world.listed(shipper, { bookNowPrice: PRICE, bookNowFor: 'anybody' });

  race('one carrier takes it twice: once', async () => {
    const id = await listed();
    const answers = await Promise.all([take(carrier, {}, id), take(carrier, {}, id)]);
    expect(counts(answers)).toEqual({ '200': 1, '409 already_booked': 1 });
  });

  race('the owner accepts another quote: one booking', async () => {
    const id = await listed();
    const other = await world.newCarrier();
    const quoteId = await world.quoted(id, other, { amount: 900 });
    const answers = await Promise.all([take(carrier, {}, id), shipper.api.post(`/api/quotes/${quoteId}/accept`)]);
    expect(counts(answers)).toEqual({ '200': 1, '409 already_booked': 1 });
  });

  race('the owner changes the price: taken at one that both saw, or not', async () => {
    const id = await listed();
    const [taking, changing] = await Promise.all([take(carrier, {}, id), change({ bookNowPrice: 700 }, id)]);
    expect([
      [200, 409],
      [409, 200],
    ]).toContainEqual([taking.status, changing.status]);
    if (taking.status === 200) expect(taking.body.amount).toBe(PRICE);
  });
});

describe('a job that was taken and not paid', () => {
  it('ends after a day, and the price with it', async () => {
    const deal = await taken();
    await world.advance(25 * HOUR);
    expect(await world.standing(deal)).toEqual(['listed', 'declined', 'pending']);
    expect((await world.quote(deal, deal.quoteId)).declineReason).toBe('payment_expired');
    expect(await priced(shipper)).toEqual([null, null]);
    await toldAs(carrier, 'quote.declined');
    await world.told(shipper, shipmentId, 'shipment', ['shipment.reopened']);
    const notices = ok(await shipper.api.get<{ kind: string; body: string }[]>('/api/notifications'), 200);
    expect(notices.find(({ kind }) => kind === 'shipment.reopened')?.body).toContain(
      'Carriers can no longer book it at once; edit the listing to set a price again.',
    );
    // Once is no reason to take it away from anybody.
    ok(await change({ bookNowPrice: 800 }), 200);
  });

  it('does not end before the provider is asked, which may have been paid', async () => {
    const deal = await taken();
    await world.payUnheard(deal);
    await world.advance(25 * HOUR);
    expect(await world.standing(deal)).toEqual(['booked', 'paid', 'in_escrow']);
    expect(await priced(shipper)).toEqual([null, null]);
  });

  it('counts the same when the owner takes it back or cancels, and three in 90 days turn it off for 90 days', async () => {
    const ids = [shipmentId];
    for (let count = 0; count < 3; count++)
      ids.push(await world.listed(shipper, { bookNowPrice: PRICE, bookNowFor: 'anybody' }));
    const [first, second, third, spare] = ids as [string, string, string, string];
    const unaccepted = await taken(carrier, first);
    ok(await shipper.api.post(`/api/quotes/${unaccepted.quoteId}/unaccept`), 200);
    expect(await priced(shipper, first)).toEqual([null, null]);
    await taken(carrier, second);
    ok(await shipper.api.post(`/api/shipments/${second}/cancel`), 200);
    expect(await priced(shipper, spare)).toEqual([PRICE, 'anybody']);
    await world.advance(20 * DAY);
    await taken(carrier, third);
    await world.advance(25 * HOUR);
    for (const id of [third, spare]) expect(await priced(shipper, id)).toEqual([null, null]);
    expectRefusal(await take(carrier, {}, spare), 403, 'book_now_off');
    expectRefusal(await change({ bookNowPrice: 800 }, spare), 403, 'book_now_off');
    const listing = { ...LISTING, bookNowPrice: 800 };
    expectRefusal(await shipper.api.post('/api/shipments', listing), 403, 'book_now_off');
    // All else of the listing is theirs to change, as before.
    ok(await change({ budget: 1_000, bookNowPrice: null }, spare), 200);
    await world.told(shipper, third, 'shipment', ['shipment.reopened']);
    const told = ok(await shipper.api.get<{ body: string }[]>('/api/notifications'), 200);
    expect(told.map(({ body }) => body).join()).toContain('so book now is off for all of your listings until');
    await world.advance(90 * DAY - 2 * HOUR);
    expectRefusal(await change({ bookNowPrice: 800 }, spare), 403, 'book_now_off');
    await world.advance(2 * HOUR);
    ok(await change({ bookNowPrice: 800 }, spare), 200);
  });

  it('does not count for whoever has paid, while the bank still looks at it', async () => {
    const deal = await taken();
    ok(await world.payWith(deal, CARDS.underReview), 200);
    ok(await world.confirm(deal), 200);
    ok(await shipper.api.post(`/api/shipments/${shipmentId}/cancel`), 200);
    expect(await world.server.query('SELECT left_unpaid_at FROM quotes WHERE id = $1', [deal.quoteId])).toEqual([
      { left_unpaid_at: null },
    ]);
  });

  it('counts for 90 days', async () => {
    const leave = async (id: string) => {
      const { quoteId } = await taken(carrier, id);
      ok(await shipper.api.post(`/api/quotes/${quoteId}/unaccept`), 200);
    };
    await leave(shipmentId);
    await world.advance(91 * DAY);
    for (let count = 0; count < 2; count++) {
      const id = await world.listed(shipper, { bookNowPrice: PRICE, bookNowFor: 'anybody' });
      await leave(id);
    }
    await world.listed(shipper, { bookNowPrice: PRICE });
  });

  it('counts for nobody when a quote that was accepted the usual way is not paid', async () => {
    const deal = await world.booked({}, shipper, carrier);
    ok(await change({ bookNowPrice: 800 }), 200);
    ok(await shipper.api.post(`/api/quotes/${deal.quoteId}/unaccept`), 200);
    expect(await priced(shipper)).toEqual([800, 'anybody']);
    const rows = await world.server.query('SELECT 1 FROM quotes WHERE owner_id = $1 AND left_unpaid_at IS NOT NULL', [
      shipper.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('binds its carrier to nothing: given back it counts only once it is paid, and can be taken again', async () => {
    const before = await cancelled(carrier);
    const deal = await taken();
    ok(await carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`), 200);
    expect(await cancelled(carrier)).toBe(before);
    expect(await priced(carrier)).toEqual([PRICE, 'anybody']);
    const again = await taken();
    ok(await world.payWith(again, CARDS.good), 200);
    ok(await world.confirm(again), 200);
    ok(await carrier.api.post(`/api/quotes/${again.quoteId}/withdraw`), 200);
    expect(await cancelled(carrier)).toBe(before + 1);
  });
});

it('suspending the owner turns it off on all of their listings, and restoring does not turn it on', async () => {
  const draft = await world.listed(shipper, { status: 'draft', bookNowPrice: PRICE });
  ok(await world.admin.api.post(`/api/admin/users/${shipper.id}/suspend`, { reason: 'The card is not theirs.' }), 200);
  expect(await priced(carrier)).toEqual([null, null]);
  expectRefusal(await take(), 403, 'book_now_off');
  ok(await world.admin.api.post(`/api/admin/users/${shipper.id}/restore`, { reason: 'It was.' }), 200);
  expect(await priced(shipper, draft)).toEqual([null, null]);
  expectRefusal(await take(), 403, 'book_now_off');
});

const LISTING = {
  title: 'A crate',
  category: 'freight',
  description: 'A crate of machine parts.',
  pickupLocation: 'Austin, TX',
  deliveryLocation: 'Denver, CO',
};
