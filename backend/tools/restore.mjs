// npm run restore -- <folder>: fills an empty database and store from a backup, migrates the database, and checks that the money adds up.
// It reads DATABASE_URL and S3_URL, or else creates the embedded parts in DATA_DIR. Haulway must not be running on them yet.
import { withBackupParts } from './backup-parts.mjs';

await withBackupParts(
  'restore',
  { make: true, alone: true },
  async ({ database, store, folder }, { restoreBackup }) => {
    const { takenAt, rows, files, migrations, broken } = await restoreBackup(database.url, store, folder);
    console.log(
      `${rows.toLocaleString('en')} rows as of ${takenAt} and ${files.toLocaleString('en')} files are restored.`,
    );
    if (migrations > 0) console.log(`Brought the database up to date (${migrations} migrations).`);
    for (const { name, rows: wrong } of broken)
      console.log(`BROKEN  ${name}: ${wrong.length} rows, for instance ${JSON.stringify(wrong[0])}`);
    console.log(broken.length === 0 ? 'The money adds up.' : 'The money does not add up: see npm run check:money.');
    process.exitCode = broken.length === 0 ? 0 : 1;
  },
);
