import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ok, PASSWORD, World } from '../../backend/test/support/people.js';
import { until } from '../../backend/test/support/until.js';

const SDK = fileURLToPath(new URL('..', import.meta.url));
let world: World;
let folder: string;

beforeAll(async () => {
  world = await World.start();
  folder = await mkdtemp(join(tmpdir(), 'haulway-sdk-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Installs the package as its users have it: compiled, under its name. */
async function install(): Promise<void> {
  const installed = join(folder, 'node_modules/@haulway/sdk');
  await mkdir(join(installed, 'dist'), { recursive: true });
  await writeFile(join(installed, 'package.json'), await readFile(join(SDK, 'package.json')));
  for (const file of await readdir(join(SDK, 'src'))) {
    const source = await readFile(join(SDK, 'src', file), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    await writeFile(join(installed, 'dist', file.replace(/\.ts$/, '.js')), outputText);
  }
}

it('the code in the README runs as pasted', async () => {
  await install();
  const scopes = ['shipments:read', 'shipments:write', 'quotes:read', 'bookings:write', 'events:read'];
  const asked = { name: 'README', scopes, password: PASSWORD };
  const { key } = ok(await world.shipper.api.post<{ key: string }>('/api/api-keys', asked), 201);
  const readme = await readFile(join(SDK, 'README.md'), 'utf8');
  const code = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, block]) => block).join('\n');
  // The log is written a moment after what it tells of.
  const steady = code
    .replace('const log =', "while ((await haulway.list('/api/event-log').page()).items.length === 0);\nconst log =")
    .replace(
      'const [quote] =',
      'while ((await haulway.shipments.quotes(shipment.id).page()).items.length === 0);\nconst [quote] =',
    );
  await writeFile(join(folder, 'readme.mjs'), steady);
  const program = spawn(process.execPath, [join(folder, 'readme.mjs')], {
    env: { HAULWAY_KEY: key, HAULWAY_URL: world.server.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(program.stdout), text(program.stderr), once(program, 'exit')]);
  await Promise.race([quoteWhenChanged(), ended]);
  const [said, wrong] = await ended;
  expect([wrong, said.trim().split('\n')]).toEqual([
    '',
    ['listed', '1', 'shipment.listed true', 'string', 'true', '400', 'Austin, TX', 'test', 'in_escrow', 'booked'],
  ]);
});

/** A carrier quotes on the listing, once the program has changed it: a quote made before would be stale. */
async function quoteWhenChanged(): Promise<void> {
  const changed = async () =>
    ok(await world.shipper.api.get<{ id: string; budget: number | null }[]>('/api/shipments?owner=me'), 200).find(
      ({ budget }) => budget === 1600,
    );
  await until(async () => (await changed()) !== undefined);
  const { id: shipmentId } = (await changed()) ?? {};
  ok(await world.carrier.api.post('/api/quotes', { shipmentId, amount: 1240 }), 201);
}
