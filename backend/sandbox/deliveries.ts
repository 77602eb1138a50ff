import type pg from 'pg';
import Stripe from 'stripe';

import type { WireEvent } from './events.js';

/** All in ms of machine time. The lease is longer than any answer may take. */
const LEASE = 15_000;
const TICK = 1_000;
const ANSWER_WITHIN = 10_000;
const LONGEST_WAIT = 60 * 60_000;
/** Stripe retries for three days. */
const GIVE_UP_AFTER = 3 * 24 * 60 * 60_000;
const AT_ONCE = 4;

export interface DeliveryOptions {
  pool: pg.Pool;
  webhookUrl: string;
  webhookSecret: string;
  machine(): Date;
  /** Called before each round, for what falls due on its own. */
  beforeRound(): Promise<void>;
  onError(error: unknown): void;
}

interface Due {
  id: string;
  attempts: number;
  created_at: Date;
  event: WireEvent;
}

/**
 * Delivers events to the product over HTTP, signed, at least once and in no particular order, until they are answered with
 * 2xx. The queue is a table; when a process dies, another takes over its deliveries as soon as their lease ends.
 */
export class Deliveries {
  private readonly timer: NodeJS.Timeout;
  private readonly closing = new AbortController();
  private running: Promise<void> | undefined;
  private again = false;

  constructor(private readonly options: DeliveryOptions) {
    this.timer = setInterval(() => this.kick(), TICK);
    this.timer.unref();
    this.kick();
  }

  /** Starts delivering what is due now, in the background. */
  kick(): void {
    this.again = true;
    if (this.closing.signal.aborted) return;
    this.running ??= this.rounds().finally(() => (this.running = undefined));
  }

  /** Delivers everything that is due, and returns once all of it was tried. */
  async deliverAll(): Promise<void> {
    // What the background has already claimed is no longer due, but may not have been tried yet.
    await this.running;
    await this.drain();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.closing.abort();
    await this.running;
  }

  private async rounds(): Promise<void> {
    while (this.again && !this.closing.signal.aborted) {
      this.again = false;
      try {
        await this.options.beforeRound();
        await this.drain();
      } catch (error) {
        this.options.onError(error);
      }
    }
  }

  private async drain(): Promise<void> {
    while (!this.closing.signal.aborted) {
      const batch = await this.claim();
      if (batch.length === 0) return;
      await Promise.all(batch.map((due) => this.deliver(due)));
    }
  }

  private async claim(): Promise<Due[]> {
    const now = this.options.machine();
    const { rows } = await this.options.pool.query<Due>(
      `WITH due AS (
         SELECT id FROM sandbox.webhook_deliveries
          WHERE delivered_at IS NULL AND given_up_at IS NULL AND next_attempt_at <= $1
          ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
       UPDATE sandbox.webhook_deliveries d SET attempts = d.attempts + 1, next_attempt_at = $2
         FROM due, sandbox.objects e WHERE d.id = due.id AND e.id = d.event_id
       RETURNING d.id, d.attempts, d.created_at, e.data AS event`,
      [now, new Date(now.getTime() + LEASE)],
    );
    return rows;
  }

  private async deliver(due: Due): Promise<void> {
    const problem = await this.post(due.event);
    const now = this.options.machine();
    // Our own shutdown is not the receiver's failure: the next process may try at once.
    const wait = problem && this.closing.signal.aborted ? 0 : Math.min(1_000 * 2 ** (due.attempts - 1), LONGEST_WAIT);
    const givenUp = problem && now.getTime() - due.created_at.getTime() > GIVE_UP_AFTER;
    await this.options.pool.query(
      `UPDATE sandbox.webhook_deliveries
          SET delivered_at = $2, given_up_at = $3, last_error = $4, next_attempt_at = $5 WHERE id = $1`,
      [due.id, problem ? null : now, givenUp ? now : null, problem ?? null, new Date(now.getTime() + wait)],
    );
  }

  /** What went wrong, or undefined. */
  private async post(event: WireEvent): Promise<string | undefined> {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(this.options.machine().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret: this.options.webhookSecret,
      timestamp,
    });
    try {
      const response = await fetch(this.options.webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (card sandbox)',
        },
        body: payload,
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(ANSWER_WITHIN)]),
      });
      await response.arrayBuffer();
      return response.ok ? undefined : `answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
}

/** Deletes deliveries that ended 30 days ago (machine time); their events stay. */
export async function pruneDeliveries(pool: pg.Pool, machineTime: Date): Promise<void> {
  await pool.query('DELETE FROM sandbox.webhook_deliveries WHERE coalesce(delivered_at, given_up_at) < $1', [
    new Date(machineTime.getTime() - 30 * 24 * 60 * 60_000),
  ]);
}
