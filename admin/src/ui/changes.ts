import { dayAndTime } from '@haulway/frontend/kit/format/dates.ts';
import { money } from '@haulway/frontend/kit/format/money.ts';
import { sentence, words } from '@haulway/frontend/kit/format/words.ts';
import type { Records } from '../records';

type Values = Records['audit-log']['before'];
type Line = Pick<Records['audit-log'], 'before' | 'after'>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const STORED_WORD = /^[a-z]+(_[a-z]+)+$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;

/** A value before or after; a person's id has to be named yet. */
export type ChangedValue = string | { personId: string };

/** One field that an act changed. */
export interface Changed {
  field: string;
  /** What it was and what it is; undefined if the act does not say. */
  before: ChangedValue | undefined;
  after: ChangedValue | undefined;
}

/** Fields that hold a person's id, and what they are called. */
const PEOPLE: Readonly<Record<string, string>> = {
  assignedTo: 'Assigned to',
  createdBy: 'Created by',
  ownerId: 'Owner',
  userId: 'User',
};

/** Fields that say again which record the line is about. */
const SAID_BESIDE: ReadonlySet<string> = new Set(['recordId']);

/** What an act changed, field by field, without what it left alone; the parts of a value are fields of their own. */
export function changesIn({ before, after }: Line): Changed[] {
  return changesBetween(before, after, []);
}

function changesBetween(before: Values, after: Values, path: readonly string[]): Changed[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter(
      (name) =>
        !SAID_BESIDE.has(name) && JSON.stringify(plain(before?.[name])) !== JSON.stringify(plain(after?.[name])),
    )
    .flatMap((name) => {
      const [was, is] = [before?.[name], after?.[name]];
      const [partsBefore, partsAfter] = [partsOf(was), partsOf(is)];
      const isOfParts = partsBefore ? Boolean(partsAfter) || !is : Boolean(partsAfter) && !was;
      if (isOfParts) return changesBetween(partsBefore ?? null, partsAfter ?? null, [...path, name]);
      const said = (values: Values) => (values && name in values ? shown(values[name], name) : undefined);
      return [{ field: labelOf([...path, name]), before: said(before), after: said(after) }];
    });
}

/** Nothing is the same however it is stored. */
const plain = (value: unknown) => (value === '' || value === undefined || isEmptyList(value) ? null : value);

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const isParts = (value: unknown): value is NonNullable<Values> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a value by their names: those of a list by their ids. */
function partsOf(value: unknown): NonNullable<Values> | undefined {
  if (isParts(value)) return value;
  if (!Array.isArray(value) || value.length === 0 || !value.every(isParts)) return undefined;
  return Object.fromEntries(value.map((part, place) => [String(part['id'] ?? place + 1), part]));
}

/** `autoReleaseHours` is "Auto release hours". */
export function labelOf(path: readonly string[]): string {
  const own = PEOPLE[path.at(-1) ?? ''];
  if (own && path.length === 1) return own;
  return sentence(path.map(nameOf).join(', '));
}

function nameOf(name: string): string {
  const spaced = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced
    .replaceAll('.', ', ')
    .replace(/ cents$/, '')
    .replace('basis points', 'percent');
}

/** Stored in hundredths of a dollar or of a percent, and told in whole ones. */
const HUNDREDTHS = /(cents|basis ?points)/i;

/** Numbers that are dollars. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'approvedAmount',
  'budget',
  'granted',
  'paidByHand',
  'refunded',
  'twoPersonAbove',
]);

function shown(value: unknown, field: string): ChangedValue {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((each) => wordsFor(each, field)).join(', ') || 'nothing';
  if (typeof value === 'string' && UUID.test(value)) return field in PEOPLE ? { personId: value } : value.slice(0, 8);
  return wordsFor(value, field);
}

function wordsFor(value: unknown, field: string): string {
  if (typeof value === 'number') return numberFor(value, field);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (INSTANT.test(value)) return dayAndTime(value);
  return STORED_WORD.test(value) ? words(value) : value;
}

function numberFor(value: number, field: string): string {
  if (AMOUNTS.has(field)) return money(value);
  if (!HUNDREDTHS.test(field)) return String(value);
  return /cents/i.test(field) ? money(value / 100) : `${value / 100}%`;
}
