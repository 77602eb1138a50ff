import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../common/paging.js';
import { PREFERENCE_KINDS, type PreferenceKind } from './kinds.js';

/** Whose mails of which kind to stop. */
export interface Unsubscription {
  userId: string;
  kind: PreferenceKind;
}

/** A token that unsubscribes one person from one kind of mail; it needs no sign-in and does nothing else. */
export function signUnsubscription(secret: string, { userId, kind }: Unsubscription): string {
  const subject = `${userId}.${kind}`;
  return `${subject}.${signature(secret, subject)}`;
}

/** Reads a token of ours; undefined for anything else. */
export function readUnsubscription(secret: string, token: string): Unsubscription | undefined {
  const [userId, word, signed = '', ...rest] = token.split('.');
  const kind = PREFERENCE_KINDS.find((each) => each === word);
  if (!isUuid(userId) || !kind || rest.length > 0) return undefined;
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, `${userId}.${kind}`))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : undefined;
}

function signature(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${subject}`).digest('base64url');
}
