import { Processor } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bullmq';
import { DAY, machineNow, MINUTE } from '../../common/clock.js';
import { HandlerRegistry } from '../../common/handler-registry.js';
import { OnceAtATime } from '../../common/once-at-a-time.js';
import { Env } from '../config/env.js';
import { Db } from '../database/db.js';
import { Release } from '../database/release.js';
import type { Tx } from '../database/tx.js';
import { Jobs } from '../jobs/jobs.js';
import { CONCURRENCY, SOON_AGAIN } from '../jobs/queues.js';
import { Sweeps } from '../jobs/sweeps.js';
import { type Handlers, QueueWorker } from '../jobs/worker.js';
import { EVENT_NAMES, type EventName, type ListenerName, LISTENERS, SHOWN_ONLY } from './catalog.js';
import type { DomainEvent } from './events.js';

type Listener = (event: DomainEvent) => Promise<void>;

/** An event with the names of the listeners it waits for. */
interface HandedOver {
  id: number;
  waiting: readonly ListenerName[];
}

const BATCH = 200;
const KEPT_DAYS = 2;
/** Longer than a job is retried: an event still waiting then is no longer on the queue, or is on it and is not taken twice. */
const LOST_AFTER_MS = 15 * MINUTE;
const COLUMNS = 'id, name, ids, user_ids AS "userIds", at';

/** Hands each event to its registered listeners, one job each. The event's row waits until each listener is done. */
@Injectable()
export class Outbox implements OnApplicationBootstrap {
  private readonly log = new Logger('Outbox');
  private readonly listeners = new HandlerRegistry<ListenerName, Listener>('listener', LISTENERS);
  private readonly wanted = new Map<EventName, ListenerName[]>();
  private readonly writers: ((tx: Tx, events: readonly DomainEvent[]) => Promise<void>)[] = [];
  private readonly dispatching = new OnceAtATime(() => this.dispatchAll());

  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly sweeps: Sweeps,
    private readonly release: Release,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** `listener` runs as a job of its own, with retries, after the event is committed. It starts by reading the rows again. */
  on<E extends EventName>(
    names: readonly E[],
    listenerName: ListenerName,
    listener: (event: DomainEvent<E>) => Promise<void>,
  ): void {
    // It is only handed events with these names.
    this.listeners.on(listenerName, listener as Listener);
    for (const name of names) this.wanted.set(name, [...(this.wanted.get(name) ?? []), listenerName]);
  }

  /**
   * `write` joins the transaction in which events leave the outbox, each exactly once; it is done by one process at a time, so
   * that what it writes is seen in the order of its numbers.
   */
  onDispatch(write: (tx: Tx, events: readonly DomainEvent[]) => Promise<void>): void {
    this.writers.push(write);
  }

  /** @throws when a listener is not there, or nobody is told of an event, shows it or listens to it */
  requireListeners(): void {
    this.listeners.requireAll();
    const alone = EVENT_NAMES.filter((name) => !this.wanted.has(name) && !SHOWN_ONLY.some((shown) => shown === name));
    if (alone.length > 0) throw new Error(`Nobody listens to the events ${alone.join(', ')}.`);
  }

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    this.release.onWork('events', () => this.dispatch());
    this.sweeps.on('outbox', () => this.dispatch());
    this.sweeps.on('lost events', () => this.dispatchLost());
    this.sweeps.on('old events', () =>
      this.db.rows('DELETE FROM events WHERE dispatched_at IS NOT NULL AND created_at < $1', [
        new Date(machineNow().getTime() - KEPT_DAYS * DAY),
      ]),
    );
  }

  async deliver(eventId: number, listenerName: ListenerName): Promise<void> {
    const event = await this.db.one<DomainEvent>(`SELECT ${COLUMNS} FROM events WHERE id = $1`, [eventId]);
    if (event) await this.listeners.of(listenerName)?.(event);
    await this.settle(eventId, listenerName);
  }

  /** The event no longer waits for this listener: it is done, or has failed for good, which the queue's list of failed jobs shows. */
  async settle(eventId: number, listenerName: ListenerName): Promise<void> {
    await this.db.rows('UPDATE events SET waiting = array_remove(waiting, $2) WHERE id = $1', [eventId, listenerName]);
  }

  /**
   * Hands committed events to their listeners here and now, bypassing the queue, so that what they write has the business
   * time at which it happened; returns how many there were. For the demo's seed, in a process without workers.
   */
  async deliverHere(): Promise<number> {
    const events = await this.db.rows<DomainEvent>(
      `UPDATE events SET dispatched_at = $1 WHERE dispatched_at IS NULL RETURNING ${COLUMNS}`,
      [machineNow()],
    );
    await Promise.all(
      events.flatMap((event) =>
        (this.wanted.get(event.name) ?? []).map((listener) => this.listeners.of(listener)?.(event)),
      ),
    );
    return events.length;
  }

  /** Moves committed events onto the queue. */
  dispatch(): Promise<void> {
    return this.dispatching.ask();
  }

  private async dispatchAll(): Promise<void> {
    try {
      while ((await this.dispatchBatch()) === BATCH);
    } catch (error) {
      this.log.warn(`not dispatched: ${(error as Error).message}`);
    }
  }

  private async dispatchBatch(): Promise<number> {
    return this.db.tx(async (tx) => {
      await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended('outbox', 42))`);
      const events = await tx.rows<DomainEvent>(
        `SELECT ${COLUMNS} FROM events WHERE dispatched_at IS NULL AND name = ANY($1) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        [EVENT_NAMES],
      );
      if (events.length === 0) return 0;
      for (const write of this.writers) await write(tx, events);
      await this.handOver(
        tx,
        events.map((event) => ({ ...event, waiting: this.wanted.get(event.name) ?? [] })),
      );
      return events.length;
    });
  }

  /** Hands on again what the queue lost. */
  private async dispatchLost(): Promise<void> {
    await this.db.tx(async (tx) => {
      const lost = await tx.rows<Pick<HandedOver, 'id' | 'waiting'>>(
        `SELECT id, waiting FROM events WHERE waiting <> '{}' AND dispatched_at < $1 ORDER BY dispatched_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        [new Date(machineNow().getTime() - LOST_AFTER_MS)],
      );
      if (lost.length > 0) await this.handOver(tx, lost);
    });
  }

  /** Puts a job for each listener on the queue; one that is already there stays the only one. */
  private async handOver(tx: Tx, events: readonly HandedOver[]): Promise<void> {
    await this.jobs.addMany(
      'events',
      events.flatMap(({ id, waiting }) =>
        waiting.map((listener) => ({ name: listener, data: { eventId: id }, once: `${id}-${listener}` })),
      ),
    );
    await tx.run(
      `UPDATE events SET dispatched_at = $1, waiting = string_to_array(handed.listeners, ',')
         FROM unnest($2::bigint[], $3::text[]) AS handed (id, listeners) WHERE events.id = handed.id`,
      [machineNow(), events.map(({ id }) => id), events.map(({ waiting }) => waiting.join(','))],
    );
  }
}

@Processor('events', { autorun: false, concurrency: CONCURRENCY.events, ...SOON_AGAIN })
export class EventsWorker extends QueueWorker<'events'> {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  protected readonly handlers = Object.fromEntries(
    LISTENERS.map((name) => [name, ({ eventId }, job) => this.deliver(eventId, name, job)]),
  ) as Handlers<'events'>;

  private async deliver(eventId: number, listener: ListenerName, job: Job): Promise<void> {
    try {
      await this.outbox.deliver(eventId, listener);
    } catch (error) {
      if (job.attemptsMade + 1 >= (job.opts.attempts ?? 1)) await this.outbox.settle(eventId, listener);
      throw error;
    }
  }
}
