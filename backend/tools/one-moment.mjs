// Asks a database that may be written meanwhile as it is at one moment: that of DATABASE_URL, or the embedded one of DATA_DIR, whether Haulway runs on it or not.
import { prepareUnlessDeployed } from './prepare.mjs';
import { tool } from './project.mjs';

/** Rows printed of each query; a broken book may have very many. */
const MOST_SHOWN = 50;

/** @typedef {readonly {name: string, sql: string}[]} Queries queries whose rows are what is wrong */

/** Ends with 1 unless the work says that all is well. @param {(client: import('pg').Client) => Promise<boolean>} work */
export function atOneMoment(work) {
  return tool(async () => {
    await prepareUnlessDeployed(['backend']);
    // Only now: these use what was just installed and built.
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
 * A line for each query, and below it the rows that it found.
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
