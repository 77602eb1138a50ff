import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { runTool } from './support/backups.js';
import { type ObjectStore, openObjectStore } from './support/object-store.js';
import { expectRefusal, ok, World } from './support/people.js';
import { startServer } from './support/server.js';
import { until } from './support/until.js';

let store: ObjectStore;
let world: World;

beforeAll(async () => {
  store = await openObjectStore('haulway-photos');
  world = await World.start({ env: { S3_URL: store.address } });
});

afterAll(() => store.close());

async function upload() {
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
  return world.shipper.api.post<{ id: string; url: string }[]>('/api/uploads', body);
}

/** Files of photos on this machine. */
function localFiles(): string[] {
  const folder = join(world.server.folder, 'files');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((each) => each.isFile())
        .map(({ name }) => name)
    : [];
}

describe('photos in an object store', () => {
  it('are there and nowhere else, are seen through the program, and disappear some time after removal', async () => {
    const [photo] = ok(await upload(), 201);
    expect(store.objects.size).toBeGreaterThan(1);
    expect([...store.objects.keys()].every((key) => key.includes(photo?.id ?? '?'))).toBe(true);
    expect(localFiles()).toEqual([]);
    const shipmentId = await world.listed(world.shipper, { photos: [photo?.url] });
    const seen = await fetch(`${world.server.url}${photo?.url}?w=320`, { headers: { accept: 'image/webp' } });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).width).toBe(320);
    ok(await world.shipper.api.delete(`/api/shipments/${shipmentId}/photos/${photo?.id}`), 204);
    // Photos unused for a day are removed hourly, and at startup.
    await world.server.query(`UPDATE uploads SET free_since = now() - interval '2 days'`);
    await world.server.restart();
    await until(() => store.objects.size === 0);
    expect((await fetch(`${world.server.url}${photo?.url}`)).status).toBe(404);
  });

  it("a broken store is not the sender's fault, and nothing is kept", async () => {
    const rows = () => world.server.query('SELECT id FROM uploads WHERE stored_at IS NOT NULL');
    const before = await rows();
    store.outOfOrder = true;
    expectRefusal(await upload(), 503, 'unavailable');
    const ready = () => world.visitor.get<{ detail?: string }>('/api/health/ready');
    // A healthy result is trusted for two seconds.
    await until(async () => (await ready()).status !== 200);
    const { status, body } = await ready();
    expect([status, body.detail]).toEqual([503, 'The photo store is not responding.']);
    store.outOfOrder = false;
    await until(async () => (await ready()).status === 200);
    expect(await rows()).toEqual(before);
    ok(await upload(), 201);
  });

  it('are in a backup, and end up in the store it is restored to', async () => {
    const [photo] = ok(await upload(), 201);
    ok(await world.shipper.api.put('/api/users/profile', { profileImageUrl: photo?.url }), 200);
    const folder = join(world.server.folder, 'backup');
    const made = await runTool('backup', folder, {
      DATABASE_URL: world.server.databaseUrl,
      DATA_DIR: world.server.folder,
      S3_URL: store.address,
    });
    expect(made).toMatchObject({ code: 0 });
    const second = await openObjectStore('haulway-second');
    const other = await startServer({ env: { S3_URL: second.address } });
    await other.kill('SIGTERM');
    const restored = await runTool('restore', folder, {
      DATABASE_URL: other.databaseUrl,
      DATA_DIR: other.folder,
      S3_URL: second.address,
    });
    expect(restored).toMatchObject({ code: 0 });
    await other.restart();
    expect(second.objects).toEqual(store.objects);
    expect((await fetch(`${other.url}${photo?.url}`)).status).toBe(200);
    second.close();
  });
});
