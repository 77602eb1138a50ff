import { ok, World } from './support/people.js';

interface Listed {
  id: string;
  subcategory: string | null;
}

const PATHS = { pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
const BOAT = {
  ...PATHS,
  title: '24 ft center console boat',
  category: 'vehicles',
  weight: 4500,
  description: 'It stands on a trailer and is ready to go.',
};

describe('the kind of a shipment', () => {
  let world: World;
  const list = async (changes: object = {}): Promise<Listed> =>
    ok(await world.shipper.api.post<Listed>('/api/shipments', { ...BOAT, ...changes }), 201);
  const change = async (id: string, changes: object): Promise<Listed> =>
    ok(await world.shipper.api.patch<Listed>(`/api/shipments/${id}`, changes), 200);

  beforeAll(async () => {
    world = await World.start();
  });

  it('comes from the title if the owner names none, and prices it', async () => {
    const { id, subcategory } = await list();
    expect(subcategory).toBe('boat');
    const usual = async (): Promise<number | undefined> =>
      ok(
        await world.shipper.api.post<{ usual: boolean; estimatedCost: number }[]>(
          `/api/shipments/${id}/price-comparisons`,
        ),
        200,
      ).find((each) => each.usual)?.estimatedCost;
    const preview = ok(
      await world.shipper.api.post<{ usual: boolean; estimatedCost: number }[]>('/api/calculate-shipping-rates', {
        ...PATHS,
        category: 'vehicles',
        weight: 4500,
        subcategory: 'boat',
      }),
      200,
    );
    expect(await usual()).toBe(preview.find((each) => each.usual)?.estimatedCost);
  });

  it("is the owner's word if there is one, whatever the title says", async () => {
    const { id, subcategory } = await list({ subcategory: 'sailboat on a cradle' });
    expect(subcategory).toBe('sailboat on a cradle');
    expect((await change(id, { title: '2015 Honda CBR600' })).subcategory).toBe('sailboat on a cradle');
    expect((await change(id, { subcategory: null })).subcategory).toBe('motorcycle');
  });

  it('is left open if neither says, and follows title and category while inferred', async () => {
    const { id, subcategory } = await list({ title: 'Something of my uncle' });
    expect(subcategory).toBeNull();
    expect((await change(id, { title: '2015 Honda CBR600' })).subcategory).toBe('motorcycle');
    expect((await change(id, { title: 'Upright piano' })).subcategory).toBeNull();
    expect((await change(id, { category: 'household_items' })).subcategory).toBe('piano');
  });

  it('of a draft is inferred once it has a category', async () => {
    const { id, subcategory } = await list({ status: 'draft', category: undefined });
    expect(subcategory).toBeNull();
    expect((await change(id, { category: 'vehicles' })).subcategory).toBe('boat');
  });

  it('makes quotes stale when it moves to another price group, but not when only the word changes', async () => {
    const { id } = await list();
    const { id: quoteId } = ok(
      await world.carrier.api.post<{ id: string }>('/api/quotes', { shipmentId: id, amount: 1500 }),
      201,
    );
    const isStale = async (): Promise<boolean | undefined> =>
      ok(await world.carrier.api.get<{ id: string; stale: boolean }[]>(`/api/shipments/${id}/quotes`), 200).find(
        (quote) => quote.id === quoteId,
      )?.stale;
    await change(id, { title: 'Sailboat, 24 ft', subcategory: 'sailboat' });
    expect(await isStale()).toBe(false);
    await change(id, { subcategory: 'motorcycle' });
    expect(await isStale()).toBe(true);
    ok(await world.carrier.api.patch(`/api/quotes/${quoteId}`, {}), 200);
    await change(id, { subcategory: null, title: 'Two jet skis' });
    expect(await isStale()).toBe(true);
  });

  it('corrected by an operator makes quotes stale too', async () => {
    const { id } = await list();
    const { id: quoteId } = ok(
      await world.carrier.api.post<{ id: string }>('/api/quotes', { shipmentId: id, amount: 1500 }),
      201,
    );
    ok(await world.admin.api.put(`/api/admin/shipments/${id}`, { subcategory: 'car' }), 200);
    expect(
      ok(await world.carrier.api.get<{ id: string; stale: boolean }[]>(`/api/shipments/${id}/quotes`), 200),
    ).toEqual([expect.objectContaining({ id: quoteId, stale: true })]);
  });
});
