import type { ChangeOrder, Claim, PassportFact, Payment, Quote, Shipment, Ticket, NewReport } from '../api/types';
import { CATEGORY_LABELS, type CategoryId } from './categories';
import { sentence, words } from './words';

export { CATEGORY_LABELS, type CategoryId };

// Labels for the API's enums, shared by both apps. A table that misses a value of its enum does not compile.

export type ShipmentStatus = Shipment['status'];
export type QuoteStatus = Quote['status'];
export type PaymentStatus = Payment['status'];
export type Fact = PassportFact['fact'];

/** An enum's labels, in the order its words are always shown. */
export type Labels<Word extends string = string> = Readonly<Record<Word, string>>;

export const SHIPMENT_LABELS: Labels<ShipmentStatus> = {
  draft: 'Draft',
  listed: 'Listed',
  quoted: 'Quoted',
  booked: 'Booked',
  in_transit: 'In transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const QUOTE_LABELS: Labels<QuoteStatus> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  paid: 'Paid',
  in_progress: 'In progress',
  delivered: 'Delivered',
  completed: 'Completed',
};

export const PAYMENT_LABELS: Labels<PaymentStatus> = {
  pending: 'Payment Pending',
  paid: 'Payment Completed',
  in_escrow: 'Held in Escrow',
  released: 'Payment Released',
  failed: 'Payment Failed',
  refunded: 'Payment Refunded',
};

export const TRANSFER_LABELS: Labels<NonNullable<Payment['transferStatus']>> = {
  queued: 'Queued',
  sent: 'Sent',
  blocked: 'Blocked',
};

export const PLAN_LABELS: Labels<Payment['protectionPlan']> = {
  standard: 'Standard',
  plus: 'Plus',
  premium: 'Premium',
};

export const REFUND_LABELS: Labels<Payment['refunds'][number]['status']> = {
  pending: 'Pending',
  succeeded: 'Succeeded',
  failed: 'Failed',
};

export const CLAIM_LABELS: Labels<Claim['status']> = {
  open: 'Open',
  under_review: 'Under review',
  approved: 'Approved',
  partly_approved: 'Partly approved',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
};

/** The operators' names for them; people opening a claim choose from full phrases instead. */
export const CLAIM_KIND_LABELS: Labels<Claim['kind']> = {
  damage: 'Damage',
  delay: 'Delay',
  no_show: 'No show',
  other: 'Other',
};

export const SIDE_LABELS: Labels<Claim['side']> = { shipper: 'Shipper', carrier: 'Carrier' };

export const TICKET_LABELS: Labels<Ticket['status']> = { open: 'Open', answered: 'Answered', closed: 'Closed' };

export type ReportKind = NewReport['kind'];

export const REPORT_LABELS: Labels<ReportKind> = {
  spam: 'Spam',
  scam: 'Scam or fraud',
  abuse: 'Abuse or threats',
  outside_payment: 'Asks for payment outside Haulway',
  prohibited_item: 'Item that is not allowed',
  other: 'Something else',
};

export const REPORT_STATUS_LABELS: Readonly<Record<string, string>> = { open: 'Open', closed: 'Closed' };

/** The names of the facts that can be checked about a carrier. */
export const FACT_LABELS: Labels<Fact> = {
  usdot_number: 'USDOT number',
  operating_authority: 'Operating authority',
  liability_insurance: 'Liability insurance',
  cargo_insurance: 'Cargo insurance',
  usda_registration: 'USDA registration',
  equipment: 'Equipment',
  identity: 'Identity',
  background_check: 'Background check',
};

/** The values of an enum. */
export function wordsOf<Word extends string>(labels: Labels<Word>): Word[] {
  return Object.keys(labels) as Word[];
}

/** An enum as a list of choices. */
export function choicesOf<Word extends string>(labels: Labels<Word>): { id: Word; label: string }[] {
  return wordsOf(labels).map((id) => ({ id, label: labels[id] }));
}

/** The categories, in the order they are always shown. */
export const CATEGORIES = choicesOf(CATEGORY_LABELS);

/** The label of a category id. */
export function categoryLabel(id: string): string {
  return CATEGORY_LABELS[id as CategoryId] ?? words(id);
}

/** The name of a fact, from the word that records hold. */
export function factLabel(fact: string | null): string {
  return FACT_LABELS[fact as Fact] ?? sentence(fact ?? '');
}

/** Why somebody proposes to change what is agreed. */
export const CHANGE_REASONS: Record<ChangeOrder['reason'], string> = {
  item_differs: 'The item is not as listed',
  extra_item: 'Something is added',
  less: 'Less to do than agreed',
  access: 'The place is harder to reach',
  waiting: 'Waiting time',
  dates: 'Other days',
  address: 'Another address',
  other: 'Something else',
};

/** When a carrier is told of new loads. */
export const NOTIFY_CHOICES = [
  { id: 'off', label: 'Never' },
  { id: 'instant', label: 'Right away' },
  { id: 'hourly', label: 'Once an hour, by email too' },
  { id: 'daily', label: 'Every day at 7 AM, by email too' },
  { id: 'webhook', label: 'Only my programs, by webhook' },
] as const;
