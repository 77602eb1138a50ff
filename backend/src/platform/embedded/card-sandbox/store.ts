import type pg from 'pg';

import { takeWebhookFault } from './faults.js';
import { invalid, missing } from './failures.js';
import { newId, type Hidden, type Wire } from './objects.js';
import type { Params } from './params.js';

/** The API version that events are written in; the same that the client pins. */
export const API_VERSION = '2026-10-28.endive';

export type Filter = 'charge' | 'destination' | 'payment_intent' | 'source' | 'source_transaction' | 'status' | 'transfer' | 'transfer_group' | 'type';

export interface WireEvent extends Wire {
  object: 'event';
  account?: string;
  api_version: string;
  data: { object: Wire };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export interface WireList {
  object: 'list';
  data: Wire[];
  has_more: boolean;
  url: string;
}

interface Placement {
  /** The connected account that owns the object; null is the platform. */
  account?: string | null;
  hidden?: Hidden;
  /** Business time at which the object changes by itself. */
  dueAt?: Date;
}

/** Who caused the change, as events report it. */
export interface Caller {
  requestId: string | null;
  idempotencyKey: string | null;
}

export const IN_PROCESS: Caller = { requestId: null, idempotencyKey: null };

/**
 * The sandbox's objects inside one database transaction. Locks are taken in the order intent, charge, what hangs on
 * the charge (transfer, refund, dispute, review), balance, so that calls at the same time wait instead of deadlocking.
 */
export class Store {
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

  async insert(object: Wire, placement: Placement = {}): Promise<void> {
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
    const { rows } = await this.db.query<{ data: T }>('SELECT data FROM sandbox.objects WHERE id = $1 AND type = $2', [id, type]);
    return rows[0]?.data;
  }

  async findAny(id: string): Promise<Wire | undefined> {
    const { rows } = await this.db.query<{ data: Wire }>('SELECT data FROM sandbox.objects WHERE id = $1', [id]);
    return rows[0]?.data;
  }

  /** The object of the path; 404 when there is none. */
  async get<T extends Wire>(type: T['object'], id: string): Promise<T> {
    const found = await this.find<T>(type, id);
    if (!found) throw missing(type, id, 'id', 404);
    return found;
  }

  /** Reads and locks until the end of the transaction. `param` names the parameter that gave the id; without, it was the path. */
  async lock<T extends Wire>(type: T['object'], id: string, param?: string): Promise<T> {
    const { rows } = await this.db.query<{ data: T }>('SELECT data FROM sandbox.objects WHERE id = $1 AND type = $2 FOR UPDATE', [id, type]);
    if (!rows[0]) throw missing(type, id, param ?? 'id', param ? 400 : 404);
    return rows[0].data;
  }

  /** One writer at a time for what counts against a balance; null is the platform's. */
  async lockBalance(account: string | null): Promise<void> {
    await this.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`card sandbox balance ${account ?? 'platform'}`]);
  }

  async all<T extends Wire>(type: T['object'], filter: Filter, value: string): Promise<T[]> {
    const { rows } = await this.db.query<{ data: T }>(
      `SELECT data FROM sandbox.objects WHERE type = $1 AND data->>'${filter}' = $2 ORDER BY seq DESC`,
      [type, value],
    );
    return rows.map((row) => row.data);
  }

  /** Objects whose time has come. Not locked: whoever settles one locks in the order above and looks again. */
  async due(): Promise<Wire[]> {
    const { rows } = await this.db.query<{ data: Wire }>(
      'SELECT data FROM sandbox.objects WHERE due_at <= $1 ORDER BY due_at, seq LIMIT 100',
      [this.businessNow],
    );
    return rows.map((row) => row.data);
  }

  async notDueAnyMore(id: string): Promise<void> {
    await this.db.query('UPDATE sandbox.objects SET due_at = NULL WHERE id = $1', [id]);
  }

  /** A page, newest first, with Stripe's `limit`, `starting_after`, `ending_before`, `created` and the given filters. */
  async page(type: string, url: string, params: Params, filters: readonly Filter[], account: string | null = null): Promise<WireList> {
    const limit = params.whole('limit') ?? 10;
    if (limit < 1 || limit > 100) throw invalid('Limit must be between 1 and 100.', 'limit');
    const values: unknown[] = [type, account];
    const where = ['type = $1', 'account IS NOT DISTINCT FROM $2'];
    const add = (condition: (place: string) => string, value: unknown) => where.push(condition(`$${values.push(value)}`));
    for (const filter of filters) {
      const value = params.text(filter);
      if (value) add((place) => `data->>'${filter}' = ${place}`, value);
    }
    if (params.has('types')) add((place) => `data->>'type' = ANY(${place})`, params.list('types'));
    const bounds = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
    if (params.has('created')) {
      for (const [name, operator] of Object.entries(bounds)) {
        const bound = params.part('created').whole(name);
        if (bound !== undefined) add((place) => `(data->>'created')::bigint ${operator} ${place}`, bound);
      }
    }
    const after = await this.cursor(params, 'starting_after');
    const before = await this.cursor(params, 'ending_before');
    if (after) add((place) => `seq < ${place}`, after);
    if (before) add((place) => `seq > ${place}`, before);
    const { rows } = await this.db.query<{ data: Wire }>(
      `SELECT data FROM sandbox.objects WHERE ${where.join(' AND ')} ORDER BY seq ${before ? 'ASC' : 'DESC'} LIMIT ${limit + 1}`,
      values,
    );
    const data = rows.slice(0, limit).map((row) => row.data);
    return { object: 'list', data: before ? data.reverse() : data, has_more: rows.length > limit, url };
  }

  private async cursor(params: Params, name: string): Promise<string | undefined> {
    const id = params.text(name);
    if (!id) return undefined;
    const { rows } = await this.db.query<{ seq: string }>('SELECT seq FROM sandbox.objects WHERE id = $1', [id]);
    if (!rows[0]) throw missing('object', id, name, 400);
    return rows[0].seq;
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

  /** Writes the event and its delivery in the transaction of the change that it reports. */
  async emit(type: string, object: Wire, account?: string): Promise<void> {
    const fault = await takeWebhookFault(this.db);
    const deliveries = fault === 'no_webhook' ? 0 : fault === 'duplicate_webhook' ? 2 : 1;
    const event: WireEvent = {
      id: newId('evt'),
      object: 'event',
      ...(account ? { account } : {}),
      api_version: API_VERSION,
      created: this.seconds,
      data: { object },
      livemode: false,
      pending_webhooks: deliveries,
      request: { id: this.caller.requestId, idempotency_key: this.caller.idempotencyKey },
      type,
    };
    await this.insert(event);
    for (let delivery = 0; delivery < deliveries; delivery += 1) {
      await this.db.query(
        'INSERT INTO sandbox.webhook_deliveries (event_id, next_attempt_at, created_at) VALUES ($1, $2, $2)',
        [event.id, this.machineTime],
      );
    }
  }
}
