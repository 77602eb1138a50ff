import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { invariants } from '../ledger/ledger.invariants.js';
import { migrate } from '../platform/database/migrate.js';
import { readsOn } from '../platform/database/reads.js';
import type { Files } from '../platform/files/files.js';
import { BackupRefused, digestOfFile, FILES_LIST, type Manifest, readManifest, tableFile } from './manifest.js';
import { migrationsOf, named, namedWithColumns, tablesOf } from './tables.js';

export interface Restored {
  takenAt: string;
  rows: number;
  files: number;
  /** How many migrations were newer than the backup. */
  migrations: number;
  /** What the check of the money found; empty when it adds up. */
  broken: { name: string; rows: object[] }[];
}

/**
 * Fills an empty database and an empty store from a backup, migrates the database and checks that the money adds up.
 * Nothing is touched until the whole backup has been read once. Rows come in one transaction: after an interruption, run it again.
 * @throws BackupRefused for an incomplete backup or one of a newer release, and for a database that is not empty
 */
export async function restoreBackup(databaseUrl: string, store: Files, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  await requireWhole(folder, manifest);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'haulway-restore' });
  await client.connect();
  try {
    await requireEmpty(client, manifest);
    await migrate(databaseUrl, manifest.migrations);
    for await (const { name } of listed(folder)) await store.write(name, await readFile(join(folder, 'files', name)));
    await load(client, folder, manifest);
    const migrations = await migrate(databaseUrl);
    await client.query('ANALYZE');
    const { takenAt, tables, files } = manifest;
    return {
      takenAt,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.count,
      migrations,
      broken: await checkMoney(client),
    };
  } finally {
    await client.end();
  }
}

/** Every file of the backup exists and has the digest in the manifest. */
async function requireWhole(folder: string, { tables, files }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) await requireDigest(tableFile(folder, name), sha256);
  await requireDigest(join(folder, FILES_LIST), files.sha256);
  for await (const { name, sha256 } of listed(folder)) await requireDigest(join(folder, 'files', name), sha256);
}

async function requireDigest(path: string, sha256: string): Promise<void> {
  const found = await digestOfFile(path);
  if (found === undefined) throw new BackupRefused(`The backup is incomplete: ${path} is missing.`);
  if (found !== sha256) throw new BackupRefused(`The backup is broken: ${path} is not what was written.`);
}

const LISTED = /^([0-9a-f]{64}) {2}files\/([a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\.[a-z0-9]+)?)$/;

/** The stored files named in the list. */
async function* listed(folder: string): AsyncGenerator<{ name: string; sha256: string }> {
  const list = await open(join(folder, FILES_LIST));
  for await (const line of list.readLines()) {
    const [, sha256, name] = LISTED.exec(line) ?? [];
    if (!sha256 || !name) throw new BackupRefused(`The backup is broken: ${FILES_LIST} has a line that names no file.`);
    yield { name, sha256 };
  }
}

/** There are no accounts, and the tables are no newer than the backup. A half-restored database counts as empty. */
async function requireEmpty(client: pg.Client, manifest: Manifest): Promise<void> {
  const reads = readsOn(client);
  const migrations = await migrationsOf(reads);
  const used =
    migrations.length > 0
      ? (await reads.rows('SELECT 1 FROM users LIMIT 1')).length > 0
      : (await tablesOf(reads)).length > 0;
  if (used)
    throw new BackupRefused(
      'The database is not empty. Restore into a new one: another DATA_DIR, or another database in DATABASE_URL.',
    );
  if (migrations.some((name) => !manifest.migrations.includes(name))) {
    throw new BackupRefused(
      'The tables of the database are newer than the backup. Restore into a database without tables; restoring creates them.',
    );
  }
}

/**
 * The tables' triggers are off meanwhile: they did their work when the rows were first written. Foreign keys are checked as always.
 * The tables belong to us, so no superuser is needed.
 */
async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const there = new Map((await tablesOf(readsOn(client))).map(({ name, columns }) => [name, new Set(columns)]));
  const strange = manifest.tables.filter(({ name, columns }) =>
    columns.some((column) => !there.get(name)?.has(column)),
  );
  if (strange.length > 0)
    throw new BackupRefused(
      `The backup has tables or columns that its release does not know: ${strange.map(({ name }) => name).join(', ')}.`,
    );
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET CONSTRAINTS ALL DEFERRED');
    for (const table of manifest.tables) await client.query(`ALTER TABLE ${named(table)} DISABLE TRIGGER USER`);
    // Some migrations insert rows; the backup has them too.
    await client.query(`TRUNCATE ${[...there.keys()].map((name) => named({ name })).join(', ')}`);
    for (const table of manifest.tables) {
      const lines = client.query(copyFrom(`COPY ${namedWithColumns(table)} FROM STDIN`));
      await pipeline(createReadStream(tableFile(folder, table.name)), createGunzip(), lines);
      if (lines.rowCount !== table.rows)
        throw new BackupRefused(
          `The backup is broken: ${table.name} has ${lines.rowCount} rows instead of ${table.rows}.`,
        );
    }
    for (const [name, last] of Object.entries(manifest.sequences))
      await client.query('SELECT setval($1::regclass, $2::bigint)', [name, last]);
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const table of manifest.tables) await client.query(`ALTER TABLE ${named(table)} ENABLE TRIGGER USER`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function checkMoney(client: pg.Client): Promise<Restored['broken']> {
  const broken: Restored['broken'] = [];
  for (const { name, sql } of invariants) {
    const { rows } = await client.query<object>(sql);
    if (rows.length > 0) broken.push({ name, rows });
  }
  return broken;
}
