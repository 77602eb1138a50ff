import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { IMPORT_FIELDS } from '../src/imports/import-fields.js';
import { GUIDE } from '../src/platform/http/guide.js';
import { World } from './support/people.js';

let world: World;

beforeAll(async () => {
  world = await World.start();
});

it('the commands of the guide run as pasted, and end with a payment that is released', async () => {
  const commands = [...GUIDE.matchAll(/```sh\n([^]*?)```/g)]
    .map(([, block]) => block)
    .join('')
    .replace('http://localhost:3000', world.server.url);
  const shell = spawn('sh', ['-eu'], { stdio: ['pipe', 'pipe', 'pipe'] });
  shell.stdin.end(commands);
  const [printed, complaints] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'exit')]);
  const lines = printed.trim().split('\n');
  expect([complaints, ...lines.slice(0, 8)]).toEqual([
    '',
    'accepted',
    'succeeded',
    'in_escrow',
    'in_transit',
    'Halfway',
    'delivered',
    'released',
    expect.stringMatching(/^shipment\.listed quote\.submitted quote\.accepted /),
  ]);
  expect(lines.slice(8).join('\n')).toContain('event: ');
});

it('the guide and the list of what there is to read are texts with addresses that answer', async () => {
  const guide = await world.visitor.get<string>('/api/guide.md');
  expect(guide.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(guide.body).toContain('# Keys for programs');
  expect(IMPORT_FIELDS.filter((field) => !guide.body.includes(`\`${field}\``))).toEqual([]);
  expect(guide.body).not.toContain('](/');
  const { body: list } = await world.visitor.get<string>('/llms.txt');
  const links = [...list.matchAll(/\]\((https?:\/\/[^)]+)\)/g)].map(([, link]) => new URL(link ?? '').pathname);
  expect(links).toHaveLength(4);
  expect(await Promise.all(links.map(async (path) => (await world.visitor.get(path)).status))).toEqual([
    200, 200, 200, 200,
  ]);
});
