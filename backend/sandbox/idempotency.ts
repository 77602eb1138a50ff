import { createHash } from 'node:crypto';

import type pg from 'pg';

import { StripeFailure } from '../src/payments/card-sandbox.js';
import { canonicalForm, type FormObject } from './form.js';

/** Stripe prunes keys after at least 24 hours; from then on the same key is a new request. Machine time, in ms. */
export const KEY_LIFETIME = 24 * 60 * 60 * 1000;

export interface SavedAnswer {
  status: number;
  body: string;
  requestId: string;
}

export interface KeyedCall {
  key: string;
  /** The call's connected account, '' for the platform: keys of different accounts are different keys. */
  account: string;
  fingerprint: string;
}

export function keyedCall(key: string, account: string, path: string, form: FormObject): KeyedCall {
  if (key.length > 255) {
    throw new StripeFailure(
      400,
      { type: 'idempotency_error', message: 'Idempotency keys may be at most 255 characters long.' },
      false,
    );
  }
  return {
    key,
    account,
    fingerprint: createHash('sha256')
      .update(`${path}\n${canonicalForm(form)}`)
      .digest('hex'),
  };
}

/**
 * Claims the key for this transaction, or returns the answer it was first used for. The claim is an advisory lock, so a
 * process that dies in the middle leaves neither a half-done call nor a key in use forever.
 */
export async function takeKey(db: pg.PoolClient, call: KeyedCall, machineTime: Date): Promise<SavedAnswer | undefined> {
  const { rows: claim } = await db.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 1)) AS taken',
    [`card sandbox key ${call.account} ${call.key}`],
  );
  if (!claim[0]?.taken) {
    const message = `There is currently another in-progress request using this Idempotent Key: ${call.key}.`;
    throw new StripeFailure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message }, false);
  }
  const { rows } = await db.query<{ fingerprint: string; status: number; body: string; request_id: string }>(
    'SELECT fingerprint, status, body, request_id FROM sandbox.idempotency_keys WHERE account = $1 AND key = $2 AND created_at > $3',
    [call.account, call.key, new Date(machineTime.getTime() - KEY_LIFETIME)],
  );
  const saved = rows[0];
  if (!saved) return undefined;
  if (saved.fingerprint !== call.fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same endpoint and parameters they were first used with. Try using a key other than '${call.key}'.`;
    throw new StripeFailure(400, { type: 'idempotency_error', message }, false);
  }
  return { status: saved.status, body: saved.body, requestId: saved.request_id };
}

/** Commits with the effect of the call. */
export async function saveAnswer(
  db: pg.PoolClient,
  call: KeyedCall,
  answer: SavedAnswer,
  machineTime: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO sandbox.idempotency_keys (account, key, fingerprint, status, body, request_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (account, key) DO UPDATE SET fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
       request_id = excluded.request_id, created_at = excluded.created_at`,
    [call.account, call.key, call.fingerprint, answer.status, answer.body, answer.requestId, machineTime],
  );
}

export async function pruneKeys(pool: pg.Pool, machineTime: Date): Promise<void> {
  await pool.query('DELETE FROM sandbox.idempotency_keys WHERE created_at <= $1', [
    new Date(machineTime.getTime() - KEY_LIFETIME),
  ]);
}
