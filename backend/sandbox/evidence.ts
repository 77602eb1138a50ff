import type { Params } from './params.js';

/** What the cardholder's bank can be told, as text. Source: https://docs.stripe.com/api/disputes/evidence_object (2026). */
const TEXTS = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_tracking_number',
  'uncategorized_text',
] as const;

/** Uploads: the sandbox has no files, so these stay empty. */
const FILES = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
] as const;

export type Evidence = Record<(typeof TEXTS)[number] | (typeof FILES)[number], string | null> & {
  enhanced_evidence: object;
};

export function noEvidence(): Evidence {
  const empty = Object.fromEntries([...TEXTS, ...FILES].map((name) => [name, null])) as Omit<
    Evidence,
    'enhanced_evidence'
  >;
  return { ...empty, enhanced_evidence: {} } as Evidence;
}

/** The given fields on top of what was there. @throws 400 for anything that is not a text field of the evidence */
export function addEvidence(evidence: Evidence, params: Params): void {
  const given = params.part('evidence');
  given.allow(TEXTS, 'evidence');
  for (const name of TEXTS) if (given.has(name)) evidence[name] = given.text(name) ?? null;
}
