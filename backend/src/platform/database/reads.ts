import type pg from 'pg';

/** Where rows are read: the database, or a transaction. */
export interface Reads {
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Reads on one connection, within its transaction. */
export function readsOn(client: pg.ClientBase): Reads {
  return {
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await client.query<Row & pg.QueryResultRow>(sql, [...values])).rows,
  };
}
