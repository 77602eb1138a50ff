import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { MIGRATIONS } from '../../migrations/index.js';

/** What a backup consists of. It is written last: a folder without it is an unfinished backup. */
export interface Manifest {
  format: typeof FORMAT;
  /** When the snapshot was taken, by the machine's clock, ISO 8601 in UTC. */
  takenAt: string;
  /** The release, given as the migrations that had run in the database, oldest first. */
  migrations: string[];
  /** In the order they can be filled. Each is at `tables/<name>.copy.gz`, in the format of PostgreSQL's COPY. */
  tables: { name: string; columns: string[]; rows: number; sha256: string }[];
  /** The last number each sequence gave out. */
  sequences: Record<string, string>;
  /** Photos and documents, in `files`. FILES_LIST has a line for each with its SHA-256; this is FILES_LIST's own. */
  files: { count: number; bytes: number; sha256: string };
}

const FORMAT = 1;
const MANIFEST = 'manifest.json';
/** In the format `sha256sum --check` reads. */
export const FILES_LIST = 'files.sha256';

/** A backup or database that cannot be used; the message is a line for the person at the terminal. */
export class BackupRefused extends Error {}

export function tableFile(folder: string, table: string): string {
  return join(folder, 'tables', `${table}.copy.gz`);
}

/** Moved into place once it is complete and on disk. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const draft = join(folder, `.${MANIFEST}`);
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`);
    await file.datasync();
  } finally {
    await file.close();
  }
  await rename(draft, join(folder, MANIFEST));
}

/**
 * Reads a finished backup's manifest.
 * @throws BackupRefused when it is unfinished, broken, or made by a newer release
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefused(`There is no ${MANIFEST} in ${folder}: it is not a backup, or an unfinished one.`);
  });
  const manifest = parse(text);
  if (!manifest) throw new BackupRefused(`The ${MANIFEST} in ${folder} is broken.`);
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const foreign = manifest.migrations.filter((name) => !known.has(name));
  if (manifest.format !== FORMAT || foreign.length > 0) {
    throw new BackupRefused(
      `The backup was made by a newer release${foreign.length > 0 ? `, which knows ${foreign.join(', ')}` : ''}. Restore it with that release.`,
    );
  }
  return manifest;
}

/** undefined for anything but a manifest. A newer format may look different, so only its number is read. */
function parse(text: string): Manifest | undefined {
  try {
    const read = JSON.parse(text) as Partial<Manifest> | null;
    const whole =
      read?.format !== FORMAT ||
      (isTexts(read.migrations) &&
        isTables(read.tables) &&
        typeof read.sequences === 'object' &&
        typeof read.files?.sha256 === 'string');
    return typeof read?.format === 'number' && whole ? ({ migrations: [], ...read } as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isTables = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (each: Manifest['tables'][number]) =>
      /^[a-z0-9_]+\.[a-z0-9_]+$/.test(each.name) &&
      isTexts(each.columns) &&
      Number.isInteger(each.rows) &&
      typeof each.sha256 === 'string',
  );

/** For a `pipeline`: passes a stream through and digests it. */
export function digesting(hash: Hash) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of source) {
      hash.update(piece);
      yield piece;
    }
  };
}

/** SHA-256 of a file, as hex; undefined when there is no such file. */
export async function digestOfFile(path: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return hash.digest('hex');
}
