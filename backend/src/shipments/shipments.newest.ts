import type { Statement } from '../platform/database/statement.js';

/** What is looked for among the newest: SQL conditions on a shipment `s`. */
export interface Sought {
  /** The condition that no index has in the order of time, as it was written into the statement. */
  condition: string;
  /** Among so many of the newest it is looked for first, if this SQL condition (of the whole statement, not of a row) holds. */
  walk: { rows: number; if: string };
  /** Then in these parts of what is listed, one after the other; together they are all of it. */
  windows: readonly string[];
}

/**
 * SQL for the ids of the newest that fit the statement's conditions, as many as wanted. Left to itself the planner either
 * walks from the newest listing on and looks into each, which is endless when something else was just listed in bulk, or
 * reads all that fits. Here the walk ends soon, and each window is read only if what is before it does not fill the page.
 */
export function newestOf(statement: Statement, { condition, walk, windows }: Sought, wanted: number): string {
  const inOrder = (rows: number) => `ORDER BY s.created_at DESC, s.id DESC LIMIT ${rows}`;
  const parts = windows.map(
    (bounds, n) =>
      `part${n} AS MATERIALIZED (SELECT s.id, s.created_at FROM shipments s WHERE ${statement.all()} AND ${bounds})`,
  );
  const names = ['enough', ...windows.map((_, n) => `part${n}`)];
  return `(WITH
      walked AS MATERIALIZED (SELECT s.id, s.created_at
        FROM (SELECT * FROM shipments s WHERE ${walk.if} AND ${statement.all(condition)} ${inOrder(walk.rows)}) s WHERE ${condition} ${inOrder(wanted)}),
      enough AS (SELECT * FROM walked WHERE (SELECT count(*) FROM walked) >= ${wanted}),
      ${parts.join(', ')}
    SELECT id FROM (${names.map((name) => `(SELECT s.id FROM ${name} s ${inOrder(wanted)})`).join(' UNION ALL ')}) found LIMIT ${wanted})`;
}
