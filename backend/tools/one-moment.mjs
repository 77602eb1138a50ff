// Queries a database that may be written to meanwhile as of one moment: that of DATABASE_URL, or the embedded one in DATA_DIR, whether Haulway is running on it or not.
import { prepareUnlessDeployed } from './prepare.mjs';
import { tool } from './project.mjs';

/** Rows printed per query; a broken ledger may have very many. */
const MOST_SHOWN = 50;

/** @typedef {readonly {name: string, sql: string}[]} Queries queries whose rows are what is wrong */

/** Ends with 1 unless the work says that all is well. @param {(client: import('pg').Client) => Promise<boolean>} work */
export function atOneMoment(work) {
  return tool(async () => {
    await prepareUnlessDeployed(['backend']);
    // Only now, since these use what was just installed and built.
    const { openDatabase } = await import('./database.mjs');
    const { Client } = (await import('pg')).default;
    const database = await openDatabase({ make: false });
    const client = new Client({ connectionString: database.url });
    try {
      await client.connect();
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      process.exitCode = (await work(client)) ? 0 : 1;
    } finally {
      await client.end();
      await database.close();
    }
  });
}

/**
 * One line per query, and below it the rows it found.
 * @param {import('pg').Client} client @param {string} bad what a line with rows begins with @param {Queries} queries
 * @returns {Promise<number>} how many rows there were
 */
export async function ask(client, bad, queries) {
  let found = 0;
  for (const { name, sql } of queries) {
    const { rows } = await client.query(sql);
    found += rows.length;
    console.log(`${(rows.length === 0 ? 'ok' : bad).padEnd(8)}${name}`);
    for (const row of rows.slice(0, MOST_SHOWN)) console.log(`        ${JSON.stringify(row)}`);
    if (rows.length > MOST_SHOWN) console.log(`        and ${rows.length - MOST_SHOWN} more`);
  }
  return found;
}
