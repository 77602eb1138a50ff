import type { ActWord } from '../common/acts.js';
import { Can, Next, type NextStepAnswer } from '../common/acts.dto.js';
import { isUnderWay } from '../common/booked.js';
import { Day, DollarsMoreOrLess, Flag, OneOf, Percent, Text } from '../common/fields.js';
import { MOST_CENTS } from '../common/money.js';
import { Shown } from '../common/shown.js';
import { isoJson } from '../platform/database/json.js';
import { AboutItem, ItemNamed } from '../shipments/items.dto.js';
import { PhotoUrls } from '../uploads/uploads.dto.js';
import {
  CHANGE_KINDS,
  CHANGE_REASONS,
  CHANGE_STATUSES,
  type ChangeKind,
  type ChangeReason,
  type ChangeStatus,
  END_COUNTS,
  type EndCounts,
} from './change-orders.rules.js';

const optional = { optional: true, nullable: true } as const;

/** What to change: the amount, the days, the address; or the end of the job, at the door. */
export class NewChange {
  @DollarsMoreOrLess(MOST_CENTS, { ...optional, description: 'How much the agreed amount rises; below 0, it falls.' })
  delta?: number | null;
  @OneOf(CHANGE_KINDS, {
    ...optional,
    description: '`end`: at the door, the carrier cannot take it (2 photos). The job ends.',
  })
  kind?: ChangeKind | null;
  @OneOf(CHANGE_REASONS) reason: ChangeReason;
  @Text(1, 1000, { description: 'Why; the other side reads it.' }) text: string;
  @Day({ ...optional, description: 'The new pickup day, or first day of a window.' }) pickupDate?: string | null;
  @Day({ ...optional, description: 'The last day of that window.' }) pickupUntil?: string | null;
  @Day(optional) deliveryDate?: string | null;
  @Text(0, 300, { ...optional, description: 'Where it goes.' }) deliveryAddress?: string | null;
  @AboutItem() itemId?: string | null;
  @PhotoUrls() photos?: string[] | null;
  @Flag({ ...optional, description: 'The truck stands there: two hours to answer and to pay, instead of a day.' })
  atTheDoor?: boolean | null;
  @Flag({
    ...optional,
    description:
      'After the pickup: did the carrier make a higher price a condition? Then nothing is proposed, and we look into it.',
  })
  condition?: boolean | null;
}

export class ChangeAcceptance {
  @DollarsMoreOrLess(MOST_CENTS, { description: 'As you saw it.' }) delta: number;
}

export class ExtraPayAnswer {
  @Shown.text({ description: 'For the card form; opens nothing but this payment.' }) clientSecret: string;
  @Shown.dollars({ description: 'What the card would be charged now.' }) amount: number;
  @Shown.text({ example: 'USD' }) currency: string;
  @Shown.oneOf(['sandbox', 'stripe']) provider: 'sandbox' | 'stripe';
}

/** The price was made a condition, so nothing is proposed. */
export class ConditionAnswer {
  @Shown.id({ description: 'What you reported; our team looks into it.' }) ticketId: string;
}

/** What operators decide about a job that ended at the door. */
export class EndDecision {
  @Percent(10, { description: 'Percent of the agreed amount to the carrier for the empty trip, paid by hand.' })
  carrier: number;
  @OneOf(END_COUNTS, { description: "Against the carrier's cancellations, the shipper's descriptions, or nobody." })
  counts: EndCounts;
  @Text(1, 2000, { message: 'Say why', description: 'Both sides read it.' }) note: string;
}

/** How operators look at a job that ended at the door. */
export class EndReviewAnswer {
  @Shown.instant() dueAt: string;
  @Shown.instant({ nullable: true }) decidedAt: string | null;
  @Shown.oneOf(END_COUNTS, { nullable: true, description: 'Against whom it counts.' }) counts: EndCounts | null;
  @Shown.dollars({ description: 'To the carrier, from Haulway.' }) granted: number;
  @Shown.text({ nullable: true }) note: string | null;
}

export class ChangeOrderAnswer extends ItemNamed {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.id() quoteId: string;
  @Shown.oneOf(['shipper', 'carrier'], { description: 'Who proposed it.' }) side: 'shipper' | 'carrier';
  @Shown.oneOf(CHANGE_KINDS) kind: ChangeKind;
  @Shown.oneOf(CHANGE_REASONS) reason: ChangeReason;
  @Shown.text() text: string;
  @Shown.dollars({ description: 'How much the agreed amount rises; below 0, it falls.' }) delta: number;
  @Shown.day({ nullable: true }) pickupDate: string | null;
  @Shown.day({ nullable: true }) pickupUntil: string | null;
  @Shown.day({ nullable: true }) deliveryDate: string | null;
  @Shown.text({ nullable: true, description: 'To carriers the place, unless it is paid.' })
  deliveryAddress: string | null;
  @Shown.links() photos: string[];
  @Shown.flag({ description: 'Two hours to answer and to pay, instead of a day.' }) atTheDoor: boolean;
  @Shown.oneOf(CHANGE_STATUSES) status: ChangeStatus;
  @Shown.text({ nullable: true }) declineReason: string | null;
  @Shown.instant({
    description: 'When it lapses, unanswered or unpaid; an `end` then ends the job.',
  })
  expiresAt: string;
  @Shown.object(() => EndReviewAnswer, { nullable: true }) review: EndReviewAnswer | null;
  @Shown.instant({ nullable: true }) decidedAt: string | null;
  @Shown.instant() createdAt: string;
  @Shown.instant() updatedAt: string;
  @Can('change_order') can?: ActWord<'change_order'>[];
  @Next() next?: NextStepAnswer | null;
}

/** A change order's JSON, made by the database: `o` is the order, `q` its quote, `s` its shipment; $2 the viewer, $3 whether they are an operator. */
export const CHANGE_JSON = `json_build_object('id', o.id, 'shipmentId', o.shipment_id, 'quoteId', o.quote_id, 'side', o.side, 'kind', o.kind, 'reason', o.reason,
  'text', o.text, 'delta', o.delta_cents / 100.0, 'pickupDate', o.pickup_date, 'pickupUntil', o.pickup_until, 'deliveryDate', o.delivery_date,
  'deliveryAddress', CASE WHEN $3::boolean OR $2::uuid IN (s.user_id, o.proposed_by) OR ${isUnderWay('q')} THEN o.delivery_address ELSE o.delivery_place END,
  'itemId', o.item_id, 'itemTitle', o.item_title, 'photos', o.photos, 'atTheDoor', o.at_the_door, 'status', o.status, 'declineReason', o.decline_reason, 'expiresAt', ${isoJson('o.expires_at')}, 'decidedAt', ${isoJson('o.decided_at')},
  'review', CASE WHEN o.review_due_at IS NOT NULL THEN json_build_object('dueAt', ${isoJson('o.review_due_at')}, 'decidedAt', ${isoJson('o.reviewed_at')},
    'counts', o.counts, 'granted', o.granted_cents / 100.0, 'note', o.review_note) END,
  'createdAt', ${isoJson('o.created_at')}, 'updatedAt', ${isoJson('o.updated_at')})`;
