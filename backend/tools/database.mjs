// The database named in the environment, for tools that look into it or fill it.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { atEnd, importBuilt, Refusal, root } from './project.mjs';

/**
 * DATABASE_URL's, or else the embedded one in DATA_DIR: started here, or shared with the Haulway running on it.
 * @param {{make: boolean, alone?: boolean}} options `make`: an embedded one that does not exist yet is made; `alone`: refused while a Haulway runs on it
 * @returns {Promise<{url: string, dataDir: string, close(): Promise<void>}>}
 */
export async function openDatabase({ make, alone = false }) {
  const dataDir = resolve(root, process.env.DATA_DIR || '.data');
  const shared = { dataDir, close: async () => undefined };
  if (process.env.DATABASE_URL) return { url: await reachable(process.env.DATABASE_URL, 'DATABASE_URL'), ...shared };
  if (!make && !existsSync(join(dataDir, 'postgres')))
    throw new Refusal(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const { lockDataDir, DataDirInUse } = await importBuilt('src/platform/embedded/data-dir.js');
  try {
    const lock = lockDataDir(dataDir);
    const { startEmbeddedPostgres } = await importBuilt('src/platform/embedded/postgres.js');
    const postgres = await startEmbeddedPostgres({ dataDir, onLine: console.log });
    const close = async () => {
      await postgres.stop();
      lock.release();
    };
    atEnd(close);
    return { url: postgres.url, dataDir, close };
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    if (alone) throw new Refusal(/** @type {Error} */ (error).message);
  }
  return {
    url: await reachable(urlOfRunning(dataDir), `the database of the Haulway that runs on ${dataDir}`),
    ...shared,
  };
}

/** A running Haulway's own server, by what it wrote into its files. @param {string} dataDir */
export function urlOfRunning(dataDir) {
  try {
    const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(dataDir, 'postgres.program.password'), 'utf8').trim();
    return `postgres://haulway_program:${password}@127.0.0.1:${port}/haulway`;
  } catch {
    throw new Refusal(
      `A Haulway is running on ${dataDir}, but its database is not up yet or not ours to read. Try again once it is ready, or as its user.`,
    );
  }
}

/** @param {string} url @param {string} what */
async function reachable(url, what) {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (error) {
    throw new Refusal(`Cannot connect to ${what}: ${error instanceof Error ? error.message : error}`);
  }
}
