import type { Env } from '../config/env.js';
import { Files, LocalFiles } from './files.js';
import { S3Files } from './s3-files.js';

/** The store named in the environment: an object store, or the folder `files` in DATA_DIR. */
export function openFiles(env: Pick<Env, 'S3_URL' | 'DATA_DIR'>): Files | Promise<Files> {
  return env.S3_URL ? S3Files.at(env.S3_URL) : new LocalFiles(env);
}
