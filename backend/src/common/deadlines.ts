import { after, HOUR } from './clock.js';

/**
 * Everything that falls due on its own, and what happens then, in the words people are told. A new kind is listed here
 * first: the program does not start until a verb handles it.
 */
export const DEADLINES = {
  payment_window: 'The acceptance ends, and the shipment is open for quotes again.',
  pickup_day: 'The first agreed day of the pickup begins.',
  pickup_choice: 'The agreed days of the pickup begin, and the carrier has not said which it is.',
  no_show_warning: 'Both sides are told that the pickup is late.',
  no_show_refund: 'The shipper gets the whole payment back, and the shipment is open for quotes again.',
  auto_release: 'The payment is released to the carrier, unless a claim is open.',
  claim_window: 'Damage can no longer be claimed.',
  claim_review: 'Haulway reviews the claim without an answer.',
  claim_warning: 'The operators are told that a decision is due soon.',
  claim_decision: 'The decision on the claim is overdue. No money moves until it is made.',
  change_expiry: 'The proposal lapses, and what was agreed stands.',
  change_payment: 'The change lapses unpaid, and what was agreed stands.',
  end_answer: 'The job ends: the shipper gets the whole payment back, and the shipment is open for quotes again.',
  end_review: 'The review of how the job ended is overdue. Nothing is granted or counted until it is made.',
  offer_expiry: 'The offer lapses, and the quote stands as it was.',
  question_reminder: 'The shipper is told again of a question that nobody answered.',
  open_to_all: 'The listing is shown to all carriers.',
  quote_expiry: 'The quote expires and can no longer be accepted.',
  delivery_overdue: 'Both sides and the operators are told that the delivery is late.',
  escrow_age: 'The operators are told of money that has been in escrow for too long.',
  payout_expected: 'The carrier and the operators are told of a payout that was not sent.',
  fact_warning: 'The carrier is told that a fact expires.',
  fact_last_warning: 'The carrier is told once more that a fact expires.',
  fact_expiry: 'The badge of the fact goes.',
  recurrence: 'The next listing is made from the template.',
  trip_end: 'The trip is over.',
  load_alerts: 'The carrier is told of the loads that were found since.',
} as const;

/** Which deadlines people are reminded of, and how many hours ahead, longest first. 17:00 of a day is 7 hours before the next. */
export const REMINDERS = {
  payment_window: [24, 4],
  auto_release: [24],
  claim_window: [12],
  quote_expiry: [12],
  pickup_day: [7],
  pickup_choice: [48],
} as const satisfies Partial<Record<keyof typeof DEADLINES, readonly number[]>>;

export type ReminderKind = keyof typeof REMINDERS;
export const REMINDED = Object.keys(REMINDERS) as ReminderKind[];

/** When people are reminded next of what is due then; null when that time has passed, or there is no reminder. */
export function nextReminder(kind: DeadlineKind, dueAt: Date, now: Date): Date | null {
  const hours: readonly number[] = isReminded(kind) ? REMINDERS[kind] : [];
  return hours.map((each) => after(dueAt, -each * HOUR)).find((at) => at > now) ?? null;
}

/** Does this kind of deadline have reminders? */
export function isReminded(kind: DeadlineKind): kind is ReminderKind {
  return kind in REMINDERS;
}

export type DeadlineKind = keyof typeof DEADLINES;
export const DEADLINE_KINDS = Object.keys(DEADLINES) as DeadlineKind[];
