import type pg from 'pg';

import type { Caller } from './events.js';
import { Store } from './store.js';

export interface Clocks {
  business(): Date;
  machine(): Date;
}

/** Runs `work` in one transaction; an exception rolls it back. */
export async function inTransaction<T>(
  pool: pg.Pool,
  clocks: Clocks,
  caller: Caller,
  work: (store: Store, db: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const db = await pool.connect();
  let broken: Error | undefined;
  try {
    await db.query('BEGIN');
    const result = await work(new Store(db, clocks.business(), clocks.machine(), caller), db);
    await db.query('COMMIT');
    return result;
  } catch (error) {
    await db.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to the next caller.
    db.release(broken);
  }
}
