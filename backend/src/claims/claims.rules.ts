import type { Role } from '../common/actor.js';
import type { ClaimKind } from '../common/claim-kinds.js';
import type { PaymentStatus } from '../common/payment-status.js';
import { defineMachine } from '../common/rules.js';

export const CLAIM_STATUSES = ['open', 'under_review', 'approved', 'partly_approved', 'denied', 'withdrawn'] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const OPEN_CLAIM: readonly ClaimStatus[] = ['open', 'under_review'];

export function isOpenClaim(status: ClaimStatus): boolean {
  return OPEN_CLAIM.includes(status);
}

/** Payments that have reached escrow: nothing can be claimed before. */
export const REACHED_ESCROW: readonly PaymentStatus[] = ['in_escrow', 'released', 'refunded'];

export const DECISIONS = ['approved', 'partly_approved', 'denied'] as const;
export type Decision = (typeof DECISIONS)[number];

export type ClaimVerb = 'open' | 'respond' | 'review' | 'withdraw' | 'resolve' | 'close';

/** A claim's life. Time brings it under review and warns that a decision is due; it never decides money. */
export const CLAIM_RULES = defineMachine<ClaimStatus, ClaimVerb>({
  noun: 'claim',
  table: 'claims',
  states: CLAIM_STATUSES,
  sealed: true,
  verbs: {
    open: { who: ['owner', 'carrier'], from: [], to: ['open'] },
    // The other side's account, once; allowed even if the review has begun without it.
    respond: {
      who: ['respondent'],
      from: ['open', 'under_review'],
      to: ['under_review'],
      call: { by: ['respondent'], whileSuspended: true },
      clears: ['claim_review'],
    },
    review: { who: ['clock'], from: ['open'], to: ['under_review'], clears: ['claim_review'] },
    withdraw: {
      who: ['claimant'],
      from: ['open', 'under_review'],
      to: ['withdrawn'],
      call: { by: ['claimant'], whileSuspended: true },
      clears: ['claim_review', 'claim_warning', 'claim_decision'],
    },
    resolve: {
      who: ['admin'],
      from: ['open', 'under_review'],
      to: ['approved', 'partly_approved', 'denied'],
      needs: ['notDisputed'],
      call: { by: ['admin'] },
      clears: ['claim_review', 'claim_warning', 'claim_decision'],
    },
    // What happened to the deal settled it: all its money went back, its owner cancelled it, or it was picked up after all.
    close: {
      who: ['owner', 'carrier', 'clock', 'admin', 'provider'],
      from: ['open', 'under_review'],
      to: ['approved', 'withdrawn'],
      clears: ['claim_review', 'claim_warning', 'claim_decision'],
    },
  },
});

/** Who may open a claim of each kind. */
export const MAY_CLAIM: Record<ClaimKind, readonly Role[]> = {
  damage: ['owner'],
  delay: ['owner'],
  no_show: ['owner'],
  other: ['owner', 'carrier'],
};
