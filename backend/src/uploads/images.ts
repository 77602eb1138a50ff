import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { problem } from '../common/errors.js';

/** The widths in pixels a photo is stored in; a smaller one keeps its own width. */
export const WIDTHS = [320, 800, 1600] as const;
export type Width = (typeof WIDTHS)[number];

const WIDEST = 1600;
const KINDS = new Set(['image/jpeg', 'image/png', 'image/webp']);
const MOST_PIXELS = 40_000_000;
const LONGEST_SECONDS = 20;
const READ = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** Thrown for a file that is not a photo we accept; the message is for the person who sent it. */
export class NoPhoto extends Error {}

/** One form of a photo, ready to be stored under `name`. */
export interface Encoded {
  name: string;
  content: Buffer;
}

/** The forms of a photo: WebP in every width, and one JPEG for clients that cannot show WebP. */
export function formName(width: Width, webp: boolean): string {
  return webp ? `${width}.webp` : `${WIDEST}.jpg`;
}

/** The form of a drawing, such as a signature: as it was drawn. */
export const DRAWING_NAME = 'drawing.png';
/** What is larger is no drawing. */
const MOST_DRAWING_BYTES = 100_000;

/**
 * Decodes a file and re-encodes it, upright and without any metadata. Its first bytes decide what it is, before anything is decoded.
 * @param mayBeDrawn a small PNG is kept without loss too
 * @throws NoPhoto; 503 when too many photos are waiting
 */
export async function encodePhoto(path: string, mayBeDrawn = false): Promise<Encoded[]> {
  const kind = await fileTypeFromFile(path);
  if (!kind || !KINDS.has(kind.mime)) throw new NoPhoto('is not a JPEG, PNG or WebP photo');
  return inTurn(async () => {
    const { data, info } = await decode(path);
    const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const encoded: Encoded[] = [];
    for (const width of WIDTHS) {
      encoded.push({
        name: formName(width, true),
        content: await sharp(data, raw).resize(within(width)).webp({ quality: 78, effort: 2 }).toBuffer(),
      });
    }
    encoded.push({
      name: formName(WIDEST, false),
      content: await sharp(data, raw).flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer(),
    });
    if (!mayBeDrawn || kind.mime !== 'image/png') return encoded;
    const drawing = await sharp(data, raw).png({ compressionLevel: 9 }).toBuffer();
    if (drawing.length <= MOST_DRAWING_BYTES) encoded.push({ name: DRAWING_NAME, content: drawing });
    return encoded;
  });
}

let isRestricted = false;

/**
 * One thread a picture, nothing kept between pictures, and no decoder but these three, whatever a file claims to be.
 * It holds for the whole process, so it is done before the first picture, not to everyone who imports a width.
 */
function restrict(): void {
  if (isRestricted) return;
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });
  // What we stored ourselves, for pages.
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  isRestricted = true;
}

async function decode(path: string) {
  restrict();
  try {
    const { pages = 1 } = await sharp(path, READ).metadata();
    if (pages > 1) throw new NoPhoto('is animated; only still photos are accepted');
    return await sharp(path, READ)
      .timeout({ seconds: LONGEST_SECONDS })
      .rotate()
      .resize(within(WIDEST))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof NoPhoto) throw error;
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new NoPhoto(tooLarge ? `has more than ${MOST_PIXELS / 1_000_000} megapixels` : 'is damaged or incomplete', {
      cause: error,
    });
  }
}

/** A stored form as a JPEG, which pages of a PDF take. */
export function jpegOf(webp: Buffer): Promise<Buffer> {
  return inTurn(() => {
    restrict();
    return sharp(webp, READ).flatten({ background: '#ffffff' }).jpeg({ quality: 70 }).toBuffer();
  });
}

/** At most this wide, and at most twice as high: a strip one pixel wide must not become miles long. */
function within(width: number) {
  return { width, height: width * 2, fit: 'inside', withoutEnlargement: true } as const;
}

const MOST_AT_ONCE = 2;
const MOST_WAITING = 100;
const WAIT_SECONDS = 5;
let atWork = 0;
const waiting: (() => void)[] = [];

/** Pictures are decoded a few at a time, so that their pixels never fill up memory. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= MOST_WAITING)
    throw problem('unavailable', { detail: 'Many photos are being sent right now.', retryAfter: WAIT_SECONDS });
  if (atWork >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork--;
  }
}
