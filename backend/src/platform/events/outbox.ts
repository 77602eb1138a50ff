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
import { EVENT_NAMES, type EventName, type HandedOver, type ListenerName, LISTENERS, SHOWN_ONLY } from './catalog.js';
import type { DomainEvent } from './events.js';

type Listener = (event: DomainEvent) => Promise<void>;

const BATCH = 200;
/** So that a burst is shared among workers, and each of them has few at hand. */
const EVENTS_A_JOB = 10;
const KEPT_DAYS = 2;
/** Longer than a job is retried: an event still waiting then is no longer on the queue, or is on it and is not taken twice. */
const LOST_AFTER_MS = 15 * MINUTE;
const COLUMNS = 'id, name, ids, user_ids AS "userIds", at';

/** Hands events to their listeners, by jobs. An event's row waits until each of its listeners is done. */
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

  /** `listener` runs as part of a job, with retries of its own, after the event is committed. It starts by reading the rows again. */
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

  /** Runs the listeners of events that were handed over together, one after another. What fails gets a job of its own, and is tried again there. */
  async deliverAll(handed: readonly HandedOver[]): Promise<void> {
    const events = await this.db.rows<DomainEvent & { left: string[] | null }>(
      `SELECT ${COLUMNS}, CASE WHEN dispatched_at IS NOT NULL THEN waiting END AS left FROM events WHERE id = ANY($1)`,
      [handed.map(({ id }) => id)],
    );
    const failed: HandedOver[] = [];
    for (const { id, waiting } of handed) {
      const event = events.find((each) => each.id === id);
      if (!event) continue;
      // A job that is run again goes on with what is left. One that is faster than the commit has everything before it.
      const due = waiting.filter((name) => event.left?.includes(name) ?? true);
      const undone = await this.undoneOf(event, due);
      await this.settle(
        id,
        due.filter((name) => !undone.includes(name)),
      );
      if (undone.length > 0) failed.push({ id, waiting: undone });
    }
    await this.addOneByOne(failed);
  }

  /** Runs these listeners; returns the names of those that failed. */
  private async undoneOf(event: DomainEvent, names: readonly ListenerName[]): Promise<ListenerName[]> {
    const undone: ListenerName[] = [];
    for (const name of names) {
      try {
        await this.listeners.of(name)?.(event);
      } catch (error) {
        this.log.warn(`${name} of event ${event.id} is tried again: ${(error as Error).message}`);
        undone.push(name);
      }
    }
    return undone;
  }

  /** Runs one listener of an event. */
  async deliver(eventId: number, listenerName: ListenerName): Promise<void> {
    const event = await this.db.one<DomainEvent>(`SELECT ${COLUMNS} FROM events WHERE id = $1`, [eventId]);
    if (event) await this.listeners.of(listenerName)?.(event);
    await this.settle(eventId, [listenerName]);
  }

  /** The event no longer waits for these listeners: they are done, or have failed for good, which the queue's list of failed jobs shows. */
  async settle(eventId: number, names: readonly ListenerName[]): Promise<void> {
    if (names.length === 0) return;
    await this.db.rows(
      'UPDATE events SET waiting = array(SELECT name FROM unnest(waiting) name WHERE name <> ALL ($2::text[])) WHERE id = $1',
      [eventId, names],
    );
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
      const handed = events.map(({ id, name }): HandedOver => ({ id, waiting: this.wanted.get(name) ?? [] }));
      await this.addTogether(handed.filter(({ waiting }) => waiting.length > 0));
      await this.note(tx, handed);
      return events.length;
    });
  }

  /** Hands on again what the queue lost. */
  private async dispatchLost(): Promise<void> {
    await this.db.tx(async (tx) => {
      const lost = await tx.rows<HandedOver>(
        `SELECT id, waiting FROM events WHERE waiting <> '{}' AND dispatched_at < $1 ORDER BY dispatched_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        [new Date(machineNow().getTime() - LOST_AFTER_MS)],
      );
      if (lost.length === 0) return;
      await this.addOneByOne(lost);
      await this.note(tx, lost);
    });
  }

  /** Puts jobs on the queue that do all that these events wait for: on PostgreSQL a job costs more than most listeners do. */
  private async addTogether(events: readonly HandedOver[]): Promise<void> {
    const jobs = Array.from({ length: Math.ceil(events.length / EVENTS_A_JOB) }, (_, part) => ({
      name: 'events.deliver' as const,
      data: { events: events.slice(part * EVENTS_A_JOB, (part + 1) * EVENTS_A_JOB) },
    }));
    await this.jobs.addMany('events', jobs);
  }

  /** Puts a job for each listener on the queue; one that is already there stays the only one. */
  private async addOneByOne(events: readonly HandedOver[]): Promise<void> {
    await this.jobs.addMany(
      'events',
      events.flatMap(({ id, waiting }) =>
        waiting.map((listener) => ({ name: listener, data: { eventId: id }, once: `${id}-${listener}` })),
      ),
    );
  }

  /** A participant: these events have been handed over. */
  private async note(tx: Tx, events: readonly HandedOver[]): Promise<void> {
    await tx.run(
      `UPDATE events SET dispatched_at = $1, waiting = string_to_array(handed.listeners, ',')
         FROM unnest($2::bigint[], $3::text[]) AS handed (id, listeners) WHERE events.id = handed.id`,
      [machineNow(), events.map(({ id }) => id), events.map(({ waiting }) => waiting.join(','))],
    );
  }
}

type OneByOne = Pick<Handlers<'events'>, ListenerName>;

@Processor('events', { autorun: false, concurrency: CONCURRENCY.events, ...SOON_AGAIN })
export class EventsWorker extends QueueWorker<'events'> {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  protected readonly handlers: Handlers<'events'> = {
    ...(Object.fromEntries(LISTENERS.map((name) => [name, this.handlerOf(name)])) as OneByOne),
    'events.deliver': ({ events }) => this.outbox.deliverAll(events),
  };

  private handlerOf(listener: ListenerName): OneByOne[ListenerName] {
    return ({ eventId }, job) => this.deliver(eventId, listener, job);
  }

  private async deliver(eventId: number, listener: ListenerName, job: Job): Promise<void> {
    try {
      await this.outbox.deliver(eventId, listener);
    } catch (error) {
      if (job.attemptsMade + 1 >= (job.opts.attempts ?? 1)) await this.outbox.settle(eventId, [listener]);
      throw error;
    }
  }
}
