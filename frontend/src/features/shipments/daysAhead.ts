import { today as todayHere } from '../../kit/format/dates';

const DAYS = ['pickupDate', 'pickupUntil', 'deliveryFrom', 'deliveryDate'] as const;

/** The days that a listing asks for. */
export type DaysAsked = Record<(typeof DAYS)[number], string | null>;

const DAY_MS = 86_400_000;
const WEEK = 7;

export function daysAsked({ pickupDate, pickupUntil, deliveryFrom, deliveryDate }: DaysAsked): DaysAsked {
  return { pickupDate, pickupUntil, deliveryFrom, deliveryDate };
}

/** The days kept in an entry of the history, which may be of anything. */
export function daysFrom(state: unknown): DaysAsked | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const before: unknown = Reflect.get(state, 'before');
  if (typeof before !== 'object' || before === null) return undefined;
  const [pickupDate, pickupUntil, deliveryFrom, deliveryDate] = DAYS.map((name) => {
    const day: unknown = Reflect.get(before, name);
    return typeof day === 'string' ? day : null;
  });
  return {
    pickupDate: pickupDate ?? null,
    pickupUntil: pickupUntil ?? null,
    deliveryFrom: deliveryFrom ?? null,
    deliveryDate: deliveryDate ?? null,
  };
}

/**
 * The same days as many whole weeks later as it takes for all of them to come, so that weekdays and windows stay; as
 * they are if they all are to come. Undefined where no day was asked for.
 */
export function movedAhead(days: DaysAsked, today = todayHere()): { days: DaysAsked; weeks: number } | undefined {
  const asked = DAYS.flatMap((name) => days[name] ?? []).sort();
  const [first] = asked;
  if (first === undefined) return undefined;
  const behind = (Date.parse(today) - Date.parse(first)) / DAY_MS;
  const weeks = behind < 0 ? 0 : Math.floor(behind / WEEK) + 1;
  const later = (day: string | null) =>
    day && new Date(Date.parse(day) + weeks * WEEK * DAY_MS).toISOString().slice(0, 10);
  return {
    days: {
      pickupDate: later(days.pickupDate),
      pickupUntil: later(days.pickupUntil),
      deliveryFrom: later(days.deliveryFrom),
      deliveryDate: later(days.deliveryDate),
    },
    weeks,
  };
}
