import type pg from 'pg';
import type { Fault } from '../src/payments/card-sandbox.js';

import { newEvent, type Caller } from './events.js';
import { missing } from './failures.js';
import { takeFault } from './faults.js';
import type { Hidden, Wire } from './objects.js';

export type Filter =
  | 'charge'
  | 'destination'
  | 'payment_intent'
  | 'source'
  | 'source_transaction'
  | 'status'
  | 'transfer'
  | 'transfer_group'
  | 'type';

interface Placement {
  /** The connected account that owns the object; null is the platform. */
  account?: string | null;
  hidden?: Hidden;
  /** Business time at which the object changes on its own. */
  dueAt?: Date;
}

/**
 * The sandbox's objects inside one database transaction. Locks are taken in the order intent, charge, what hangs on
 * the charge (transfer, refund, dispute, review), payout, account, balance, so that concurrent calls wait instead of
 * deadlocking.
 */
export class Store {
  /** Objects as read, or as last reported by an event. */
  private readonly told = new Map<string, string>();

  constructor(
    private readonly db: pg.PoolClient,
    readonly businessNow: Date,
    private readonly machineTime: Date,
    private readonly caller: Caller,
  ) {}

  /** Business time in Stripe's unit, seconds since 1970. */
  get seconds(): number {
    return Math.floor(this.businessNow.getTime() / 1000);
  }

  /** For queries by the neighboring files. */
  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.db.query<Row>(sql, values)).rows;
  }

  async insert(object: Wire, placement: Placement = {}): Promise<void> {
    this.told.set(object.id, JSON.stringify(object));
    await this.db.query(
      'INSERT INTO sandbox.objects (id, type, account, data, hidden, due_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [
        object.id,
        object.object,
        placement.account ?? null,
        JSON.stringify(object),
        JSON.stringify(placement.hidden ?? {}),
        placement.dueAt ?? null,
        this.businessNow,
      ],
    );
  }

  async save(object: Wire): Promise<void> {
    await this.db.query('UPDATE sandbox.objects SET data = $2 WHERE id = $1', [object.id, JSON.stringify(object)]);
  }

  async hide(id: string, hidden: Hidden): Promise<void> {
    await this.db.query('UPDATE sandbox.objects SET hidden = $2 WHERE id = $1', [id, JSON.stringify(hidden)]);
  }

  async hidden(id: string): Promise<Hidden> {
    const { rows } = await this.db.query<{ hidden: Hidden }>('SELECT hidden FROM sandbox.objects WHERE id = $1', [id]);
    return rows[0]?.hidden ?? {};
  }

  async find<T extends Wire>(type: T['object'], id: string): Promise<T | undefined> {
    const { rows } = await this.db.query<{ data: T }>('SELECT data FROM sandbox.objects WHERE id = $1 AND type = $2', [
      id,
      type,
    ]);
    return rows[0]?.data;
  }

  async findAny(id: string): Promise<Wire | undefined> {
    const { rows } = await this.db.query<{ data: Wire }>('SELECT data FROM sandbox.objects WHERE id = $1', [id]);
    return rows[0]?.data;
  }

  /** The object in the path; 404 if there is none. */
  async get<T extends Wire>(type: T['object'], id: string): Promise<T> {
    const found = await this.find<T>(type, id);
    if (!found) throw missing(type, id, 'id', 404);
    return found;
  }

  /** Reads and locks until the transaction ends. `param` names the parameter that gave the id; without it, the id came from the path. */
  async lock<T extends Wire>(type: T['object'], id: string, param?: string): Promise<T> {
    const { rows } = await this.db.query<{ data: T }>(
      'SELECT data FROM sandbox.objects WHERE id = $1 AND type = $2 FOR UPDATE',
      [id, type],
    );
    if (!rows[0]) throw missing(type, id, param ?? 'id', param ? 400 : 404);
    this.told.set(id, JSON.stringify(rows[0].data));
    return rows[0].data;
  }

  /** One writer at a time for what counts against a balance; null is the platform's. */
  async lockBalance(account: string | null): Promise<void> {
    await this.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `card sandbox balance ${account ?? 'platform'}`,
    ]);
  }

  async all<T extends Wire>(type: T['object'], filter: Filter, value: string): Promise<T[]> {
    const { rows } = await this.db.query<{ data: T }>(
      `SELECT data FROM sandbox.objects WHERE type = $1 AND data->>'${filter}' = $2 ORDER BY seq DESC`,
      [type, value],
    );
    return rows.map((row) => row.data);
  }

  /** Has the object's time come, and has nobody settled it since? Asked with everything that must be locked already locked. */
  async isDue(id: string): Promise<boolean> {
    return (
      (await this.rows('SELECT 1 FROM sandbox.objects WHERE id = $1 AND due_at <= $2', [id, this.businessNow])).length >
      0
    );
  }

  async notDueAnyMore(id: string): Promise<void> {
    await this.db.query('UPDATE sandbox.objects SET due_at = NULL WHERE id = $1', [id]);
  }

  /** Due at this instant at the latest. */
  async dueBy(id: string, at: Date): Promise<void> {
    await this.db.query('UPDATE sandbox.objects SET due_at = least(coalesce(due_at, $2), $2) WHERE id = $1', [id, at]);
  }

  /** Does a fault of this kind hit the next event? Uses it up. */
  async meets(fault: Fault): Promise<boolean> {
    return (await takeFault(this.db, [fault])) !== undefined;
  }

  /** Sums of the net amounts of an account's balance transactions, in cents. */
  async balance(account: string | null): Promise<{ available: number; pending: number }> {
    const { rows } = await this.db.query<{ available: string; pending: string }>(
      `SELECT coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint <= $2), 0) AS available,
              coalesce(sum((data->>'net')::bigint) FILTER (WHERE (data->>'available_on')::bigint > $2), 0) AS pending
         FROM sandbox.objects WHERE type = 'balance_transaction' AND account IS NOT DISTINCT FROM $1`,
      [account, this.seconds],
    );
    return { available: Number(rows[0]?.available), pending: Number(rows[0]?.pending) };
  }

  /**
   * Writes the event and its delivery in the transaction of the change it reports; `account` if it happened on a connected
   * account.
   */
  async emit(type: string, object: { id?: string; object: string }, account?: string): Promise<void> {
    const before = object.id === undefined ? undefined : this.told.get(object.id);
    const fault = await takeFault(this.db, ['duplicate_webhook', 'no_webhook']);
    const deliveries = fault === 'no_webhook' ? 0 : fault === 'duplicate_webhook' ? 2 : 1;
    const event = newEvent(type, object, before, { account, created: this.seconds, caller: this.caller, deliveries });
    await this.insert(event);
    for (let delivery = 0; delivery < deliveries; delivery += 1) {
      await this.db.query(
        'INSERT INTO sandbox.webhook_deliveries (event_id, next_attempt_at, created_at) VALUES ($1, $2, $2)',
        [event.id, this.machineTime],
      );
    }
    if (object.id !== undefined) this.told.set(object.id, JSON.stringify(object));
  }
}
