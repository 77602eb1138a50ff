import { problem } from '../common/errors.js';
import type { Tx } from '../platform/database/tx.js';

/** The tables whose rows have one, and whose it is. */
const AUTHORS = { shipments: 'user_id', quotes: 'carrier_id' } as const;

/** @throws 409 `external_ref_taken` with the id of the author's record that has it */
export async function requireFreeRef(
  tx: Tx,
  table: keyof typeof AUTHORS,
  userId: string,
  externalRef: string | null | undefined,
): Promise<void> {
  if (!externalRef) return;
  const taken = await tx.one<{ id: string }>(
    `SELECT id FROM ${table} WHERE ${AUTHORS[table]} = $1 AND external_ref = $2`,
    [userId, externalRef],
  );
  if (taken) throw problem('external_ref_taken', { current: { id: taken.id } });
}
