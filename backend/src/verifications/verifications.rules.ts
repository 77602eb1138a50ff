import type { Fact } from '../common/facts.js';
import { defineMachine } from '../common/rules.js';

export const VERIFICATION_STATUSES = ['submitted', 'verified', 'rejected', 'expired', 'replaced'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

export type VerificationVerb = 'submit' | 'replace' | 'approve' | 'reject' | 'expire';

/** The life of one submission of a carrier's fact. A fact without a submission has not been given. */
export const VERIFICATION_RULES = defineMachine<VerificationStatus, VerificationVerb, "carrier's fact">({
  noun: "carrier's fact",
  table: 'verifications',
  states: VERIFICATION_STATUSES,
  verbs: {
    submit: { who: ['carrier'], from: [], to: ['submitted'] },
    // By a newer submission; a verified one stands until the newer one is verified too.
    replace: {
      who: ['carrier', 'admin'],
      from: ['submitted', 'verified', 'rejected', 'expired'],
      to: ['replaced'],
      clears: ['fact_warning', 'fact_last_warning', 'fact_expiry'],
    },
    approve: { who: ['admin'], from: ['submitted'], to: ['verified'], call: { by: ['admin'] } },
    // A verified one too, if it turns out to be wrong.
    reject: {
      who: ['admin'],
      from: ['submitted', 'verified'],
      to: ['rejected'],
      call: { by: ['admin'] },
      clears: ['fact_warning', 'fact_last_warning', 'fact_expiry'],
    },
    expire: {
      who: ['clock'],
      from: ['verified'],
      to: ['expired'],
      clears: ['fact_warning', 'fact_last_warning', 'fact_expiry'],
    },
  },
});

/** What a carrier gives with a fact. */
export type FactField =
  'number' | 'limit' | 'expiresOn' | 'description' | 'provider' | 'checkedOn' | 'result' | 'documents';

/** What a background check found. */
export const CHECK_RESULTS = ['clear', 'findings'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export interface FactRule {
  /** All of these must be given, and nothing else. */
  asks: readonly FactField[];
  /** The number's format, once it is in capitals without spaces. */
  number?: { pattern: RegExp; hint: string };
}

/**
 * What each fact asks for. A USDOT number has up to eight digits; an FMCSA docket number begins with MC, MX or FF; a USDA
 * registration of an animal transporter is class T, such as 74-T-0123.
 * Sources: 49 CFR 390.19 and 365, 9 CFR 2.25.
 */
export const FACT_RULES: Record<Fact, FactRule> = {
  usdot_number: { asks: ['number'], number: { pattern: /^\d{1,8}$/, hint: 'Up to 8 digits, such as 1234567' } },
  operating_authority: {
    asks: ['number'],
    number: { pattern: /^(MC|MX|FF)-?\d{1,8}$/, hint: 'MC, MX or FF and the number, such as MC-123456' },
  },
  liability_insurance: { asks: ['number', 'limit', 'expiresOn', 'documents'] },
  cargo_insurance: { asks: ['number', 'limit', 'expiresOn', 'documents'] },
  usda_registration: {
    asks: ['number', 'expiresOn', 'documents'],
    number: { pattern: /^\d{2}-T-\d{4}$/, hint: 'Class T, such as 74-T-0123' },
  },
  equipment: { asks: ['description', 'documents'] },
  identity: { asks: ['expiresOn', 'documents'] },
  background_check: { asks: ['provider', 'checkedOn', 'result', 'expiresOn', 'documents'] },
};
