import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Db } from '../platform/database/db.js';
import { textAsWritten } from '../shipments/shipments.texts.js';
import { type Column, personName } from './admin.columns.js';
import type { Condition } from './admin.filters.js';
import { numbered, type Resource } from './admin.queries.js';

/** Rows read at a time; there may be any number in all, but only a few are in memory. */
const PORTION = 500;

/** Columns with the id of a person, whose name stands beside it. */
const PEOPLE: ReadonlySet<string> = new Set([
  'userId',
  'shipperId',
  'carrierId',
  'payerId',
  'payeeId',
  'claimantId',
  'respondentId',
  'senderId',
  'receiverId',
  'reviewerId',
  'revieweeId',
  'reporterId',
  'reportedId',
  'adminId',
  'askerId',
  'offeredBy',
  'askedBy',
  'decidedBy',
  'explainedBy',
  'closedBy',
]);

interface Portion {
  record: Record<string, unknown>;
  key: string[];
}

/**
 * All of a resource's records that the conditions let pass as a table for a spreadsheet, in the usual order of its list; names and
 * titles stand beside ids. Columns and stored words are called as in the console, with the unit; no cell is run as a formula. It is read and sent in portions.
 */
export function recordsCsv(
  db: Db,
  resource: Resource,
  conditions: readonly Condition[],
  labels: FileLabels = {},
): Readable {
  const cells = cellsOf(resource, labels);
  const table = stringify({
    bom: true,
    header: true,
    columns: cells.map(({ head }) => head),
    record_delimiter: 'windows',
  });
  // A failure while reading breaks off the answer: half a table must not look whole.
  return pipeline(Readable.from(linesOf(db, resource, cells, conditions)), table, () => undefined);
}

async function* linesOf(
  db: Db,
  resource: Resource,
  cells: readonly Cell[],
  conditions: readonly Condition[],
): AsyncGenerator<string[]> {
  const [field, order] = resource.defaultSort;
  const keys = (resource.sorts[field] ?? '').split(', ');
  const { where, values } = numbered(conditions, []);
  const record = `json_build_object(${cells.flatMap(({ name, sql }) => [`'${name}'`, sql])})`;
  const types = keys.map((key) => `pg_typeof(${key})::text`).join(', ');
  const kinds = await db.rowsPlanned<{ types: string[] }>(
    `SELECT ARRAY[${types}] AS types FROM ${resource.from} LIMIT 1`,
    [],
  );
  const after = keys.map((_, n) => `($${values.length + 1}::text[])[${n + 1}]::${kinds[0]?.types[n] ?? 'text'}`);
  for (let last: string[] | undefined, isMore = true; isMore;) {
    const all = [
      ...where,
      ...(last ? [`(${keys.join(', ')}) ${order === 'ASC' ? '>' : '<'} (${after.join(', ')})`] : []),
    ];
    const rows: Portion[] = await db.rowsPlanned<Portion>(
      `SELECT ${record} AS record, ARRAY[${keys.map((key) => `(${key})::text`).join(', ')}] AS key FROM ${resource.from}
       ${all.length > 0 ? `WHERE ${all.join(' AND ')}` : ''} ORDER BY ${keys.map((key) => `${key} ${order}`).join(', ')} LIMIT ${PORTION}`,
      [...values, ...(last ? [last] : [])],
    );
    yield* rows.map((row) => cells.map(({ name, text }) => text(row.record[name])));
    last = rows.at(-1)?.key;
    isMore = rows.length === PORTION;
  }
}

/** What stored words are called, by field. */
type FileLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A column of the table. */
interface Cell {
  name: string;
  sql: string;
  head: string;
  text: (value: unknown) => string;
}

/** The table's columns: the record's, and beside each id of a person or shipment what it is called. */
export function cellsOf({ columns }: Resource, labels: FileLabels = {}): Cell[] {
  return Object.entries(columns).flatMap(([name, column]): Cell[] => {
    const text = name === 'resourceId' ? subjectText : textOf(column, labels[name]);
    const cell = { name, sql: column.sql, head: headOf(name, column), text };
    if (PEOPLE.has(name)) {
      const called = name.replace(/Id$/, '');
      const sql = personName(column.sql);
      return [
        { ...cell, head: `${words(called)} ID` },
        { name: `${called}Name`, sql, head: words(called), text: cellText },
      ];
    }
    if (name === 'shipmentId' && !columns['shipmentTitle']) {
      const sql = `(SELECT ${textAsWritten('title')} FROM shipments s WHERE s.id = ${column.sql})`;
      return [cell, { name: 'shipmentTitle', sql, head: 'Shipment title', text: cellText }];
    }
    return [cell];
  });
}

/** What an operator's act was about: an id, or the filters of a list that was read, which are kept as JSON. */
function subjectText(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('{')) return cellText(value);
  try {
    return cellText(JSON.parse(value)) || 'All';
  } catch {
    return cellText(value);
  }
}

/** What the console calls a column, with the unit of an amount and the zone of an instant. */
function headOf(name: string, { schema, isMoney }: Column): string {
  if (isMoney) return `${words(name)} (USD)`;
  return schema['format'] === 'date-time' ? `${words(name.replace(/At$/, ''))} (UTC)` : words(name);
}

/** A field's name as people write it: `stripeTransferId` is "Stripe transfer ID". */
function words(name: string): string {
  const spaced = name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/\b(id|ip|url|usdot)\b/g, (each) => each.toUpperCase());
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** How a value of the column is written: dollars with cents and no sign, an instant as spreadsheets read one, a stored word as the console says it. */
function textOf({ schema, isMoney, isWord }: Column, labels?: Readonly<Record<string, string>>): Cell['text'] {
  if (isWord || labels)
    return (value) =>
      typeof value === 'string' ? (labels?.[value] ?? words(value.replace(/[_-]/g, ' '))) : cellText(value);
  if (isMoney) return (value) => (typeof value === 'number' ? value.toFixed(2) : cellText(value));
  if (schema['format'] === 'date-time')
    return (value) => (typeof value === 'string' ? value.slice(0, 19).replace('T', ' ') : cellText(value));
  return cellText;
}

/**
 * How a cell that a spreadsheet would run starts; some spreadsheets treat the full-width forms the same.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A value as a cell. Numbers stay as they are; a text that would be run gets an apostrophe. What is nested is written as
 * `name: value`, one after the other, each text in it as harmless as a cell of its own.
 */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return FORMULA.test(value) ? `'${value}` : value;
  if (Array.isArray(value)) return value.map(cellText).join('; ');
  return Object.entries(value)
    .map(([name, inside]) => `${cellText(name)}: ${cellText(inside)}`)
    .join(', ');
}
