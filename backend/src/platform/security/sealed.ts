import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES, KEY_BYTES] = [12, 16, 32];

/** What is sealed. Each kind has a key of its own, so that none of it opens in the place of another. */
export type Sealed = 'links in mails' | 'codes in notices' | 'webhook secrets';

/** Stands in a stored text for a code, which takes its place only where the text is sent. */
export const HIDDEN_CODE = '••••••';

/** A text readable only with the secret: what is stored in the table opens nothing. */
export function seal(secret: string, what: Sealed, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, what), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text; undefined when it was sealed with another secret, or as something else. */
export function unseal(secret: string, what: Sealed, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag, rest] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret, what), nonce).setAuthTag(tag);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string, what: Sealed): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', what, KEY_BYTES));
}
