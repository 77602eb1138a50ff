import { problem } from '../common/errors.js';
import { addDaily } from '../platform/database/counters.js';
import type { Tx } from '../platform/database/tx.js';
import { heldBy, lockFilesOf } from './uploads.queries.js';

const MEGABYTE = 1024 * 1024;
const MOST_FILES = 2_000;
const MOST_BYTES = 500 * MEGABYTE;
const MOST_BYTES_A_DAY = 200 * MEGABYTE;

/**
 * A participant, after the new files are written to their rows: checks that what a user keeps, and has sent today, fits. Bytes are as stored,
 * all forms of a photo together. Removing files makes room again, but not within their day; a day is one of machine time, in UTC.
 * @throws 409 `file_quota`
 */
export async function requireRoom(tx: Tx, userId: string, newBytes: number): Promise<void> {
  await lockFilesOf(tx, userId);
  const { files, bytes } = await heldBy(tx, userId);
  if (files > MOST_FILES)
    throw problem('file_quota', {
      detail: `You can keep at most ${MOST_FILES.toLocaleString('en-US')} files. Remove some first.`,
    });
  if (bytes > MOST_BYTES)
    throw problem('file_quota', {
      detail: `You can keep at most ${MOST_BYTES / MEGABYTE} MB of files. Remove some first.`,
    });
  if ((await addDaily(tx, 'fileBytes', userId, newBytes)) > MOST_BYTES_A_DAY) {
    throw problem('file_quota', {
      detail: `You can send at most ${MOST_BYTES_A_DAY / MEGABYTE} MB of files a day. Send the rest tomorrow.`,
    });
  }
}
