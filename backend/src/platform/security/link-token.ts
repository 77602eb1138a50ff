import { createHash, randomBytes } from 'node:crypto';

/** Written in 22 characters. */
const BYTES = 16;
const TOKEN = /^[\w-]{22}$/;

/** What opens a page without an account, as the last part of its address; only its {@link linkHash} is kept. */
export const newLinkToken = (): string => randomBytes(BYTES).toString('base64url');

/** Could it be such a token? Nothing else is looked for. */
export const isLinkToken = (token: string): boolean => TOKEN.test(token);

/** SHA-256 of a token. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest();
