import { DEADLINES } from '../common/deadlines.js';
import type { DealNoun } from '../common/rules.js';
import { Shown } from '../common/shown.js';

/** The deadlines people are told about; warnings and checks behind the scenes are not among them. */
export const SHOWN_DEADLINES = [
  'payment_window',
  'no_show_refund',
  'auto_release',
  'claim_window',
  'claim_decision',
  'quote_expiry',
] as const;
export type ShownDeadline = (typeof SHOWN_DEADLINES)[number];

const ACTORS = ['shipper', 'carrier', 'admin'] as const;

/** Who can act before a deadline. */
const WHO_CAN_ACT: Record<ShownDeadline, (typeof ACTORS)[number]> = {
  payment_window: 'shipper',
  no_show_refund: 'carrier',
  auto_release: 'shipper',
  claim_window: 'shipper',
  claim_decision: 'admin',
  quote_expiry: 'shipper',
};

export class TimelineEventAnswer {
  @Shown.instant() at: string;
  @Shown.text({ example: 'accept', description: 'What was done.' }) event: string;
  @Shown.text({ nullable: true, example: 'quoted' }) from: string | null;
  @Shown.text({ example: 'booked' }) to: string;
  @Shown.oneOf(['shipment', 'quote', 'payment', 'claim', 'change_order', 'counter_offer']) subject: DealNoun;
  @Shown.id() subjectId: string;
  @Shown.free({ nullable: true, description: 'Amounts and reasons, for the parties.' }) data: Record<
    string,
    unknown
  > | null;
}

export class DeadlineAnswer {
  @Shown.oneOf(SHOWN_DEADLINES) kind: ShownDeadline;
  @Shown.instant() dueAt: string;
  @Shown.oneOf(ACTORS, { description: 'Who can act before then.' }) who: string;
  // oxlint-disable-next-line unicorn/no-thenable -- the API's word; a text, which nothing calls.
  @Shown.text({ description: 'What happens if nobody acts.' }) then: string;
  @Shown.id({ description: 'The quote or claim it is about.' }) subjectId: string;
}

/** What happened to a shipment, oldest first, and what is due next. */
export class TimelineAnswer {
  @Shown.list(() => TimelineEventAnswer) events: TimelineEventAnswer[];
  @Shown.list(() => DeadlineAnswer) deadlines: DeadlineAnswer[];
}

/** A deadline as the timeline shows it. */
export function toDeadline({
  kind,
  dueAt,
  subjectId,
}: Pick<DeadlineAnswer, 'kind' | 'dueAt' | 'subjectId'>): DeadlineAnswer {
  // oxlint-disable-next-line unicorn/no-thenable -- the API's word; a text, which nothing calls.
  return { kind, dueAt, subjectId, who: WHO_CAN_ACT[kind], then: DEADLINES[kind] };
}
