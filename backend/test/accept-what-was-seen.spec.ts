import type { Quote } from './support/answers.js';
import type { Answer } from './support/client.js';
import { type Deal, expectRefusal, ok, World } from './support/people.js';

interface Changed {
  code: string;
  expected: Record<string, unknown>;
  current: Record<string, unknown>;
}

const MOST_CHANGES = 20;
const MESSAGE = 'Enclosed trailer. I can load on Tuesday.';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

/** A pending quote with everything a shipper looks at. */
async function quoted(changes: Record<string, unknown> = {}): Promise<Deal & { seen: Record<string, unknown> }> {
  const shipmentId = await world.listed();
  const seen = {
    amount: 1240,
    estimatedPickupDate: await world.day(5),
    estimatedDeliveryDate: await world.day(9),
    waitingPrice: 60,
    freeWaitingMinutes: 60,
    message: MESSAGE,
    ...changes,
  };
  const quoteId = await world.quoted(shipmentId, world.carrier, seen);
  return { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId, seen };
}

const accept = ({ shipper, quoteId }: Deal, body: object): Promise<Answer<Quote & Changed>> =>
  shipper.api.post(`/api/quotes/${quoteId}/accept`, body);
const change = ({ carrier, quoteId }: Deal, changes: object) =>
  carrier.api.patch<Quote>(`/api/quotes/${quoteId}`, changes);

describe('accepting what was seen', () => {
  it('books a quote that is still as shown', async () => {
    const deal = await quoted();
    expect(ok(await accept(deal, { expect: deal.seen }), 200).status).toBe('accepted');
    // Once more, as after an answer that was lost: nothing is said of another quote.
    const again = await accept(deal, { expect: deal.seen });
    expectRefusal(again, 409, 'already_booked');
    expect(again.body).toMatchObject({ detail: 'This quote is accepted already.' });
  });

  it.each([
    ['amount', async () => 1300],
    ['estimatedPickupDate', async () => world.day(6)],
    ['estimatedPickupDate', async () => null],
    ['estimatedDeliveryDate', async () => world.day(300)],
    ['estimatedDeliveryDate', async () => null],
    ['waitingPrice', async () => 75.5],
    ['waitingPrice', async () => null],
    ['freeWaitingMinutes', async () => 15],
    ['message', async () => 'Open trailer.'],
    ['message', async () => null],
  ])('refuses when %s has changed, says what it was and is now, and books nothing', async (field, other) => {
    const deal = await quoted();
    const now = await other();
    ok(await change(deal, { [field]: now }), 200);
    const refused = await accept(deal, { expect: deal.seen });
    expectRefusal(refused, 409, 'quote_changed');
    expect(refused.body.expected).toEqual(deal.seen);
    expect(refused.body.current).toEqual({ ...deal.seen, [field]: now });
    expect(await world.standing(deal)).toEqual(['quoted', 'pending', 'pending']);
    expect(ok(await accept(deal, { expect: refused.body.current }), 200).status).toBe('accepted');
  });

  it('does not compare what is left out, and reads null as none', async () => {
    const deal = await quoted();
    ok(await change(deal, { estimatedDeliveryDate: await world.day(300), message: 'Another.' }), 200);
    const partly = await accept(deal, { expect: { estimatedPickupDate: null } });
    expectRefusal(partly, 409, 'quote_changed');
    expect([partly.body.expected, partly.body.current]).toEqual([
      { estimatedPickupDate: null },
      { estimatedPickupDate: deal.seen['estimatedPickupDate'] },
    ]);
    expect((await accept(deal, { expect: { amount: '1240.00' } })).status).toBe(200);
    const bare = await quoted({ estimatedPickupDate: null, estimatedDeliveryDate: null, message: null });
    expect(
      (
        await accept(bare, {
          expect: { amount: 1240, estimatedPickupDate: null, estimatedDeliveryDate: null, message: '' },
        })
      ).status,
    ).toBe(200);
  });

  it('accepts the amount alone as before, and if two amounts are given, both must match', async () => {
    const deal = await quoted();
    const refused = await accept(deal, { amount: 1200 });
    expectRefusal(refused, 409, 'quote_changed');
    expect([refused.body.expected, refused.body.current]).toEqual([{ amount: 1200 }, { amount: 1240 }]);
    for (const body of [
      { amount: 1240, expect: { amount: 1 } },
      { amount: 1, expect: { amount: 1240 } },
    ])
      expectRefusal(await accept(deal, body), 409, 'quote_changed');
    expect((await accept(deal, { amount: 1240, expect: {} })).status).toBe(200);
  });

  it('compares the message as the shipper sees it, and never reveals what is hidden in it', async () => {
    const deal = await quoted({ message: 'Call me at (512) 555-0142.' });
    const shown = (await world.quote(deal, deal.quoteId)).message;
    expect(shown).not.toContain('555');
    ok(await change(deal, { message: 'Call me soon, at (512) 555-0142.' }), 200);
    const refused = await accept(deal, { expect: { message: shown } });
    expectRefusal(refused, 409, 'quote_changed');
    expect(JSON.stringify(refused.body)).not.toContain('555');
    expect((await accept(deal, { expect: { message: (await world.quote(deal, deal.quoteId)).message } })).status).toBe(
      200,
    );
  });

  it.each([
    ['amount', 0],
    ['estimatedPickupDate', 'soon'],
    ['message', 7],
    ['surprise', 1],
  ])('refuses an impossible value of %s by name', async (field, value) => {
    const { status, body } = await accept(await quoted(), { expect: { [field]: value } });
    expect([status, (body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path)]).toEqual([
      400,
      [`expect.${field}`],
    ]);
  });

  it.each([null, [], 'all'])('refuses expect when it is %j', async (value) => {
    expect((await accept(await quoted(), { expect: value })).status).toBe(400);
  });
});

describe('changing a quote', () => {
  it('is possible twenty times; confirmations and refused changes do not count', async () => {
    const deal = await quoted();
    for (let times = 1; times <= MOST_CHANGES; times++) {
      ok(await change(deal, times % 2 ? { amount: 1240 + times } : { message: `For the ${times}th time` }), 200);
      ok(await change(deal, {}), 200);
      expect((await change(deal, { amount: 0 })).status).toBe(400);
    }
    expectRefusal(await change(deal, { amount: 5 }), 409, 'quote_changes_used_up');
    expectRefusal(await change(deal, { message: 'Once more' }), 409, 'quote_changes_used_up');
    ok(await change(deal, {}), 200);
    expect(await world.quote(deal, deal.quoteId)).toMatchObject({ amount: 1259, message: 'For the 20th time' });
    // Whoever withdraws it may start over.
    ok(await deal.carrier.api.post(`/api/quotes/${deal.quoteId}/withdraw`), 200);
    const again = { ...deal, quoteId: await world.quoted(deal.shipmentId) };
    ok(await change(again, { amount: 900 }), 200);
  });

  it('many times at once counts each one', async () => {
    const deal = await quoted();
    const answers = await Promise.all(
      Array.from({ length: MOST_CHANGES + 5 }, (_, at) => change(deal, { amount: 2_000 + at })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_CHANGES);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectRefusal(answer, 409, 'quote_changes_used_up');
    expect((await world.quote(deal, deal.quoteId)).history).toHaveLength(MOST_CHANGES);
  });
});

describe('the days of a quote', () => {
  const FARTHEST = 730;
  const send = async (fields: object) =>
    world.carrier.api.post<{ id: string; errors?: { path: string }[] }>('/api/quotes', {
      shipmentId: await world.listed(),
      amount: 900,
      ...fields,
    });

  it.each(['estimatedPickupDate', 'estimatedDeliveryDate'])(
    '%s is today at the earliest, somewhere on earth, and in two years at the latest, also when it is changed',
    async (field) => {
      const day = (days: number) => world.day(days, 'Etc/GMT+12');
      for (const days of [0, FARTHEST]) expect((await send({ [field]: await day(days) })).status).toBe(201);
      const { id } = ok(await send({}), 201);
      for (const days of [-1, FARTHEST + 1]) {
        for (const { status, body } of [
          await send({ [field]: await day(days) }),
          await world.carrier.api.patch<{ errors?: { path: string }[] }>(`/api/quotes/${id}`, {
            [field]: await day(days),
          }),
        ]) {
          expect([status, body.errors?.map(({ path }) => path)]).toEqual([400, [field]]);
        }
      }
    },
  );

  it('a delivery is not before its pickup, and a quote ends within two years', async () => {
    const early = await send({ estimatedPickupDate: await world.day(5), estimatedDeliveryDate: await world.day(4) });
    expect([early.status, early.body.errors?.map(({ path }) => path)]).toEqual([400, ['estimatedDeliveryDate']]);
    const far = await send({ validUntil: '2099-01-01T00:00:00Z' });
    expect([far.status, far.body.errors?.map(({ path }) => path)]).toEqual([400, ['validUntil']]);
  });
});

describe('at the usual limits', () => {
  it('a quote can be changed ten times an hour, and another one is not held up by that', async () => {
    await world.server.restart({ RATE_LIMIT_MULTIPLIER: '1' });
    const [deal, other] = [await quoted(), await quoted()];
    for (let times = 1; times <= 10; times++) ok(await change(deal, { amount: 1_000 + times }), 200);
    const refused = await change(deal, { amount: 999 });
    expectRefusal(refused, 429, 'too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    ok(await change(deal, {}), 200);
    ok(await change(other, { amount: 999 }), 200);
  });
});
