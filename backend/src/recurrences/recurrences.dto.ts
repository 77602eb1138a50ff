import { addDays } from '../common/calendar.js';
import { Day, Id, OneOf, WholeBetween, WholeList } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import type { Recurrence } from './recurrence.entity.js';
import {
  EVERY,
  type Every,
  nextDays,
  RECURRENCE_REASONS,
  RECURRENCE_STATES,
  type RecurrenceReason,
  type RecurrenceState,
} from './recurring-days.js';

const MOST_AHEAD = 30;
const MOST_WITHIN = 60;
const MOST_TIMES = 500;
const MOST_DAYS = 7;
const LAST_OF_MONTH = 31;
const USUAL_AHEAD = 7;
/** How many of the next pickup days an answer tells. */
const DAYS_SHOWN = 4;
const given = { optional: true, nullable: true } as const;

export class NewRecurrence {
  @Id({ description: 'A template of yours.' }) shipmentId: string;
  @OneOf(EVERY) every: Every;
  @WholeList(MOST_DAYS, 1, LAST_OF_MONTH, {
    description: 'Weekdays, 1 is Monday; of a month its days, where the 31st is the last day of a shorter one.',
    example: [1, 4],
  })
  days: number[];
  @WholeBetween(1, MOST_AHEAD, {
    optional: true,
    description: 'How many days before the pickup it is listed, at 8:00 there. Left out: 7.',
  })
  aheadDays?: number;
  @WholeBetween(0, MOST_WITHIN, {
    ...given,
    description: 'How many days after its pickup each is delivered at the latest. Left out: no day is set.',
  })
  deliverWithinDays?: number | null;
  @Day({ ...given, description: 'No pickup is earlier. Left out: tomorrow.' }) fromDay?: string | null;
  @Day({ ...given, description: 'No pickup is later.' }) until?: string | null;
  @WholeBetween(1, MOST_TIMES, { ...given, description: 'How many listings it makes in all.' }) count?: number | null;
}

export class RecurrenceChanges {
  @OneOf(EVERY, { optional: true }) every?: Every;
  @WholeList(MOST_DAYS, 1, LAST_OF_MONTH, { optional: true, example: [1, 4] }) days?: number[];
  @WholeBetween(1, MOST_AHEAD, { optional: true }) aheadDays?: number;
  @WholeBetween(0, MOST_WITHIN, given) deliverWithinDays?: number | null;
  @Day(given) until?: string | null;
  @WholeBetween(1, MOST_TIMES, given) count?: number | null;
  @OneOf(['on', 'paused'], { optional: true }) state?: 'on' | 'paused';
}

export class RecurrenceAnswer {
  @Shown.id() id: string;
  @Shown.id() shipmentId: string;
  @Shown.oneOf(EVERY) every: Every;
  @Shown.wholes({ example: [1, 4] }) days: number[];
  @Shown.whole() aheadDays: number;
  @Shown.whole({ nullable: true, description: 'Days from the pickup to the last day of the delivery.' })
  deliverWithinDays: number | null;
  @Shown.day() fromDay: string;
  @Shown.day({ nullable: true }) until: string | null;
  @Shown.whole({ nullable: true }) count: number | null;
  @Shown.whole({ description: 'How many listings it has made.' }) made: number;
  @Shown.oneOf(RECURRENCE_STATES) state: RecurrenceState;
  @Shown.oneOf(RECURRENCE_REASONS, { nullable: true, description: 'Why it was paused, or is over.' })
  reason: RecurrenceReason | null;
  @Shown.days({ description: 'The next pickup days, while it is on.' }) next: string[];
}

/** How many more listings it may make. */
export function leftOf({ count, made }: Pick<Recurrence, 'count' | 'made'>): number {
  return count === null ? Infinity : Math.max(0, count - made);
}

export function toRecurrence(row: Recurrence): RecurrenceAnswer {
  const {
    id,
    shipmentId,
    every,
    days,
    aheadDays,
    deliverWithinDays,
    fromDay,
    until,
    count,
    made,
    state,
    reason,
    nextDay,
  } = row;
  return {
    id,
    shipmentId,
    every,
    days,
    aheadDays,
    deliverWithinDays,
    fromDay,
    until,
    count,
    made,
    state,
    reason,
    next: nextDay === null ? [] : nextDays(row, addDays(nextDay, -1), Math.min(DAYS_SHOWN, leftOf(row))),
  };
}

/** What is given, with what is usual where nothing is. */
export function ruleOf({ every, days, aheadDays = USUAL_AHEAD, deliverWithinDays, until, count }: NewRecurrence) {
  return {
    every,
    days: inOrder(days),
    aheadDays,
    deliverWithinDays: deliverWithinDays ?? null,
    until: until ?? null,
    count: count ?? null,
  };
}

/** Each once. */
export function inOrder(days: readonly number[]): number[] {
  return [...new Set(days)].sort((one, other) => one - other);
}
