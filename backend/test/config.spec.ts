import { client } from './support/client.js';
import { DAY, HOUR, ok, World } from './support/people.js';
import { startServer, type TestServer } from './support/server.js';

describe('the public settings', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  it('tell everybody the fees, windows, plans and categories, even with an invalid token', async () => {
    const { status, body } = await client(server.url, 'not-a-token').get('/api/config');
    expect(status).toBe(200);
    expect(body).toEqual({
      paymentProvider: 'sandbox',
      stripePublishableKey: null,
      sandboxUrl: server.url,
      currency: 'USD',
      demo: false,
      platformFeePercent: 5,
      paymentWindowHours: 48,
      bookNowPaymentHours: 24,
      autoReleaseHours: 72,
      claimWindowHours: 48,
      lateCancelPercent: 10,
      freeCancelHours: 24,
      noShowHours: 72,
      delayPercentPerDay: 5,
      delayMaxPercent: 25,
      protectionPlans: [
        { id: 'standard', label: 'Standard', percent: 0, minimum: 0, limit: 100_000 },
        { id: 'plus', label: 'Plus', percent: 1.5, minimum: 15, limit: 250_000 },
        { id: 'premium', label: 'Premium', percent: 2.5, minimum: 25, limit: 500_000 },
      ],
      factsToBeAccepted: {
        vehicles: [],
        household_items: [],
        heavy_equipment: [],
        freight: [],
        animals: [],
        other: [],
      },
      categories: [
        { id: 'vehicles', label: 'Vehicles & Boats', kinds: expect.arrayContaining([{ id: 'car', phrase: 'a car' }]) },
        {
          id: 'household_items',
          label: 'Household Items',
          kinds: expect.arrayContaining([{ id: 'piano', phrase: 'a piano' }]),
        },
        {
          id: 'heavy_equipment',
          label: 'Heavy Equipment',
          kinds: expect.arrayContaining([{ id: 'excavator', phrase: 'an excavator' }]),
        },
        {
          id: 'freight',
          label: 'Freight',
          kinds: expect.arrayContaining([{ id: 'pallet', phrase: 'pallet freight' }]),
        },
        { id: 'animals', label: 'Animals', kinds: expect.arrayContaining([{ id: 'dog', phrase: 'a dog' }]) },
        { id: 'other', label: 'Other', kinds: expect.arrayContaining([{ id: 'hot tub', phrase: 'a hot tub' }]) },
      ],
      supportPhone: '(512) 555-0142',
      tiles: null,
      announcement: null,
      clockAheadSeconds: 0,
      firstQuoteHours: null,
    });
  });

  it('say where map tiles come from, if the operator has any', async () => {
    await server.restart({ TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png', TILES_CREDIT: 'Example Maps' });
    expect((await client(server.url).get<{ tiles: unknown }>('/api/config')).body.tiles).toEqual({
      source: 'https://tiles.example.com/{z}/{x}/{y}.png',
      credit: 'Example Maps',
    });
  });

  it("show the operator's phone number", async () => {
    await server.restart({ SUPPORT_PHONE: '(737) 555-0199' });
    expect((await client(server.url).get<{ supportPhone: string }>('/api/config')).body.supportPhone).toBe(
      '(737) 555-0199',
    );
  });
});

it('say within how many hours three in four recent listings had a quote, once enough of them tell', async () => {
  const world = await World.start();
  const told = async () =>
    ok(await world.visitor.get<{ firstQuoteHours: number | null }>('/api/config'), 200).firstQuoteHours;
  const listings: string[] = [];
  for (let n = 0; n < 20; n++) listings.push(await world.listed());
  await world.advance(4 * HOUR + 60);
  for (const id of listings.slice(0, 14)) await world.quoted(id);
  await world.advance(2 * HOUR);
  await world.quoted(listings[14] ?? '');
  await world.quoted(listings[0] ?? '', await world.newCarrier());
  // A listing that is not three days old may still get its first quote.
  await world.advance(2 * DAY);
  expect(await told()).toBeNull();
  await world.advance(DAY);
  // What was measured is good for an hour, or until the next start.
  expect(await told()).toBeNull();
  await world.server.restart();
  expect(await told()).toBe(7);
});

it("say by how much the sandbox's clock was moved, also after a restart", async () => {
  const world = await World.start({ alone: true });
  const ahead = async () =>
    ok(await world.visitor.get<{ clockAheadSeconds: number }>('/api/config'), 200).clockAheadSeconds;
  expect(await ahead()).toBe(0);
  await world.advance(3 * DAY);
  expect(Math.abs((await ahead()) - 3 * DAY)).toBeLessThanOrEqual(5);
  await world.server.restart();
  expect(Math.abs((await ahead()) - 3 * DAY)).toBeLessThanOrEqual(5);
});
