import sharp from 'sharp';
import type { Answer } from './support/client.js';
import { expectRefusal, ok, type Person, World } from './support/people.js';

interface Upload {
  id: string;
  url: string;
}

const MEGABYTE = 1024 * 1024;
const MOST_FILES = 2_000;

let world: World;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  world = await World.start();
  picture = Uint8Array.from(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0b5d46' } })
      .jpeg()
      .toBuffer(),
  );
});

function upload({ api }: Person, count = 1): Promise<Answer<Upload[]>> {
  const body = new FormData();
  for (let at = 0; at < count; at++) body.append('photos', new Blob([picture]), 'boat.jpg');
  return api.post<Upload[]>('/api/uploads', body);
}

async function bytesOf(person: Person): Promise<number[]> {
  const rows = await world.server.query<{ bytes: string }>(
    'SELECT bytes FROM uploads WHERE user_id = $1 AND removed_at IS NULL ORDER BY created_at',
    [person.id],
  );
  return rows.map(({ bytes }) => Number(bytes));
}

/** As if the user had sent this many bytes today. */
async function sentToday(person: Person, bytes: number): Promise<void> {
  await world.server.query(`UPDATE hourly_counters SET count = $2 WHERE kind = 'fileBytes' AND who = $1`, [
    person.id,
    bytes,
  ]);
}

describe("a user's room for files", () => {
  it('counts bytes as stored, all forms of a photo together', async () => {
    const sender = await world.newShipper();
    ok(await upload(sender, 2), 201);
    const [one = 0, two] = await bytesOf(sender);
    expect(one).toBeGreaterThan(500);
    expect(two).toBe(one);
    const [day] = await world.server.query<{ count: number }>(
      `SELECT count FROM hourly_counters WHERE kind = 'fileBytes' AND who = $1`,
      [sender.id],
    );
    expect(day?.count).toBe(2 * one);
  });

  it('ends at 500 MB, and removing files makes room again', async () => {
    const sender = await world.newShipper();
    const [first] = ok(await upload(sender), 201);
    const [size = 0] = await bytesOf(sender);
    await world.server.query('UPDATE uploads SET bytes = $2 WHERE id = $1', [first?.id, 500 * MEGABYTE - size]);
    ok(await upload(sender), 201);
    expectRefusal(await upload(sender), 409, 'file_quota');
    expect(await bytesOf(sender)).toHaveLength(2);
    await world.server.query('UPDATE uploads SET removed_at = now() WHERE id = $1', [first?.id]);
    ok(await upload(sender), 201);
  });

  it('ends at 2,000 files', async () => {
    const sender = await world.newShipper();
    await world.server.query(
      'INSERT INTO uploads (id, user_id, created_at, stored_at, free_since) SELECT gen_random_uuid(), $1, now(), now(), now() FROM generate_series(1, $2::int)',
      [sender.id, MOST_FILES - 2],
    );
    expectRefusal(await upload(sender, 3), 409, 'file_quota');
    ok(await upload(sender, 2), 201);
    expectRefusal(await upload(sender), 409, 'file_quota');
    ok(await upload(await world.newShipper()), 201);
  });

  it('is 200 MB a day, which removing files does not give back, and starts over the next day', async () => {
    const sender = await world.newShipper();
    ok(await upload(sender), 201);
    const [size = 0] = await bytesOf(sender);
    await sentToday(sender, 200 * MEGABYTE - size);
    ok(await upload(sender), 201);
    await world.server.query('UPDATE uploads SET removed_at = now() WHERE user_id = $1', [sender.id]);
    const refused = await upload(sender);
    expectRefusal(refused, 409, 'file_quota');
    expect(JSON.stringify(refused.body)).toContain('200 MB');
    await world.server.query(`UPDATE hourly_counters SET hour = hour - 24 WHERE kind = 'fileBytes' AND who = $1`, [
      sender.id,
    ]);
    ok(await upload(sender), 201);
  });

  it('is not exceeded by many at once', async () => {
    const sender = await world.newShipper();
    const [first] = ok(await upload(sender), 201);
    const [size = 0] = await bytesOf(sender);
    await world.server.query('UPDATE uploads SET bytes = $2 WHERE id = $1', [first?.id, 500 * MEGABYTE - 3 * size]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(sender)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect((await bytesOf(sender)).reduce((sum, bytes) => sum + bytes, 0)).toBe(500 * MEGABYTE);
  });

  it("also counts a listing's photos and documents, and a refusal changes nothing", async () => {
    const shipmentId = await world.listed();
    ok(await upload(world.shipper), 201);
    await sentToday(world.shipper, 200 * MEGABYTE);
    const photos = new FormData();
    photos.append('photos', new Blob([picture]), 'boat.jpg');
    expectRefusal(await world.shipper.api.post(`/api/shipments/${shipmentId}/photos`, photos), 409, 'file_quota');
    expect((await world.shipment(shipmentId)).photos).toEqual([]);
    ok(await upload(world.carrier), 201);
    await sentToday(world.carrier, 200 * MEGABYTE);
    const documents = new FormData();
    documents.append('documents', new Blob([picture]), 'policy.jpg');
    expectRefusal(await world.carrier.api.post('/api/users/me/verification/documents', documents), 409, 'file_quota');
  });
});
