// npm run check:money: asks the whole book whether the money adds up, and ends with 1 on any row that says it does not.
// What has only waited for long is shown beside it.
// It reads DATABASE_URL, or else the embedded database of DATA_DIR, whether Haulway runs on it or not.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { prepare } from './prepare.mjs';
import { endTogether, Refusal, root, tool } from './project.mjs';

/** Rows printed of each query; a broken book may have very many. */
const MOST_SHOWN = 50;

await tool(async () => {
  endTogether();
  await prepare(['backend']);
  /** @typedef {readonly {name: string, sql: string}[]} Queries */
  /** @type {{invariants: Queries, alerts: Queries}} */
  const { invariants, alerts } = await import(built('ledger/ledger.invariants.js'));
  const database = await openDatabase();
  const client = new pg.Client({ connectionString: database.url });
  /** @param {string} bad @param {Queries} queries @returns {Promise<number>} how many rows there were */
  const ask = async (bad, queries) => {
    let found = 0;
    for (const { name, sql } of queries) {
      const { rows } = await client.query(sql);
      found += rows.length;
      console.log(`${(rows.length === 0 ? 'ok' : bad).padEnd(8)}${name}`);
      for (const row of rows.slice(0, MOST_SHOWN)) console.log(`        ${JSON.stringify(row)}`);
      if (rows.length > MOST_SHOWN) console.log(`        and ${rows.length - MOST_SHOWN} more`);
    }
    return found;
  };
  try {
    await client.connect();
    // One moment of a book that may be written meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const broken = await ask('BROKEN', invariants);
    await ask('LOOK', alerts);
    console.log(broken === 0 ? 'The money adds up.' : `The money does not add up: ${broken} rows.`);
    process.exitCode = broken === 0 ? 0 : 1;
  } finally {
    await client.end();
    await database.close();
  }
});

/** @returns {Promise<{url: string, close(): Promise<void>}>} */
async function openDatabase() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => undefined };
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  if (!existsSync(join(dataDir, 'postgres'))) throw new Refusal(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const { lockDataDir, DataDirInUse } = await import(built('platform/embedded/data-dir.js'));
  try {
    const lock = lockDataDir(dataDir);
    const { startEmbeddedPostgres } = await import(built('platform/embedded/postgres.js'));
    const postgres = await startEmbeddedPostgres({ dataDir });
    return {
      url: postgres.url,
      close: async () => {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
  }
  // A running Haulway's own server: it is only read from.
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
  return { url: `postgres://haulway:${password}@127.0.0.1:${port}/haulway`, close: async () => undefined };
}

/** @param {string} module below the built sources */
function built(module) {
  const file = join(root, 'backend/dist/src', module);
  if (!existsSync(file)) throw new Refusal(`${module} is not part of the built program.`);
  return pathToFileURL(file).href;
}
