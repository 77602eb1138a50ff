import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

const ASK_AGAIN_MS = 200;

/**
 * Makes an index while its table is written to. A migration that calls this has `transaction = false`, and all it does can be done
 * again: it may be cut off anywhere, and then runs anew.
 * @param definition what follows the index's name: `ON shipments (created_at) WHERE ...`
 */
export async function addIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  const isThere = async (condition: string) =>
    ((await runner.query(`SELECT 1 WHERE ${condition}`, [name])) as unknown[]).length > 0;
  // PostgreSQL goes on with one whose process was killed; one that was cut off is there, and not valid.
  while (await isThere('EXISTS (SELECT 1 FROM pg_stat_progress_create_index WHERE index_relid = to_regclass($1))'))
    await pause(ASK_AGAIN_MS);
  if (await isThere('EXISTS (SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid)'))
    await runner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY IF NOT EXISTS ${name} ${definition}`);
}

/** As {@link addIndex}, in place of the index of that name, which is used until the new one is whole. */
export async function replaceIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  await addIndex(runner, `${name}_new`, definition);
  await runner.query(`DROP INDEX IF EXISTS ${name}; ALTER INDEX ${name}_new RENAME TO ${name}`);
}
