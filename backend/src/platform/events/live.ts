import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { MessageEvent } from '@nestjs/common';
import { concat, finalize, from, interval, map, merge, Observable, of, ReplaySubject, share, Subject, takeUntil } from 'rxjs';
import { DAY, machineNow } from '../../common/clock.js';
import { Db } from '../database/db.js';
import type { DomainEvent } from './events.js';
import { LogReader } from './log-reader.js';
import { Signals } from './signals.js';

const HEARTBEAT_MS = 25_000;
/** After how many milliseconds a browser that lost its stream asks again. */
const RETRY_MS = 2_000;
const REPLAY_BATCH = 500;

type Heard = Pick<DomainEvent, 'id' | 'name' | 'ids' | 'userIds'>;

const COLUMNS = 'id, name, ids, user_ids AS "userIds"';

/** The live streams of this process: what is new in the log goes to the streams of the people it names. */
@Injectable()
export class Live implements OnApplicationBootstrap {
  private readonly streams = new Map<string, Set<Subject<Heard>>>();
  private readonly ended = new ReplaySubject<void>(1);
  // One timer for all streams; a comment, as anything else would get an id of its own and break resuming.
  private readonly heartbeats = interval(HEARTBEAT_MS).pipe(
    map((): MessageEvent => ({ comment: 'still here' })),
    share(),
  );
  private readonly log: LogReader<Heard>;

  constructor(
    private readonly db: Db,
    private readonly signals: Signals,
  ) {
    this.log = new LogReader({
      newest: async (limit) =>
        (await this.db.rows<{ id: number }>('SELECT id FROM events ORDER BY id DESC LIMIT $1', [limit])).map(({ id }) => id).reverse(),
      since: (id, gaps, limit) =>
        this.db.rows<Heard>(`SELECT ${COLUMNS} FROM events WHERE id > $1 OR id = ANY($2::bigint[]) ORDER BY id LIMIT $3`, [id, gaps, limit]),
      found: (event) => this.publish(event),
    });
  }

  onApplicationBootstrap(): void {
    this.signals.on('events', async () => {
      if (this.streams.size > 0) await this.log.read();
    });
  }

  /** Ends all streams, and those that begin later at once: their readers come back to another process. */
  end(): void {
    this.ended.next();
  }

  /**
   * The stream of one user: what is committed from now on, and before it, with `after`, what the log of the last
   * 24 hours has since that id. When this resolves nothing later can be missed.
   */
  async stream(userId: string, after?: number): Promise<Observable<MessageEvent>> {
    const live = new Subject<Heard>();
    const own = this.streams.get(userId) ?? new Set();
    const first = this.streams.size === 0;
    this.streams.set(userId, own.add(live));
    const leave = () => {
      own.delete(live);
      if (own.size === 0 && this.streams.get(userId) === own) this.streams.delete(userId);
    };
    // Held back until the client is written to, and while what it missed is read.
    const waiting: Heard[] = [];
    const hold = live.subscribe((event) => waiting.push(event));
    try {
      const newest = await this.log.begin(first);
      const missed = after === undefined ? [] : await this.missed(userId, after);
      const known = new Set(missed.map((event) => event.id));
      const start: MessageEvent = { id: String(after ?? newest), retry: RETRY_MS };
      const events = new Observable<Heard>((subscriber) => {
        hold.unsubscribe();
        for (const event of waiting.splice(0)) if (!known.has(event.id)) subscriber.next(event);
        return live.subscribe(subscriber);
      });
      const messages = concat(from(missed), events).pipe(map(({ id, name, ids }): MessageEvent => ({ id: String(id), type: name, data: ids })));
      return concat(of(start), merge(messages, this.heartbeats)).pipe(takeUntil(this.ended), finalize(leave));
    } catch (error) {
      leave();
      throw error;
    }
  }

  private async missed(userId: string, after: number): Promise<Heard[]> {
    const missed: Heard[] = [];
    const oldest = new Date(machineNow().getTime() - DAY);
    for (let last = after, more = true; more; ) {
      const batch = await this.db.rows<Heard>(
        `SELECT ${COLUMNS} FROM events WHERE id > $1 AND user_ids @> ARRAY[$2::uuid] AND created_at > $3 ORDER BY id LIMIT $4`,
        [last, userId, oldest, REPLAY_BATCH],
      );
      missed.push(...batch);
      last = batch.at(-1)?.id ?? last;
      more = batch.length === REPLAY_BATCH;
    }
    return missed;
  }

  private publish(event: Heard): void {
    for (const userId of event.userIds) for (const stream of this.streams.get(userId) ?? []) stream.next(event);
  }
}
