import pg from 'pg';

/** Access to a test database. */
export interface Rows {
  query<Row extends pg.QueryResultRow>(sql: string, params?: unknown[]): Promise<Row[]>;
}

/** This many rows like one that calls have created. `changes` are SQL by column, in which `n` counts from 1; they must keep unique values apart. */
export async function addCopies(
  database: Rows,
  table: string,
  id: string,
  count: number,
  changes: Record<string, string>,
): Promise<void> {
  const columns = await database.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changes[name] ?? `t.${name}`);
  await database.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${table} t, generate_series(1, ${count}) n WHERE t.id = $1`,
    [id],
  );
}

/** Opens a database by its address, for as long as `work` takes. */
export async function withDatabase<Result>(url: string, work: (database: Rows) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work({
      query: async <Row extends pg.QueryResultRow>(sql: string, params: unknown[] = []) =>
        (await client.query<Row>(sql, params)).rows,
    });
  } finally {
    await client.end();
  }
}
