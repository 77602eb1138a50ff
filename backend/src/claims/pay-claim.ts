import type { User } from '../common/actor.js';
import type { Cents } from '../common/money.js';
import { agreedOf, type Deal } from '../bookings/desk.js';
import { refundNoShow } from '../bookings/give-back.js';
import { endRefunded, refundInFull, refundPart } from '../bookings/refund.js';
import { claimPaid, recoveryDecided } from '../ledger/claim.postings.js';
import { claimShares } from '../ledger/ledger.shares.js';
import type { Payment } from '../payments/payment.entity.js';
import type { Tx } from '../platform/database/tx.js';
import { Claim } from './claim.entity.js';
import type { ClaimsDesk, LockedClaim } from './claims.desk.js';
import { countedFromBank, delayRefunded } from './claims.queries.js';

/**
 * A participant: pays what a shipper is granted, less what they have had for the same loss already: the delay refund, and
 * what their bank gave. First out of escrow, then from the carrier as far as the transfer goes, then from the guarantee
 * fund. The card takes back at most what it paid; operators pay the rest by hand.
 */
export async function payClaim(claims: ClaimsDesk, tx: Tx, { claim, deal }: LockedClaim, admin: User, approved: Cents): Promise<void> {
  const { desk } = claims;
  const given = claim.kind === 'delay' ? (await delayRefunded(tx, deal.quote.id)) + deal.payment.delayPaidCents : 0;
  const fromBank = Math.min(Math.max(0, approved - given), await bankGave(claims, tx, deal));
  const owed = Math.max(0, approved - given - fromBank);
  if (claim.kind === 'delay') await desk.payments.noteDelayPaid(tx, deal.payment, owed + fromBank);
  const fromEscrow = deal.payment.status === 'in_escrow' ? await payFromEscrow(claims, tx, { claim, deal }, admin, owed) : 0;
  const afterRelease = await payAfterEscrow(claims, tx, claim, deal, owed - fromEscrow);
  await tx.update(Claim, claim.id, { fromBankCents: fromBank, fromEscrowCents: fromEscrow, ...afterRelease });
  if (owed > 0) await desk.announce(tx, 'payment.claim_paid', deal);
}

/** What banks have given back for this payment, and no claim has counted yet. */
async function bankGave({ desk }: ClaimsDesk, tx: Tx, { payment, quote }: LockedClaim['deal']): Promise<Cents> {
  return (await desk.chargebacks.lostCents(tx, payment.id)) - (await countedFromBank(tx, quote.id));
}

/** Answers how much of it escrow had. A no-show that is granted in full is refunded as one. */
async function payFromEscrow({ desk }: ClaimsDesk, tx: Tx, { claim, deal }: LockedClaim, admin: User, owed: Cents): Promise<Cents> {
  const left = await desk.payments.left(tx, deal.payment);
  if (claim.kind === 'no_show' && claim.status === 'approved' && deal.quote.status === 'paid') {
    const before = deal.payment.refundedCents;
    await refundNoShow(desk, tx, deal, admin);
    return Math.min(owed, deal.payment.refundedCents - before);
  }
  const amount = Math.min(owed, left);
  if (amount === 0) return 0;
  if (amount < left) await refundPart(desk, tx, deal, amount, 'claim');
  else {
    await refundInFull(desk, tx, deal, admin, 'claim', { keepsPlan: true });
    await endRefunded(desk, tx, deal, admin);
  }
  return amount;
}

async function payAfterEscrow({ desk }: ClaimsDesk, tx: Tx, claim: Claim, deal: Deal & { payment: Payment }, owed: Cents): Promise<Pick<Claim, 'fromCarrierCents' | 'fromGuaranteeCents' | 'outOfBandCents'>> {
  const { payments, ledger } = desk;
  const { payment, quote } = deal;
  const taken = await payments.recover(tx, payment, { amount: owed, feeBasisPoints: agreedOf(quote).platformFeeBasisPoints, because: 'claim' });
  const { fromCarrier, fromGuarantee, onCard, outOfBand } = claimShares(owed, taken, await payments.refundable(tx, payment));
  if (onCard > 0) await payments.refundCard(tx, payment, onCard, 'claim');
  const book = payments.ledgerDeal(payment);
  await ledger.post(tx, recoveryDecided(book, { claimId: claim.id, ...taken }));
  await ledger.post(tx, claimPaid(book, { claimId: claim.id, fromGuarantee, outOfBand }));
  return { fromCarrierCents: fromCarrier, fromGuaranteeCents: fromGuarantee, outOfBandCents: outOfBand };
}
