import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { FieldError } from '../src/common/errors.js';
import type { Answer } from './support/client.js';
import { client } from './support/client.js';
import { operations } from './support/document.js';
import { type Deal, expectRefusal, ok, type Person, World } from './support/people.js';

interface Upload {
  id: string;
  url: string;
}

interface WithPhotos {
  id: string;
  photos: string[];
}

const MEGABYTE = 1024 * 1024;
let world: World;
let shipper: Person;
let stranger: Person;
let jpeg: Buffer;
let loud: Buffer;

beforeAll(async () => {
  world = await World.start();
  shipper = world.shipper;
  stranger = await world.newShipper('Stan');
  jpeg = await picture('#c03030').jpeg().toBuffer();
  // Noise cannot be compressed: part of the file is part of the picture.
  loud = await sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
});

function picture(background: string, width = 2000, height = 1000) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A black PNG with one bit per pixel, which compresses to next to nothing. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function form(files: (Buffer | string)[], field = 'photos', name = 'photo.jpg'): FormData {
  const body = new FormData();
  for (const file of files) {
    if (typeof file === 'string') body.append(field, file);
    else body.append(field, new Blob([new Uint8Array(file)]), name);
  }
  return body;
}

function send(
  person: Person,
  files: (Buffer | string)[] = [jpeg],
  headers?: Record<string, string>,
): Promise<Answer<Upload[]>> {
  return person.api.post<Upload[]>('/api/uploads', form(files), headers);
}

async function upload(person = shipper, file = jpeg): Promise<Upload> {
  return ok(await send(person, [file]), 201)[0] as Upload;
}

/** A photo as bytes, with its headers. */
async function look(url: string, person?: Person, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(url, world.server.url), {
    headers: { ...(person ? { authorization: `Bearer ${person.token}` } : {}), ...headers },
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

async function statuses(url: string, ...people: (Person | undefined)[]): Promise<number[]> {
  return Promise.all(people.map(async (person) => (await look(url, person)).status));
}

function expectBadPhoto(answer: Answer<unknown>, message: string | RegExp): void {
  expectRefusal(answer, 400, 'invalid_input');
  expect((answer.body as { errors: FieldError[] }).errors).toEqual([
    { path: 'photos', message: expect.stringMatching(message) },
  ]);
}

/** What calls have left in the folder where files are received. */
async function received(): Promise<string[]> {
  return readdir(join(world.server.folder, 'files/incoming'));
}

/** Where to send a form, as somebody who may: each address in the document that takes one. */
async function formOf(path: string): Promise<(files: Buffer[]) => Promise<Answer<unknown>>> {
  const person = path.includes('verification') ? world.carrier : shipper;
  const address = path.replace('{id}', path.startsWith('/api/shipments/') ? await world.listed() : '');
  const [field = ''] = Object.keys(
    operations().find((each) => each.path === path && each.form)?.form?.properties ?? {},
  );
  return (files) => person.api.post(address, form(files, field));
}

/** How many files are stored. */
async function stored(): Promise<number> {
  const [row] = await world.server.query<{ count: number }>('SELECT count(*)::int AS count FROM uploads');
  return row?.count ?? 0;
}

describe('the limits of every form of photos', () => {
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

  // That of a CSV file is looked at in imports.spec.
  const forms = operations().filter((each) => each.form && each.path !== '/api/imports');
  describe.each(forms)('$method $path', ({ path }) => {
    it('takes one to twelve files, but no thirteenth', async () => {
      const small = await picture('#ff0000', 8, 8).png().toBuffer();
      const files = Array.from({ length: 13 }, () => small);
      const post = await formOf(path);
      const before = await stored();
      expectRefusal(await post([]), 400, 'invalid_input');
      expectRefusal(await post(files), 400, 'too_many_photos');
      expect([await stored(), await received()]).toEqual([before, []]);
      ok(await post(files.slice(1)), 201);
      expect(await stored()).toBe(before + 12);
    });

    it('takes files of 10 MB, but none a byte larger, and none empty', async () => {
      const post = await formOf(path);
      const before = await stored();
      expectRefusal(await post([padded(10 * MEGABYTE + 1)]), 413, 'payload_too_large');
      expectRefusal(await post([jpeg, Buffer.alloc(0)]), 400, 'invalid_input');
      expect([await stored(), await received()]).toEqual([before, []]);
      ok(await post([padded(10 * MEGABYTE)]), 201);
      expect(await stored()).toBe(before + 1);
    });
  });
});

describe('sending photos', () => {
  it('returns an id for each, and an address ending in it, in order', async () => {
    const files = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((colour) => picture(colour, 40, 40).png().toBuffer()),
    );
    const uploads = ok(await send(shipper, files), 201);
    expect(uploads).toHaveLength(3);
    for (const { id, url } of uploads) expect(url).toBe(`/api/uploads/${id}`);
    const colours = await Promise.all(
      uploads.map(async ({ url }) => (await sharp((await look(url, shipper)).bytes).stats()).dominant),
    );
    expect(colours.map(({ r, g, b }) => [r, g, b].indexOf(Math.max(r, g, b)))).toEqual([0, 1, 2]);
    expect(await received()).toEqual([]);
  });

  it('takes JPEG, PNG and WebP, whatever they are called', async () => {
    for (const file of [jpeg, await picture('#336699').png().toBuffer(), await picture('#336699').webp().toBuffer()]) {
      ok(await shipper.api.post('/api/uploads', form([file], 'photos', '../../../etc/passwd')), 201);
    }
  });

  it('is only for signed-in people', async () => {
    expectRefusal(await client(world.server.url).post('/api/uploads', form([jpeg])), 401, 'unauthorized');
  });

  it.each([
    ['no photo', () => form([]), 'Send at least one photo'],
    ['an empty file', () => form([jpeg, Buffer.alloc(0)]), 'Photo 2 is empty'],
    ['a text in place of a file', () => form(['photo']), 'Send photos and nothing else'],
    ['a text', () => form([Buffer.from('Hello.')]), 'Photo 1 is not a JPEG, PNG or WebP photo'],
    [
      'an SVG called .jpg',
      () => form([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')]),
      'Photo 1 is not a JPEG, PNG or WebP photo',
    ],
    ['a cut JPEG', () => form([jpeg.subarray(0, jpeg.length / 2)]), 'Photo 1 is damaged or incomplete'],
    ['a JPEG that is a header only', () => form([jpeg.subarray(0, 24)]), 'Photo 1 is damaged or incomplete'],
  ])('refuses %s', async (_name, body, message) => {
    expectBadPhoto(await shipper.api.post('/api/uploads', body()), message);
    expect(await received()).toEqual([]);
  });

  it('refuses a GIF, animations, and a truncated PNG and WebP', async () => {
    const frames = [picture('#ff0000', 20, 20), picture('#00ff00', 20, 20)];
    const moving = await sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), {
      join: { animated: true },
    })
      .webp({ delay: [100, 100] })
      .toBuffer();
    expectBadPhoto(
      await send(shipper, [await picture('#ff0000', 20, 20).gif().toBuffer()]),
      'is not a JPEG, PNG or WebP',
    );
    expectBadPhoto(await send(shipper, [moving]), 'animated');
    const noise = sharp(loud);
    for (const whole of [await noise.clone().png().toBuffer(), await noise.clone().webp().toBuffer()]) {
      expectBadPhoto(await send(shipper, [whole.subarray(0, whole.length * 0.7)]), 'is damaged or incomplete');
    }
  });

  it('refuses a small file with a 400-megapixel picture, without decoding it', async () => {
    const vast = blackPng(20_000, 20_000);
    expect(vast.length).toBeLessThan(MEGABYTE);
    expectBadPhoto(await send(shipper, [vast]), 'has more than 40 megapixels');
  });

  it('refuses an unknown field by name', async () => {
    const answer = await shipper.api.post<{ errors: FieldError[] }>('/api/uploads', form([jpeg], 'pictures'));
    expectRefusal(answer, 400, 'invalid_input');
    expect(answer.body.errors).toEqual([{ path: 'pictures', message: 'Unknown field' }]);
  });

  it('refuses a truncated form, and JSON', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=edge' };
    expectRefusal(
      await shipper.api.post(
        '/api/uploads',
        '--edge\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\nabc',
        type,
      ),
      400,
      'invalid_input',
    );
    expectRefusal(await shipper.api.post('/api/uploads', { photos: [] }), 415, 'unsupported_media_type');
    expect(await received()).toEqual([]);
  });

  it('keeps forms away from calls that take JSON, even if they need no body', async () => {
    const id = await world.listed();
    expectRefusal(await shipper.api.post(`/api/shipments/${id}/cancel`, form([jpeg])), 415, 'unsupported_media_type');
    expectRefusal(await shipper.api.post('/api/shipments', form([jpeg])), 415, 'unsupported_media_type');
  });

  it('answers a repeat with the same key and photos as the first time, and refuses other photos under that key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = ok(await send(shipper, [jpeg], key), 201);
    const again = await send(shipper, [jpeg], key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(ok(again, 201)).toEqual(first);
    expect(await world.server.query('SELECT id FROM uploads WHERE id = $1', [first[0]?.id])).toHaveLength(1);
    expectRefusal(
      await send(shipper, [await picture('#00ff00', 30, 30).png().toBuffer()], key),
      422,
      'idempotency_key_reused',
    );
    expect(await world.server.query('SELECT id FROM uploads WHERE stored_at IS NULL')).toEqual([]);
  });

  it('takes twelve photos of nearly 10 MB in one call, and answers other calls in the meantime', async () => {
    const big = Buffer.concat([jpeg, Buffer.alloc(9.9 * MEGABYTE - jpeg.length)]);
    const call = { done: false };
    const sending = send(
      shipper,
      Array.from({ length: 12 }, () => big),
    ).finally(() => (call.done = true));
    let meanwhile = 0;
    while (!call.done) {
      ok(await world.visitor.get('/api/health/live'), 200);
      meanwhile++;
    }
    expect(ok(await sending, 201)).toHaveLength(12);
    expect(meanwhile).toBeGreaterThan(10);
    expect(await received()).toEqual([]);
  });
});

describe('a stored photo', () => {
  it('is sent as WebP in three widths, and as JPEG to clients that do not accept WebP', async () => {
    const { url } = await upload();
    const cases: [string, Record<string, string>, string, number][] = [
      [url, {}, 'webp', 1600],
      [`${url}?w=1600`, { accept: 'image/avif,image/webp,*/*;q=0.8' }, 'webp', 1600],
      [`${url}?w=800`, {}, 'webp', 800],
      [`${url}?w=320`, { accept: 'image/*' }, 'webp', 320],
      [url, { accept: 'image/jpeg, image/png' }, 'jpeg', 1600],
      [url, { accept: 'image/webp;q=0, */*' }, 'jpeg', 1600],
    ];
    for (const [path, headers, format, width] of cases) {
      const photo = await look(path, shipper, headers);
      expect(photo.headers.get('content-type')).toBe(`image/${format}`);
      expect(await sharp(photo.bytes).metadata()).toMatchObject({ format, width, height: width / 2 });
    }
    expect((await look(`${url}?w=500`, shipper)).status).toBe(400);
    expect((await look(`${url}?width=800`, shipper)).status).toBe(400);
  });

  it('is not enlarged, and a strip stays a strip', async () => {
    const small = await upload(shipper, await picture('#c03030', 200, 100).png().toBuffer());
    expect(await sharp((await look(small.url, shipper)).bytes).metadata()).toMatchObject({ width: 200, height: 100 });
    const strip = await upload(shipper, await picture('#c03030', 10, 30_000).png().toBuffer());
    expect((await sharp((await look(strip.url, shipper)).bytes).metadata()).height).toBe(3200);
  });

  it('says that it is a picture and nothing else, and is recognized by its tag', async () => {
    const { url } = await upload();
    const photo = await look(url, shipper);
    expect(Object.fromEntries(photo.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="photo.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'accept',
    });
    const tag = photo.headers.get('etag') ?? '';
    const known = await look(url, shipper, { 'if-none-match': tag });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    expect((await look(`${url}?w=320`, shipper)).headers.get('etag')).not.toBe(tag);
    expect((await look(url, shipper, { accept: 'image/jpeg' })).headers.get('etag')).not.toBe(tag);
    expect((await look(url, stranger, { 'if-none-match': tag })).status).toBe(404);
  });

  it('has no metadata, no location, and no script after its end', async () => {
    const tagged = await picture('#c03030')
      .withExif({
        IFD0: { Artist: 'Secret Photographer' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '51/1 30/1 3230/100',
          GPSLongitudeRef: 'W',
          GPSLongitude: '0/1 7/1 4366/100',
        },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const { url } = await upload(shipper, Buffer.concat([tagged, Buffer.from('<script>alert(1)</script>')]));
    for (const accept of ['image/webp', 'image/jpeg']) {
      const { bytes } = await look(url, shipper, { accept });
      const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('<script>') || bytes.includes('Secret')).toBe(false);
    }
  });

  it('stands upright when the camera was held sideways', async () => {
    // Red on the left of the stored pixels; orientation 6 asks for a quarter turn clockwise: red is on top.
    const left = await picture('#ff0000', 200, 200).png().toBuffer();
    const sideways = await picture('#0000ff', 400, 200)
      .composite([{ input: left, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { url } = await upload(shipper, sideways);
    const { data, info } = await sharp((await look(url, shipper)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 400]);
    expect(data[0]).toBeGreaterThan(200);
    expect(data[data.length - info.channels]).toBeLessThan(60);
  });

  it('has the right colors if it came for print (CMYK), and white in the JPEG where a PNG is transparent', async () => {
    const print = await picture('#cc3333', 60, 60).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const shown = await sharp((await look((await upload(shipper, print)).url, shipper)).bytes).stats();
    const [red, green, blue] = shown.channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(170);
    expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(90);
    const clear = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const white = await sharp(
      (await look((await upload(shipper, clear)).url, shipper, { accept: 'image/jpeg' })).bytes,
    ).stats();
    expect(white.channels.every(({ mean }) => mean > 250)).toBe(true);
  });

  it.each([
    '..%2f..%2fjwt-secret',
    '..%5c..%5cjwt-secret',
    'incoming',
    '00000000-0000-0000-0000-000000000000',
    '1600.webp',
  ])('is not found as %s', async (id) => {
    expect((await look(`/api/uploads/${id}`, shipper)).status).toBe(404);
  });
});

describe('photos of a shipment', () => {
  it('are given in order when it is listed, and everybody sees them', async () => {
    const urls = ok(await send(shipper, [jpeg, jpeg]), 201)
      .map(({ url }) => url)
      .reverse();
    const id = await world.listed(shipper, { photos: urls });
    expect(ok(await world.visitor.get<WithPhotos>(`/api/shipments/${id}`), 200).photos).toEqual(urls);
    const photo = await look(urls[0] as string);
    expect([photo.status, photo.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const listed = ok(await world.visitor.get<WithPhotos[]>('/api/shipments?status=listed'), 200);
    expect(listed.find((each) => each.id === id)?.photos).toEqual(urls);
  });

  it('of a draft are only seen by its owner and admins until it is listed', async () => {
    const { url } = await upload();
    const id = await world.listed(shipper, { status: 'draft', photos: [url] });
    expect(await statuses(url, shipper, world.admin, stranger, world.carrier, undefined)).toEqual([
      200, 200, 404, 404, 404,
    ]);
    ok(await shipper.api.post(`/api/shipments/${id}/publish`), 200);
    expect(await statuses(url, stranger, undefined)).toEqual([200, 200]);
  });

  it('that are not used anywhere are only seen by their sender', async () => {
    const { url } = await upload();
    expect(await statuses(url, shipper, stranger, world.admin, undefined)).toEqual([200, 404, 404, 404]);
  });

  it("cannot be another's uploads, nor addresses elsewhere", async () => {
    const mine = await upload(stranger);
    const id = await world.listed(stranger, { photos: [mine.url] });
    const draft = { title: 'Boat', status: 'draft', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
    expectBadPhoto(
      await shipper.api.post('/api/shipments', { ...draft, photos: [mine.url] }),
      'is not one of your uploads',
    );
    expectBadPhoto(
      await shipper.api.patch(`/api/shipments/${await world.listed()}`, { photos: [mine.url] }),
      'is not one of your uploads',
    );
    for (const photo of [
      `/api/uploads/${randomUUID()}`,
      'https://example.com/a.jpg',
      'javascript:alert(1)',
      `/api/uploads/../uploads/${mine.id}`,
      `//evil.example/api/uploads/${mine.id}`,
      mine.id,
    ]) {
      expectRefusal(await shipper.api.post('/api/shipments', { ...draft, photos: [photo] }), 400, 'invalid_input');
    }
    for (const photos of ['x', [1], [[mine.url]], { 0: mine.url }])
      expectRefusal(await stranger.api.patch(`/api/shipments/${id}`, { photos }), 400, 'invalid_input');
    expectRefusal(
      await stranger.api.patch(`/api/shipments/${id}`, { photos: [mine.url, mine.url] }),
      400,
      'invalid_input',
    );
    expect(ok(await world.visitor.get<WithPhotos>(`/api/shipments/${id}`), 200).photos).toEqual([mine.url]);
  });

  it('are set by an edit: some stay, some go, some are new; null removes all', async () => {
    const [a, b] = ok(await send(shipper, [jpeg, jpeg]), 201).map(({ url }) => url) as [string, string];
    const c = (await upload()).url;
    const id = await world.listed(shipper, { photos: [a, b] });
    expect(ok(await shipper.api.patch<WithPhotos>(`/api/shipments/${id}`, { photos: [c, a] }), 200).photos).toEqual([
      c,
      a,
    ]);
    expect(await statuses(b, shipper, stranger)).toEqual([200, 404]);
    expect(
      ok(await shipper.api.patch<WithPhotos>(`/api/shipments/${id}`, { title: 'Another title' }), 200).photos,
    ).toEqual([c, a]);
    expect(ok(await shipper.api.patch<WithPhotos>(`/api/shipments/${id}`, { photos: null }), 200).photos).toEqual([]);
    expect(await statuses(a, stranger)).toEqual([404]);
  });

  it('are added and removed one by one', async () => {
    const id = await world.listed(shipper, { photos: [(await upload()).url] });
    const added = ok(await shipper.api.post<WithPhotos>(`/api/shipments/${id}/photos`, form([jpeg, jpeg])), 201);
    expect(added.photos).toHaveLength(3);
    const gone = added.photos[1] as string;
    const address = `/api/shipments/${id}/photos/${gone.split('/').at(-1)}`;
    expect((await shipper.api.delete(address)).status).toBe(204);
    expect(ok(await world.visitor.get<WithPhotos>(`/api/shipments/${id}`), 200).photos).toEqual([
      added.photos[0],
      added.photos[2],
    ]);
    expect(await statuses(gone, stranger, undefined)).toEqual([404, 404]);
    for (const again of [address, `/api/shipments/${id}/photos/${randomUUID()}`, `/api/shipments/${id}/photos/x`])
      expectRefusal(await shipper.api.delete(again), 404, 'not_found');
  });

  it('are twelve at most, however they are given', async () => {
    const small = await picture('#ff0000', 8, 8).png().toBuffer();
    const urls = ok(
      await send(
        shipper,
        Array.from({ length: 12 }, () => small),
      ),
      201,
    ).map(({ url }) => url);
    const thirteen = [...urls, (await upload(shipper, small)).url];
    const draft = { title: 'Boat', status: 'draft', pickupLocation: 'Austin, TX', deliveryLocation: 'Denver, CO' };
    expectRefusal(await shipper.api.post('/api/shipments', { ...draft, photos: thirteen }), 400, 'too_many_photos');
    const id = await world.listed(shipper, { photos: urls });
    expectRefusal(await shipper.api.patch(`/api/shipments/${id}`, { photos: thirteen }), 400, 'too_many_photos');
    const before = await world.server.query('SELECT count(*) FROM uploads');
    expectRefusal(await shipper.api.post(`/api/shipments/${id}/photos`, form([small])), 400, 'too_many_photos');
    expect(await world.server.query('SELECT count(*) FROM uploads')).toEqual(before);
  });

  it('are only changed by the owner, and not once it is booked', async () => {
    const { shipmentId } = await world.booked();
    const listed = await world.listed(shipper, { photos: [(await upload()).url] });
    const draft = await world.listed(shipper, { status: 'draft' });
    const photo = ok(await shipper.api.get<WithPhotos>(`/api/shipments/${listed}`), 200)
      .photos[0]?.split('/')
      .at(-1);
    expectRefusal(await stranger.api.post(`/api/shipments/${listed}/photos`, form([jpeg])), 403, 'forbidden');
    expectRefusal(await stranger.api.delete(`/api/shipments/${listed}/photos/${photo}`), 403, 'forbidden');
    expectRefusal(await stranger.api.post(`/api/shipments/${draft}/photos`, form([jpeg])), 404, 'not_found');
    expectRefusal(
      await shipper.api.post(`/api/shipments/${shipmentId}/photos`, form([jpeg])),
      409,
      'illegal_transition',
    );
    expectRefusal(await shipper.api.post(`/api/shipments/${randomUUID()}/photos`, form([jpeg])), 404, 'not_found');
    expectRefusal(
      await client(world.server.url).post(`/api/shipments/${listed}/photos`, form([jpeg])),
      401,
      'unauthorized',
    );
  });

  it('lose none when two calls add at the same time', async () => {
    const id = await world.listed();
    const answers = await Promise.all(
      [1, 2, 3].map(() => shipper.api.post<WithPhotos>(`/api/shipments/${id}/photos`, form([jpeg]))),
    );
    for (const answer of answers) ok(answer, 201);
    expect(ok(await shipper.api.get<WithPhotos>(`/api/shipments/${id}`), 200).photos).toHaveLength(3);
  });
});

describe("a user's picture", () => {
  const setPicture = (person: Person, profileImageUrl: string | null) =>
    person.api.put<{ profileImageUrl: string | null }>('/api/users/profile', { profileImageUrl });

  it('is one of their uploads, which everybody sees, or an https address that is only stored', async () => {
    const { url } = await upload();
    expect(ok(await setPicture(shipper, url), 200).profileImageUrl).toBe(url);
    expect(ok(await setPicture(shipper, url), 200).profileImageUrl).toBe(url);
    expect(await statuses(url, stranger, undefined)).toEqual([200, 200]);
    const elsewhere = 'https://images.example.com/me.jpg';
    expect(ok(await setPicture(shipper, elsewhere), 200).profileImageUrl).toBe(elsewhere);
    expect(await statuses(url, shipper, stranger)).toEqual([200, 404]);
    expect(ok(await setPicture(shipper, null), 200).profileImageUrl).toBeNull();
  });

  it("is nothing else, and never another user's upload", async () => {
    const { id, url } = await upload(stranger);
    for (const bad of [
      url,
      'http://127.0.0.1/a.jpg',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '//evil.example/a.jpg',
      `/api/uploads/${id}/../x`,
      `/api/uploads/${randomUUID()}`,
    ]) {
      expectRefusal(await setPicture(shipper, bad), 400, 'invalid_input');
    }
  });
});

describe('proof of pickup and delivery', () => {
  interface Line {
    event: string;
    subject: string;
    data: { note?: string; recipientName?: string; photos?: string[] } | null;
  }

  const proofOf = async (person: Person, { shipmentId }: Deal, event: string) => {
    const { events } = ok(await person.api.get<{ events: Line[] }>(`/api/shipments/${shipmentId}/timeline`), 200);
    return events.find((line) => line.event === event && line.subject === 'quote')?.data;
  };

  it("is in the timeline's data, with its photos for the parties and admins", async () => {
    const deal = await world.paid();
    const [before, after] = [await upload(world.carrier), await upload(world.carrier)];
    ok(
      await world.carrier.api.post(`/api/shipments/${deal.shipmentId}/pickup`, {
        note: 'A scratch on the left',
        photos: [before.url],
      }),
      200,
    );
    ok(
      await world.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`, {
        recipientName: 'Lee',
        photos: [after.url],
      }),
      200,
    );
    expect(await proofOf(shipper, deal, 'pickup')).toEqual({ note: 'A scratch on the left', photos: [before.url] });
    expect(await proofOf(shipper, deal, 'deliver')).toEqual({ recipientName: 'Lee', note: null, photos: [after.url] });
    expect(await proofOf(stranger, deal, 'deliver')).toBeUndefined();
    for (const { url } of [before, after]) {
      expect(await statuses(url, shipper, world.carrier, world.admin, stranger, undefined)).toEqual([
        200, 200, 200, 404, 404,
      ]);
      expect((await look(url, shipper)).headers.get('cache-control')).toMatch(/^private/);
    }
  });

  it("accepts only the carrier's own uploads, and a refusal changes nothing", async () => {
    const deal = await world.inTransit();
    const { url } = await upload();
    expectBadPhoto(
      await world.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`, { photos: [url] }),
      'is not one of your uploads',
    );
    expectRefusal(
      await world.carrier.api.post(`/api/shipments/${deal.shipmentId}/deliver`, {
        photos: Array.from({ length: 13 }, () => `/api/uploads/${randomUUID()}`),
      }),
      400,
      'too_many_photos',
    );
    expect((await world.shipment(deal.shipmentId)).status).toBe('in_transit');
  });
});

describe('photos nobody uses', () => {
  const onDisk = async (id: string) =>
    (await readdir(join(world.server.folder, 'files/photos', id.slice(0, 2))).catch((): string[] => [])).includes(id);

  it('are removed with their files after a day; those in use, or unused for less, stay', async () => {
    const [old, used, fresh, taken] = await Promise.all([upload(), upload(), upload(), upload()]);
    const id = await world.listed(shipper, { photos: [used.url, taken.url] });
    ok(await shipper.api.patch(`/api/shipments/${id}`, { photos: [used.url] }), 200);
    await world.server.query(
      `UPDATE uploads SET created_at = created_at - interval '25 hours', free_since = free_since - interval '25 hours' WHERE id = ANY($1)`,
      [[old.id, used.id, taken.id]],
    );
    // The hourly sweep also runs at startup.
    await world.server.restart();
    expect(await statuses(old.url, shipper)).toEqual([404]);
    expect(await statuses(used.url, shipper, undefined)).toEqual([200, 200]);
    expect(await statuses(fresh.url, shipper)).toEqual([200]);
    expect(await statuses(taken.url, shipper)).toEqual([200]);
    expect([await onDisk(old.id), await onDisk(used.id)]).toEqual([false, true]);
    expect(await world.server.query('SELECT id FROM uploads WHERE id = $1', [old.id])).toEqual([]);
    expectBadPhoto(
      await shipper.api.patch(`/api/shipments/${id}`, { photos: [old.url] }),
      'is not one of your uploads',
    );
  });

  it('answer not found for a photo whose file was lost', async () => {
    const { id, url } = await upload();
    await rm(join(world.server.folder, 'files/photos', id.slice(0, 2), id), { recursive: true });
    expect(await statuses(url, shipper)).toEqual([404]);
  });
});
