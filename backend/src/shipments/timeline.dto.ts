import { Shown } from '../common/shown.js';

/** The deadlines that people are told about; warnings and checks behind the scenes are not among them. */
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

/** Who can act before a deadline, and what happens when nobody does. */
const WHEN_DUE: Record<ShownDeadline, { who: (typeof ACTORS)[number]; otherwise: string }> = {
  payment_window: { who: 'shipper', otherwise: 'The acceptance ends, and the shipment is open for quotes again.' },
  no_show_refund: {
    who: 'carrier',
    otherwise: 'The shipper gets the whole payment back, and the shipment is open for quotes again.',
  },
  auto_release: { who: 'shipper', otherwise: 'The payment is released to the carrier, unless a claim is open.' },
  claim_window: { who: 'shipper', otherwise: 'Damage can no longer be claimed.' },
  claim_decision: { who: 'admin', otherwise: 'The decision on the claim is overdue. No money moves by itself.' },
  quote_expiry: { who: 'shipper', otherwise: 'The quote expires and can no longer be accepted.' },
};

export class TimelineEventAnswer {
  @Shown.instant() at: string;
  @Shown.text({ example: 'accept', description: 'What was done.' }) event: string;
  @Shown.text({ nullable: true, example: 'quoted' }) from: string | null;
  @Shown.text({ example: 'booked' }) to: string;
  @Shown.oneOf(['shipment', 'quote', 'payment', 'claim']) subject: 'shipment' | 'quote' | 'payment' | 'claim';
  @Shown.id() subjectId: string;
  @Shown.free({ nullable: true, description: 'Amounts and reasons, for the parties.' }) data: Record<
    string,
    unknown
  > | null;
}

export class DeadlineAnswer {
  @Shown.oneOf(SHOWN_DEADLINES) kind: ShownDeadline;
  @Shown.instant() dueAt: string;
  @Shown.oneOf(ACTORS, { description: 'Who can act before.' }) who: string;
  // oxlint-disable-next-line unicorn/no-thenable -- the API's word; a text, which nothing calls.
  @Shown.text({ description: 'What happens when nobody acts.' }) then: string;
  @Shown.id({ description: 'The quote, or the claim, that it is about.' }) subjectId: string;
}

/** What happened to a shipment, oldest first, and what is due next. */
export class TimelineAnswer {
  @Shown.list(() => TimelineEventAnswer) events: TimelineEventAnswer[];
  @Shown.list(() => DeadlineAnswer) deadlines: DeadlineAnswer[];
}

/** A deadline as the timeline tells of it. */
export function toDeadline({
  kind,
  dueAt,
  subjectId,
}: Pick<DeadlineAnswer, 'kind' | 'dueAt' | 'subjectId'>): DeadlineAnswer {
  const { who, otherwise } = WHEN_DUE[kind];
  // oxlint-disable-next-line unicorn/no-thenable -- the API's word; a text, which nothing calls.
  return { kind, dueAt, subjectId, who, then: otherwise };
}
