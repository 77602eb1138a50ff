import { centsToDollars } from '../common/money.js';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import { requireNotDisputed } from '../bookings/desk.js';
import { release } from '../bookings/release.js';
import { audit } from '../platform/audit/audit.js';
import type { Claim } from './claim.entity.js';
import type { ClaimsDesk, LockedClaim } from './claims.desk.js';
import type { Resolution } from './claims.dto.js';
import { payClaim } from './pay-claim.js';
import { CLAIM_RULES } from './claims.rules.js';

/**
 * An operator decides a claim. What a shipper is granted is paid, and of a delivered shipment the rest is released; a
 * carrier's claim moves no money by itself.
 * @throws 404; 403 for an operator who is a party; 400 for an amount that does not fit; 409 once it is closed, `payment_disputed`
 */
export async function resolve(claims: ClaimsDesk, admin: User, id: string, resolution: Resolution): Promise<JsonText> {
  const { desk } = claims;
  return desk.db.tx(async (tx) => {
    const locked = await claims.lock(tx, id, admin, 'resolve');
    const { claim, deal } = locked;
    if (admin.id === claim.claimantId || admin.id === claim.respondentId) throw problem('forbidden', { detail: 'This claim is yours; another operator decides it.' });
    const approvedCents = approved(claim, resolution);
    requireState(CLAIM_RULES, 'resolve', claim.status);
    requireNotDisputed(deal.payment);
    const now = desk.clock.now();
    const { decision, note } = resolution;
    const before = { status: claim.status };
    await claims.move(tx, claim, 'resolve', admin, decision, { decision, approvedCents, note, decidedAt: now }, { approvedAmount: centsToDollars(approvedCents) });
    await claims.announce(tx, 'claim.decided', claim);
    if (claim.side === 'shipper' && approvedCents > 0) await payClaim(claims, tx, locked, admin, approvedCents);
    await conclude(claims, locked, admin, tx);
    await audit(tx, now, admin, { action: 'claims.resolve', resource: 'claims', resourceId: id, reason: note, before, after: { status: decision, approvedAmount: centsToDollars(approvedCents) } });
    return claims.answer(tx, admin, id);
  });
}

/** @throws 400 on `amount` */
function approved(claim: Claim, { decision, amount }: Resolution): number {
  if (decision === 'partly_approved') {
    if (!amount || amount >= claim.amountCents) throw invalidField('amount', 'A part: more than nothing and less than was claimed');
    return amount;
  }
  const whole = decision === 'approved' ? claim.amountCents : 0;
  if (amount !== undefined && amount !== null && amount !== whole) throw invalidField('amount', 'Leave the amount out, or decide for a part');
  return whole;
}

/** With the shipper's own claim a delivered deal is decided: the rest is released, at once or when the other side's claim is closed too. */
async function conclude(claims: ClaimsDesk, { claim, deal }: LockedClaim, admin: User, tx: Parameters<ClaimsDesk['thaw']>[0]): Promise<void> {
  const { desk } = claims;
  const decided = claim.side === 'shipper' && deal.quote.status === 'delivered' && deal.payment.status === 'in_escrow';
  await claims.thaw(tx, deal);
  if (!decided || deal.quote.status !== 'delivered') return;
  if (deal.payment.frozenBy.length > 0) await desk.setDeadline(tx, 'auto_release', deal, desk.clock.now());
  else await release(desk, tx, deal, admin, false);
}
