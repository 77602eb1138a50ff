import { randomBytes } from 'node:crypto';

/** What {@link randomLetters} takes from, in the order of its values as digits. */
export const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The largest multiple of the alphabet's size that a byte can hold: bytes above it would favor its first letters. */
const EVEN_BYTES = 256 - (256 % ALPHABET.length);

/** That many random letters and digits, each as likely as any other. */
export function randomLetters(count: number): string {
  let letters = '';
  while (letters.length < count)
    for (const byte of randomBytes(count)) if (byte < EVEN_BYTES) letters += ALPHABET[byte % ALPHABET.length];
  return letters.slice(0, count);
}
