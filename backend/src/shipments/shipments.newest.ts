import type { Statement } from '../platform/database/statement.js';

/** What to look for among the newest: SQL conditions on a shipment `s`. */
export interface Sought {
  /** The condition no index has in order of time, exactly as written into the statement. */
  condition: string;
  /** First looked for among this many of the newest, if this SQL condition (on the whole statement, not a row) holds. */
  walk: { rows: number; if: string };
  /** Then in these windows, one after the other; together they cover everything listed. */
  windows: readonly string[];
}

/**
 * SQL for the ids of the newest that match the statement's conditions, as many as wanted. Left alone, the planner either
 * walks back from the newest listing and checks each, which is endless when something else was just listed in bulk, or
 * reads every match. Here the walk ends soon, and each window is only read if those before it do not fill the page.
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
