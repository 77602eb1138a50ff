// What backup and restore share: the given folder, and the database and store from the environment.
import { resolve } from 'node:path';
import { prepareUnlessDeployed } from './prepare.mjs';
import { importBuilt, Refusal, tool } from './project.mjs';

/** @typedef {{database: {url: string, dataDir: string}, store: object, folder: string}} Parts */

/**
 * Opens the parts, does the work, closes them; a refusal is printed as one line.
 * @param {'backup' | 'restore'} name of the tool and of the built module that it uses
 * @param {{make: boolean, alone?: boolean}} options of the database
 * @param {(parts: Parts, module: any) => Promise<void>} work
 */
export async function withBackupParts(name, options, work) {
  await tool(async () => {
    const folder = folderNamed(name);
    await prepareUnlessDeployed(['backend']);
    // Only now, since it uses what was just installed and built.
    const { openDatabase } = await import('./database.mjs');
    const database = await openDatabase(options);
    try {
      const { openFiles } = await importBuilt('src/platform/files/open-files.js');
      const store = await openFiles({ S3_URL: process.env.S3_URL, DATA_DIR: database.dataDir });
      const { BackupRefused } = await importBuilt('src/backup/manifest.js');
      await work({ database, store, folder }, await importBuilt(`src/backup/${name}.js`)).catch((error) => {
        throw error instanceof BackupRefused ? new Refusal(error.message) : error;
      });
    } finally {
      await database.close();
    }
  });
  process.exit();
}

/** npm runs its scripts in the project's folder, wherever it was called from. @param {string} name */
function folderNamed(name) {
  const words = process.argv.slice(2);
  if (words.length !== 1 || !words[0] || words[0].startsWith('-')) throw new Refusal(`npm run ${name} -- <folder>`);
  return resolve(process.env.INIT_CWD ?? '.', words[0]);
}
