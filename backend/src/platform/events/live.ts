import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { MessageEvent } from '@nestjs/common';
import { interval, map, merge, Observable, Subject, takeUntil } from 'rxjs';
import { Db } from '../database/db.js';
import type { DomainEvent } from './events.js';
import { Signals } from './signals.js';

const HEARTBEAT_MS = 25_000;
const REPLAY_LIMIT = 500;
/** Rows may become visible later than rows with a higher id; so far back each read looks again. */
const OVERLAP = 200;

/** The live streams of this process: what is new in the log goes to the streams of the people it names. */
@Injectable()
export class Live implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams = new Map<string, Set<Subject<DomainEvent>>>();
  private readonly ended = new Subject<void>();
  private readonly seen = new Set<number>();
  private last = 0;
  private reading = false;
  private again = false;

  constructor(
    private readonly db: Db,
    private readonly signals: Signals,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.skipToEnd();
    this.signals.on('events', () => void this.read());
  }

  beforeApplicationShutdown(): void {
    this.ended.next();
  }

  /** The stream of one user; with `after` it begins with what the log has since that id. */
  stream(userId: string, after?: number): Observable<MessageEvent> {
    const events = new Observable<DomainEvent>((subscriber) => {
      const subject = new Subject<DomainEvent>();
      const subscription = subject.subscribe(subscriber);
      const own = this.streams.get(userId) ?? new Set();
      this.streams.set(userId, own.add(subject));
      if (after !== undefined) void this.replay(userId, after, subject);
      return () => {
        subscription.unsubscribe();
        own.delete(subject);
        if (own.size === 0) this.streams.delete(userId);
      };
    });
    const messages = events.pipe(map(({ id, name, ids }): MessageEvent => ({ id: String(id), type: name, data: ids })));
    const heartbeats = interval(HEARTBEAT_MS).pipe(map((): MessageEvent => ({ type: 'heartbeat', data: {} })));
    return merge(messages, heartbeats).pipe(takeUntil(this.ended));
  }

  private async skipToEnd(): Promise<void> {
    const row = await this.db.one<{ last: number | null }>('SELECT max(id) AS last FROM events');
    this.last = row?.last ?? 0;
    for (const { id } of await this.db.rows<{ id: number }>('SELECT id FROM events WHERE id > $1', [this.last - OVERLAP])) this.seen.add(id);
  }

  private async replay(userId: string, after: number, subject: Subject<DomainEvent>): Promise<void> {
    const missed = await this.db.rows<DomainEvent>(
      'SELECT id, name, ids FROM events WHERE id > $1 AND user_ids @> ARRAY[$2::uuid] ORDER BY id LIMIT $3',
      [after, userId, REPLAY_LIMIT],
    );
    for (const event of missed) subject.next(event);
  }

  private async read(): Promise<void> {
    this.again = true;
    if (this.reading) return;
    this.reading = true;
    try {
      while (this.again) {
        this.again = false;
        const events = await this.db.rows<DomainEvent>(
          'SELECT id, name, ids, user_ids AS "userIds" FROM events WHERE id > $1 ORDER BY id LIMIT 1000',
          [this.last - OVERLAP],
        );
        for (const event of events) this.publish(event);
        if (events.length === 1000) this.again = true;
      }
    } catch {
      // The next signal reads again; what was missed is still in the log.
    } finally {
      this.reading = false;
    }
  }

  private publish(event: DomainEvent): void {
    if (this.seen.has(event.id)) return;
    this.seen.add(event.id);
    this.last = Math.max(this.last, event.id);
    if (this.seen.size > 10 * OVERLAP) for (const id of this.seen) if (id <= this.last - OVERLAP) this.seen.delete(id);
    for (const userId of event.userIds) for (const subject of this.streams.get(userId) ?? []) subject.next(event);
  }
}
