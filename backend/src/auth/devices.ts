import { createHash } from 'node:crypto';
import { machineNow } from '../common/clock.js';
import type { Tx } from '../platform/database/tx.js';

const BROWSERS: readonly [sign: RegExp, name: string][] = [
  [/\bEdg/, 'Edge'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bOPR\//, 'Opera'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [sign: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const named = (list: readonly [sign: RegExp, name: string][], userAgent: string) =>
  list.find(([sign]) => sign.test(userAgent))?.[1];

/** A device in the words of a mail: `Chrome on Windows`. Only names that stand here, whatever a browser calls itself. */
export function deviceWords(userAgent: string | undefined): string {
  const browser = named(BROWSERS, userAgent ?? '');
  const system = named(SYSTEMS, userAgent ?? '');
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'An app or browser that we do not know';
}

/** Names a device for good: an update of the browser is no other device. */
function fingerprint(userAgent: string | undefined): string {
  return createHash('sha256')
    .update((userAgent ?? '').slice(0, 300).replace(/[0-9._]+/g, ''))
    .digest('hex');
}

/**
 * A participant: notes where somebody signs in.
 * @returns whether they have signed in before, and never from a device like this
 */
export async function noteDevice(tx: Tx, userId: string, userAgent: string | undefined): Promise<boolean> {
  const row = await tx.one<{ added: boolean; had: boolean }>(
    `WITH added AS (
       INSERT INTO known_devices (user_id, device, first_seen_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1)
     SELECT EXISTS (SELECT FROM added) AS added, EXISTS (SELECT FROM known_devices WHERE user_id = $1) AS had`,
    [userId, fingerprint(userAgent), machineNow()],
  );
  return row !== undefined && row.added && row.had;
}

/** A participant: of an erased account nothing is known. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.run('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}
