import type pg from 'pg';
import type { Fault } from '../src/payments/card-sandbox.js';

export async function addFault(pool: pg.Pool, next: Fault, times: number): Promise<void> {
  await pool.query('INSERT INTO sandbox.faults (next, remaining) VALUES ($1, $2)', [next, times]);
}

/** Taken outside the call's own transaction: a call that fails has used up its fault all the same. */
export function takeCallFault(pool: pg.Pool): Promise<Fault | undefined> {
  return takeFault(pool, ['drop_response', 'error_500', 'rate_limited', 'delay']);
}

/** A row never reaches zero: its last use deletes it. SKIP LOCKED because two calls must not wait for each other's fault. */
export async function takeFault(db: pg.Pool | pg.PoolClient, kinds: readonly Fault[]): Promise<Fault | undefined> {
  const { rows } = await db.query<{ next: Fault }>(
    `WITH chosen AS (SELECT id, next, remaining FROM sandbox.faults WHERE next = ANY($1) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED),
          used AS (UPDATE sandbox.faults f SET remaining = f.remaining - 1 FROM chosen c WHERE f.id = c.id AND c.remaining > 1),
          last AS (DELETE FROM sandbox.faults f USING chosen c WHERE f.id = c.id AND c.remaining = 1)
     SELECT next FROM chosen`,
    [kinds],
  );
  return rows[0]?.next;
}
