import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import type { Answer } from './support/client.js';
import type { Shipment } from './support/answers.js';
import { CARDS, type Deal, expectRefusal, NEW_SHIPMENT, ok, PASSWORD, type Person, World } from './support/people.js';
import { upload } from './support/uploads.js';

interface Item {
  id: string;
  title: string;
  quantity: number;
  weight: number | null;
  declaredValue: number | null;
  note: string | null;
  photos: string[];
  masked: string[];
}

interface Listed extends Shipment {
  itemCount: number;
  items?: Item[];
  weight: number | null;
  dimensions: string | null;
  declaredValue: number | null;
}

const CHAIR = { title: 'Dining chair', quantity: 3, weight: 15.1, dimensions: '2 x 2 x 3', declaredValue: 33.33 };
const TABLE = { title: 'Oak table', weight: 120.05, dimensions: '6 x 3 x 2.5', declaredValue: 800 };
const SET = [CHAIR, TABLE];
/** What says its weight and size by its items. */
const LISTING = { ...NEW_SHIPMENT, weight: undefined, dimensions: undefined };

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const post = (owner: Person, changes: object) => owner.api.post<Listed>('/api/shipments', { ...LISTING, ...changes });
const patch = (owner: Person, id: string, changes: object) => owner.api.patch<Listed>(`/api/shipments/${id}`, changes);
const read = async (viewer: { api: Person['api'] }, id: string) =>
  ok(await viewer.api.get<Listed>(`/api/shipments/${id}`), 200);
const itemsOf = async (id: string) => (await read(world.shipper, id)).items ?? [];
const list = async (items: object[] = SET, changes: object = {}) =>
  ok(await post(world.shipper, { items, ...changes }), 201);
/** Which field a refusal names. */
const fieldOf = ({ body }: Answer<unknown>) =>
  (body as { errors?: { path: string }[] }).errors?.map(({ path }) => path);

/** A deal on a listing of several items, in escrow. */
async function paid(items: object[] = SET): Promise<Deal & { items: Item[] }> {
  const { shipper, carrier } = world;
  const { id: shipmentId } = await list(items);
  const quoteId = await world.quoted(shipmentId);
  ok(await shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
  const deal = { shipper, carrier, shipmentId, quoteId };
  await world.payWith(deal, CARDS.good);
  ok(await world.confirm(deal), 200);
  return { ...deal, items: await itemsOf(shipmentId) };
}

describe('a listing of several items', () => {
  it('has the sums of quantity times each, to the hundredth, and the dimensions of the largest', async () => {
    const listed = await list();
    expect(listed).toMatchObject({ weight: 165.35, declaredValue: 899.99, dimensions: '6 x 3 x 2.5', itemCount: 2 });
    expect(listed.items).toMatchObject([
      { title: 'Dining chair', quantity: 3, weight: 15.1, note: null },
      { title: 'Oak table', quantity: 1, declaredValue: 800 },
    ]);
    const found = ok(await world.shipper.api.get<Listed[]>(`/api/shipments?owner=me&ids=${listed.id}`), 200);
    expect(found[0]).toMatchObject({ itemCount: 2, weight: 165.35 });
    expect(found[0]).not.toHaveProperty('items');
  });

  it('says no sum where one item does not say its own: a part would pass for the whole', async () => {
    expect(await list([CHAIR, { title: 'Lamp', quantity: 2, dimensions: '1 x 1 x 5' }])).toMatchObject({
      weight: null,
      declaredValue: null,
      dimensions: '2 x 2 x 3',
    });
  });

  it.each([
    ['weight', 100],
    ['declaredValue', 100],
    ['dimensions', '1 x 1 x 1'],
  ])('takes no %s beside its items', async (field, value) => {
    const refused = await post(world.shipper, { items: SET, [field]: value });
    expectRefusal(refused, 400, 'from_items');
    expect(fieldOf(refused)).toEqual([field]);
    const { id } = await list();
    expectRefusal(await patch(world.shipper, id, { [field]: value }), 400, 'from_items');
    expectRefusal(await patch(world.shipper, id, { items: [TABLE], [field]: value }), 400, 'from_items');
    // As clients send for what is empty.
    expect(ok(await patch(world.shipper, id, { [field]: null }), 200)).toMatchObject({ weight: 165.35 });
  });

  it('takes 50 items, and not 51; 999 alike, and not 1,000 or half a one', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => ({ title: `Box ${n}`, weight: 0.01 }));
    expect(await list(many(50))).toMatchObject({ itemCount: 50, weight: 0.5 });
    expect(fieldOf(await post(world.shipper, { items: many(51) }))).toEqual(['items']);
    expect(await list([{ ...CHAIR, quantity: 999 }])).toMatchObject({ weight: 15084.9 });
    for (const quantity of [0, 1000, 1.5])
      expect(fieldOf(await post(world.shipper, { items: [{ ...CHAIR, quantity }] }))).toEqual(['items.0.quantity']);
    expect(fieldOf(await post(world.shipper, { items: [{ ...CHAIR, quantity: 999, weight: 501 }] }))).toEqual([
      'items',
    ]);
  });

  it('keeps the items that a change names, and takes away the others; none of another listing', async () => {
    const { id, items: [chair, table] = [] } = await list();
    const changed = ok(
      await patch(world.shipper, id, { items: [{ ...TABLE, id: table?.id }, { title: 'Lamp' }] }),
      200,
    );
    expect(changed.items).toMatchObject([{ id: table?.id, title: 'Oak table' }, { title: 'Lamp' }]);
    expect(changed.items?.map((item) => item.id)).not.toContain(chair?.id);
    const other = await list();
    for (const foreign of [other.items?.[0]?.id, chair?.id, randomUUID()])
      expect(fieldOf(await patch(world.shipper, id, { items: [{ title: 'Lamp', id: foreign }] }))).toEqual([
        'items.0.id',
      ]);
    expect(fieldOf(await post(world.shipper, { items: [{ ...CHAIR, id: chair?.id }] }))).toEqual(['items.0.id']);
    const twice = [
      { ...TABLE, id: table?.id },
      { ...TABLE, id: table?.id },
    ];
    expect(fieldOf(await patch(world.shipper, id, { items: twice }))).toEqual(['items.1.id']);
    expect((await read(world.shipper, other.id)).items).toHaveLength(2);
  });

  it('is one thing again without them, with a weight of its own', async () => {
    const { id } = await list();
    expect(ok(await patch(world.shipper, id, { items: [], weight: 90 }), 200)).toMatchObject({
      itemCount: 0,
      items: [],
      weight: 90,
      // What followed from them went with them.
      dimensions: null,
      declaredValue: null,
    });
    expect(ok(await patch(world.shipper, id, { weight: 91 }), 200)).toMatchObject({ weight: 91 });
  });

  it('stales the quotes when its items change, and only then', async () => {
    const { id, items = [] } = await list();
    const quoteId = await world.quoted(id);
    const accept = () => world.shipper.api.post(`/api/quotes/${quoteId}/accept`);
    const same = items.map(({ masked: _masked, ...item }) => item);
    ok(await patch(world.shipper, id, { items: same, budget: 900 }), 200);
    const version = async () =>
      (await world.server.query<{ v: number }>('SELECT terms_version AS v FROM shipments WHERE id = $1', [id]))[0]?.v;
    expect(await version()).toBe(1);
    // The same weight in all, of other things.
    ok(await patch(world.shipper, id, { items: same.map((item) => ({ ...item, note: 'Wrapped' })) }), 200);
    expect(await version()).toBe(2);
    expectRefusal(await accept(), 409, 'quote_stale');
    ok(await world.carrier.api.patch(`/api/quotes/${quoteId}`, {}), 200);
    ok(await accept(), 200);
    expectRefusal(await patch(world.shipper, id, { items: [] }), 409, 'illegal_transition');
  });
});

describe('what an item says', () => {
  it('hides contact data from everybody but the parties', async () => {
    const { id } = await list([{ title: 'Chair, call 512-555-0142', note: 'Or mail dana@example.com' }]);
    for (const viewer of [world.carrier, { api: world.visitor }])
      expect((await read(viewer, id)).items).toMatchObject([
        { title: 'Chair, call [phone hidden]', note: 'Or mail [email hidden]', masked: ['phone', 'email'] },
      ]);
    expect((await read(world.shipper, id)).items).toMatchObject([{ title: 'Chair, call 512-555-0142' }]);
  });

  it('shows its photos to everybody, for as long as it has them', async () => {
    const [onItem, onListing, foreign] = [
      await upload(world.shipper),
      await upload(world.shipper),
      await upload(world.carrier),
    ];
    const seen = async (url: string) => (await world.visitor.get(url)).status;
    expect(fieldOf(await post(world.shipper, { items: [{ title: 'Lamp', photos: [foreign] }] }))).toEqual(['items']);
    const { id, items = [] } = await list([{ title: 'Lamp', photos: [onItem] }], { photos: [onListing] });
    expect([await seen(onItem), await seen(onListing)]).toEqual([200, 200]);
    // Neither an edit of the listing's photos nor of the items lets go of the others.
    ok(await patch(world.shipper, id, { photos: [] }), 200);
    expect([await seen(onItem), await seen(onListing)]).toEqual([200, 404]);
    ok(await patch(world.shipper, id, { photos: [onListing] }), 200);
    ok(await patch(world.shipper, id, { items: [{ id: items[0]?.id, title: 'Lamp' }] }), 200);
    expect([await seen(onItem), await seen(onListing)]).toEqual([404, 200]);
    const more = await list([{ title: 'Lamp', photos: [onItem] }]);
    ok(await world.shipper.api.delete(`/api/shipments/${id}/photos/${onListing.split('/').at(-1)}`), 204);
    expect((await read(world.shipper, more.id)).items?.[0]?.photos).toEqual([onItem]);
  });

  it('goes into copies, under ids of their own', async () => {
    const photo = await upload(world.shipper);
    const { id, items = [] } = await list([{ ...CHAIR, photos: [photo] }, TABLE]);
    const copy = ok(await world.shipper.api.post<Listed>(`/api/shipments/${id}/copy`, { template: true }), 201);
    expect(copy).toMatchObject({ itemCount: 2, weight: 165.35 });
    expect(copy.items).toMatchObject([{ title: 'Dining chair', photos: [photo] }, { title: 'Oak table' }]);
    expect(copy.items?.map((item) => item.id)).not.toEqual(items.map((item) => item.id));
    // The copy uses the photo as well.
    ok(await patch(world.shipper, id, { items: [] }), 200);
    ok(await patch(world.shipper, copy.id, { budget: 500 }), 200);
    expect((await read(world.shipper, copy.id)).items?.[0]?.photos).toEqual([photo]);
    expect((await world.shipper.api.get(photo)).status).toBe(200);
  });

  it('goes in by the call for many as by the single one', async () => {
    const row = { ...LISTING, externalRef: 'SET-1', items: SET };
    const bulk = async (rows: object[]) =>
      ok(
        await world.shipper.api.post<{ results: { shipmentId: string | null; outcome: string }[] }>(
          '/api/shipments/bulk',
          { rows },
        ),
        200,
      ).results;
    const [made] = await bulk([row]);
    expect(await read(world.shipper, made?.shipmentId ?? '')).toMatchObject({ itemCount: 2, weight: 165.35 });
    expect(await bulk([row, { ...row, externalRef: 'SET-2', weight: 5 }])).toMatchObject([
      { outcome: 'existing' },
      { outcome: 'refused', problem: { code: 'from_items' } },
    ]);
  });

  it('is in the copy of their data, and of an erased owner only the name is left', async () => {
    const owner = await world.newShipper();
    const { id } = ok(
      await post(owner, { items: [{ title: 'Chair of 512-555-0142', note: 'Grandmother sat on it' }] }),
      201,
    );
    const copy = ok(await owner.api.get<{ shipmentItems: object[] }>('/api/users/me/export'), 200);
    expect(copy.shipmentItems).toMatchObject([{ shipmentId: id, title: 'Chair of 512-555-0142', quantity: 1 }]);
    ok(await owner.api.delete('/api/users/me', { password: PASSWORD }), 204);
    const rows = await world.server.query(
      'SELECT title, note, written, photos FROM shipment_items WHERE shipment_id = $1',
      [id],
    );
    expect(rows).toEqual([{ title: 'Chair of [phone hidden]', note: null, written: null, photos: [] }]);
  });
});

describe('reports, changes and claims', () => {
  it('are about an item of the shipment, and about none of another', async () => {
    const { shipmentId, shipper, carrier, items } = await paid();
    const [chair, table] = items;
    const foreign = (await list()).items?.[0]?.id;
    const about = { itemId: table?.id, itemTitle: 'Oak table' };

    const change = { delta: -100, reason: 'less', text: 'The table stays here.' };
    const changes = (body: object) =>
      shipper.api.post(`/api/shipments/${shipmentId}/change-orders`, { ...change, ...body });
    expect(fieldOf(await changes({ itemId: foreign }))).toEqual(['itemId']);
    expect(ok(await changes({ itemId: table?.id }), 201)).toMatchObject(about);

    const pickup = (itemId: string | undefined) =>
      carrier.api.post(`/api/shipments/${shipmentId}/pickup`, {
        actId: randomUUID(),
        condition: { form: 'furniture', itemId },
      });
    expect(fieldOf(await pickup(foreign))).toEqual(['condition.itemId']);
    ok(await pickup(chair?.id), 200);
    const reports = ok(await shipper.api.get<object[]>(`/api/shipments/${shipmentId}/condition-reports`), 200);
    expect(reports).toMatchObject([{ itemId: chair?.id, itemTitle: 'Dining chair' }]);

    const address = new URL(`/api/shipments/${shipmentId}/bill-of-lading.pdf`, world.server.url);
    const bill = await fetch(address, { headers: { authorization: `Bearer ${shipper.token}` } });
    const { text } = await extractText(new Uint8Array(await bill.arrayBuffer()), { mergePages: true });
    const words = text.replace(/\s+/g, ' ');
    for (const line of [
      'Packages 4',
      'Item 1 3 x Dining chair, 15.1 lbs each',
      'Item 2 1 x Oak table, 120.05 lbs',
      'Weight 165.35 lbs',
    ])
      expect(words).toContain(line);
    // Which the report is about.
    expect(words).toContain('Item Dining chair Condition');

    const claim = { shipmentId, kind: 'damage', amount: 50, description: 'A leg is broken.' };
    expect(fieldOf(await shipper.api.post('/api/claims', { ...claim, itemId: foreign }))).toEqual(['itemId']);
    expect(ok(await shipper.api.post('/api/claims', { ...claim, itemId: table?.id }), 201)).toMatchObject(about);
    expect(ok(await carrier.api.post('/api/claims', { ...claim, kind: 'other' }), 201)).toMatchObject({
      itemId: null,
      itemTitle: null,
    });
  });
});
