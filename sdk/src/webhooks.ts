import { HaulwayError } from './errors.js';
import type { webhooks } from './schema.js';

type BodyOf<Name extends keyof webhooks> = webhooks[Name]['post'] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;

/** An event, told apart by its `type`. One that this version does not know is handed out as well. */
export type WebhookEvent = { [Name in keyof webhooks]: BodyOf<Name> }[keyof webhooks];

/** What came is not signed by Haulway, or too old. */
export class WebhookError extends HaulwayError {}

const TOLERANCE_SECONDS = 300;

/**
 * An event that came to a webhook endpoint, after its signature was checked.
 * @param rawBody the body as it came: parsed and written again it may differ
 * @param secret the endpoint's, `whsec_...`
 * @throws WebhookError
 */
export async function verify(
  rawBody: string | Uint8Array,
  headers: Headers | Record<string, string | string[] | undefined>,
  secret: string,
): Promise<WebhookEvent> {
  if (typeof rawBody !== 'string' && !(rawBody instanceof Uint8Array))
    throw new WebhookError('This is no body as it came: turn off what parses it, as `express.json()` does.');
  const text = typeof rawBody === 'string' ? rawBody : new TextDecoder().decode(rawBody);
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerIn(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError('A header of the signature is missing.');
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!(age <= TOLERANCE_SECONDS))
    throw new WebhookError('This was signed more than five minutes ago, or later than now.');
  const key = await keyOf(secret);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  for (const signature of signatures.split(' ')) {
    const bytes = signature.startsWith('v1,') ? bytesIn(signature.slice(3)) : undefined;
    // Compares in constant time.
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return JSON.parse(text) as WebhookEvent;
  }
  throw new WebhookError('The signature does not match.');
}

function headerIn(headers: Headers | Record<string, string | string[] | undefined>, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  return Array.isArray(value) ? value[0] : value;
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesIn(String(secret).replace(/^whsec_/, ''));
  if (!bytes) throw new WebhookError('This is not the secret of a webhook endpoint.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
