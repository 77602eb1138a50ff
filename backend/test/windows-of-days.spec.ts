import type { Quote as PlainQuote, Shipment } from './support/answers.js';
import { answer as answerChange, propose } from './support/changes.js';
import { CARDS, DAY, type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

type Quote = PlainQuote & { outsideWindow: boolean; pickupDay: string | null };

let world: World;

beforeAll(async () => {
  world = await World.start();
});

afterEach(() => world.expectCleanLedger());

const day = (days: number) => world.day(days);
const paths = (answer: { body: unknown }) =>
  (answer.body as { errors: { path: string }[] }).errors.map(({ path }) => path);

/** In escrow: agreed on a pickup between the 4th and the 8th day from now. */
async function paidWindow(): Promise<Deal> {
  const shipmentId = await world.listed();
  const quoteId = await world.quoted(shipmentId, world.carrier, {
    estimatedPickupDate: await day(4),
    estimatedPickupUntil: await day(8),
  });
  const deal = { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId };
  await world.told(deal.shipper, shipmentId, 'quote', ['quote.submitted']);
  ok(await deal.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
  await world.payWith(deal, CARDS.good);
  ok(await world.confirm(deal), 200);
  return deal;
}

const setDay = ({ carrier, quoteId }: Deal, body: object) =>
  carrier.api.post<Quote & { can: string[] }>(`/api/quotes/${quoteId}/pickup-day`, body);

/** An hour of a day, in Austin's local time. */
function inAustin(date: string, hour: number): Date {
  const guess = new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);
  const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric', hourCycle: 'h23' });
  const off = (hour - Number(shown.format(guess)) + 24) % 24;
  return new Date(guess.getTime() + off * HOUR * 1_000);
}

async function dueAt({ quoteId }: Deal, kind: string): Promise<string | undefined> {
  const rows = await world.server.query<{ due_at: Date }>(
    'SELECT due_at FROM deadlines WHERE subject = $1 AND kind = $2 AND done_at IS NULL',
    [quoteId, kind],
  );
  return rows[0]?.due_at.toISOString();
}

describe('a listing', () => {
  it('gives its windows of days and hours, and an edit changes or removes them', async () => {
    const days = {
      pickupDate: await day(3),
      pickupUntil: await day(10),
      pickupHours: { from: '08:00', to: '12:30' },
      deliveryFrom: await day(11),
      deliveryDate: await day(14),
      deliveryHours: { from: '16:00', to: '20:00' },
    };
    const id = await world.listed(world.shipper, days);
    expect(ok(await world.visitor.get<Shipment>(`/api/shipments/${id}`), 200)).toMatchObject(days);
    const gone = { pickupUntil: null, pickupHours: null, deliveryFrom: null };
    const changed = ok(await world.shipper.api.patch<Shipment>(`/api/shipments/${id}`, gone), 200);
    expect(changed).toMatchObject({ ...days, ...gone });
  });

  it.each([
    ['ends before it begins', 5, 4, {}, ['pickupUntil']],
    ['lasts more than 60 days', 5, 66, {}, ['pickupUntil']],
    ['has only an end', null, 4, {}, ['pickupDate']],
    ['is over', -6, -4, {}, ['pickupUntil']],
    ['has hours without an end', 5, 6, { pickupHours: { from: '08:00' } }, ['pickupHours.to']],
    ['has hours that end before they begin', 5, 6, { pickupHours: { from: '12:00', to: '08:00' } }, ['pickupHours.to']],
    [
      'has invalid hours',
      5,
      6,
      { deliveryHours: { from: '8', to: '25:00' } },
      ['deliveryHours.from', 'deliveryHours.to'],
    ],
    ['has text for hours', 5, 6, { deliveryHours: 'mornings' }, ['deliveryHours']],
  ] as const)('is refused when its window %s', async (_, from, until, more, wrong) => {
    const answer = await world.shipper.api.post('/api/shipments', {
      title: 'A crate',
      category: 'freight',
      description: 'A crate of machine parts.',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      pickupDate: from === null ? null : await day(from),
      pickupUntil: await day(until),
      ...more,
    });
    expectRefusal(answer, 400, 'invalid_input');
    expect(paths(answer)).toEqual(wrong);
  });

  it('accepts no delivery before the last pickup day', async () => {
    const id = await world.listed(world.shipper, { pickupDate: await day(3), pickupUntil: await day(6) });
    const early = await world.shipper.api.patch(`/api/shipments/${id}`, { deliveryDate: await day(5) });
    expectRefusal(early, 400, 'invalid_input');
    expect(paths(early)).toEqual(['deliveryDate']);
    ok(await world.shipper.api.patch(`/api/shipments/${id}`, { deliveryDate: await day(6) }), 200);
  });
});

describe('a quote', () => {
  it('may name a window of five more days, but no longer one', async () => {
    const shipmentId = await world.listed();
    const quote = { shipmentId, amount: 900, estimatedPickupDate: await day(4) };
    const long = await world.carrier.api.post('/api/quotes', { ...quote, estimatedPickupUntil: await day(10) });
    expectRefusal(long, 400, 'invalid_input');
    expect(paths(long)).toEqual(['estimatedPickupUntil']);
    const until = await day(9);
    const made = ok(await world.carrier.api.post<Quote>('/api/quotes', { ...quote, estimatedPickupUntil: until }), 201);
    expect(made).toMatchObject({ estimatedPickupUntil: until, pickupDay: null, outsideWindow: false });
    // A single other day is requested: the end of the earlier window does not stay behind.
    const moved = await world.carrier.api.patch<Quote>(`/api/quotes/${made.id}`, {
      estimatedPickupDate: await day(12),
    });
    expect(ok(moved, 200)).toMatchObject({ estimatedPickupDate: await day(12), estimatedPickupUntil: null });
    expect(moved.body.history).toMatchObject([{ estimatedPickupUntil: until }]);
  });

  it("outside the listing's days is accepted, and says so", async () => {
    const shipmentId = await world.listed(world.shipper, {
      pickupDate: await day(4),
      pickupUntil: await day(8),
      deliveryDate: await day(12),
    });
    const quoteId = await world.quoted(shipmentId, world.carrier, { estimatedPickupDate: await day(4) });
    const outside = async (changes: object) =>
      ok(await world.carrier.api.patch<Quote>(`/api/quotes/${quoteId}`, changes), 200).outsideWindow;
    expect(await outside({ estimatedPickupUntil: await day(8), estimatedDeliveryDate: await day(12) })).toBe(false);
    expect(await outside({ estimatedPickupUntil: await day(9) })).toBe(true);
    expect(await outside({ estimatedPickupDate: await day(3), estimatedPickupUntil: null })).toBe(true);
    expect(await outside({ estimatedPickupDate: await day(8), estimatedDeliveryDate: await day(13) })).toBe(true);
    // A day without an end is the last one: whoever comes sooner is welcome.
    ok(await world.shipper.api.patch(`/api/shipments/${shipmentId}`, { pickupUntil: null, deliveryDate: null }), 200);
    expect(await outside({ estimatedPickupDate: await day(2), estimatedDeliveryDate: null })).toBe(false);
    expect(await outside({ estimatedPickupDate: await day(5) })).toBe(true);
  });

  it('can be accepted until the last day of its window has passed, and only with the days seen', async () => {
    const shipmentId = await world.listed();
    const [first, last] = [await day(1), await day(3)];
    const quoteId = await world.quoted(shipmentId, world.carrier, {
      estimatedPickupDate: first,
      estimatedPickupUntil: last,
    });
    const accept = (expect: object) => world.shipper.api.post(`/api/quotes/${quoteId}/accept`, { expect });
    const other = await accept({ estimatedPickupDate: first, estimatedPickupUntil: null });
    expectRefusal(other, 409, 'quote_changed');
    expect(other.body).toMatchObject({ current: { estimatedPickupUntil: last } });
    await world.advanceTo(inAustin(last, 23), HOUR - 60);
    ok(await accept({ estimatedPickupDate: first, estimatedPickupUntil: last }), 200);
    const over = await world.listed();
    const late = await world.quoted(over, world.carrier, { estimatedPickupDate: last });
    await world.advance(120);
    expectRefusal(await world.shipper.api.post(`/api/quotes/${late}/accept`), 409, 'quote_expired');
  });
});

describe('an agreed window', () => {
  const feeOf = async ({ shipper, shipmentId }: Deal) =>
    ok(await shipper.api.get<{ carrierCompensation: number }>(`/api/shipments/${shipmentId}/cancellation-preview`), 200)
      .carrierCompensation;

  it('makes a cancellation late from its first day on, and a no-show possible after its last', async () => {
    const deal = await paidWindow();
    const [first, last] = [await day(4), await day(8)];
    expect(await feeOf(deal)).toBe(0);
    const claim = () =>
      deal.shipper.api.post('/api/claims', {
        shipmentId: deal.shipmentId,
        kind: 'no_show',
        amount: 500,
        description: 'Nobody came on any of the days.',
      });
    await world.advanceTo(inAustin(first, 12));
    expect(await feeOf(deal)).toBeGreaterThan(0);
    expectRefusal(await claim(), 409, 'claim_window_closed');
    await world.advanceTo(inAustin(last, 23), HOUR + 60);
    expect(await feeOf(deal)).toBe(0);
    expect((await world.standing(deal))[1]).toBe('paid');
    ok(await claim(), 201);
  });

  it('lets delivery be confirmed from its first day on', async () => {
    const deal = await paidWindow();
    const first = await day(4);
    expectRefusal(await world.confirmDelivery(deal), 409, 'not_picked_up');
    await world.advanceTo(inAustin(first, 1));
    ok(await world.confirmDelivery(deal), 200);
  });

  it('becomes the day the carrier sets, and every deadline moves with it', async () => {
    const deal = await paidWindow();
    const [before, chosen] = [await dueAt(deal, 'no_show_refund'), await day(6)];
    const quote = ok(await setDay(deal, { day: chosen, from: '08:00', to: '12:00' }), 200);
    expect(quote).toMatchObject({ pickupDay: chosen, pickupDayHours: { from: '08:00', to: '12:00' } });
    expect(quote.can).not.toContain('pickup-day');
    expect(await dueAt(deal, 'pickup_day')).toBe(inAustin(chosen, 0).toISOString());
    expect(Date.parse(before ?? '') - Date.parse((await dueAt(deal, 'no_show_refund')) ?? '')).toBe(2 * DAY * 1_000);
    expect(await dueAt(deal, 'pickup_choice')).toBeUndefined();
    await world.told(deal.shipper, deal.shipmentId, 'quote', ['quote.pickup_day_set', 'quote.submitted']);
    await world.advanceTo(inAustin(await day(5), 12));
    expectRefusal(await world.confirmDelivery(deal), 409, 'not_picked_up');
    expectRefusal(await setDay(deal, { day: chosen }), 409, 'pickup_day_closed');
  });

  it('that a change order moves leaves a day to be set once more, inside the new one', async () => {
    const deal = await paidWindow();
    ok(await setDay(deal, { day: await day(6) }), 200);
    expectRefusal(await setDay(deal, { day: await day(7) }), 409, 'pickup_day_closed');
    const [pickupDate, pickupUntil, chosen] = [await day(9), await day(11), await day(10)];
    const order = ok(await propose(deal.carrier, deal, { reason: 'dates', pickupDate, pickupUntil }), 201);
    ok(await answerChange(deal.shipper, order, 'accept'), 200);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({ pickupDay: null, estimatedPickupDate: pickupDate });
    expect(await dueAt(deal, 'pickup_choice')).toBeDefined();
    expect(paths(await setDay(deal, { day: await day(6) }))).toEqual(['day']);
    expect(ok(await setDay(deal, { day: chosen }), 200).pickupDay).toBe(chosen);
    expect(await dueAt(deal, 'pickup_day')).toBe(inAustin(chosen, 0).toISOString());
    expectRefusal(await setDay(deal, { day: pickupDate }), 409, 'pickup_day_closed');
  });

  it('accepts a day inside it until 6 PM the day before, only from its carrier', async () => {
    const deal = await paidWindow();
    const [first, second, last] = [await day(4), await day(5), await day(8)];
    for (const wrong of [await day(3), await day(9)]) {
      const refused = await setDay(deal, { day: wrong });
      expectRefusal(refused, 400, 'invalid_input');
      expect(paths(refused)).toEqual(['day']);
    }
    expect(paths(await setDay(deal, { day: first, from: '08:00' }))).toEqual(['to']);
    expect(paths(await setDay(deal, { day: first, to: '08:00' }))).toEqual(['from']);
    expect(paths(await setDay(deal, { day: first, from: '12:00', to: '08:00' }))).toEqual(['to']);
    for (const other of [deal.shipper, world.admin])
      expectRefusal(await setDay({ ...deal, carrier: other }, { day: first }), 403, 'forbidden');
    const evening = inAustin(new Date(Date.parse(`${first}T00:00:00Z`) - DAY * 1_000).toISOString().slice(0, 10), 18);
    const told = async (person: Person) =>
      ok(await person.api.get<{ pickupDays: unknown }>(`/api/quotes/${deal.quoteId}`), 200).pickupDays;
    expect(await told(deal.carrier)).toEqual({ first, last });
    expect(await told(deal.shipper)).toBeUndefined();
    await world.advanceTo(evening, 1);
    expect(await told(deal.carrier)).toEqual({ first: second, last });
    expect(paths(await setDay(deal, { day: first }))).toEqual(['day']);
    expect(ok(await setDay(deal, { day: last }), 200).pickupDay).toBe(last);
    expect(await told(deal.carrier)).toBeUndefined();
  });

  it('reminds its carrier two days ahead to set the day, once', async () => {
    const deal = await paidWindow();
    const first = await day(4);
    const asked = async (person: Person) =>
      ok(await person.api.get<{ kind: string; link: string }[]>('/api/notifications?limit=100'), 200).filter(
        ({ kind, link }) => kind === 'reminder.pickup_choice' && link.endsWith(deal.shipmentId),
      ).length;
    await world.advanceTo(inAustin(first, 0), -48 * HOUR - 60);
    expect(await asked(deal.carrier)).toBe(0);
    await world.advanceTo(inAustin(first, 0), -48 * HOUR + 1);
    await world.told(deal.carrier, deal.shipmentId, 'reminder', ['reminder.pickup_choice']);
    expect(await asked(deal.shipper)).toBe(0);
  });
});

it("a carrier's dashboard orders pickups and deliveries by their agreed days", async () => {
  const carrier = await world.newCarrier();
  const agreed = async (pickup: number, delivery: number) => {
    const days = { estimatedPickupDate: await day(pickup), estimatedDeliveryDate: await day(delivery) };
    return world.paid(days, undefined, carrier);
  };
  const [later, sooner, onTheWay] = [await agreed(6, 9), await agreed(2, 9), await agreed(0, 4)];
  ok(await carrier.api.post(`/api/shipments/${onTheWay.shipmentId}/pickup`), 200);
  // Where no day was agreed, it is the day after the payment.
  const dayless = await world.paid({}, undefined, carrier);
  const { needsYou } = ok(
    await carrier.api.get<{ needsYou: { kind: string; shipmentId: string; dueOn: string | null; dueAt: string }[] }>(
      '/api/users/me/dashboard',
    ),
    200,
  );
  expect(needsYou.map(({ kind, shipmentId, dueOn }) => [kind, shipmentId, dueOn])).toEqual([
    ['pick_up', dayless.shipmentId, await day(1)],
    ['pick_up', sooner.shipmentId, await day(2)],
    ['deliver', onTheWay.shipmentId, await day(4)],
    ['pick_up', later.shipmentId, await day(6)],
  ]);
  // Until the end of the day, where it is picked up.
  expect(Date.parse(needsYou[1]!.dueAt)).toBe(inAustin(await day(3), 0).getTime());
});

it('a suspended carrier is asked only for what they can still do', async () => {
  const carrier = await world.newCarrier();
  const days = { estimatedPickupDate: await day(0), estimatedDeliveryDate: await day(3) };
  const [booked, onTheWay] = [await world.paid(days, undefined, carrier), await world.paid(days, undefined, carrier)];
  ok(await carrier.api.post(`/api/shipments/${onTheWay.shipmentId}/pickup`), 200);
  const asked = async () =>
    ok(
      await carrier.api.get<{ needsYouCount: number; needsYou: { kind: string; shipmentId: string }[] }>(
        '/api/users/me/dashboard',
      ),
      200,
    );
  const deliver = { kind: 'deliver', shipmentId: onTheWay.shipmentId };
  expect(await asked()).toMatchObject({
    needsYouCount: 2,
    needsYou: [{ kind: 'pick_up', shipmentId: booked.shipmentId }, deliver],
  });
  ok(await world.admin.api.post(`/api/admin/users/${carrier.id}/suspend`, { reason: 'Papers' }), 200);
  expect(await asked()).toMatchObject({ needsYouCount: 1, needsYou: [deliver] });
  expectRefusal(await carrier.api.post(`/api/shipments/${booked.shipmentId}/pickup`), 403, 'account_suspended');
});

describe('once its days are over', () => {
  interface Told {
    can: string[];
    next: { who: string; what: string } | null;
  }

  it('a quote waits for its carrier, and the listing for new days of its owner', async () => {
    const [owner, carrier] = [await world.newShipper(), await world.newCarrier()];
    const read = async (path: string, { api } = owner) => {
      const { can, next } = ok(await api.get<Told>(`/api/${path}`), 200);
      return [can.includes('accept'), next && `${next.who} ${next.what}`];
    };
    const needs = async ({ api } = owner) =>
      ok(
        await api.get<{ needsYou: { kind: string; shipmentId: string }[] }>('/api/users/me/dashboard'),
        200,
      ).needsYou.map(({ kind }) => kind);
    const dated = await world.listed(owner, { pickupDate: await day(4), pickupUntil: await day(5) });
    const bare = await world.listed(owner, { pickupDate: await day(4) });
    const undated = await world.listed(owner);
    const days = { estimatedPickupDate: await day(4) };
    const [onDated, onUndated] = [await world.quoted(dated, carrier, days), await world.quoted(undated, carrier, days)];
    expect([await read(`quotes/${onDated}`), await read(`shipments/${dated}`)]).toEqual([
      [true, 'owner accept'],
      [false, 'owner accept'],
    ]);
    expect(await needs()).toEqual(['choose_quote', 'choose_quote']);

    await world.advance(7 * DAY);
    for (const id of [onDated, onUndated])
      expect(await read(`quotes/${id}`, carrier)).toEqual([false, 'carrier change']);
    const waits = [dated, bare, undated].map((id) => read(`shipments/${id}`));
    expect((await Promise.all(waits)).map(([, next]) => next)).toEqual([
      'owner change',
      'owner change',
      'carrier change',
    ]);
    expect(await needs()).toEqual(['set_days', 'set_days']);

    const later = { pickupDate: await day(3), pickupUntil: await day(4) };
    ok(await owner.api.patch(`/api/shipments/${dated}`, later), 200);
    ok(await owner.api.patch(`/api/shipments/${bare}`, later), 200);
    ok(await carrier.api.patch(`/api/quotes/${onDated}`, { estimatedPickupDate: await day(3) }), 200);
    expect(await read(`shipments/${bare}`)).toEqual([false, 'carrier quotes']);
    expect(await read(`quotes/${onDated}`)).toEqual([true, 'owner accept']);
    expect(await needs()).toEqual(['choose_quote']);
  });
});
