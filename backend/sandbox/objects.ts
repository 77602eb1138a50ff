import { randomBytes } from 'node:crypto';

import type { Attempt } from './cards.js';
import type { Evidence } from './evidence.js';
import type { ErrorBody } from './failures.js';
import type { Outcome } from './new-charge.js';

/** Stripe's objects as they travel on the wire. Amounts are integer cents, instants seconds since 1970 of business time. */
export interface Wire {
  id: string;
  object: string;
  created: number;
}

type Metadata = Record<string, string>;

export interface Intent extends Wire {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  capture_method: 'automatic' | 'automatic_async';
  client_secret: string;
  last_payment_error: ErrorBody | null;
  latest_charge: string | null;
  metadata: Metadata;
  payment_method: string | null;
  next_action: { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect' } } | null;
  review: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  transfer_group: string | null;
  [field: string]: unknown;
}

export interface Charge extends Wire {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  balance_transaction: string | null;
  disputed: boolean;
  metadata: Metadata;
  outcome: Outcome;
  payment_intent: string;
  payment_method: string;
  refunded: boolean;
  review: string | null;
  status: 'succeeded' | 'failed';
  transfer_group: string | null;
  [field: string]: unknown;
}

export interface Refund extends Wire {
  object: 'refund';
  amount: number;
  balance_transaction: string | null;
  charge: string;
  failure_balance_transaction?: string;
  failure_reason?: string;
  metadata: Metadata;
  payment_intent: string;
  pending_reason?: string;
  status: 'pending' | 'succeeded' | 'failed';
  [field: string]: unknown;
}

export interface Transfer extends Wire {
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  destination: string;
  destination_payment: string;
  metadata: Metadata;
  reversals: { object: 'list'; data: Reversal[]; has_more: boolean; url: string };
  reversed: boolean;
  source_transaction: string | null;
  transfer_group: string | null;
  [field: string]: unknown;
}

export interface Reversal extends Wire {
  object: 'transfer_reversal';
  amount: number;
  transfer: string;
  metadata: Metadata;
  [field: string]: unknown;
}

export interface Account extends Wire {
  object: 'account';
  capabilities: { transfers?: 'active' | 'inactive' | 'pending' };
  metadata: Metadata;
  payouts_enabled: boolean;
  details_submitted: boolean;
  settings: {
    payouts: { schedule: { delay_days: number; interval: 'daily' | 'manual' }; [field: string]: unknown };
    [field: string]: unknown;
  };
  [field: string]: unknown;
}

export interface Dispute extends Wire {
  object: 'dispute';
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  evidence: Evidence;
  evidence_details: {
    has_evidence: boolean;
    submission_count: number;
    submission_method: 'manual' | 'not_submitted';
    [field: string]: unknown;
  };
  metadata: Metadata;
  payment_intent: string;
  reason: string;
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost';
  [field: string]: unknown;
}

export interface Review extends Wire {
  object: 'review';
  charge: string;
  closed_reason: string | null;
  open: boolean;
  payment_intent: string;
  reason: string;
  [field: string]: unknown;
}

export interface BalanceTransaction extends Wire {
  object: 'balance_transaction';
  amount: number;
  available_on: number;
  fee: number;
  net: number;
  source: string;
  status: 'available' | 'pending';
  type: string;
  [field: string]: unknown;
}

export interface Payout extends Wire {
  object: 'payout';
  amount: number;
  automatic: boolean;
  metadata: Metadata;
  status: 'pending' | 'in_transit' | 'paid' | 'failed';
  [field: string]: unknown;
}

export interface TopUp extends Wire {
  object: 'topup';
  amount: number;
  status: 'succeeded';
  [field: string]: unknown;
}

/** What only the sandbox knows about an object; never on the wire, and never a card number. */
export interface Hidden {
  /** For an intent waiting for the cardholder: what happens once they have authenticated, and with which card. */
  waiting?: { attempt: Attempt; card: CardFace };
  /** A charge whose money can be spent as soon as it is captured. */
  atOnce?: boolean;
  /** A charge whose refunds change later. */
  laterRefund?: 'succeeds' | 'fails';
  /** An account whose bank refuses payouts, and why. */
  payoutFailure?: string;
}

/** All we keep of a card. */
export interface CardFace {
  brand: string;
  country: string;
  exp_month: number;
  exp_year: number;
  funding: string;
  last4: string;
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A new id with Stripe's prefix for its kind, `pi_...`. */
export function newId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}
