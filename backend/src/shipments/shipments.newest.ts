import type { Statement } from '../platform/database/statement.js';

/**
 * SQL for the ids of the newest that match the statement's conditions, as many as wanted. Left alone, the planner either
 * walks back from the newest listing and checks each, which is endless when something else was just listed in bulk, or
 * reads every match. Here the walk ends soon, and every match is only read if it does not fill the page.
 * @param condition the one no index has in order of time, exactly as written into the statement
 * @param walked how many of the newest are looked through first
 */
export function newestOf(statement: Statement, condition: string, walked: number, wanted: number): string {
  const inOrder = (rows: number) => `ORDER BY s.created_at DESC, s.id DESC LIMIT ${rows}`;
  return `(WITH
      walked AS MATERIALIZED (SELECT s.id, s.created_at
        FROM (SELECT * FROM shipments s WHERE ${statement.all(condition)} ${inOrder(walked)}) s WHERE ${condition} ${inOrder(wanted)}),
      enough AS (SELECT * FROM walked WHERE (SELECT count(*) FROM walked) >= ${wanted}),
      every AS MATERIALIZED (SELECT s.id, s.created_at FROM shipments s WHERE ${statement.all()})
    SELECT id FROM (${['enough', 'every'].map((name) => `(SELECT s.id FROM ${name} s ${inOrder(wanted)})`).join(' UNION ALL ')}) found LIMIT ${wanted})`;
}
