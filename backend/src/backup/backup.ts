import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATIONS } from '../../migrations/index.js';
import { machineNow } from '../common/clock.js';
import { type Reads, readsOn } from '../platform/database/reads.js';
import type { Files } from '../platform/files/files.js';
import { folderOf, storedUploads } from '../uploads/uploads.queries.js';
import {
  BackupRefused,
  digesting,
  digestOfFile,
  FILES_LIST,
  type Manifest,
  tableFile,
  writeManifest,
} from './manifest.js';
import { migrationsOf, named, namedWithColumns, sequencesOf, type Table, tablesOf } from './tables.js';

export interface Backup {
  takenAt: string;
  rows: number;
  files: number;
  bytes: number;
  /** Uploads in use whose files are missing from the store. */
  missing: string[];
}

/**
 * Writes all tables, as of one moment, and the stored files to a new folder. The program may keep serving.
 * @throws BackupRefused when the folder is not empty, or the database belongs to a newer release
 */
export async function makeBackup(databaseUrl: string, store: Files, folder: string): Promise<Backup> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 }).catch(() => undefined);
  if ((await readdir(folder)).some((name) => name !== 'tables') || (await readdir(join(folder, 'tables'))).length > 0) {
    throw new BackupRefused(`${folder} is not empty. A backup needs a folder of its own.`);
  }
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'haulway-backup' });
  await client.connect();
  try {
    const reads = readsOn(client);
    const migrations = await migrationsOf(reads);
    requireKnown(migrations);
    const all = await tablesOf(reads);
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // No table changes shape until it is read.
    await client.query(`LOCK TABLE ${all.map(named).join(', ')} IN ACCESS SHARE MODE`);
    const takenAt = machineNow().toISOString();
    const tables: Manifest['tables'] = [];
    for (const table of all) tables.push({ ...table, ...(await copyTable(client, table, folder)) });
    // Read after the rows, so never lower than they are.
    const sequences = await sequencesOf(reads);
    const { missing, ...files } = await copyFiles(reads, store, folder);
    await client.query('COMMIT');
    await writeManifest(folder, { takenAt, migrations, tables, sequences, files });
    return {
      takenAt,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.count,
      bytes: files.bytes,
      missing,
    };
  } finally {
    await client.end();
  }
}

function requireKnown(migrations: string[]): void {
  if (migrations.length === 0) throw new BackupRefused('This database holds no Haulway.');
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  if (migrations.some((name) => !known.has(name)))
    throw new BackupRefused('The database belongs to a newer release than this program. Back it up with that release.');
}

async function copyTable(client: pg.Client, table: Table, folder: string): Promise<{ rows: number; sha256: string }> {
  const lines = client.query(copyTo(`COPY ${namedWithColumns(table)} TO STDOUT`));
  const hash = createHash('sha256');
  await pipeline(
    lines,
    createGzip(),
    digesting(hash),
    createWriteStream(tableFile(folder, table.name), { mode: 0o600, flush: true }),
  );
  return { rows: lines.rowCount, sha256: hash.digest('hex') };
}

/**
 * Files are written before their rows and removed after them, so the store has everything the snapshot needs except what was
 * erased while it was read.
 */
async function copyFiles(
  reads: Reads,
  store: Files,
  folder: string,
): Promise<Manifest['files'] & { missing: string[] }> {
  const [missing, sum]: [string[], { count: number; bytes: number }] = [[], { count: 0, bytes: 0 }];
  const listFile = join(folder, FILES_LIST);
  const list = await open(listFile, 'wx', 0o600);
  try {
    for await (const uploads of storedUploads(reads)) {
      for (const { id, used } of uploads) {
        const names = await store.list(folderOf(id));
        if (used && names.length === 0) missing.push(id);
        for (const { line, bytes } of await Promise.all(names.sort().map((name) => copyFile(store, name, folder)))) {
          await list.write(line);
          sum.count += 1;
          sum.bytes += bytes;
        }
      }
    }
    await list.datasync();
  } finally {
    await list.close();
  }
  return { ...sum, sha256: (await digestOfFile(listFile)) ?? '', missing };
}

async function copyFile(store: Files, name: string, folder: string): Promise<{ line: string; bytes: number }> {
  const content = await store.read(name);
  const target = join(folder, 'files', name);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await writeFile(target, content, { mode: 0o600, flush: true });
  return { line: `${createHash('sha256').update(content).digest('hex')}  files/${name}\n`, bytes: content.length };
}
