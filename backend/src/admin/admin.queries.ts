import type { ActKind } from '../common/acts.js';
import { COUNT_CAP } from '../common/paging.js';
import type { Column } from './admin.columns.js';
import type { Condition, Filter } from './admin.filters.js';

/** One resource of the console, as data: everything that reaches the database as SQL stands here. */
export interface Resource {
  /** Tables with their aliases. */
  from: string;
  columns: Record<string, Column>;
  /** What a list can be narrowed by; `id` is also how one record is found. */
  filters: Record<string, Filter> & { id: Filter };
  /** What a list can be sorted by: only what an index has in order. Each becomes `<sql> ASC|DESC`. */
  sorts: Record<string, string>;
  defaultSort: Sort;
  /** Its records say what the operator can do with them. */
  acts?: ActKind;
  /** What people wrote to each other: that an operator reads it is written down. */
  confidential?: true;
  /** Other lists name its records: asking for them by their ids alone is no reading of its own. */
  namedElsewhere?: true;
}

export type Sort = readonly [field: string, order: 'ASC' | 'DESC'];

/** A statement as text, and its parameters. */
export interface SqlText {
  sql: string;
  values: unknown[];
}

/**
 * A page of a list as one row: `rows`, a JSON array as text, and `total`, the count up to one more than the cap.
 * Each sort ends in a unique column, so that pages neither overlap nor leave a row out.
 */
export function listStatement(
  resource: Resource,
  conditions: Condition[],
  [field, order]: Sort,
  offset: number,
  limit: number,
): SqlText {
  const values: unknown[] = [offset, limit];
  const placed = conditions.map(({ sql, counted, value }) => {
    if (value !== undefined) values.push(value);
    const place = (text: string) => text.replaceAll('$n', `$${values.length}`);
    return { where: place(sql), counted: counted && place(counted) };
  });
  const rows = `FROM ${resource.from}${placed.length > 0 ? ` WHERE ${placed.map(({ where }) => where).join(' AND ')}` : ''}`;
  const [only, ...others] = placed;
  const counted = only?.counted && others.length === 0 ? `FROM ${only.counted}` : rows;
  const orderBy = (resource.sorts[field] ?? '').split(', ').map((sql) => `${sql} ${order}`);
  return {
    sql: `SELECT ${totalOf(resource, counted, placed.length === 0)} AS total,
      (SELECT coalesce(json_agg(page.record), '[]')::text
         FROM (SELECT ${recordJson(resource)} AS record ${rows} ORDER BY ${orderBy.join(', ')} OFFSET $1 LIMIT $2) page) AS rows`,
    values,
  };
}

/**
 * The count, up to one more than the cap. Of a whole table that is far beyond the cap nothing is counted: the planner's
 * estimate, which says so, is at hand, and the table is not read.
 */
function totalOf({ from }: Resource, rows: string, isWhole: boolean): string {
  const counted = `(SELECT count(*)::int FROM (SELECT 1 ${rows} LIMIT ${COUNT_CAP + 1}) counted)`;
  const [table = '', , ...more] = from.split(' ');
  if (!isWhole || more.length > 0) return counted;
  return `CASE WHEN (SELECT reltuples FROM pg_class WHERE oid = '${table}'::regclass) > ${COUNT_CAP * 2} THEN ${COUNT_CAP + 1} ELSE ${counted} END`;
}

/** One record as JSON text, `json`; no row when there is none. */
export function oneStatement(resource: Resource, id: string): SqlText {
  const { sql, value } = resource.filters.id(id, 'id');
  return {
    sql: `SELECT ${recordJson(resource)}::text AS json FROM ${resource.from} WHERE ${sql.replaceAll('$n', '$1')}`,
    values: [value],
  };
}

function recordJson(resource: Resource): string {
  const fields = Object.entries(resource.columns).map(([name, { sql }]) => `'${name}', ${sql}`);
  return `json_build_object(${fields.join(', ')})`;
}
