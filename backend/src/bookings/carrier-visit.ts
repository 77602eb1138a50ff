import { VISITS } from '../common/pickup-visits.js';
import type { Tx } from '../platform/database/tx.js';
import type { ATTEMPT_REASONS } from '../proofs/proofs.dto.js';
import type { ChangeReason } from './change-orders.rules.js';

/** A carrier who came to the pickup from its first agreed day on, and did not get the item. */
export interface Visit {
  reason: ChangeReason;
  /** Why nothing was loaded, as far as the carrier said. */
  text: string;
  photos: string[];
}

type AttemptReason = (typeof ATTEMPT_REASONS)[number];

/** What an attempt says, as the end of a job at the door would. */
const FOUND: Readonly<Record<AttemptReason, { reason: ChangeReason; text: string }>> = {
  nobody_home: { reason: 'other', text: 'Nobody was at the pickup.' },
  refused: { reason: 'other', text: 'The carrier was not given the item.' },
  no_access: { reason: 'access', text: 'There was no way in for the truck.' },
  other: { reason: 'other', text: 'The item could not be loaded.' },
};

const ARRIVED = 'The carrier was at the pickup, and did not say why nothing was loaded.';

/** A participant: the last attempt of the carrier of a paid quote, else their last arrival; undefined if they never came. */
export async function visitOf(tx: Tx, quoteId: string): Promise<Visit | undefined> {
  const row = await tx.one<{ reason: AttemptReason | null; note: string | null; photos: string[] | null }>(
    `SELECT t.data->>'reason' AS reason, t.data->>'note' AS note, t.data->'photos' AS photos
       FROM quotes q JOIN shipments s ON s.id = q.shipment_id CROSS JOIN LATERAL
            (SELECT data FROM ${VISITS} ORDER BY t.event = 'attempt' DESC, t.at DESC LIMIT 1) t
      WHERE q.id = $1`,
    [quoteId],
  );
  if (!row) return undefined;
  const { reason, text } = row.reason ? FOUND[row.reason] : { reason: 'other' as const, text: ARRIVED };
  return { reason, text: row.note ? `${text} ${row.note}` : text, photos: row.photos ?? [] };
}
