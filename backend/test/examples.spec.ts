import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Refusal } from './support/answers.js';
import type { Client } from './support/client.js';
import { operations } from './support/document.js';
import { ok, World } from './support/people.js';

/** A rate card is too long to be shown as an example: readers change the one in force. */
const NO_EXAMPLE = ['PUT /api/admin/rate-cards/{id}', 'POST /api/admin/rate-cards/preview'];

const shown = operations().filter(
  ({ method, path, body }) => body !== undefined && !NO_EXAMPLE.includes(`${method} ${path}`),
);
/** Refusals of the wrong kind of caller. */
const OTHERS_ONLY = new Set(['shippers_only', 'carriers_only', 'admins_only']);

let world: World;
let photo: string;
let day: string;

beforeAll(async () => {
  world = await World.start();
  const body = new FormData();
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336655' } })
    .jpeg()
    .toBuffer();
  body.append('photos', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'boat.jpg');
  photo = ok(await world.shipper.api.post<{ url: string }[]>('/api/uploads', body), 201)[0]?.url ?? '';
  day = await world.day(10);
});

/** The example as a reader would send it: with a photo of their own, in their own week. */
function asSent(example: unknown): unknown {
  const text = JSON.stringify(example);
  return JSON.parse(
    text.replace(/"\/api\/uploads\/[\w-]+"/g, `"${photo}"`).replace(/\d{4}-\d\d-\d\d(?=["T])/g, day),
  ) as unknown;
}

describe('every example in the document', () => {
  it.each(shown.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s is accepted as written',
    async (_, { method, path, example }) => {
      // The one that the examples of bodies refer to as well.
      const address = path.replace(/\{\w+\}/g, '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11');
      let refusal: Partial<Refusal> | undefined;
      for (const api of [world.shipper.api, world.carrier.api, world.admin.api] satisfies Client[]) {
        const { status, body } = await api.send<Partial<Refusal> | undefined>(method, address, asSent(example));
        refusal = status < 400 ? undefined : body;
        if (!OTHERS_ONLY.has(refusal?.code ?? '')) break;
      }
      // What it names need not exist; what it says must be understood.
      expect(
        [400, 413, 415, 422, 500].includes(refusal?.status ?? 0) && refusal?.code === 'invalid_input'
          ? refusal
          : undefined,
      ).toBeUndefined();
      expect(OTHERS_ONLY.has(refusal?.code ?? '')).toBe(false);
    },
  );
});
