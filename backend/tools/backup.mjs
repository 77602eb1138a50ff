// npm run backup -- <folder>: writes the database and the stored files to a new folder, whether Haulway is running or not.
// It reads DATABASE_URL and S3_URL, or else the embedded parts in DATA_DIR.
import { withBackupParts } from './backup-parts.mjs';

await withBackupParts('backup', { make: false }, async ({ database, store, folder }, { makeBackup }) => {
  const { takenAt, rows, files, bytes, missing } = await makeBackup(database.url, store, folder);
  for (const id of missing) console.log(`MISSING the store does not have the files of upload ${id}`);
  console.log(
    `${rows.toLocaleString('en')} rows as of ${takenAt} and ${files.toLocaleString('en')} files (${(bytes / 1e6).toFixed(1)} MB) are in ${folder}`,
  );
});
