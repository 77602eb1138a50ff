import { csvForm } from './support/csv.js';
import { expectRefusal, ok, type Person, World } from './support/people.js';
import { until } from './support/until.js';

interface Import {
  id: string;
  state: string;
  failure: string | null;
  columns: string[];
  mapping: Record<string, string>;
  encoding: string | null;
  separator: string | null;
  rows: number;
  ready: number;
  wrong: number;
  created: number;
  existing: number;
  refused: number;
  pausedUntil: string | null;
}

interface Row {
  row: number;
  outcome: string;
  shipmentId: string | null;
  errors: { column: string | null; message: string }[];
}

const HEAD = 'Stock no,Item,Category,Description,From,To';
const line = (ref: string, title = `Boat ${ref}`) =>
  `${ref},${title},Vehicles & Boats,"A 22 ft boat on its own trailer, ready to go","Austin, TX","Denver, CO"`;
const file = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(`STK-${at + 1}`));

const read = async (by: Person, id: string) => ok(await by.api.get<Import>(`/api/imports/${id}`), 200);
const rowsOf = async (by: Person, id: string, query = '') =>
  ok(await by.api.get<Row[]>(`/api/imports/${id}/rows${query}`), 200);
const owned = async (by: Person) => (await by.api.get('/api/shipments?owner=me')).headers.get('x-total-count');

/** What stands of an import once it is in one of these states. */
async function reached(by: Person, id: string, ...states: string[]): Promise<Import> {
  let found = await read(by, id);
  await until(
    async () => states.includes((found = await read(by, id)).state),
    () => JSON.stringify(found),
  );
  return found;
}

async function checked(by: Person, content: string | Buffer, mapping?: object): Promise<Import> {
  const { id } = ok(await by.api.post<Import>('/api/imports', csvForm(content, mapping)), 202);
  return reached(by, id, 'checked', 'failed');
}

async function imported(by: Person, content: string): Promise<Import> {
  const { id } = await checked(by, content);
  ok(await by.api.post(`/api/imports/${id}/start`), 202);
  return reached(by, id, 'finished');
}

describe('a file of shipments', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start({ alone: true });
  });

  it('is checked first, and lists nothing before it is started', async () => {
    const owner = await world.newShipper();
    const found = await checked(owner, file(line('A'), line('B', ''), line('C')));
    expect(found).toMatchObject({
      state: 'checked',
      rows: 3,
      ready: 2,
      wrong: 1,
      encoding: 'utf-8',
      separator: 'comma',
    });
    expect(found.mapping).toEqual({
      'Stock no': 'externalRef',
      Item: 'title',
      Category: 'category',
      Description: 'description',
      From: 'pickupLocation',
      To: 'deliveryLocation',
    });
    expect(await owned(owner)).toBe('0');
    expect(await rowsOf(owner, found.id, '?only=wrong')).toEqual([
      expect.objectContaining({
        row: 2,
        outcome: 'wrong',
        errors: [{ column: 'Item', message: expect.any(String) as string }],
      }),
    ]);
  });

  it('has all that is wrong with a row told at once: cells, fields and places', async () => {
    const owner = await world.newShipper();
    const listed = `${HEAD},Weight\n${line('A')},900\n`;
    await imported(owner, listed);
    const { id } = await checked(
      owner,
      `${HEAD},Weight\n${line('A')},heavy\nB,,Vehicles & Boats,A sailing boat on its trailer.,Nowhereville,"Denver, CO",heavy\n`,
    );
    const wrong = await rowsOf(owner, id, '?only=wrong');
    expect(wrong.map(({ errors }) => errors.map(({ column }) => column))).toEqual([
      ['Weight'],
      ['Weight', 'Item', 'From'],
    ]);
  });

  it('takes a column of US states for no status', async () => {
    const owner = await world.newShipper();
    const content = `${HEAD},State\n${line('A')},TX\n`;
    expect(await checked(owner, content)).toMatchObject({ ready: 1, wrong: 0 });
  });

  it('is listed row by row, and the same file again creates nothing', async () => {
    const owner = await world.newShipper();
    const all = file(...lines(60), line('bad', ''));
    expect(await imported(owner, all)).toMatchObject({ created: 60, existing: 0, wrong: 1 });
    expect(await owned(owner)).toBe('60');
    expect(await imported(owner, all)).toMatchObject({ created: 0, existing: 60, wrong: 1 });
    expect(await owned(owner)).toBe('60');
    const [found] = ok(await owner.api.get<{ title: string }[]>('/api/shipments?externalRef=STK-7'), 200);
    expect(found?.title).toBe('Boat STK-7');
  });

  it('without numbers of its own is not listed twice by accident, only if its owner says so', async () => {
    const owner = await world.newShipper();
    const nameless = file(line(''), line('', 'Piano')).replaceAll(',"A 22', ',"A fine 22');
    const first = await imported(owner, nameless);
    expect(first).toMatchObject({ created: 2 });
    const start = (id: string, body?: object) => owner.api.post<Import>(`/api/imports/${id}/start`, body);
    const second = await checked(owner, nameless);
    const refused = await start(second.id);
    expectRefusal(refused, 409, 'import_repeated');
    expect(refused.body).toMatchObject({ current: { id: first.id } });
    expect(await owned(owner)).toBe('2');
    // Two at once: one lists, and the other finds it.
    const [third, fourth] = [
      await checked(owner, nameless.replace('Piano', 'Organ')),
      await checked(owner, nameless.replace('Piano', 'Organ')),
    ];
    const both = await Promise.all([start(third.id), start(fourth.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409]);
    // Another mapping of the same file does not make its rows others.
    const mapped = await checked(owner, nameless, { ...first.mapping, Category: 'metadata' });
    expectRefusal(await start(mapped.id), 409, 'import_repeated');
    ok(await start(second.id, { again: true }), 202);
    expect(await reached(owner, second.id, 'finished')).toMatchObject({ created: 2 });
    // Started before, it is not started again.
    expect(ok(await start(first.id), 202)).toMatchObject({ state: 'finished', created: 2 });
    // What one owner has listed says nothing of another's.
    const other = await world.newShipper();
    expect(await imported(other, nameless)).toMatchObject({ created: 2 });
  });

  it('has contacts, a book-now price and notes for its owner in columns of their own', async () => {
    const owner = await world.newShipper();
    const heads = 'Book now,Book now for,Pickup contact,Pickup phone,Delivery contact,Branch,Lot';
    const more = '900.00,Anybody,Dana Reyes,(512) 555-0142,Cole,Austin,12';
    const content = [`${HEAD},${heads}`, `${line('A')},${more}`, `${line('B')},,,,,,,`].join('\n');
    const { mapping } = await checked(owner, content);
    expect(mapping).toMatchObject({ 'Book now': 'bookNowPrice', 'Pickup phone': 'pickupPhone' });
    const all = { ...mapping, Branch: 'metadata', Lot: 'metadata' };
    const { id, ready } = await checked(owner, content, all);
    expect(ready).toBe(2);
    ok(await owner.api.post(`/api/imports/${id}/start`), 202);
    await reached(owner, id, 'finished');
    const found = async (ref: string) =>
      ok(await owner.api.get<object[]>(`/api/shipments?externalRef=${ref}`), 200)[0] as { id: string };
    const { id: shipment } = await found('A');
    expect(ok(await owner.api.get<object>(`/api/shipments/${shipment}`), 200)).toMatchObject({
      bookNowPrice: 900,
      bookNowFor: 'anybody',
      pickupContact: { name: 'Dana Reyes', phone: '(512) 555-0142' },
      deliveryContact: { name: 'Cole', phone: null },
      metadata: { Branch: 'Austin', Lot: '12' },
    });
    expect(await found('B')).toMatchObject({ bookNowPrice: null, metadata: null });
    const long = await checked(owner, content.replace('(512) 555-0142', '5'.repeat(31)), all);
    expect((await rowsOf(owner, long.id, '?only=wrong'))[0]?.errors).toMatchObject([{ column: 'Pickup phone' }]);
    const twice = { ...all, Item: 'title', Lot: 'title' };
    expectRefusal(await owner.api.post('/api/imports', csvForm(content, twice)), 400, 'invalid_input');
  });

  it('says at the cell what is wrong, and guesses at no number or date', async () => {
    const owner = await world.newShipper();
    const head = `${HEAD},Weight,Budget,Pickup date,Runs`;
    const row = (...cells: string[]) => `${line(cells.join('').replace(/\W/g, '') || 'x')},${cells.join(',')}`;
    const { id, ready } = await checked(
      owner,
      [
        head,
        row('"2,400 lbs"', '$1500.00', '', 'yes'),
        row('', '"1.500,00"', '', ''),
        row('', '1.500', '', ''),
        row('heavy', '', '', ''),
        row('', '', '13/1/2027', ''),
        row('', '', '1.3.2027', 'perhaps'),
      ].join('\n'),
    );
    const wrong = await rowsOf(owner, id, '?only=wrong');
    expect(ready).toBe(1);
    expect(wrong.map(({ row: at, errors }) => [at, errors.map(({ column }) => column)])).toEqual([
      [2, ['Budget']],
      [3, ['Budget']],
      [4, ['Weight']],
      [5, ['Pickup date']],
      [6, ['Pickup date', 'Runs']],
    ]);
  });

  it('may be from any spreadsheet: BOM, Windows-1252, semicolons, tabs, quotes that hold lines', async () => {
    const owner = await world.newShipper();
    const bom = await checked(owner, `\uFEFF${file(line('A'))}`);
    expect(bom).toMatchObject({ encoding: 'utf-8', ready: 1 });
    expect(bom.columns[0]).toBe('Stock no');
    const western = await checked(owner, Buffer.from(file(line('B', 'Caf\u00e9 racer')), 'latin1'));
    expect(western).toMatchObject({ encoding: 'windows-1252', ready: 1 });
    const [first] = ok(await owner.api.get<{ cells: string[] }[]>(`/api/imports/${western.id}/rows`), 200);
    expect(first?.cells[1]).toBe('Caf\u00e9 racer');
    for (const [separator, sign] of [
      ['semicolon', ';'],
      ['tab', '\t'],
    ] as const) {
      const content = `title${sign}status${sign}description\n"Boat ${sign} trailer"${sign}draft${sign}"Two\nlines, and ""quotes"""\n`;
      expect(await checked(owner, content)).toMatchObject({ separator, rows: 1, ready: 1 });
    }
  });

  it('that cannot be read says why, and has nothing to start', async () => {
    const owner = await world.newShipper();
    const wrong: [content: string | Buffer, why: RegExp][] = [
      [Buffer.from('504b0304140000000800', 'hex'), /no text file/],
      [Buffer.from('\uFEFFtitle\nBoat', 'utf16le'), /in UTF-16. Save the table as CSV in UTF-8/],
      [file(...lines(2_001)), /At most 2,000 rows/],
      [`title\n"Boat`, /quote that is not closed/],
      ['title,title\nA,B', /Two columns are called title/],
      ['title\n', /no rows/],
      [`title\n${'x'.repeat(30_000)}`, /too long/],
    ];
    for (const [content, why] of wrong) {
      const { id, state, failure } = await checked(owner, content);
      expect([state, failure]).toEqual(['failed', expect.stringMatching(why)]);
      const refused = await owner.api.post(`/api/imports/${id}/start`);
      expectRefusal(refused, 409, 'illegal_transition');
      expect(refused.body).toMatchObject({
        detail: `The file could not be read. ${failure}. Send it again, corrected.`,
      });
    }
    const log = '/api/event-log?types=import.checked';
    const told = async () =>
      ok(await owner.api.get<{ data: { status: string } }[]>(log), 200).map(({ data }) => data.status);
    await until(async () => (await told()).length === wrong.length);
    expect(new Set(await told())).toEqual(new Set(['failed']));
  });

  it('is taken once under an Idempotency-Key, which holds for this file and mapping', async () => {
    const owner = await world.newShipper();
    const send = (content: string, mapping?: object) =>
      owner.api.post<Import>('/api/imports', csvForm(content, mapping), { 'idempotency-key': 'nightly' });
    const { id } = ok(await send(file(line('A'))), 202);
    const again = await send(file(line('A')));
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(ok(again, 202).id).toBe(id);
    expectRefusal(await send(file(line('B'))), 422, 'idempotency_key_reused');
    expectRefusal(await send(file(line('A')), { Item: 'title' }), 422, 'idempotency_key_reused');
    expect(ok(await owner.api.get<Import[]>('/api/imports'), 200)).toHaveLength(1);
  });

  it('is refused without a file, above 5 MB, with a mapping that means nothing, and from carriers', async () => {
    const post = (form: FormData, by = world.shipper) => by.api.post('/api/imports', form);
    expectRefusal(await post(new FormData()), 400, 'invalid_input');
    expectRefusal(await post(csvForm('x'.repeat(5 * 1024 * 1024 + 1))), 413, 'payload_too_large');
    for (const mapping of ['{', '[]', { Item: 'color' }, { A: 'title', B: 'title' }])
      expectRefusal(await post(csvForm(file(line('A')), mapping)), 400, 'invalid_input');
    expectRefusal(await post(csvForm(file(line('A'))), world.carrier), 403, 'shippers_only');
    const { failure } = await checked(world.shipper, file(line('A')), { Nothing: 'title' });
    expect(failure).toBe('No column is called Nothing');
  });

  it('has a report in which no cell can be read as a formula', async () => {
    const owner = await world.newShipper();
    const signs = ['"=1+1"', '@SUM', '+1', '-1', '"\t1"'];
    const { id } = await imported(owner, file(...signs.map((sign) => line(sign, 'Boat')), line('A')));
    const report = await owner.api.get<string>(`/api/imports/${id}/results.csv`);
    const [head, ...rows] = ok(report, 200).trimEnd().split('\n');
    expect(head).toBe('row,ref,outcome,shipment,errors');
    expect(rows.map((row) => /^\d,"?('?.)/.exec(row)?.[1])).toEqual(["'=", "'@", "'+", "'-", "'\t", 'A']);
    for (const row of rows.slice(0, -1)) expect(row).toMatch(/^\d,"?'[=@+\-\t]\S*,(refused|wrong|created)/);
    expect(rows.at(-1)).toMatch(/^6,A,created,[0-9a-f-]{36},$/);
  });

  it('whose program is killed in the middle goes on, and lists no row twice', async () => {
    const owner = await world.newShipper();
    const { id } = await checked(owner, `title,status\n${'Boat without a number,draft\n'.repeat(300)}`);
    ok(await owner.api.post(`/api/imports/${id}/start`), 202);
    await until(async () => Number(await owned(owner)) > 30);
    await world.server.kill('SIGKILL');
    await world.server.restart();
    ok(await owner.api.post(`/api/imports/${id}/start`), 202);
    const done = await reached(owner, id, 'finished');
    expect(done.created + done.existing).toBe(300);
    expect(await owned(owner)).toBe('300');
  });
});

it('waits where the limit of the hour is reached, and lists the rest later', async () => {
  const world = await World.start({ env: { RATE_LIMIT_MULTIPLIER: '0.05' } });
  const owner = await world.newShipper();
  const { id } = await checked(owner, file(...lines(40)));
  ok(await owner.api.post(`/api/imports/${id}/start`), 202);
  await until(async () => (await read(owner, id)).pausedUntil !== null);
  expect(await read(owner, id)).toMatchObject({ state: 'running', created: 30, ready: 10 });
  await world.server.query(`DELETE FROM hourly_counters WHERE kind = 'shipments'`);
  await world.server.query(`UPDATE imports SET paused_until = NULL WHERE id = $1`, [id]);
  ok(await owner.api.post(`/api/imports/${id}/start`), 202);
  expect(await reached(owner, id, 'finished')).toMatchObject({ created: 40, refused: 0 });
  expect(await owned(owner)).toBe('40');
});
