import type { ActKind } from '../common/acts.js';
import { COUNT_CAP } from '../common/paging.js';
import type { Column } from './admin.columns.js';
import type { Condition, Filter } from './admin.filters.js';

/** One resource of the console, as data: all SQL that reaches the database for it is here. */
export interface Resource {
  /** Tables with their aliases. */
  from: string;
  columns: Record<string, Column>;
  /** What a list can be narrowed by; `id` is also how one record is found. */
  filters: Record<string, Filter> & { id: Filter };
  /**
   * What a list can be sorted by: only what an index has in order. Each becomes `<sql> ASC|DESC`; after a `-`, the other way
   * round: by status, the newest first.
   */
  sorts: Record<string, string>;
  defaultSort: Sort;
  /** Its records say what the operator can do with them (`can`). */
  acts?: ActKind;
  /** Holds what people wrote to each other, so an operator's reading it is logged. */
  confidential?: true;
  /** The column with whoever did it, for roles that may read only what is their own. */
  doneBy?: string;
  /** Other lists name its records, so asking for them by id alone is not logged as a reading. */
  namedElsewhere?: true;
}

export type Sort = readonly [field: string, order: 'ASC' | 'DESC'];

/** A statement's text and its parameters. */
export interface SqlText {
  sql: string;
  values: unknown[];
}

/**
 * A page of a list as one row: `rows`, a JSON array as text, and `total`, counted to one past the cap.
 * Each sort ends in a unique column, so that pages neither overlap nor skip a row.
 */
export function listStatement(
  resource: Resource,
  conditions: Condition[],
  [field, order]: Sort,
  offset: number,
  limit: number,
): SqlText {
  const values: unknown[] = [offset, limit];
  const found: string[] = [];
  const placed = conditions.map(({ sql, counted, among, value }) => {
    if (value !== undefined) values.push(value);
    const place = (text: string) => text.replaceAll('$n', `$${values.length}`);
    if (!among) return { where: place(sql), counted: counted && place(counted) };
    found.push(`found_${found.length} (id) AS MATERIALIZED (${place(among.from)})`);
    // As an array: the planner would take the ids for many, and read the whole table beside them.
    return { where: `${among.column} = ANY(ARRAY(SELECT id FROM found_${found.length - 1}))`, counted: undefined };
  });
  const rows = `FROM ${resource.from}${placed.length > 0 ? ` WHERE ${placed.map(({ where }) => where).join(' AND ')}` : ''}`;
  const [only, ...others] = placed;
  const counted = only?.counted && others.length === 0 ? `FROM ${only.counted}` : rows;
  const opposite = order === 'ASC' ? 'DESC' : 'ASC';
  const orderBy = (resource.sorts[field] ?? '')
    .split(', ')
    .map((sql) => (sql.startsWith('-') ? `${sql.slice(1)} ${opposite}` : `${sql} ${order}`));
  return {
    sql: `${found.length > 0 ? `WITH ${found.join(', ')} ` : ''}SELECT ${totalOf(resource, counted, placed.length === 0)} AS total,
      (SELECT coalesce(json_agg(page.record), '[]')::text
         FROM (SELECT ${recordJson(resource)} AS record ${rows} ORDER BY ${orderBy.join(', ')} OFFSET $1 LIMIT $2) page) AS rows`,
    values,
  };
}

/** The conditions with their parameters numbered after those of `before`, and all parameters. */
export function numbered(
  conditions: readonly Condition[],
  before: readonly unknown[],
): { where: string[]; values: unknown[] } {
  const values = [...before];
  const where = conditions.map(({ sql, value }) => {
    if (value !== undefined) values.push(value);
    return sql.replaceAll('$n', `$${values.length}`);
  });
  return { where, values };
}

/**
 * The count, up to one past the cap. A whole table far above the cap is not counted: the planner's estimate is enough
 * to say so without reading the table.
 */
function totalOf({ from }: Resource, rows: string, isWhole: boolean): string {
  const counted = `(SELECT count(*)::int FROM (SELECT 1 ${rows} LIMIT ${COUNT_CAP + 1}) counted)`;
  const [table = '', , ...more] = from.split(' ');
  if (!isWhole || more.length > 0) return counted;
  return `CASE WHEN (SELECT reltuples FROM pg_class WHERE oid = '${table}'::regclass) > ${COUNT_CAP * 2} THEN ${COUNT_CAP + 1} ELSE ${counted} END`;
}

/** One record as JSON text, `json`; no row if there is none. Each condition has a value. */
export function oneStatement(resource: Resource, id: string, conditions: readonly Condition[] = []): SqlText {
  const all = [resource.filters.id(id, 'id'), ...conditions];
  const where = all.map(({ sql }, n) => sql.replaceAll('$n', `$${n + 1}`)).join(' AND ');
  return {
    sql: `SELECT ${recordJson(resource)}::text AS json FROM ${resource.from} WHERE ${where}`,
    values: all.map(({ value }) => value),
  };
}

function recordJson(resource: Resource): string {
  const fields = Object.entries(resource.columns).map(([name, { sql }]) => `'${name}', ${sql}`);
  return `json_build_object(${fields.join(', ')})`;
}
