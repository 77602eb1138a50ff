/** A signed-in user, as the session row says at the moment of the call. */
export interface User {
  kind: 'user';
  id: string;
  /** The session that the call came with. */
  sid: string;
  isCarrier: boolean;
  /** An operator who is suspended is none. */
  isAdmin: boolean;
  suspended: boolean;
}

/** Who does something: a person, the clock (a deadline fell due), or the payment provider (it told us so). */
export type Actor = User | { kind: 'clock' } | { kind: 'provider' };

export const CLOCK: Actor = { kind: 'clock' };
export const PROVIDER: Actor = { kind: 'provider' };

/** A visitor or a signed-in user. */
export type Visitor = User | undefined;

/** What an actor is in a deal; the rules tables speak of these. */
export type Role = 'owner' | 'carrier' | 'claimant' | 'respondent' | 'admin' | 'clock' | 'provider' | 'stranger';

/** The people of a deal: the shipment's owner, and the quote's carrier where one is meant; of a claim, who opened it. */
export interface Parties {
  ownerId: string;
  carrierId?: string | null;
  claimantId?: string;
}

/** The roles that `actor` has towards these parties; a user who is nothing to them is a stranger. */
export function rolesOf(actor: Actor, parties: Parties): Role[] {
  if (actor.kind !== 'user') return [actor.kind];
  const roles: Role[] = [];
  if (actor.id === parties.ownerId) roles.push('owner');
  if (parties.carrierId && actor.id === parties.carrierId) roles.push('carrier');
  if (parties.claimantId && roles.length > 0) roles.push(actor.id === parties.claimantId ? 'claimant' : 'respondent');
  if (actor.isAdmin) roles.push('admin');
  return roles.length > 0 ? roles : ['stranger'];
}

export function actorId(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.id : null;
}
