import type { FastifyReply } from 'fastify';
import type { SentPhoto } from './uploads.service.js';

/** Does a client accept WebP, going by its Accept header? One that says nothing does. */
export function takesWebp(accept: string | undefined): boolean {
  if (!accept) return true;
  const quality = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...words] = part.split(';').map((word) => word.trim().toLowerCase());
      return [type, Number(words.find((word) => word.startsWith('q='))?.slice(2) ?? 1)] as const;
    }),
  );
  return (quality.get('image/webp') ?? quality.get('image/*') ?? quality.get('*/*') ?? 0) > 0;
}

/** A PDF is downloaded, never shown on the page's own origin. */
const DISPOSITIONS: Record<SentPhoto['type'], string> = {
  'image/webp': 'inline; filename="photo.webp"',
  'image/jpeg': 'inline; filename="photo.jpg"',
  'image/png': 'inline; filename="drawing.png"',
  'application/pdf': 'attachment; filename="document.pdf"',
};

/** Sets a photo's headers; returns its bytes, or nothing when the client already has them. */
export function sendPhoto(reply: FastifyReply, photo: SentPhoto, known: string | undefined): Buffer | undefined {
  return send(reply, photo, known, {
    'cache-control': photo.isDocument
      ? 'private, no-store'
      : `${photo.isPublic ? 'public' : 'private'}, max-age=31536000, immutable`,
  });
}

/** The same for an address that shows another photo, or none, once the shipment changes; other sites may show it too. */
export function sendSharedPhoto(reply: FastifyReply, photo: SentPhoto, known: string | undefined): Buffer | undefined {
  return send(reply, photo, known, {
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

function send(
  reply: FastifyReply,
  photo: SentPhoto,
  known: string | undefined,
  headers: Record<string, string>,
): Buffer | undefined {
  void reply.headers({
    'content-security-policy': "default-src 'none'; sandbox",
    vary: 'accept',
    etag: photo.tag,
    ...headers,
  });
  if (known === '*' || known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === photo.tag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.headers({ 'content-type': photo.type, 'content-disposition': DISPOSITIONS[photo.type] });
  return photo.content;
}
