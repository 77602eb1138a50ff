// npm run backup -- <folder>: writes the database and the stored files into a new folder, while Haulway serves or not.
// It reads DATABASE_URL and S3_URL, or else the embedded parts in DATA_DIR.
import { withBackupParts } from './backup-parts.mjs';

await withBackupParts('backup', { make: false }, async ({ database, store, folder }, { makeBackup }) => {
  const { takenAt, rows, files, bytes, missing } = await makeBackup(database.url, store, folder);
  for (const id of missing) console.log(`LOOK    the files of the upload ${id} are not in the store`);
  console.log(
    `${rows.toLocaleString('en')} rows of ${takenAt} and ${files.toLocaleString('en')} files (${(bytes / 1e6).toFixed(1)} MB) are in ${folder}`,
  );
});
