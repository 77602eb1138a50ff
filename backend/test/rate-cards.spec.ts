import type { Answer } from './support/client.js';
import { DAY, ok, World } from './support/people.js';
import { startServer, type TestServer } from './support/server.js';
import { until, untilFound } from './support/until.js';

interface StoredCard {
  version: number;
  note: string;
  card: { version: string };
}

interface Card {
  id: string;
  version: number;
  card: { categories: Record<string, { level: number }> };
}

describe('the rate card', () => {
  let world: World;
  const newest = async (): Promise<Card> => ok(await world.admin.api.get<Card[]>('/api/admin/rate-cards'), 200)[0]!;
  const carPrice = async (): Promise<number> =>
    ok(
      await world.visitor.get<{ typical: number }>(
        '/api/price-truth?from=Austin,%20TX&to=Denver,%20CO&category=vehicles&weight=3500',
      ),
      200,
    ).typical;
  const dearer = ({ card }: Card, level: number) => ({
    ...card,
    categories: { ...card.categories, vehicles: { ...card.categories.vehicles!, level } },
  });

  beforeAll(async () => {
    world = await World.start();
  });

  it('takes a new version at once, keeps the old one and says who made it; a change to an old version is refused', async () => {
    const [first, before] = [await newest(), await carPrice()];
    const path = `/api/admin/rate-cards/${first.id}`;
    const preview = ok(
      await world.admin.api.post<{ job: string; changePercent: number }[]>('/api/admin/rate-cards/preview', {
        card: dearer(first, 1.2),
      }),
      200,
    );
    expect(preview).toHaveLength(10);
    expect(preview.find(({ job }) => job.startsWith('Car'))!.changePercent).toBeCloseTo(20, 0);
    expect(await carPrice()).toBe(before);
    const made: Answer<Card> = await world.admin.api.put<Card>(path, { card: dearer(first, 1.2), note: 'Fuel' });
    expect(ok(made, 200).version).toBe(first.version + 1);
    await until(async () => (await carPrice()) !== before);
    expect((await carPrice()) / before).toBeCloseTo(1.2, 1);
    expect((await world.admin.api.put(path, { card: dearer(first, 1) })).status).toBe(409);
    expect(ok(await world.admin.api.get<Card[]>('/api/admin/rate-cards'), 200)).toHaveLength(2);
    expect(ok(await world.admin.api.get<{ action: string }[]>('/api/admin/audit-log'), 200)[0]).toMatchObject({
      action: 'rate-cards.change',
    });
  });

  it('made by operators reports no test: that was made with other figures', async () => {
    const { test } = ok(
      await world.visitor.get<{ test: object | null }>(
        '/api/price-truth?from=Austin,%20TX&to=Denver,%20CO&category=vehicles',
      ),
      200,
    );
    expect(test).toBeNull();
    expect((await newest()).card).not.toHaveProperty('measured');
  });

  it('refuses figures that give no price, naming them, and everybody but operators', async () => {
    const card = await newest();
    const refused = await world.admin.api.put<{ errors: { path: string }[] }>(`/api/admin/rate-cards/${card.id}`, {
      card: dearer(card, -1),
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ path }) => path)).toEqual(['card.categories.vehicles.level']);
    expect((await world.shipper.api.put(`/api/admin/rate-cards/${card.id}`, { card: card.card })).status).toBe(403);
  });

  it('is corrected by what was paid, on demand', async () => {
    await world.paid();
    const learned = ok(
      await world.admin.api.post<{ jobs: number; cells: object }>('/api/admin/rate-cards/recompute'),
      200,
    );
    expect(learned).toMatchObject({ jobs: 1, cells: {} });
  });

  it('learns every night, and says how often prices fell inside the range once there are 20 jobs', async () => {
    const shown = (shipmentId: string): Promise<number> =>
      untilFound(async () => {
        const rates = ok(
          await world.visitor.get<{ usual: boolean; estimatedCost: number }[]>(
            `/api/shipments/${shipmentId}/price-comparisons`,
          ),
          200,
        );
        return rates.find((each) => each.usual)?.estimatedCost;
      });
    const usual = await shown(await world.listed());
    // One deal was paid for in the test before; 14 of these 19 are inside the range, and 5 far above it.
    for (let done = 0; done < 19; done += 1)
      await shown((await world.paid({ amount: done < 14 ? usual : usual * 4 })).shipmentId);
    const record = async () =>
      ok(
        await world.visitor.get<{ record: { jobs: number | null; insidePercent: number | null } }>(
          '/api/price-truth?from=Austin,%20TX&to=Denver,%20CO&category=vehicles',
        ),
        200,
      ).record;
    expect(await record()).toMatchObject({ jobs: null, insidePercent: null });
    await world.advance(DAY);
    await until(async () => (await record()).jobs !== null);
    const { jobs, insidePercent } = await record();
    expect(jobs).toBe(20);
    expect([70, 75]).toContain(insidePercent);
  });
});

describe("a new release's rate card", () => {
  /** The program is started two or three times. */
  const RESTARTED_MS = 180_000;
  const OLD = `INSERT INTO rate_cards (version, card, note, created_by, created_at) SELECT $1::int, jsonb_set(card, '{version}', to_jsonb($1::int::text)), $2, $3::uuid, now() FROM rate_cards LIMIT 1`;
  const stored = (server: TestServer) =>
    server.query<StoredCard>('SELECT version, note, card FROM rate_cards ORDER BY version DESC');

  /** A server whose database only has cards older than the program. */
  const older = async (createdBy: string | null): Promise<TestServer> => {
    const server = await startServer();
    // Stopped first: it would write corrections for the card that is removed.
    await server.kill('SIGTERM');
    await server.query('ALTER TABLE rate_cards DISABLE TRIGGER no_change');
    await server.query('ALTER TABLE price_corrections DISABLE TRIGGER no_change');
    await server.query(OLD, [1, 'As delivered', null]);
    if (createdBy) await server.query(OLD, [2, 'Fuel', createdBy]);
    await server.query('DELETE FROM price_corrections');
    await server.query('DELETE FROM rate_cards WHERE version > 2');
    await server.restart();
    return server;
  };

  it(
    'replaces the one delivered before, once',
    async () => {
      const server = await older(null);
      const [newest, before] = await stored(server);
      expect(newest).toMatchObject({ note: 'As delivered', card: { version: String(newest?.version) } });
      expect(before?.version).toBe(1);
      await server.restart();
      expect(await stored(server)).toHaveLength(2);
    },
    RESTARTED_MS,
  );

  it(
    'does not replace one operators made',
    async () => {
      const server = await older('6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
      expect((await stored(server)).map(({ version }) => version)).toEqual([2, 1]);
    },
    RESTARTED_MS,
  );
});
