import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import type { Records } from '../records';

type Line = Pick<Records['audit-log'], 'before' | 'after'>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** One field that an act changed. */
export interface Changed {
  field: string;
  /** What it was and what it is; undefined if the act does not say. */
  before: string | undefined;
  after: string | undefined;
}

/** What an act changed, field by field, without what it left alone. */
export function changesIn({ before, after }: Line): Changed[] {
  const said = (values: Line['before'], field: string) =>
    values && field in values ? shown(values[field], field) : undefined;
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((field) => shown(before?.[field]) !== shown(after?.[field]))
    .map((field) => ({ field, before: said(before, field), after: said(after, field) }));
}

/** Numbers that are dollars. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'approvedAmount',
  'budget',
  'granted',
  'paidByHand',
  'refunded',
]);

function shown(value: unknown, field = ''): string {
  if (typeof value === 'number' && AMOUNTS.has(field)) return money(value);
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value.join(', ') || 'nothing';
  if (typeof value !== 'string') return JSON.stringify(value);
  return INSTANT.test(value) ? dayAndTime(value) : value;
}
