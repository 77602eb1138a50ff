import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Db } from '../platform/database/db.js';
import { textAsWritten } from '../shipments/shipments.texts.js';
import { personName } from './admin.columns.js';
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
 * titles stand beside ids. No cell is run as a formula. It is read and sent in portions.
 */
export function recordsCsv(db: Db, resource: Resource, conditions: readonly Condition[]): Readable {
  const cells = cellsOf(resource);
  const table = stringify({ bom: true, header: true, columns: Object.keys(cells), record_delimiter: 'windows' });
  // A failure while reading breaks off the answer: half a table must not look whole.
  return pipeline(Readable.from(linesOf(db, resource, cells, conditions)), table, () => undefined);
}

async function* linesOf(
  db: Db,
  resource: Resource,
  cells: Record<string, string>,
  conditions: readonly Condition[],
): AsyncGenerator<string[]> {
  const [field, order] = resource.defaultSort;
  const keys = (resource.sorts[field] ?? '').split(', ');
  const { where, values } = numbered(conditions, []);
  const record = `json_build_object(${Object.entries(cells).flatMap(([name, sql]) => [`'${name}'`, sql])})`;
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
    yield* rows.map((row) => Object.keys(cells).map((name) => cellText(row.record[name])));
    last = rows.at(-1)?.key;
    isMore = rows.length === PORTION;
  }
}

/** The table's columns: the record's, and beside each id of a person or shipment what it is called. */
function cellsOf({ columns }: Resource): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { sql }]) => {
      const base = name.replace(/(Id|By)$/, '');
      if (PEOPLE.has(name))
        return [
          [name, sql],
          [`${base}Name`, personName(sql)],
        ];
      if (name === 'shipmentId' && !columns['shipmentTitle'])
        return [
          [name, sql],
          ['shipmentTitle', `(SELECT ${textAsWritten('title')} FROM shipments s WHERE s.id = ${sql})`],
        ];
      return [[name, sql]];
    }),
  );
}

/**
 * How a cell that a spreadsheet would run starts; some spreadsheets treat the full-width forms the same.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A value as a cell. Numbers stay as they are; a text that would be run, nested ones too, gets an apostrophe; what is nested is JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string'
    ? harmless(value)
    : JSON.stringify(value, (_, inside: unknown) => (typeof inside === 'string' ? harmless(inside) : inside));
}

const harmless = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
