import { randomInt } from 'node:crypto';
import type { Tx } from '../platform/database/tx.js';

/** Wrong codes that are looked at; from then on only the owner's own word counts. */
export const MOST_WRONG = 5;

export type CodeTried = 'right' | 'wrong' | 'locked' | 'none';

/** A code for a deal that was just picked up: only its owner reads it, and gives it to the carrier who has brought the item. */
export async function makeReleaseCode(tx: Tx, quoteId: string, at: Date): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await tx.run('INSERT INTO release_codes (quote_id, code, made_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    quoteId,
    code,
    at,
  ]);
}

/** Is it the code of this locked deal? A wrong one counts; `none`: the deal has no code. */
export async function tryReleaseCode(tx: Tx, quoteId: string, code: string): Promise<CodeTried> {
  const row = await tx.one<{ wrong: number; right: boolean }>(
    'SELECT wrong, code = $2 AS right FROM release_codes WHERE quote_id = $1',
    [quoteId, code],
  );
  if (!row) return 'none';
  if (row.wrong >= MOST_WRONG) return 'locked';
  if (row.right) return 'right';
  await tx.run('UPDATE release_codes SET wrong = wrong + 1 WHERE quote_id = $1', [quoteId]);
  return row.wrong + 1 >= MOST_WRONG ? 'locked' : 'wrong';
}

/** The code did its work, and is of no more use. */
export async function useReleaseCode(tx: Tx, quoteId: string, at: Date): Promise<void> {
  await tx.run('UPDATE release_codes SET used_at = $2 WHERE quote_id = $1', [quoteId, at]);
}
