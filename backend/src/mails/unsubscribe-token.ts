import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '../common/paging.js';
import { PREFERENCE_KINDS, type PreferenceKind } from './preference-kinds.js';

/** Whose mails of which kind to stop, or those about which trip or saved search. */
export type Unsubscription = { userId: string; kind: PreferenceKind } | { userId: string; watchId: string };

/** A token that unsubscribes one person from one kind of mail, or one trip's or search's; it needs no sign-in and does nothing else. */
export function signUnsubscription(secret: string, unsubscription: Unsubscription): string {
  const { userId } = unsubscription;
  const subject = `${userId}.${'kind' in unsubscription ? unsubscription.kind : unsubscription.watchId}`;
  return `${subject}.${signature(secret, subject)}`;
}

/** Reads a token of ours; undefined for anything else. */
export function readUnsubscription(secret: string, token: string): Unsubscription | undefined {
  const [userId, word = '', signed = '', ...rest] = token.split('.');
  const kind = PREFERENCE_KINDS.find((each) => each === word);
  if (!isUuid(userId) || rest.length > 0 || !(kind || isUuid(word))) return undefined;
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, `${userId}.${word}`))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return kind ? { userId, kind } : { userId, watchId: word };
}

function signature(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`unsubscribe ${subject}`).digest('base64url');
}
