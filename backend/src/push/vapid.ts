import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpush from 'web-push';
import type { Env } from '../platform/config/env.js';

/** The key pair by which push services know this Haulway (RFC 8292), both base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}
export const VAPID_KEYS = Symbol('VAPID keys');

/** Those of the environment, else a pair that is made once and kept in DATA_DIR: with another one, all phones would have to ask again. */
export function readVapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATA_DIR }: Env): VapidKeys {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const file = join(DATA_DIR, 'vapid-keys');
  return read(file) ?? make(file, DATA_DIR);
}

function read(file: string): VapidKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Two processes may start at once: a link is made whole or not at all, and only the first one counts. */
function make(file: string, folder: string): VapidKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const own = `${file}.${process.pid}`;
  const keys = webpush.generateVAPIDKeys();
  writeFileSync(own, JSON.stringify(keys), { mode: 0o600 });
  try {
    linkSync(own, file);
    return keys;
  } catch (error) {
    const others = read(file);
    if (others) return others;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
