import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { Clock } from '../clock/clock.js';
import { DatabaseUrl } from '../database/database-url.js';
import { Db } from '../database/db.js';
import type { Topic } from '../database/tx.js';

export const CHANNEL = 'haulway';
const TOPICS: readonly Topic[] = ['events', 'money', 'clock', 'settings', 'release', 'webhooks'];
const PAUSE_MS = 10;
const RECONNECT_MS = 500;

type Listener = () => void | Promise<void>;

/**
 * Tells all processes, including this one, that something of a topic was committed. It is only a hint, sent over
 * PostgreSQL's NOTIFY after the commit and at most every few milliseconds, so that it costs writers nothing.
 */
@Injectable()
export class Signals implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Signals');
  private readonly listeners = new Map<Topic, Listener[]>();
  private readonly pending = new Set<Topic>();
  private readonly atWork = new Set<Promise<void>>();
  private client?: pg.Client;
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    @Inject(DatabaseUrl) private readonly databaseUrl: DatabaseUrl,
  ) {
    for (const topic of TOPICS) db.onCommit(topic, () => this.send(topic));
    this.on('clock', () => this.clock.refresh());
  }

  /** `listener` runs whenever any process commits something of this topic. If it fails, as while the database is away, the next signal calls it again. */
  on(topic: Topic, listener: Listener): void {
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), listener]);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.clock.refresh();
    await this.connect();
  }

  /** Stops calling listeners, and waits for those still running, while the queues and the database are open. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
    await Promise.all(this.atWork);
  }

  private send(topic: Topic): void {
    if (this.pending.size === 0) setTimeout(() => void this.flush(), PAUSE_MS);
    this.pending.add(topic);
  }

  private async flush(): Promise<void> {
    const topics = [...this.pending];
    this.pending.clear();
    if (this.closed) return;
    try {
      for (const topic of topics) await this.db.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]);
    } catch {
      // The sweeps find what was announced here.
    }
  }

  private tell(topic: Topic): void {
    if (this.closed) return;
    for (const listener of this.listeners.get(topic) ?? []) {
      const work = Promise.resolve()
        .then(listener)
        .catch((error: Error) => this.log.warn(`${topic}: ${error.message}`))
        .finally(() => this.atWork.delete(work));
      this.atWork.add(work);
    }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl.value,
      application_name: 'haulway-signals',
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => {
      this.tell(payload as Topic);
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      client.on('end', () => this.reconnect());
      for (const topic of TOPICS) this.tell(topic);
    } catch (error) {
      this.log.warn(`not listening: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
      this.reconnect();
    }
  }

  private reconnect(): void {
    if (this.closed) return;
    setTimeout(() => void this.connect(), RECONNECT_MS).unref();
  }
}
