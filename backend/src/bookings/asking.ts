import type { Side } from '../common/acts.js';
import { rolesOf, type User } from '../common/actor.js';
import type { Asking } from '../common/rules.js';
import { partiesOf } from '../quotes/lock-quote.js';
import type { DealSnapshot } from './deal-snapshots.js';
import { NEEDS } from './needs.js';

/** The reader as a rules table asks for them: console acts are not among what a party can do, nor the other way round. */
export function askingOf(
  { shipment, booking }: DealSnapshot,
  user: User,
  side: Side,
  now: Date,
  claimantId?: string,
): Asking {
  const parties = { ...partiesOf({ shipment, quote: booking?.quote }), ...(claimantId ? { claimantId } : {}) };
  const all = rolesOf(user, parties);
  const roles = all.filter((role) => (role === 'admin') === (side === 'operator'));
  return {
    // Operators do not act on what is theirs.
    roles: side === 'operator' && all.length > 1 ? [] : roles,
    suspended: user.suspended,
    // Without a deal, nothing about it can stand in the way.
    meets: (needs) => !booking || needs.every((need) => NEEDS[need].isMet(booking, now)),
  };
}
