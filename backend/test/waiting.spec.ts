import type { Quote } from './support/answers.js';
import { expectRefusal, ok, World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

type Waiting = Quote & { waitingPrice: number | null; freeWaitingMinutes: number };

const submit = async (body: object) =>
  world.carrier.api.post<Waiting>('/api/quotes', { shipmentId: await world.listed(), amount: 900, ...body });

describe('what a quote asks for waiting', () => {
  it('is nothing, with an hour free at each end, unless it says so', async () => {
    const quote = ok(await submit({}), 201);
    expect(quote).toMatchObject({ waitingPrice: null, freeWaitingMinutes: 60 });
    const change = (body: object) => world.carrier.api.patch<Waiting>(`/api/quotes/${quote.id}`, body);
    expect(ok(await change({ waitingPrice: 60.5, freeWaitingMinutes: 0 }), 200)).toMatchObject({
      waitingPrice: 60.5,
      freeWaitingMinutes: 0,
    });
    expect(ok(await change({ amount: 880 }), 200)).toMatchObject({ waitingPrice: 60.5, freeWaitingMinutes: 0 });
    expect(ok(await change({ waitingPrice: null }), 200)).toMatchObject({
      waitingPrice: null,
      freeWaitingMinutes: 0,
      history: [
        { amount: 900, waitingPrice: null, freeWaitingMinutes: 60 },
        { amount: 900, waitingPrice: 60.5, freeWaitingMinutes: 0 },
        { amount: 880, waitingPrice: 60.5, freeWaitingMinutes: 0 },
      ],
    });
  });

  it.each([
    ['the least', { waitingPrice: 1, freeWaitingMinutes: 0 }, 201],
    ['the most', { waitingPrice: 1_000, freeWaitingMinutes: 1_440 }, 201],
    ['less than a dollar', { waitingPrice: 0.99 }, 400],
    ['more than a thousand', { waitingPrice: 1_000.01 }, 400],
    ['a day and a minute free', { freeWaitingMinutes: 1_441 }, 400],
    ['half a minute free', { freeWaitingMinutes: 0.5 }, 400],
    ['less than none free', { freeWaitingMinutes: -1 }, 400],
  ])('may be %s: %j', async (_, body, status) => {
    const answer = await submit(body);
    if (status === 201) expect(ok(answer, 201)).toMatchObject(body);
    else expectRefusal(answer, 400, 'invalid_input');
  });

  it('does not stay with a quote whose carrier takes the listing at its price, which nobody saw it with', async () => {
    const shipmentId = await world.listed(world.shipper, { bookNowPrice: 760, bookNowFor: 'anybody' });
    await world.quoted(shipmentId, world.carrier, { waitingPrice: 1_000, freeWaitingMinutes: 0 });
    const taking = { amount: 760, estimatedPickupDate: await world.day(3) };
    const taken = ok(await world.carrier.api.post<Waiting>(`/api/shipments/${shipmentId}/take`, taking), 200);
    expect(taken).toMatchObject({ waitingPrice: null, freeWaitingMinutes: 60 });
  });
});
