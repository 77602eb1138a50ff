import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ALPHABET, randomLetters } from '../common/random-letters.js';
import type { Env } from '../platform/config/env.js';

const RANDOM_LENGTH = 30;
const CHECK_LENGTH = 6;

export const ENVIRONMENTS = ['live', 'test'] as const;
/** `test`: of a deployment with the card sandbox, where nobody is charged. */
export type Environment = (typeof ENVIRONMENTS)[number];

/** Which keys this deployment makes and takes. */
export function environmentOf({ paymentProvider }: Pick<Env, 'paymentProvider'>): Environment {
  return paymentProvider === 'sandbox' ? 'test' : 'live';
}

const FORM = /^hwk_(live|test)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** What is kept of a key, and what its owner knows it by. */
export interface KeyParts {
  environment: Environment;
  /** The first four and the last four characters of its random part and checksum. */
  start: string;
  last4: string;
  /** SHA-256 of the whole: 178 random bits need no slow hash. */
  hash: Buffer;
}

/** Is this meant to be a key, rather than a session's token? */
export function looksLikeKey(token: string): boolean {
  return token.startsWith('hwk_');
}

/** A new key: 30 random characters and a checksum, in a form that scanners for leaked secrets can find. */
export function newKey(environment: Environment): string {
  const body = `hwk_${environment}_${randomLetters(RANDOM_LENGTH)}`;
  return body + checksumOf(body);
}

/** The parts of a key; undefined when its form or its checksum is wrong, which costs no query. */
export function readKey(text: string): KeyParts | undefined {
  const [whole, environment, random, checksum] = FORM.exec(text) ?? [];
  if (!whole || !random || checksum !== checksumOf(whole.slice(0, -CHECK_LENGTH))) return undefined;
  return {
    environment: environment as Environment,
    start: random.slice(0, 4),
    last4: whole.slice(-4),
    hash: createHash('sha256').update(whole).digest(),
  };
}

function checksumOf(text: string): string {
  let [rest, letters] = [crc32(text), ''];
  for (; rest > 0; rest = Math.floor(rest / ALPHABET.length)) letters = ALPHABET[rest % ALPHABET.length] + letters;
  return letters.padStart(CHECK_LENGTH, '0');
}
