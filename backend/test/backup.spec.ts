import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { runTool } from './support/backups.js';
import { type Client, client } from './support/client.js';
import { expectOpenLoadsFresh } from './support/open-loads.js';
import { type Deal, NEW_SHIPMENT, ok, PASSWORD, World } from './support/people.js';
import { freePort } from './support/ports.js';
import { type Program, startProgram } from './support/program.js';
import { until } from './support/until.js';

/** Kept beside the backups, as operators are told to. */
const DATA_KEY = 'seals what is read again after a restore';

let world: World;
/** Backups, and the data folder one of them is restored into. */
const place = mkdtempSync(join(tmpdir(), 'haulway backup '));
const backup = join(place, 'monday');

/** What has settled down before the backup. */
let photo: string;
let held: Deal;
let released: Deal;

beforeAll(async () => {
  chmodSync(place, 0o755);
  world = await World.start({ env: { DATA_KEY } });
  const body = new FormData();
  body.append(
    'photos',
    new Blob([
      Uint8Array.from(
        await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d46' } })
          .jpeg()
          .toBuffer(),
      ),
    ]),
    'boat.jpg',
  );
  photo = ok(await world.shipper.api.post<{ url: string }[]>('/api/uploads', body), 201)[0]?.url ?? '';
  held = await world.delivered({ amount: 1234.56 });
  ok(await world.shipper.api.put('/api/users/profile', { profileImageUrl: photo }), 200);
  released = await world.delivered();
  await world.confirmDelivery(released);
  await world.settleMoney();
});

afterAll(() => rmSync(place, { recursive: true, force: true }));

interface Told {
  id: string;
  data: Record<string, string>;
}
const nextOf = ({ headers }: { headers: Headers }): string =>
  /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';

const pictureAt = async (url: string) => Buffer.from(await (await fetch(`${url}${photo}?w=320`)).arrayBuffer());
const ledgerOf = (api: Client) => api.get('/api/admin/ledger-entries');

/** Four people list shipments until told to stop; returns each person's ids in the order of listing. */
function keepListing(): () => Promise<string[][]> {
  const stop = new AbortController();
  const list = async () => {
    const ids: string[] = [];
    while (!stop.signal.aborted) ids.push(await world.listed());
    return ids;
  };
  const listing = Promise.all([list(), list(), list(), list()]);
  return async () => {
    stop.abort();
    return listing;
  };
}

/** A template that has listed something: the two rows refer to each other. */
async function repeatOnce(): Promise<void> {
  const { api } = world.shipper;
  const { id: shipmentId } = ok(
    await api.post<{ id: string }>(`/api/shipments/${held.shipmentId}/copy`, { template: true }),
    201,
  );
  // Far away, so that it lists nothing of its own.
  const rule = { shipmentId, every: 'week', days: [1], aheadDays: 7, fromDay: await world.day(60) };
  const { id } = ok(await api.post<{ id: string }>('/api/recurrences', rule), 201);
  await world.server.query('UPDATE shipments SET recurrence_id = $1, recurrence_day = CURRENT_DATE WHERE id = $2', [
    id,
    held.shipmentId,
  ]);
}

describe('a backup taken while people kept listing', () => {
  const dataDir = join(place, 'data');
  let listedMeanwhile: string[][];
  /** Where a program has read the event log up to. */
  let readUpTo: string;
  let url: string;
  let program: Program | undefined;
  let shipper: Client;
  let admin: Client;

  const signIn = async (email: string) =>
    client(
      url,
      ok(await client(url).post<{ token: string }>('/api/auth/login', { email, password: PASSWORD }), 200).token,
    );

  beforeAll(async () => {
    await repeatOnce();
    readUpTo = nextOf(await world.shipper.api.get('/api/event-log?limit=1'));
    const stopListing = keepListing();
    const made = await runTool('backup', backup, {
      DATABASE_URL: world.server.databaseUrl,
      DATA_DIR: world.server.folder,
    });
    listedMeanwhile = await stopListing();
    expect(made).toEqual({
      code: 0,
      lines: [expect.stringMatching(/^[\d,]+ rows as of \S+Z and [1-9]\d* files \(0\.\d MB\) are in /)],
    });
    const restored = await runTool('restore', backup, { DATA_DIR: dataDir });
    expect([restored.code, restored.lines.at(-1)]).toEqual([0, 'The money adds up.']);
    program = startProgram({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATA_KEY,
      NODE_ENV: 'test',
      SEED: 'none',
      LOG_LEVEL: 'warn',
    });
    url = await program.ready;
    [shipper, admin] = await Promise.all([signIn(world.shipper.email), signIn(world.admin.email)]);
  });

  afterAll(async () => {
    program?.kill('SIGTERM');
    await program?.ended;
  });

  it('brings back shipment, payment, picture and ledger as they were', async () => {
    expect(ok(await shipper.get(`/api/shipments/${held.shipmentId}`), 200)).toEqual(
      ok(await world.shipper.api.get(`/api/shipments/${held.shipmentId}`), 200),
    );
    expect(ok(await shipper.get(`/api/shipments/${held.shipmentId}/quotes`), 200)).toEqual([
      await world.quote(held, held.quoteId),
    ]);
    expect(ok(await shipper.get('/api/payments'), 200)).toEqual(ok(await world.shipper.api.get('/api/payments'), 200));
    expect(ok(await ledgerOf(admin), 200)).toEqual(ok(await ledgerOf(world.admin.api), 200));
    expect(await pictureAt(url)).toEqual(await pictureAt(world.server.url));
    const repeated = ok(await shipper.get<unknown[]>('/api/recurrences'), 200);
    expect([repeated.length, repeated]).toEqual([1, ok(await world.shipper.api.get('/api/recurrences'), 200)]);
  });

  it('holds what was listed at one moment, and nothing later', async () => {
    let kept = 0;
    for (const ids of listedMeanwhile) {
      const found = await Promise.all(ids.map(async (id) => (await shipper.get(`/api/shipments/${id}`)).status));
      const later = found.indexOf(404);
      expect(later).toBeGreaterThan(-1);
      expect(found).toEqual(found.map((_, at) => (at < later ? 200 : 404)));
      kept += later;
    }
    // The count is kept in a table of its own.
    expect((await shipper.get('/api/shipments?status=listed')).headers.get('x-total-count')).toBe(String(kept));
  });

  it('holds in the table of open loads what follows from its listings', async () => {
    const tool = new URL('../tools/database.mjs', import.meta.url).href;
    const { urlOfRunning } = (await import(tool)) as { urlOfRunning: (folder: string) => string };
    const database = new pg.Client({ connectionString: urlOfRunning(dataDir) });
    await database.connect();
    const query = async <Row>(sql: string) => (await database.query(sql)).rows as Row[];
    expect(await expectOpenLoadsFresh({ query })).toBeGreaterThan(0);
    await database.end();
  });

  it('lets a program read on in the event log from where it was, and later what happens next', async () => {
    const read = async (api: Client, path: string) => ok(await api.get<Told[]>(path), 200);
    const [before, after] = [await read(world.shipper.api, readUpTo), await read(shipper, readUpTo)];
    expect(after.length).toBeGreaterThan(0);
    expect(after.map(({ id }) => id)).toEqual(before.slice(0, after.length).map(({ id }) => id));
    const now = nextOf(await shipper.get('/api/event-log?after=now'));
    const { id } = ok(await shipper.post<{ id: string }>('/api/shipments', { ...NEW_SHIPMENT, status: 'listed' }), 201);
    await until(async () => (await read(shipper, now)).some(({ data }) => data['shipmentId'] === id));
  });

  it('makes everybody sign in again, since no backup holds the secret that signs tokens', async () => {
    expect((await client(url, world.shipper.token).get('/api/auth/me')).status).toBe(401);
    expect(readdirSync(backup).sort()).toEqual(['files', 'files.sha256', 'manifest.json', 'tables']);
  });

  it('carries on: new rows get new numbers, and the held money is released', async () => {
    const answer = ok(
      await shipper.post<{ payment: { status: string } }>(`/api/shipments/${held.shipmentId}/confirm-delivery`),
      200,
    );
    expect(answer.payment.status).toBe('released');
    ok(await admin.post('/api/sandbox/clock', { advanceSeconds: 1 }), 200);
    expect(ok(await admin.get('/api/admin/ledger-entries/check'), 200)).toMatchObject({
      balanced: true,
      escrowMatchesPayments: true,
    });
    const payments = ok(await shipper.get<{ status: string; transferStatus: string }[]>('/api/payments'), 200);
    expect(payments.map(({ status, transferStatus }) => [status, transferStatus])).toEqual([
      ['released', 'sent'],
      ['released', 'sent'],
    ]);
  });

  it('is refused by a database that is not empty, and by one in use', async () => {
    const full = await runTool('restore', backup, {
      DATABASE_URL: world.server.databaseUrl,
      DATA_DIR: join(place, 'unused'),
    });
    expect(full).toEqual({ code: 1, lines: [expect.stringContaining('The database is not empty.')] });
    const taken = await runTool('restore', backup, { DATA_DIR: dataDir });
    expect(taken).toEqual({ code: 1, lines: [expect.stringContaining('is already running on')] });
  });

  it('is not overwritten', async () => {
    const again = await runTool('backup', backup, {
      DATABASE_URL: world.server.databaseUrl,
      DATA_DIR: world.server.folder,
    });
    expect(again).toEqual({ code: 1, lines: [expect.stringContaining('is not empty')] });
  });
});

const FLAWS: [string, string, (folder: string) => void][] = [
  ['was not finished', 'was not finished', (folder) => rmSync(join(folder, 'manifest.json'))],
  [
    'has a torn manifest',
    'is broken',
    (folder) => change(join(folder, 'manifest.json'), (bytes) => bytes.subarray(0, bytes.length / 2)),
  ],
  [
    'has a torn table',
    'is not what was written',
    (folder) => change(join(folder, 'tables/public.users.copy.gz'), (bytes) => bytes.subarray(0, -9)),
  ],
  ['lacks a table', 'is missing', (folder) => rmSync(join(folder, 'tables/public.users.copy.gz'))],
  [
    'has a changed photo',
    'is not what was written',
    (folder) => change(anyPhoto(folder), (bytes) => bytes.fill(0, 100, 200)),
  ],
  [
    'comes from a newer release',
    'newer release',
    (folder) =>
      change(join(folder, 'manifest.json'), (bytes) =>
        Buffer.from(bytes.toString().replace('CreateUsers', 'CreateRobots')),
      ),
  ],
];

function change(file: string, how: (bytes: Buffer) => Uint8Array): void {
  writeFileSync(file, how(readFileSync(file)));
}

function anyPhoto(folder: string): string {
  const found = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).find((each) =>
    each.isFile(),
  );
  return join(found?.parentPath ?? '', found?.name ?? '');
}

describe('a backup is refused in one line when it', () => {
  it.each(FLAWS)('%s', async (name, words, spoil) => {
    const folder = join(place, name);
    cpSync(backup, folder, { recursive: true });
    spoil(folder);
    // Refused before the database is looked at; otherwise it would be refused for not being empty.
    const refused = await runTool('restore', folder, {
      DATABASE_URL: world.server.databaseUrl,
      DATA_DIR: join(place, 'unused'),
    });
    expect(refused).toEqual({ code: 1, lines: [expect.stringContaining(words)] });
  });
});
