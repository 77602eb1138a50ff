import { problem } from './errors.js';
import type { OperatorRole } from './operator-roles.js';
import type { Scope } from './scopes.js';

/** The key of a program that calls for a user. */
export interface ApiKey {
  id: string;
  scopes: ReadonlySet<Scope>;
  /** Counts one more write: what takes many rows in one call counts each. @throws 429 with the seconds to wait */
  countWrite(): Promise<void>;
}

/** Who does one job for its carrier, by a link: the guard lets them do what is done on the road, and nothing else. */
export interface Driver {
  linkId: string;
  shipmentId: string;
  name: string;
}

/** A signed-in user, as the session's or the key's row says at the moment of the call. */
export interface User {
  kind: 'user';
  id: string;
  /** The session, or the key, that the call came with. */
  sid: string;
  /** Set when a program calls, which may do no more than its key's scopes. */
  key?: ApiKey;
  /** The operator who looks at the app as this user; the guard lets them read and nothing else. */
  viewedBy?: string;
  /** Set when a driver of theirs calls. */
  driver?: Driver;
  isCarrier: boolean;
  /** A suspended operator does not count as one. */
  isAdmin: boolean;
  /** What they may do as an operator; null for everybody else. */
  operatorRole: OperatorRole | null;
  suspended: boolean;
  /** False: they have blocked nobody, so that lists need not look whom they leave out. */
  hasBlocked: boolean;
}

/** Who does something: a person, the clock (a deadline fell due), or the payment provider (it told us). */
export type Actor = User | { kind: 'clock' } | { kind: 'provider' };

export const CLOCK: Actor = { kind: 'clock' };
export const PROVIDER: Actor = { kind: 'provider' };

/** A visitor or a signed-in user. */
export type Visitor = User | undefined;

/** What an actor is in a deal; rules tables are written in these roles. */
export type Role = 'owner' | 'carrier' | 'claimant' | 'respondent' | 'admin' | 'clock' | 'provider' | 'stranger';

/** The people of a deal: the shipment's owner and, if a quote is meant, its carrier; for a claim, who opened it. */
export interface Parties {
  ownerId: string;
  carrierId?: string | null;
  claimantId?: string;
}

/** The roles `actor` has toward these parties; a user with none is a stranger. */
export function rolesOf(actor: Actor, parties: Parties): Role[] {
  if (actor.kind !== 'user') return [actor.kind];
  const roles: Role[] = [];
  if (actor.id === parties.ownerId) roles.push('owner');
  if (parties.carrierId && actor.id === parties.carrierId) roles.push('carrier');
  if (parties.claimantId && roles.length > 0) roles.push(actor.id === parties.claimantId ? 'claimant' : 'respondent');
  if (actor.isAdmin) roles.push('admin');
  return roles.length > 0 ? roles : ['stranger'];
}

/**
 * Operators do not act on what is theirs, whatever their role permits.
 * @param concerned whom it is about
 * @throws 403 when the operator is one of them
 */
export function requireImpartial(operator: User, ...concerned: readonly (string | null)[]): void {
  if (concerned.includes(operator.id)) throw notImpartial();
}

/** The refusal of an operator who is a party. */
export const notImpartial = () =>
  problem('forbidden', { detail: 'This concerns you, so another operator has to do it.' });

/** @throws 403 `scope_missing` when a program calls whose key has none of these */
export function requireScope(actor: Actor, ...scopes: readonly Scope[]): void {
  if (actor.kind !== 'user' || !actor.key) return;
  const { scopes: granted } = actor.key;
  if (scopes.some((scope) => granted.has(scope))) return;
  const detail = `This API key does not have the scope ${scopes.join(' or ')}.`;
  throw problem('scope_missing', { requiredScope: scopes, detail });
}

export function actorId(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.id : null;
}
