import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { client } from './support/client.js';
import { freePort } from './support/ports.js';
import { type Program, startProgram } from './support/program.js';

/** The embedded server's process, as its own pid file names it. */
function postgresOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n', 1)[0]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // Where nobody reaps it, a dead process stays as a zombie.
  return !existsSync(`/proc/${pid}/stat`) || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

describe('starting and stopping with the embedded database', () => {
  let dataDir: string;
  let port: number;
  const programs: Program[] = [];

  const start = (changes: Record<string, string> = {}): Program => {
    const program = startProgram({ PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test', SEED: 'none', LOG_LEVEL: 'warn', ...changes });
    programs.push(program);
    return program;
  };

  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'haulway start '));
    chmodSync(dataDir, 0o755);
  });

  beforeEach(async () => {
    port = await freePort();
  });

  afterEach(async () => {
    for (const program of programs.splice(0)) {
      program.kill('SIGTERM');
      await program.ended;
    }
  });

  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('prints its ready line last', async () => {
    const program = start();
    await program.ready;
    expect(program.printed().trimEnd().split('\n').at(-1)).toBe(`Haulway is ready at http://localhost:${port}`);
  });

  it('refuses a second start on the same DATA_DIR with one line', async () => {
    await start().ready;
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.printed().trim().split('\n')).toEqual([expect.stringContaining(dataDir)]);
  });

  it('refuses a taken port with one line', async () => {
    const other: Server = createServer();
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
    const program = start();
    expect(await program.ended).toBe(1);
    expect(program.printed().trim().split('\n')).toEqual([expect.stringContaining(String(port))]);
    await new Promise((done) => other.close(done));
  });

  it('starts again after a kill of the program and has lost nothing', async () => {
    const email = `${randomUUID()}@example.com`;
    const password = 'a long walk by the river';
    const program = start();
    const before = client(await program.ready);
    expect((await before.post('/api/auth/register', { email, password })).status).toBe(201);
    program.kill('SIGKILL');
    await program.ended;

    const again = client(await start().ready);
    expect((await again.post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('starts again after a kill of the program and of its database at once, and has lost nothing', async () => {
    const email = `${randomUUID()}@example.com`;
    const password = 'a long walk by the river';
    const program = start();
    const before = client(await program.ready);
    expect((await before.post('/api/auth/register', { email, password })).status).toBe(201);
    const database = postgresOf(dataDir);
    program.kill('SIGKILL');
    process.kill(database, 'SIGKILL');
    await program.ended;

    const again = client(await start().ready);
    expect((await again.post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('leaves no database server behind on %s', async (signal) => {
    const program = start();
    await program.ready;
    const database = postgresOf(dataDir);
    expect(isAlive(database)).toBe(true);
    program.kill(signal);
    expect(await program.ended).toBe(0);
    expect(isAlive(database)).toBe(false);
  });
});
