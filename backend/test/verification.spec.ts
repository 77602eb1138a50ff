import sharp from 'sharp';
import { client } from './support/client.js';
import { DAY, expectRefusal, ok, PASSWORD, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface Submission {
  state: string;
  expiresOn: string | null;
  documents: string[];
  verifiedOn: string | null;
  reason: string | null;
}
interface Fact extends Submission {
  fact: string;
  asks: string[];
  renewal: Submission | null;
}
interface Reviewed {
  id: string;
  status: string;
  fact: string;
  alsoGivenBy: string[];
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const NEW_YORK = 'America/New_York';

let world: World;
let picture: Buffer;

beforeAll(async () => {
  world = await World.start();
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#446644' } })
    .png()
    .toBuffer();
});

function form(...files: Buffer[]): FormData {
  const data = new FormData();
  for (const file of files) data.append('documents', new Blob([new Uint8Array(file)]), 'certificate');
  return data;
}

async function documentOf(carrier: Person, file: Buffer = PDF): Promise<string> {
  const [sent] = ok(await carrier.api.post<{ url: string }[]>('/api/users/me/verification/documents', form(file)), 201);
  return sent?.url ?? '';
}

const submit = (carrier: Person, ...facts: object[]) =>
  carrier.api.put<{ facts: Fact[] }>('/api/users/me/verification', { facts });

async function factOf(carrier: Person, fact: string): Promise<Fact> {
  const { facts } = ok(await carrier.api.get<{ facts: Fact[] }>('/api/users/me/verification'), 200);
  return facts.find((each) => each.fact === fact) as Fact;
}

async function insurance(carrier: Person, days: number): Promise<void> {
  ok(
    await submit(carrier, {
      fact: 'cargo_insurance',
      number: 'cg 77-1',
      limit: 250_000,
      expiresOn: await world.day(days, NEW_YORK),
      documents: [await documentOf(carrier)],
    }),
    200,
  );
}

/** One carrier's facts waiting for the operators, oldest first as in the queue. */
async function waiting(carrier: Person): Promise<Reviewed[]> {
  const filter = encodeURIComponent(JSON.stringify({ status: 'submitted', userId: carrier.id }));
  return ok(await world.admin.api.get<Reviewed[]>(`/api/admin/verifications?filter=${filter}`), 200);
}

const decide = (id: string | undefined, verb: 'approve' | 'reject', body?: object, by = world.admin) =>
  by.api.post<Reviewed>(`/api/admin/verifications/${id}/${verb}`, body);

async function approved(carrier: Person): Promise<void> {
  const [first] = await waiting(carrier);
  ok(await decide(first?.id, 'approve'), 200);
}

async function badges(carrier: Person): Promise<{ fact: string; verifiedOn: string }[]> {
  return ok(
    await world.visitor.get<{ badges: { fact: string; verifiedOn: string }[] }>(`/api/users/${carrier.id}`),
    200,
  ).badges;
}

describe("a carrier's facts", () => {
  it('are not given at first, each says what it asks for, and only carriers have them', async () => {
    const { facts } = ok(await world.carrier.api.get<{ facts: Fact[] }>('/api/users/me/verification'), 200);
    expect(facts.map(({ fact, state, asks }) => [fact, state, asks.join()])).toEqual([
      ['usdot_number', 'not_given', 'number'],
      ['operating_authority', 'not_given', 'number'],
      ['liability_insurance', 'not_given', 'number,limit,expiresOn,documents'],
      ['cargo_insurance', 'not_given', 'number,limit,expiresOn,documents'],
      ['usda_registration', 'not_given', 'number,expiresOn,documents'],
      ['equipment', 'not_given', 'description,documents'],
      ['identity', 'not_given', 'expiresOn,documents'],
      ['background_check', 'not_given', 'provider,checkedOn,result,expiresOn,documents'],
    ]);
    expectRefusal(await world.shipper.api.get('/api/users/me/verification'), 403, 'carriers_only');
    expect(await badges(world.carrier)).toEqual([]);
  });

  it('are refused if incomplete, naming the field', async () => {
    const carrier = await world.newCarrier();
    const [today, document] = [await world.day(0, NEW_YORK), await documentOf(carrier)];
    const good = { number: 'P-1', limit: 100_000, expiresOn: today, documents: [document] };
    const cases: [fact: object, path: string][] = [
      [{ fact: 'usdot_number' }, 'number'],
      [{ fact: 'usdot_number', number: '12a' }, 'number'],
      [{ fact: 'operating_authority', number: 'AB-1' }, 'number'],
      [{ fact: 'usda_registration', number: '74-C-0123', expiresOn: today, documents: [document] }, 'number'],
      [{ fact: 'usdot_number', number: '1234567', limit: 100_000 }, 'limit'],
      [{ fact: 'cargo_insurance', ...good, limit: 999 }, 'limit'],
      [{ fact: 'cargo_insurance', ...good, expiresOn: await world.day(-1, NEW_YORK) }, 'expiresOn'],
      [{ fact: 'cargo_insurance', ...good, documents: [] }, 'documents'],
      [{ fact: 'cargo_insurance', ...good, documents: ['https://example.com/a.pdf'] }, 'documents'],
      [{ fact: 'equipment', documents: [document] }, 'description'],
      [{ fact: 'good_looks' }, 'fact'],
    ];
    for (const [fact, path] of cases) {
      const answer = await submit(carrier, fact);
      expectRefusal(answer, 400, 'invalid_input');
      expect((answer.body as unknown as { errors: { path: string }[] }).errors.map((error) => error.path)).toContain(
        `facts.0.${path}`,
      );
    }
    expectRefusal(
      await submit(carrier, { fact: 'usdot_number', number: '1' }, { fact: 'usdot_number', number: '2' }),
      400,
      'invalid_input',
    );
    expectRefusal(await submit(carrier), 400, 'invalid_input');
  });

  it('show as a badge with its date, on the profile and beside quotes, from approval on and not before', async () => {
    const carrier = await world.newCarrier();
    const shipmentId = await world.listed();
    await world.quoted(shipmentId, carrier);
    ok(await submit(carrier, { fact: 'operating_authority', number: 'mc 445566' }), 200);
    expect(await factOf(carrier, 'operating_authority')).toMatchObject({
      state: 'submitted',
      number: 'MC-445566',
      verifiedOn: null,
    });
    expect(await badges(carrier)).toEqual([]);
    await approved(carrier);
    const badge = { fact: 'operating_authority', verifiedOn: await world.day(0, NEW_YORK), limit: null };
    expect(await badges(carrier)).toEqual([badge]);
    const [quote] = ok(
      await world.shipper.api.get<{ carrier: { badges: object[] } }[]>(`/api/shipments/${shipmentId}/quotes`),
      200,
    );
    expect(quote?.carrier.badges).toEqual([badge]);
  });

  it('are rejected with a reason the carrier sees, and submitted again', async () => {
    const carrier = await world.newCarrier();
    ok(await submit(carrier, { fact: 'usdot_number', number: '7654321' }), 200);
    const [first] = await waiting(carrier);
    expectRefusal(await decide(first?.id, 'reject', {}), 400, 'invalid_input');
    ok(await decide(first?.id, 'reject', { reason: 'The register names another company.' }), 200);
    expectRefusal(await decide(first?.id, 'approve'), 409, 'illegal_transition');
    expect(await factOf(carrier, 'usdot_number')).toMatchObject({
      state: 'rejected',
      reason: 'The register names another company.',
    });
    ok(await submit(carrier, { fact: 'usdot_number', number: '7654322' }), 200);
    expect(await factOf(carrier, 'usdot_number')).toMatchObject({ state: 'submitted', reason: null });
    const [log] = ok(
      await world.admin.api.get<{ action: string; reason: string }[]>(
        `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resourceId: first?.id }))}`,
      ),
      200,
    );
    expect(log).toMatchObject({
      action: 'verifications.reject',
      reason: 'The register names another company.',
      before: { status: 'submitted' },
      after: { status: 'rejected' },
    });
  });

  it('lose the badge when a verified fact turns out to be wrong', async () => {
    const carrier = await world.newCarrier();
    ok(await submit(carrier, { fact: 'usdot_number', number: '7000001' }), 200);
    const [row] = await waiting(carrier);
    ok(await decide(row?.id, 'approve'), 200);
    ok(await decide(row?.id, 'reject', { reason: 'The registration was revoked.' }), 200);
    expect(await badges(carrier)).toEqual([]);
  });

  it('wait in the queue oldest first, where a number given by several carriers stands out', async () => {
    const [one, two] = [await world.newCarrier('One'), await world.newCarrier('Two')];
    for (const carrier of [one, two]) ok(await submit(carrier, { fact: 'usdot_number', number: '5550001' }), 200);
    const filter = encodeURIComponent(JSON.stringify({ q: '5550001', status: 'submitted' }));
    const queue = ok(await world.admin.api.get<Reviewed[]>(`/api/admin/verifications?filter=${filter}`), 200);
    expect(queue.map(({ alsoGivenBy }) => alsoGivenBy)).toEqual([[two.id], [one.id]]);
  });

  it('are not decided by the operator they belong to, nor by anyone but operators', async () => {
    const carrier = await world.newCarrier();
    ok(await submit(carrier, { fact: 'usdot_number', number: '7000002' }), 200);
    const [row] = await waiting(carrier);
    expectRefusal(await decide(row?.id, 'approve', undefined, carrier), 403, 'admins_only');
    await world.server.query("UPDATE users SET operator_role = 'owner' WHERE id = $1", [carrier.id]);
    expectRefusal(await decide(row?.id, 'approve', undefined, carrier), 403, 'forbidden');
  });
});

describe('who a carrier is', () => {
  const photo = async (carrier: Person): Promise<string> => {
    const photos = new FormData();
    photos.append('photos', new Blob([new Uint8Array(picture)]), 'truck.png');
    return ok(await carrier.api.post<{ url: string }[]>('/api/uploads', photos), 201)[0]?.url ?? '';
  };
  const save = (carrier: Person, changes: object) => carrier.api.put<object>('/api/users/profile', changes);

  it('is what they tell everybody, with pictures that open for everybody', async () => {
    const carrier = await world.newCarrier();
    const [portrait, truck, trailer] = [await photo(carrier), await photo(carrier), await photo(carrier)];
    const told = {
      about: 'Two trucks, twelve years, boats mostly.',
      homeBase: 'Austin, TX',
      lanes: [{ from: 'Austin, TX', to: 'Denver, CO' }],
      takes: ['vehicles', 'freight'],
    };
    expect(
      ok(await save(carrier, { ...told, profileImageUrl: portrait, truckPhotos: [truck, trailer] }), 200),
    ).toMatchObject({ ...told, truckPhotos: [truck, trailer] });
    const seen = async () => ok(await world.visitor.get<object>(`/api/users/${carrier.id}`), 200);
    expect(await seen()).toMatchObject({ ...told, portrait, truckPhotos: [truck, trailer] });
    for (const url of [portrait, truck, trailer]) expect((await world.visitor.get(url)).status).toBe(200);

    const quoteId = await world.quoted(await world.listed(), carrier);
    const { carrier: onQuote } = ok(await world.shipper.api.get<{ carrier: object }>(`/api/quotes/${quoteId}`), 200);
    expect(onQuote).toMatchObject({ portrait, truckPhoto: truck });

    // What is left out stays; a photo that is taken out is nobody's any more.
    ok(await save(carrier, { truckPhotos: [trailer] }), 200);
    expect(await seen()).toMatchObject({ ...told, portrait, truckPhotos: [trailer] });
    expect((await world.visitor.get(truck)).status).toBe(404);
    expect((await world.visitor.get(portrait)).status).toBe(200);
  });

  it('keeps the portrait and the trucks that are saved at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const carrier = await world.newCarrier();
      const [portrait, truck] = [await photo(carrier), await photo(carrier)];
      const saved = await Promise.all([
        save(carrier, { profileImageUrl: portrait }),
        save(carrier, { truckPhotos: [truck] }),
      ]);
      expect(saved.map(({ status }) => status)).toEqual([200, 200]);
      expect([(await world.visitor.get(portrait)).status, (await world.visitor.get(truck)).status]).toEqual([200, 200]);
    }
  });

  it('has limits, and no way around the messages', async () => {
    const carrier = await world.newCarrier();
    const [one, other] = [await photo(carrier), await photo(world.carrier)];
    const lane = { from: 'Austin, TX', to: 'Denver, CO' };
    for (const wrong of [
      { about: 'Call me: 512 555 0142' },
      { homeBase: 'dana@example.com' },
      { about: 'x'.repeat(1_001) },
      { lanes: Array.from({ length: 6 }, () => lane) },
      { lanes: [{ from: 'Austin, TX', to: 'www.example.com' }] },
      { lanes: [{ from: 'Austin, TX' }] },
      { lanes: 'all' },
      { takes: ['pianos'] },
      { takes: ['vehicles', 'vehicles'] },
      { truckPhotos: [other] },
      { truckPhotos: [one], profileImageUrl: one },
      { truckPhotos: Array.from({ length: 7 }, (_, n) => one.replace(/.$/, String(n))) },
    ])
      expectRefusal(await save(carrier, wrong), 400, 'invalid_input');
    ok(await save(carrier, { about: '', homeBase: null, lanes: [], takes: [], truckPhotos: [] }), 200);
  });
});

describe('what is asked for before a quote can be accepted', () => {
  const ask = (factsToBeAccepted: object) => world.admin.api.put('/api/admin/settings/current', { factsToBeAccepted });
  afterAll(async () => {
    ok(await ask({}), 200);
  });

  it('is nothing at first, is told to everybody, and takes only facts that there are', async () => {
    const asked = async () =>
      ok(await world.visitor.get<{ factsToBeAccepted: Record<string, string[]> }>('/api/config'), 200)
        .factsToBeAccepted;
    const none = { vehicles: [], household_items: [], heavy_equipment: [], freight: [], animals: [], other: [] };
    expect(await asked()).toEqual(none);
    expectRefusal(await ask({ vehicles: ['a_kind_face'] }), 400, 'invalid_input');
    expectRefusal(await ask({ boats: ['identity'] }), 400, 'invalid_input');
    ok(await ask({ vehicles: ['background_check'], animals: ['identity', 'usda_registration'] }), 200);
    expect(await asked()).toEqual({
      ...none,
      vehicles: ['background_check'],
      animals: ['identity', 'usda_registration'],
    });
  });

  it('stops an acceptance, and its offer, until an operator has approved it', async () => {
    const carrier = await world.newCarrier();
    const shipmentId = await world.listed(world.shipper, { category: 'vehicles' });
    const quoteId = await world.quoted(shipmentId, carrier);
    const accept = () => world.shipper.api.post<{ missing?: string[] }>(`/api/quotes/${quoteId}/accept`);
    const offered = async () =>
      ok(await world.shipper.api.get<{ can: string[] }[]>(`/api/shipments/${shipmentId}/quotes`), 200)[0]?.can;
    const refused = await accept();
    expectRefusal(refused, 409, 'facts_missing');
    expect(refused.body.missing).toEqual(['background_check']);
    expect(await offered()).not.toContain('accept');

    const check = {
      fact: 'background_check',
      provider: 'Northgate Screening',
      checkedOn: await world.day(-3, NEW_YORK),
      result: 'clear',
      expiresOn: await world.day(300, NEW_YORK),
      documents: [await documentOf(carrier)],
    };
    expectRefusal(await submit(carrier, { ...check, result: undefined }), 400, 'invalid_input');
    expectRefusal(await submit(carrier, { ...check, checkedOn: await world.day(1, NEW_YORK) }), 400, 'invalid_input');
    ok(await submit(carrier, check), 200);
    expect(await factOf(carrier, 'background_check')).toMatchObject({
      state: 'submitted',
      provider: 'Northgate Screening',
      result: 'clear',
    });
    expectRefusal(await accept(), 409, 'facts_missing');
    await approved(carrier);
    expect(await badges(carrier)).toEqual([
      { fact: 'background_check', verifiedOn: await world.day(0, NEW_YORK), limit: null },
    ]);
    expect(await offered()).toContain('accept');
    ok(await accept(), 200);
  });
});

describe('what expires', () => {
  it('is told 30 and 7 days before as notice and mail, and falls by itself after its last day', async () => {
    const carrier = await world.newCarrier();
    await insurance(carrier, 40);
    await approved(carrier);
    const kinds = async () => {
      const notices = ok(
        await carrier.api.get<{ kind: string; title: string; link: string }[]>('/api/notifications?limit=100'),
        200,
      );
      return notices.filter(({ link }) => link === '/become-carrier').map(({ title }) => title);
    };
    const told = async (title: string) => {
      let titles: string[] = [];
      await until(
        async () => (titles = await kinds())[0] === title,
        () => `Told of ${titles.join(', ')}, not of ${title}.`,
      );
    };
    await told('Verified: Cargo insurance');
    await world.advance(11 * DAY);
    await told('Cargo insurance expires in 30 days');
    await world.advance(23 * DAY);
    await told('Cargo insurance expires in 7 days');
    expect(await badges(carrier)).toMatchObject([{ fact: 'cargo_insurance', limit: 250_000 }]);
    await world.advance(7 * DAY);
    await told('Expired: Cargo insurance');
    expect(await badges(carrier)).toEqual([]);
    expect((await factOf(carrier, 'cargo_insurance')).state).toBe('expired');
    const due = await world.server.query<{ kind: string }>(
      `SELECT kind FROM notifications WHERE user_id = $1 AND (mailed OR mail_at IS NOT NULL) AND kind LIKE 'verification.%' ORDER BY created_at`,
      [carrier.id],
    );
    expect(due.map(({ kind }) => kind)).toEqual([
      'verification.approved',
      'verification.expiring',
      'verification.expiring',
      'verification.expired',
    ]);
  });

  it('keeps its badge while the renewal is checked, and is replaced by it', async () => {
    const carrier = await world.newCarrier();
    await insurance(carrier, 10);
    await approved(carrier);
    await insurance(carrier, 300);
    expect(await factOf(carrier, 'cargo_insurance')).toMatchObject({
      state: 'verified',
      renewal: { state: 'submitted', expiresOn: await world.day(300, NEW_YORK) },
    });
    expect(await badges(carrier)).toHaveLength(1);
    await approved(carrier);
    expect(await factOf(carrier, 'cargo_insurance')).toMatchObject({
      state: 'verified',
      renewal: null,
      expiresOn: await world.day(300, NEW_YORK),
    });
    await world.advance(12 * DAY);
    expect(await badges(carrier)).toHaveLength(1);
  });
});

describe('documents', () => {
  it('open for their carrier and for operators, and for nobody else', async () => {
    const carrier = await world.newCarrier();
    for (const [file, type] of [
      [PDF, 'application/pdf'],
      [picture, 'image/webp'],
    ] as const) {
      const url = await documentOf(carrier, file);
      expect((await world.admin.api.get(url)).status).toBe(404);
      ok(await submit(carrier, { fact: 'equipment', description: 'A 40 ft gooseneck.', documents: [url] }), 200);
      for (const viewer of [carrier.api, world.admin.api]) {
        const answer = await viewer.get(url);
        expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
          200,
          type,
          'private, no-store',
        ]);
        expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      }
      for (const viewer of [world.visitor, world.shipper.api, world.carrier.api, client(world.server.url)])
        expect((await viewer.get(url)).status).toBe(404);
    }
  });

  it("cannot be used as photos, nor photos as documents, and nobody can use another's", async () => {
    const [carrier, other] = [await world.newCarrier(), await world.newCarrier()];
    const document = await documentOf(carrier, picture);
    const photos = new FormData();
    photos.append('photos', new Blob([new Uint8Array(picture)]), 'a.png');
    const [photo] = ok(await carrier.api.post<{ url: string }[]>('/api/uploads', photos), 201);
    const equipment = (url: string | undefined) => ({ fact: 'equipment', description: 'A truck.', documents: [url] });
    expectRefusal(await carrier.api.put('/api/users/profile', { profileImageUrl: document }), 400, 'invalid_input');
    expectRefusal(await submit(carrier, equipment(photo?.url)), 400, 'invalid_input');
    expectRefusal(await submit(other, equipment(document)), 400, 'invalid_input');
  });

  it.each([
    ['a text', Buffer.from('Insured, honestly.'), 'Document 1 is not a PDF, JPEG, PNG or WebP file'],
    ['a PDF that was cut off', PDF.subarray(0, 40), 'Document 1 is damaged or incomplete'],
  ])('are refused: %s', async (_, file, message) => {
    const answer = await world.carrier.api.post<{ errors: { path: string; message: string }[] }>(
      '/api/users/me/verification/documents',
      form(file),
    );
    expectRefusal(answer, 400, 'invalid_input');
    expect(answer.body.errors).toEqual([{ path: 'documents', message }]);
  });

  it('are deleted with the account', async () => {
    const carrier = await world.newCarrier();
    const url = await documentOf(carrier);
    ok(await submit(carrier, { fact: 'equipment', description: 'A truck.', documents: [url] }), 200);
    expect((await carrier.api.delete('/api/users/me', { password: PASSWORD })).status).toBe(204);
    await until(
      async () => (await world.admin.api.get(url)).status === 404,
      () => 'The document is still there.',
    );
  });
});
