import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Client, client } from './support/client.js';
import { NEW_SHIPMENT, ok } from './support/people.js';
import { freePort } from './support/ports.js';
import { startProgram } from './support/program.js';
import { until } from './support/until.js';

const PIECE = Buffer.alloc(65_536);

/** A 240 MB disk in memory, or nothing if this process may not mount one. */
function mountSmallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'haulway-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m,mode=755', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

/** Writes until the disk takes no more. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, PIECE);
  } catch {
    // It is full.
  } finally {
    closeSync(descriptor);
  }
}

const disk = mountSmallDisk();

(disk === undefined ? describe.skip : describe)('on a full disk (skipped if no disk can be mounted)', () => {
  const folder = disk ?? '';

  afterAll(() => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Lists a shipment with a long description; returns the status, 0 for none. */
  async function list(api: Client, title: string): Promise<number> {
    const answer = await api
      .post('/api/shipments', { ...NEW_SHIPMENT, title, description: `${title} `.repeat(40) })
      .catch(() => undefined);
    return answer?.status ?? 0;
  }

  it('calls are refused for now, nothing that was answered is lost, and it recovers on its own once there is room', async () => {
    const program = startProgram({
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'test',
      SEED: 'none',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_MULTIPLIER: '1000',
    });
    try {
      const url = await program.ready;
      const { token } = ok(
        await client(url).post<{ token: string }>('/api/auth/register', {
          email: `${randomUUID()}@example.com`,
          password: 'a long walk by the river',
          firstName: 'Dana',
          lastName: 'Reyes',
          isCarrier: false,
        }),
        201,
      );
      const api = client(url, token);
      fill(join(folder, 'ballast'));
      const statuses = new Set<number>();
      const listed: string[] = [];
      const listMore = async (): Promise<void> => {
        const titles = Array.from({ length: 20 }, () => `Boat ${randomUUID()}`);
        for (const [index, status] of (await Promise.all(titles.map((title) => list(api, title)))).entries()) {
          statuses.add(status);
          if (status === 201) listed.push(titles[index] as string);
        }
      };
      while ([...statuses].every((status) => status === 201)) await listMore();
      expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect((await api.get('/api/health/live')).status).toBe(200);

      rmSync(join(folder, 'ballast'));
      const last = `Boat ${randomUUID()}`;
      await until(async () => (await list(api, last)) === 201);
      listed.push(last);
      const mine = ok(await api.get<{ title: string }[]>('/api/shipments?owner=me&limit=100'), 200).map(
        ({ title }) => title,
      );
      const latest = listed.slice(-50);
      expect(mine.filter((title) => latest.includes(title)).sort()).toEqual(latest.sort());
    } finally {
      program.kill('SIGTERM');
      await program.ended;
    }
  });
});
