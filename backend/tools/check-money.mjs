// npm run check:money: asks the whole book whether the money adds up, and ends with 1 on any row that says it does not.
// What has only waited for long is shown beside it.
// It reads DATABASE_URL, or else the embedded database of DATA_DIR, whether Haulway runs on it or not.
import pg from 'pg';
import { openDatabase } from './database.mjs';
import { prepareUnlessDeployed } from './prepare.mjs';
import { endTogether, importBuilt, tool } from './project.mjs';

/** Rows printed of each query; a broken book may have very many. */
const MOST_SHOWN = 50;

await tool(async () => {
  endTogether();
  await prepareUnlessDeployed(['backend']);
  /** @typedef {readonly {name: string, sql: string}[]} Queries */
  /** @type {{invariants: Queries, alerts: Queries}} */
  const { invariants, alerts } = await importBuilt('src/ledger/ledger.invariants.js');
  const database = await openDatabase({ make: false });
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
