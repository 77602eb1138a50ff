import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { introduction } from './support/document.js';
import { World } from './support/people.js';

it("the commands in the API's introduction run as pasted, and end with a released payment", async () => {
  const world = await World.start();
  const commands = [...introduction().matchAll(/```sh\n([^]*?)```/g)]
    .map(([, block]) => block)
    .join('')
    .replace('http://localhost:3000', world.server.url);
  const shell = spawn('sh', ['-eu'], { stdio: ['pipe', 'pipe', 'pipe'] });
  shell.stdin.end(commands);
  const [printed, complaints] = await Promise.all([text(shell.stdout), text(shell.stderr), once(shell, 'exit')]);
  const lines = printed.trim().split('\n');
  expect([complaints, ...lines.slice(0, 7)]).toEqual([
    '',
    'accepted',
    'succeeded',
    'in_escrow',
    'in_transit',
    'Halfway',
    'delivered',
    'released',
  ]);
  expect(lines.slice(7).join('\n')).toContain('event: ');
});
