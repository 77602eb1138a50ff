import { Accepted } from '../../common/accepted.js';
import { machineNow } from '../../common/clock.js';
import { problem } from '../../common/errors.js';
import type { RequestContext } from '../context/request-context.js';
import type { Tx } from '../database/tx.js';

type Idempotency = NonNullable<RequestContext['idempotency']>;

/** Thrown in a repeat of a call that was already answered; the interceptor sends this answer. */
export class Replay extends Error {
  constructor(
    readonly status: number,
    readonly answer: unknown,
  ) {
    super('replayed');
  }
}

/**
 * First statement of a keyed call's transaction: takes the key's lock and looks for an earlier answer.
 * @throws Replay with it; 409 `idempotency_in_progress` while the first call runs; 422 when the body differs
 */
export async function readAnswer(tx: Tx, { scope, key, fingerprint, fingerprintAsSent }: Idempotency): Promise<void> {
  const lock = await tx.one<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock(hashtextextended($1, 42)) AS mine', [
    `${scope} ${key}`,
  ]);
  if (!lock?.mine) throw problem('idempotency_in_progress', { retryAfter: 1 });
  const earlier = await tx.one<{ fingerprint: string; status: number; answer: unknown }>(
    `SELECT fingerprint, status, answer FROM idempotency_keys
      WHERE scope = $1 AND key = $2 AND created_at > $3::timestamptz - interval '24 hours'`,
    [scope, key, machineNow()],
  );
  if (!earlier) return;
  if (![fingerprint, fingerprintAsSent].includes(earlier.fingerprint)) throw problem('idempotency_key_reused');
  throw new Replay(earlier.status, earlier.answer);
}

/** Last statement of a keyed call's transaction. */
export async function storeAnswer(
  tx: Tx,
  { scope, key, fingerprint, status }: Idempotency,
  answer: unknown,
): Promise<void> {
  const isAccepted = answer instanceof Accepted;
  const told: unknown = isAccepted ? answer.body : answer;
  await tx.run(
    `INSERT INTO idempotency_keys (scope, key, fingerprint, status, answer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (scope, key) DO UPDATE SET fingerprint = excluded.fingerprint, status = excluded.status,
       answer = excluded.answer, created_at = excluded.created_at`,
    [scope, key, fingerprint, isAccepted ? 202 : status, JSON.stringify(told ?? null), machineNow()],
  );
}

/** A participant: forgets the stored answers to a user's own calls. */
export async function dropAnswers(tx: Tx, userId: string): Promise<void> {
  await tx.run(`DELETE FROM idempotency_keys WHERE scope LIKE $1 || ' %'`, [userId]);
}
