import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import pg from 'pg';
import { OnceAtATime } from '../../common/once-at-a-time.js';
import { Clock } from '../clock/clock.js';
import { DatabaseUrl } from '../database/database-url.js';
import { Db } from '../database/db.js';
import { type Topic, TOPICS } from '../database/tx.js';

export const CHANNEL = 'haulway';
const PAUSE_MS = 10;
const RECONNECT_MS = 500;

type Listener = () => void | Promise<void>;

/** Hears channels of its own on the connection that listens. */
export interface Follower {
  channels: readonly string[];
  heard(channel: string, payload: string): void;
  /** The connection stands, for the first time or again: what was said before was not heard. */
  connected(): void;
}

/**
 * Tells all processes, including this one, that something of a topic was committed. It is only a hint, sent over
 * PostgreSQL's NOTIFY after the commit and at most every few milliseconds, so that it costs writers nothing.
 */
@Injectable()
export class Signals implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Signals');
  private readonly listeners = new Map<Topic, OnceAtATime[]>();
  private readonly pending = new Set<Topic>();
  private readonly followers: Follower[] = [];
  private client: pg.Client | undefined;
  /** What the connection that listens has not answered yet. */
  private asked: Promise<unknown> | undefined;
  private closed = false;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    @Inject(DatabaseUrl) private readonly databaseUrl: DatabaseUrl,
  ) {
    for (const topic of TOPICS) db.onCommit(topic, () => this.send(topic));
    this.on('clock', () => this.clock.refresh());
  }

  /**
   * `listener` runs whenever any process commits something of this topic, once at a time. If it fails, as while the database is away,
   * the next signal calls it again.
   */
  on(topic: Topic, listener: Listener): void {
    const work = new OnceAtATime(async () => {
      try {
        if (!this.closed) await listener();
      } catch (error) {
        this.log.warn(`${topic}: ${(error as Error).message}`);
      }
    });
    this.listeners.set(topic, [...(this.listeners.get(topic) ?? []), work]);
  }

  /** To be called before the application has started. */
  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  /**
   * Says something through the connection that listens, if it stands and has nothing else to do. It hears itself after everything
   * committed before.
   */
  say(channel: string, payload: string): void {
    if (!this.asked) this.ask('SELECT pg_notify($1, $2)', [channel, payload]).catch(() => undefined);
  }

  /** Resolves when the database answers the connection that listens, for which no call waits. @throws when it does not stand */
  async answers(): Promise<void> {
    await (this.asked ?? this.ask('SELECT 1'));
  }

  /** One statement at a time: on a slow database they would pile up. */
  private ask(sql: string, values: unknown[] = []): Promise<unknown> {
    if (!this.client) return Promise.reject(new Error('There is no connection.'));
    const asked = this.client.query(sql, values).finally(() => {
      if (this.asked === asked) this.asked = undefined;
    });
    this.asked = asked;
    return asked;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.clock.refresh();
    await this.connect();
  }

  /** Stops calling listeners, and waits for those still running, while the queues and the database are open. */
  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
    await Promise.all([...this.listeners.values()].flat().map((listener) => listener.ended()));
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
    for (const listener of this.listeners.get(topic) ?? []) void listener.ask();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl.value,
      application_name: 'haulway-signals',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === CHANNEL) return this.tell(payload as Topic);
      for (const follower of this.followers) if (follower.channels.includes(channel)) follower.heard(channel, payload);
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const channels = [CHANNEL, ...this.followers.flatMap((follower) => follower.channels)];
      await client.query(channels.map((channel) => `LISTEN ${channel}`).join('; '));
      this.client = client;
      client.on('end', () => this.reconnect());
      for (const follower of this.followers) follower.connected();
      for (const topic of TOPICS) this.tell(topic);
    } catch (error) {
      this.log.warn(`not listening: ${(error as Error).message}`);
      await client.end().catch(() => undefined);
      this.reconnect();
    }
  }

  private reconnect(): void {
    this.client = undefined;
    this.asked = undefined;
    if (this.closed) return;
    setTimeout(() => void this.connect(), RECONNECT_MS).unref();
  }
}
