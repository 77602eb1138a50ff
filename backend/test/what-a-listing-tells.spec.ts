import sharp from 'sharp';
import { addressOf } from '../src/common/streets.js';
import { type Deal, expectRefusal, HOUR, ok, type Person, World } from './support/people.js';

interface Access {
  place: string | null;
  stairs: number | null;
  lift: boolean | null;
  note: string | null;
}

interface Told {
  pickupLocation: string;
  description: string;
  pickupAccess: Access | null;
  deliveryAccess: Access | null;
  runs: boolean | null;
  pickupAddress: string | null;
  deliveryAddress: string | null;
  pickupContact: { name: string | null; phone: string | null } | null;
  deliveryContact: { name: string | null; phone: string | null } | null;
  masked: string[];
}

let world: World;

beforeAll(async () => {
  world = await World.start();
});

const read = (id: string, by: Pick<Person, 'api'> | undefined) =>
  (by?.api ?? world.visitor).get<Told>(`/api/shipments/${id}`).then((answer) => ok(answer, 200));
const paths = (answer: { body: unknown }) =>
  (answer.body as { errors: { path: string }[] }).errors.map(({ path }) => path);

describe('how an item can be loaded', () => {
  const ACCESS = { place: 'inside', stairs: 14, lift: false, note: 'Two turns in the stairway.' };

  it('is told to anybody who sees the listing, and an edit changes it or takes it away', async () => {
    const id = await world.listed(world.shipper, {
      category: 'vehicles',
      pickupAccess: ACCESS,
      deliveryAccess: { place: 'dock' },
      runs: false,
    });
    const told = {
      pickupAccess: ACCESS,
      deliveryAccess: { place: 'dock', stairs: null, lift: null, note: null },
      runs: false,
    };
    expect(await read(id, undefined)).toMatchObject(told);
    const listed = ok(await world.visitor.get<(Told & { id: string })[]>('/api/shipments'), 200);
    expect(listed.find((each) => each.id === id)).toMatchObject(told);
    const changed = { pickupAccess: null, deliveryAccess: { note: 'Ring twice.' }, runs: true };
    expect(ok(await world.shipper.api.patch<Told>(`/api/shipments/${id}`, changed), 200)).toMatchObject({
      ...changed,
      deliveryAccess: { place: null, stairs: null, lift: null, note: 'Ring twice.' },
    });
    expect(ok(await world.shipper.api.patch<Told>(`/api/shipments/${id}`, { budget: 900 }), 200)).toMatchObject({
      deliveryAccess: { note: 'Ring twice.' },
      runs: true,
    });
  });

  it('tells no phone number to strangers, and its owner what they do not see', async () => {
    const note = 'Call (512) 555-0142 at the gate.';
    const id = await world.listed(world.shipper, { pickupAccess: { note } });
    expect(await read(id, world.carrier)).toMatchObject({
      pickupAccess: { note: 'Call [phone hidden] at the gate.' },
      masked: ['phone'],
    });
    expect(await read(id, world.shipper)).toMatchObject({ pickupAccess: { note } });
    // What is hidden stays hidden when something else is changed.
    ok(await world.shipper.api.patch(`/api/shipments/${id}`, { title: 'Another title' }), 200);
    expect((await read(id, world.carrier)).pickupAccess?.note).toBe('Call [phone hidden] at the gate.');
  });

  it.each([
    ['a place that is none', { pickupAccess: { place: 'roof' } }, ['pickupAccess.place']],
    ['more steps than 30', { deliveryAccess: { stairs: 31 } }, ['deliveryAccess.stairs']],
    ['half a step', { deliveryAccess: { stairs: 1.5 } }, ['deliveryAccess.stairs']],
    ['an elevator in words', { pickupAccess: { lift: 'yes' } }, ['pickupAccess.lift']],
    ['too long a note', { pickupAccess: { note: 'x'.repeat(301) } }, ['pickupAccess.note']],
    ['a field that there is not', { pickupAccess: { code: '1' } }, ['pickupAccess.code']],
    ['a text', { pickupAccess: 'dock' }, ['pickupAccess']],
    ['a list', { pickupAccess: [{ place: 'dock' }] }, ['pickupAccess']],
    ['a sofa that runs', { runs: true }, ['runs']],
  ])('is refused when it is %s', async (_, given, refused) => {
    const answer = await world.shipper.api.post('/api/shipments', {
      title: 'A sofa',
      category: 'household_items',
      description: 'A sofa for three people.',
      pickupLocation: 'Austin, TX',
      deliveryLocation: 'Denver, CO',
      ...given,
    });
    expectRefusal(answer, 400, 'invalid_input');
    expect(paths(answer)).toEqual(refused);
  });

  it('says of a machine that it does not run, and of what is none any more nothing', async () => {
    const id = await world.listed(world.shipper, { category: 'heavy_equipment', runs: false });
    expect((await read(id, undefined)).runs).toBe(false);
    const changed = await world.shipper.api.patch<Told>(`/api/shipments/${id}`, { category: 'other' });
    expect(ok(changed, 200).runs).toBeNull();
  });
});

describe('a ZIP code that is not of the city beside it', () => {
  it.each(['pickupLocation', 'deliveryLocation', 'pickupAddress', 'deliveryAddress'])(
    'is refused in %s, saying which city it is of, and nothing is stored',
    async (path) => {
      const id = await world.listed();
      const before = await read(id, world.shipper);
      const answer = await world.shipper.api.patch(`/api/shipments/${id}`, { [path]: '1 Elm St, Austin, TX 90210' });
      expectRefusal(answer, 400, 'zip_mismatch');
      expect(answer.body).toMatchObject({
        errors: [
          {
            path,
            message: 'ZIP code 90210 is in Beverly Hills, CA, not in Austin, TX',
            suggestions: ['Beverly Hills, CA 90210', 'Austin, TX'],
          },
        ],
      });
      // What it typically costs is worked out meanwhile.
      expect({ ...(await read(id, world.shipper)), typical: null }).toEqual({ ...before, typical: null });
    },
  );

  it('keeps nothing from being listed either', async () => {
    const answer = await world.shipper.api.post('/api/shipments', {
      title: 'A sofa',
      category: 'household_items',
      description: 'A sofa for three people.',
      pickupLocation: 'Austin, TX 78701',
      deliveryLocation: 'Denver, CO 10001',
    });
    expectRefusal(answer, 400, 'zip_mismatch');
    expect(paths(answer)).toEqual(['deliveryLocation']);
  });
});

describe('streets and contacts', () => {
  const SECRETS = {
    pickupLocation: '200 Congress Ave, Austin, TX 78701',
    pickupAddress: '17 Zanzibar Quay, Austin, TX 78701',
    deliveryAddress: '4 Quagmire Yard, Denver, CO 80202',
    pickupContact: { name: 'Xanthippe', phone: '(512) 555-0142' },
    deliveryContact: { name: null, phone: '(303) 555-0118' },
  };
  const HIDDEN = {
    pickupLocation: 'Austin, TX',
    pickupAddress: null,
    deliveryAddress: null,
    pickupContact: null,
    deliveryContact: null,
  };

  async function bookedWithSecrets(): Promise<Deal> {
    const shipmentId = await world.listed(world.shipper, SECRETS);
    const quoteId = await world.quoted(shipmentId);
    ok(await world.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    return { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId };
  }

  async function paidWithSecrets(): Promise<Deal> {
    const deal = await bookedWithSecrets();
    await world.payWith(deal, '4242 4242 4242 4242');
    ok(await world.confirm(deal), 200);
    return deal;
  }

  it('are seen by the owner, by operators, and by the carrier from escrow until the time for claims is over', async () => {
    const deal = await bookedWithSecrets();
    const { shipmentId, carrier } = deal;
    expect(await read(shipmentId, carrier)).toMatchObject(HIDDEN);
    for (const person of [world.shipper, world.admin]) expect(await read(shipmentId, person)).toMatchObject(SECRETS);
    await world.payWith(deal, '4242 4242 4242 4242');
    ok(await world.confirm(deal), 200);
    expect(await read(shipmentId, carrier)).toMatchObject(SECRETS);
    for (const other of [undefined, await world.newCarrier()])
      expect(await read(shipmentId, other)).toMatchObject(HIDDEN);
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/pickup`), 200);
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/deliver`), 200);
    await world.advance(47 * HOUR);
    ok(await world.confirmDelivery(deal), 200);
    expect(await read(shipmentId, carrier)).toMatchObject(SECRETS);
    await world.advance(HOUR + 60);
    expect(await read(shipmentId, carrier)).toMatchObject(HIDDEN);
    for (const person of [world.shipper, world.admin]) expect(await read(shipmentId, person)).toMatchObject(SECRETS);
  });

  it.each([
    ['the job is given back', ({ carrier, quoteId }: Deal) => carrier.api.post(`/api/quotes/${quoteId}/withdraw`)],
    ['the owner cancels', ({ shipper, shipmentId }: Deal) => shipper.api.post(`/api/shipments/${shipmentId}/cancel`)],
  ])('are gone again once %s', async (_, end) => {
    const deal = await paidWithSecrets();
    ok(await end(deal), 200);
    expect(await read(deal.shipmentId, deal.carrier)).toMatchObject(HIDDEN);
  });

  it('are not shown to a carrier whose job was done without a payment here', async () => {
    const deal = await bookedWithSecrets();
    ok(await world.confirmDelivery(deal), 200);
    expect(await read(deal.shipmentId, deal.carrier)).toMatchObject(HIDDEN);
  });

  it('take a contact as one text too, and an edit changes or removes it', async () => {
    const text = 'Dana, (512) 555-0142';
    const id = await world.listed(world.shipper, { pickupContact: text, deliveryContact: '' });
    expect(await read(id, world.shipper)).toMatchObject({
      pickupContact: { name: text, phone: null },
      deliveryContact: null,
    });
    const change = (changes: object) => world.shipper.api.patch<Told>(`/api/shipments/${id}`, changes);
    const changed = { pickupContact: { name: 'Dana', phone: '(512) 555-0143' } };
    expect(ok(await change(changed), 200)).toMatchObject(changed);
    expect(ok(await change({ pickupContact: null }), 200)).toMatchObject({ pickupContact: null });
  });

  it.each([
    ['too long a name', { name: 'x'.repeat(101) }, 'pickupContact.name'],
    ['too long a phone', { phone: '5'.repeat(31) }, 'pickupContact.phone'],
    ['too long a text', 'x'.repeat(201), 'pickupContact.name'],
    ['a field that there is not', { email: 'dana@example.com' }, 'pickupContact.email'],
    ['a number', 5125550142, 'pickupContact'],
    ['a list', ['Dana'], 'pickupContact'],
  ])('are refused with %s', async (_, pickupContact, path) => {
    const id = await world.listed();
    const answer = await world.shipper.api.patch(`/api/shipments/${id}`, { pickupContact });
    expectRefusal(answer, 400, 'invalid_input');
    expect(paths(answer)).toEqual([path]);
  });
});

describe('where exactly it is', () => {
  const give = ({ shipper, shipmentId }: Deal, given: object) =>
    shipper.api.post<Told>(`/api/shipments/${shipmentId}/addresses`, given);
  const needs = async ({ shipper, shipmentId }: Deal) =>
    ok(await shipper.api.get<{ needsYou: { kind: string; shipmentId: string }[] }>('/api/users/me/dashboard'), 200)
      .needsYou.filter((need) => need.shipmentId === shipmentId)
      .map(({ kind }) => kind);

  it('is asked of the owner once it is paid, until both ends have a street, and told to the carrier as it comes', async () => {
    const deal = await world.paid();
    const { shipmentId, shipper, carrier } = deal;
    expect(await needs(deal)).toEqual(['give_addresses']);
    const pickup = { pickupAddress: '200 Congress Ave', pickupContact: { name: 'Dana', phone: '(512) 555-0143' } };
    expect(ok(await give(deal, pickup), 200)).toMatchObject({ ...pickup, deliveryAddress: null });
    expect(await read(shipmentId, carrier)).toMatchObject(pickup);
    expect(await read(shipmentId, await world.newCarrier())).toMatchObject({
      pickupAddress: null,
      pickupContact: null,
    });
    await world.told(carrier, shipmentId, 'shipment', ['shipment.addresses_given']);
    expect(await needs(deal)).toEqual(['give_addresses']);
    // What is there already is not told again.
    ok(await give(deal, pickup), 200);
    ok(await carrier.api.post(`/api/shipments/${shipmentId}/pickup`), 200);
    expect(await needs(deal)).toEqual(['give_addresses']);
    const late = await give(deal, { pickupContact: null });
    expectRefusal(late, 400, 'invalid_input');
    expect(paths(late)).toEqual(['pickupContact']);
    ok(await give(deal, { deliveryAddress: '1701 Wynkoop St, Denver, CO 80202' }), 200);
    expect(await needs(deal)).toEqual([]);
    await world.told(carrier, shipmentId, 'shipment', ['shipment.addresses_given', 'shipment.addresses_given']);
    const { events } = ok(
      await carrier.api.get<{ events: { event: string; data: unknown }[] }>(`/api/shipments/${shipmentId}/timeline`),
      200,
    );
    expect(events.filter(({ event }) => event === 'addresses').map(({ data }) => data)).toEqual([
      { ends: ['pickup'] },
      { ends: ['delivery'] },
    ]);
    const kept = ok(await shipper.api.get<{ address: string }[]>('/api/users/me/addresses'), 200);
    expect(kept.map(({ address }) => address)).toContain('1701 Wynkoop St, Denver, CO 80202');
  });

  it('is not asked where a street was listed, and told to nobody before the payment', async () => {
    const streets = { pickupLocation: '200 Congress Ave, Austin, TX 78701', deliveryAddress: '1701 Wynkoop St' };
    const shipmentId = await world.listed(world.shipper, streets);
    const quoteId = await world.quoted(shipmentId);
    const deal = { shipper: world.shipper, carrier: world.carrier, shipmentId, quoteId };
    expectRefusal(await give(deal, { deliveryAddress: '1801 California St' }), 409, 'illegal_transition');
    ok(await deal.shipper.api.post(`/api/quotes/${quoteId}/accept`), 200);
    ok(await give(deal, { deliveryAddress: '1801 California St' }), 200);
    await world.payWith(deal, '4242 4242 4242 4242');
    ok(await world.confirm(deal), 200);
    expect(await needs(deal)).toEqual([]);
    expect(await read(shipmentId, deal.carrier)).toMatchObject({ deliveryAddress: '1801 California St' });
    await world.told(deal.carrier, shipmentId, 'shipment', []);
  });

  it('is not elsewhere: what is far from the agreed place, or has the ZIP code of another city, is refused', async () => {
    const deal = await world.paid();
    const before = await read(deal.shipmentId, deal.shipper);
    // 10 miles away is near enough; another part of the same city always is.
    ok(await give(deal, { pickupAddress: '100 E Main St, Round Rock, TX' }), 200);
    for (const [given, code, path] of [
      [{ pickupAddress: '600 Alamo Plaza, San Antonio, TX' }, 'invalid_input', 'pickupAddress'],
      [{ deliveryAddress: '1701 Wynkoop St, Denver, CO 78701' }, 'zip_mismatch', 'deliveryAddress'],
      [{ deliveryAddress: '' }, 'invalid_input', 'deliveryAddress'],
      [{ deliveryLocation: 'Boulder, CO' }, 'invalid_input', 'deliveryLocation'],
    ] as const) {
      const answer = await give(deal, given);
      expectRefusal(answer, 400, code);
      expect(paths(answer)).toEqual([path]);
    }
    expect(await read(deal.shipmentId, deal.shipper)).toMatchObject({
      pickupLocation: before.pickupLocation,
      deliveryAddress: null,
    });
  });
});

// As the job sheet says it, for the bill of lading and the bank.
it.each([
  [null, 'Austin, TX', 'Austin, TX'],
  ['200 Congress Ave', 'Austin, TX', '200 Congress Ave, Austin, TX'],
  ['200 Congress Ave, Austin, TX', 'Austin, TX', '200 Congress Ave, Austin, TX'],
  ['200 Congress Ave', '200 Congress Ave, Austin, TX', '200 Congress Ave, Austin, TX'],
  ['200 Congress Ave, Austin, TX 78701', 'Austin, TX 78704', '200 Congress Ave, Austin, TX 78701'],
  ['1 Main St, Round Rock, TX', 'Austin, TX', '1 Main St, Round Rock, TX'],
  ['98 San Jacinto Blvd', '200 Congress Ave, Austin, TX', '98 San Jacinto Blvd, Austin, TX'],
  ['200 Congress Ave', '78701', '200 Congress Ave, 78701'],
  ['290 Bremner Blvd, Toronto, ON M5V 3L9', 'Toronto, ON', '290 Bremner Blvd, Toronto, ON M5V 3L9'],
])('an address names the street %s in %s once, with its city', async (street, place, whole) => {
  const [row] = await world.server.query<{ address: string }>(
    `SELECT ${addressOf('pickup')} AS address FROM (SELECT $1::text AS pickup_address, $2::text AS pickup_location) s`,
    [street, place],
  );
  expect(row?.address).toBe(whole);
});

describe('captions', () => {
  const photo = async () => {
    const body = new FormData();
    const background = { r: 90, g: 120, b: 60 };
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();
    body.append('photos', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
    return ok(await world.shipper.api.post<{ url: string }[]>('/api/uploads', body), 201)[0]?.url ?? '';
  };
  interface Captioned {
    id: string;
    photos: string[];
    photoCaptions: string[];
  }

  it('stand under their photos, go with them when they are put in another order, and go when they do', async () => {
    const [front, back, stairs] = [await photo(), await photo(), await photo()];
    const id = await world.listed(world.shipper, { photos: [front, back], photoCaptions: [' Front ', ''] });
    const change = async (changes: object) =>
      ok(await world.shipper.api.patch<Captioned>(`/api/shipments/${id}`, changes), 200);
    expect(ok(await world.visitor.get<Captioned>(`/api/shipments/${id}`), 200).photoCaptions).toEqual(['Front', '']);
    expect(await change({ photoCaptions: ['Front', 'Back'] })).toMatchObject({ photoCaptions: ['Front', 'Back'] });
    expect(await change({ photos: [stairs, back, front] })).toMatchObject({
      photos: [stairs, back, front],
      photoCaptions: ['', 'Back', 'Front'],
    });
    expect((await change({ budget: 900 })).photoCaptions).toEqual(['', 'Back', 'Front']);
    const gone = await world.shipper.api.delete(`/api/shipments/${id}/photos/${back.split('/').at(-1)}`);
    expect(gone.status).toBe(204);
    expect(ok(await world.visitor.get<Captioned>(`/api/shipments/${id}`), 200)).toMatchObject({
      photos: [stairs, front],
      photoCaptions: ['', 'Front'],
    });
    expect((await change({ photoCaptions: null })).photoCaptions).toEqual(['', '']);
  });

  it.each([
    ['fewer than photos', []],
    ['more than photos', ['One', 'Two']],
    ['longer than 120 characters', ['x'.repeat(121)]],
    ['a phone number', ['Call (512) 555-0142']],
    ['a number', [1]],
    ['one text', 'Front'],
  ])('are refused with %s', async (_, photoCaptions) => {
    const id = await world.listed(world.shipper, { photos: [await photo()] });
    const answer = await world.shipper.api.patch(`/api/shipments/${id}`, { photoCaptions });
    expectRefusal(answer, 400, 'invalid_input');
    expect(paths(answer)).toEqual(['photoCaptions']);
  });
});

describe("a user's own addresses", () => {
  interface Address {
    id: string;
    label: string | null;
    address: string;
    access: Access | null;
  }
  const PATH = '/api/users/me/addresses';
  const own = async ({ api }: Person) => ok(await api.get<Address[]>(PATH), 200);

  it('are kept once, in whatever case they are typed, and forgotten on request', async () => {
    const person = await world.newShipper();
    const keep = async (body: object) => ok(await person.api.post<Address>(PATH, body), 201);
    const { id } = await keep({ address: '200 Congress Ave, Austin, TX 78701' });
    const again = await keep({
      label: 'Workshop',
      address: '200 CONGRESS Ave, Austin, TX 78701',
      access: { place: 'dock', note: 'Ring twice.' },
    });
    expect(again).toMatchObject({
      id,
      label: 'Workshop',
      access: { place: 'dock', stairs: null, note: 'Ring twice.' },
    });
    await keep({ address: 'Denver, CO' });
    expect((await own(person)).map(({ address }) => address)).toEqual([
      'Denver, CO',
      '200 Congress Ave, Austin, TX 78701',
    ]);
    expect(await own(world.shipper)).not.toContainEqual(expect.objectContaining({ id }));
    expect((await world.shipper.api.delete(`${PATH}/${id}`)).status).toBe(404);
    expect((await person.api.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await own(person)).map(({ address }) => address)).toEqual(['Denver, CO']);
  });

  it('grow by the streets of listings, and by nothing that is no street', async () => {
    const person = await world.newShipper();
    const id = await world.listed(person, {
      pickupLocation: '200 Congress Ave, Austin, TX 78701',
      deliveryAddress: '1701 Wynkoop St',
      deliveryAccess: { place: 'inside', stairs: 12 },
    });
    const kept = await own(person);
    expect(kept.map(({ label, address, access }) => [label, address, access?.stairs ?? null]).sort()).toEqual([
      [null, '1701 Wynkoop St, Denver, CO', 12],
      [null, '200 Congress Ave, Austin, TX 78701', null],
    ]);
    ok(await person.api.patch(`/api/shipments/${id}`, { pickupLocation: '98 San Jacinto Blvd, Austin, TX' }), 200);
    ok(await person.api.patch(`/api/shipments/${id}`, { pickupLocation: 'Austin, TX' }), 200);
    expect((await own(person)).map(({ address }) => address)).toContain('98 San Jacinto Blvd, Austin, TX');
    expect(await own(person)).toHaveLength(3);
  });

  it('are 50 at most: one more is refused, and a listing takes the place of the oldest without a label', async () => {
    const person = await world.newShipper();
    const all = await Promise.all(
      Array.from({ length: 50 }, async (_, n) =>
        ok(
          await person.api.post<Address>(PATH, { address: `${n + 1} Elm St, Austin, TX`, label: n ? 'Yard' : null }),
          201,
        ),
      ),
    );
    const first = all[0]?.id;
    expectRefusal(await person.api.post(PATH, { address: '51 Elm St, Austin, TX' }), 409, 'too_many_addresses');
    expect(await own(person)).toHaveLength(50);
    await world.listed(person, { pickupLocation: '52 Elm St, Austin, TX' });
    const kept = await own(person);
    expect(kept).toHaveLength(50);
    expect(kept.map(({ id }) => id)).not.toContain(first);
    expect(kept[0]?.address).toBe('52 Elm St, Austin, TX');
  });

  it.each([
    ['a place that nobody knows', { address: 'Nowhere at all' }, 'place_not_found', 'address'],
    ['a ZIP code of another city', { address: '1 Elm St, Austin, TX 90210' }, 'zip_mismatch', 'address'],
    ['no address', {}, 'invalid_input', 'address'],
    ['too long a label', { address: 'Austin, TX', label: 'x'.repeat(101) }, 'invalid_input', 'label'],
  ])('are refused with %s', async (_, body, code, path) => {
    const answer = await world.shipper.api.post(PATH, body);
    expectRefusal(answer, 400, code);
    expect(paths(answer)).toEqual([path]);
  });
});
