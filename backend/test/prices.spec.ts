import { randomUUID } from 'node:crypto';
import { CATEGORY_IDS } from '../src/common/categories.js';
import { readRateCard } from '../src/pricing/rate-card.js';
import { type Client, client } from './support/client.js';
import { startServer, type TestServer } from './support/server.js';
import { untilFound } from './support/until.js';

interface Rate {
  carrierName: string;
  serviceType: string;
  estimatedDays: number;
  estimatedCost: number;
  currency: string;
  low: number;
  high: number;
  usual: boolean;
  kind?: string | null;
}

interface Comparison extends Rate {
  id: string;
  shipmentId: string;
  calculatedAt: string;
}

interface Refusal {
  code: string;
  errors: { path: string }[];
}

const RATES = '/api/calculate-shipping-rates';
const question = { category: 'vehicles', weight: '3500', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
const listing = {
  ...question,
  title: 'A sedan that runs',
  description: 'Four doors, runs and drives, nothing inside.',
};

/** The prices shown for a shipment with these fields, without what changes at each computation. */
function figures(rates: Rate[]): Omit<Rate, 'carrierName'>[] {
  return rates.map(({ serviceType, estimatedDays, estimatedCost, currency, low, high, usual }) => ({
    serviceType,
    estimatedDays,
    estimatedCost,
    currency,
    low,
    high,
    usual,
  }));
}

describe('prices', () => {
  let server: TestServer;
  let shipper: Client;
  let carrier: Client;
  const visitor = () => client(server.url);

  const register = async (isCarrier: boolean): Promise<Client> => {
    const account = { email: `${randomUUID()}@example.com`, password: 'a long walk by the river', isCarrier };
    const { status, body } = await visitor().post<{ token: string }>('/api/auth/register', account);
    expect(status).toBe(201);
    return client(server.url, body.token);
  };

  const list = async (changes: object = {}): Promise<string> => {
    const { status, body } = await shipper.post<{ id: string }>('/api/shipments', { ...listing, ...changes });
    expect(status).toBe(201);
    return body.id;
  };

  const comparisonsOf = (id: string) => `/api/shipments/${id}/price-comparisons`;

  /** Looks until the job has stored prices that satisfy the condition. */
  const stored = (id: string, satisfied: (found: Comparison[]) => boolean): Promise<Comparison[]> =>
    untilFound(async () => {
      const { body } = await visitor().get<Comparison[]>(comparisonsOf(id));
      return satisfied(body) ? body : undefined;
    });

  beforeAll(async () => {
    server = await startServer();
    [shipper, carrier] = await Promise.all([register(false), register(true)]);
  });

  describe('of a question', () => {
    it('are estimates for several carrier types, cheapest first, each inside its range', async () => {
      const { status, body } = await shipper.post<Rate[]>(RATES, question);
      expect(status).toBe(200);
      expect(body.length).toBeGreaterThanOrEqual(4);
      const costs = body.map((rate) => rate.estimatedCost);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      expect(body.filter((rate) => rate.usual)).toHaveLength(1);
      for (const rate of body) {
        expect(rate).toEqual({
          carrierName: expect.any(String),
          serviceType: expect.any(String),
          estimatedDays: expect.any(Number),
          estimatedCost: expect.any(Number),
          currency: 'USD',
          low: expect.any(Number),
          high: expect.any(Number),
          basis: expect.stringContaining('rate card'),
          usual: expect.any(Boolean),
          kind: null,
        });
        expect(rate.estimatedDays).toBeGreaterThanOrEqual(1);
        expect(rate.low).toBeLessThanOrEqual(rate.estimatedCost);
        expect(rate.high).toBeGreaterThan(rate.estimatedCost);
      }
    });

    it.each(['household_items', 'heavy_equipment', 'freight', 'animals', 'other'])(
      'are there for %s',
      async (category) => {
        const { status, body } = await shipper.post<Rate[]>(RATES, { ...question, category });
        expect(status).toBe(200);
        expect(body.length).toBeGreaterThan(0);
      },
    );

    it('are the same whether the weight is a number or text, and whatever id, userId and status say', async () => {
      const plain = await shipper.post(RATES, question);
      const number = await shipper.post(RATES, { ...question, weight: 3500 });
      const withIds = await shipper.post(RATES, { ...question, id: 'temp', userId: randomUUID(), status: 'draft' });
      expect([number.status, withIds.status]).toEqual([200, 200]);
      expect(number.body).toEqual(plain.body);
      expect(withIds.body).toEqual(plain.body);
    });

    it('need no weight, and take subcategory and dimensions', async () => {
      const usual = await shipper.post<Rate[]>(RATES, { ...question, weight: undefined });
      const boat = await shipper.post<Rate[]>(RATES, {
        ...question,
        weight: null,
        subcategory: 'boat',
        dimensions: '26 X 8.5x9 ft',
      });
      expect([usual.status, boat.status]).toEqual([200, 200]);
      expect(figures(boat.body)).not.toEqual(figures(usual.body));
    });

    it('follow the kind in the title, unless a subcategory says otherwise', async () => {
      const ask = async (more: object) => (await shipper.post<Rate[]>(RATES, { ...question, ...more })).body;
      const title = '24 ft center console boat';
      const [boat, told, otherwise, plain] = [
        await ask({ subcategory: 'boat' }),
        await ask({ title }),
        await ask({ title, subcategory: 'car' }),
        await ask({}),
      ];
      expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['boat']));
      expect(figures(told)).toEqual(figures(boat));
      expect(otherwise[0]?.kind).toBe('car');
      expect(figures(otherwise)).toEqual(figures(plain));
      expect((await ask({ title: 'Something for my brother' }))[0]?.kind).toBeNull();
    });

    it.each(['pickupLocation', 'deliveryLocation'])(
      'are refused if the place in %s cannot be found, naming it',
      async (path) => {
        const { status, body } = await shipper.post<Refusal>(RATES, { ...question, [path]: 'Xyzzyville, ZZ' });
        expect(status).toBe(400);
        expect(body.code).toBe('place_not_found');
        expect(body.errors.map((error) => error.path)).toEqual([path]);
      },
    );

    it.each([
      ['an unknown field', { surprise: 1 }, 'surprise'],
      ['an unknown category', { category: 'boats' }, 'category'],
      ['no category', { category: undefined }, 'category'],
      ['no pickup', { pickupLocation: ' ' }, 'pickupLocation'],
      ['a weight of nothing', { weight: 0 }, 'weight'],
      ['an empty weight', { weight: '' }, 'weight'],
      ['a weight in words', { weight: '1e5' }, 'weight'],
      ['a weight beyond any truck', { weight: 500_000.01 }, 'weight'],
      ['dimensions in words', { dimensions: 'large' }, 'dimensions'],
      ['a title a page long', { title: 'x'.repeat(201) }, 'title'],
    ])('are refused for %s', async (_, changes, path) => {
      const { status, body } = await shipper.post<Refusal>(RATES, { ...question, ...changes });
      expect(status).toBe(400);
      expect(body.errors.map((error) => error.path)).toEqual([path]);
    });

    it('are for signed-in users, shippers and carriers', async () => {
      expect((await visitor().post(RATES, question)).status).toBe(401);
      expect((await carrier.post(RATES, question)).status).toBe(200);
    });
  });

  describe('of a shipment', () => {
    it('are stored after it is listed, the same as its preview showed, and everybody may see them', async () => {
      const preview = await shipper.post<Rate[]>(RATES, question);
      const id = await list();
      const found = await stored(id, (prices) => prices.length > 0);
      expect(figures(found)).toEqual(figures(preview.body));
      for (const price of found)
        expect(price).toMatchObject({ shipmentId: id, calculatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
      const [row] = await server.query<{ api_response: { basis: string; input: object } }>(
        'SELECT api_response FROM price_comparisons WHERE id = $1',
        [found[0]?.id],
      );
      expect(row?.api_response).toMatchObject({
        basis: expect.any(String),
        input: { category: 'vehicles', weightLbs: 3500, fromState: 'TX', toState: 'CO' },
      });
    });

    it('follow a change to the listing', async () => {
      const id = await list();
      const before = await stored(id, (prices) => prices.length > 0);
      expect((await shipper.patch(`/api/shipments/${id}`, { deliveryLocation: 'Seattle, WA' })).status).toBe(200);
      const cost = (prices: Comparison[]) => prices[0]?.estimatedCost ?? 0;
      const later = await stored(id, (prices) => cost(prices) !== cost(before));
      expect(cost(later)).toBeGreaterThan(cost(before));
      expect(later).toHaveLength(before.length);
    });

    it('are recomputed when anybody signed in asks, and returned fresh', async () => {
      const id = await list();
      const before = await stored(id, (prices) => prices.length > 0);
      const { status, body } = await carrier.post<Comparison[]>(comparisonsOf(id));
      expect(status).toBe(200);
      expect(figures(body)).toEqual(figures(before));
      const old = new Set(before.map((price) => price.id));
      expect(body.filter((price) => old.has(price.id))).toEqual([]);
      expect((await visitor().get(comparisonsOf(id))).body).toEqual(body);
    });

    it('are never stored twice, however many ask at once', async () => {
      const id = await list();
      const before = await stored(id, (prices) => prices.length > 0);
      const answers = await Promise.all(
        [shipper, carrier, shipper, carrier, shipper].map((each) => each.post<Comparison[]>(comparisonsOf(id))),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(body).toHaveLength(before.length);
      }
    });

    it('are answered the same to a repeat with the same Idempotency-Key', async () => {
      const id = await list();
      const key = { 'idempotency-key': randomUUID() };
      const first = await shipper.post(comparisonsOf(id), undefined, key);
      const again = await shipper.post(comparisonsOf(id), undefined, key);
      expect(first.status).toBe(200);
      expect(again.headers.get('idempotency-replayed')).toBe('true');
      expect(again.body).toEqual(first.body);
    });

    it('of a draft are only for its owner', async () => {
      const id = await list({ status: 'draft' });
      expect((await shipper.get(comparisonsOf(id))).body).toEqual([]);
      expect((await shipper.post<Comparison[]>(comparisonsOf(id))).body.length).toBeGreaterThan(0);
      for (const other of [visitor(), carrier]) expect((await other.get(comparisonsOf(id))).status).toBe(404);
      expect((await carrier.post(comparisonsOf(id))).status).toBe(404);
    });

    it('do not exist for a draft without a category', async () => {
      const id = await list({ status: 'draft', category: undefined });
      const { status, body } = await shipper.post(comparisonsOf(id));
      expect([status, body]).toEqual([200, []]);
    });

    it.each([randomUUID(), 'not-an-id'])('of the unknown shipment %s are 404', async (id) => {
      expect((await visitor().get(comparisonsOf(id))).status).toBe(404);
      expect((await shipper.post(comparisonsOf(id))).status).toBe(404);
    });

    it('are only computed for signed-in users', async () => {
      const id = await list();
      expect((await visitor().post(comparisonsOf(id))).status).toBe(401);
    });
  });

  describe('for everybody', () => {
    const ask = (changes: object = {}) =>
      visitor().get<{
        low: number;
        high: number;
        typical: number;
        options: Rate[];
        record: object;
        test: object | null;
      }>(
        `/api/price-truth?${new URLSearchParams({ from: 'Austin, TX', to: 'Denver, CO', category: 'vehicles', ...changes })}`,
      );

    it("show the usual service's range, and no record before there are enough jobs", async () => {
      const { status, body } = await ask({ weight: '3500' });
      const preview = await shipper.post<Rate[]>(RATES, question);
      const usual = preview.body.find((rate) => rate.usual);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        low: usual?.low,
        high: usual?.high,
        typical: usual?.estimatedCost,
        record: { jobs: null, insidePercent: null },
      });
    });

    it.each(CATEGORY_IDS)("say how accurate the ranges for %s were in the rate card's own test", async (category) => {
      const { body } = await ask({ category });
      expect(body.test).toEqual(readRateCard().measured?.categories[category]);
    });

    it('say plainly when a place is unknown or ambiguous, and what may have been meant', async () => {
      const refused = async (to: string) =>
        (
          await visitor().get<object>(
            `/api/price-truth?${new URLSearchParams({ from: 'Austin, TX', to, category: 'vehicles' })}`,
          )
        ).body;
      expect(await refused('Xyzzyville, ZZ')).toMatchObject({
        status: 400,
        code: 'place_not_found',
        errors: [{ path: 'to', message: expect.stringContaining('We cannot find “Xyzzyville, ZZ”') }],
      });
      expect(await refused('Housotn')).toMatchObject({
        status: 400,
        code: 'place_not_found',
        errors: [{ path: 'to', suggestions: expect.arrayContaining(['Houston, TX']) }],
      });
      const neither = await visitor().get<Refusal>('/api/distance?from=Housotn&to=Springfield');
      expect(neither.body.errors.map(({ path }) => path)).toEqual(['from', 'to']);
      expect(await refused('Springfield')).toMatchObject({
        status: 400,
        errors: [
          {
            path: 'to',
            message: expect.stringContaining('Several places'),
            suggestions: expect.arrayContaining(['Springfield, MO', 'Springfield, IL']),
          },
        ],
      });
    });

    it("price an island's sea leg", async () => {
      const island = await ask({ to: 'Honolulu, HI' });
      expect(island.body.options[0]).toMatchObject({ basis: expect.stringContaining('sea leg') });
      expect((await visitor().get<object>('/api/distance?from=Austin,%20TX&to=Honolulu,%20HI')).body).toMatchObject({
        note: expect.stringContaining('No road leads to Oahu'),
      });
    });
  });
});
