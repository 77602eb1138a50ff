import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { MessageEvent } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { DAY, machineNow } from '../../common/clock.js';
import { Db } from '../database/db.js';
import type { DomainEvent } from './events.js';
import { Groups } from './groups.js';
import { LogReader } from './log-reader.js';
import { Signals } from './signals.js';

const HEARTBEAT_MS = 25_000;
/** After how many milliseconds a browser that lost its stream reconnects. */
const RETRY_MS = 2_000;
const REPLAY_BATCH = 500;
/** A comment, since anything else would get an id of its own and break resuming. */
const HEARTBEAT: MessageEvent = { comment: 'still here' };

type Heard = Pick<DomainEvent, 'id' | 'name' | 'ids' | 'userIds'>;

const COLUMNS = 'id, name, ids, user_ids AS "userIds"';

const messageOf = ({ id, name, ids }: Heard): MessageEvent => ({ id: String(id), type: name, data: ids });

/** One client's stream. There may be ten thousand of them, so each is two small objects and no chain of operators. */
class Stream {
  private client: Subscriber<MessageEvent> | undefined;
  /** Events held back until the client is being written to, and while what it missed is read. */
  private waiting: Heard[] = [];

  push(event: Heard): void {
    if (this.client) this.client.next(messageOf(event));
    else this.waiting.push(event);
  }

  /** From now on events are written to the client, after the opening and what it missed. */
  begin(client: Subscriber<MessageEvent>, start: MessageEvent, missed: readonly Heard[]): void {
    client.next(start);
    for (const event of missed) client.next(messageOf(event));
    const known = new Set(missed.map(({ id }) => id));
    for (const event of this.waiting) if (!known.has(event.id)) client.next(messageOf(event));
    this.waiting = [];
    this.client = client;
  }

  beat(): void {
    this.client?.next(HEARTBEAT);
  }

  end(): void {
    this.client?.complete();
  }
}

/** The live streams of this process: new entries of the log go to the streams of the people they name. */
@Injectable()
export class Live implements OnApplicationBootstrap {
  private readonly streams = new Groups<Stream>(HEARTBEAT_MS, () => this.beat());
  private isOver = false;
  private readonly log: LogReader<Heard>;

  constructor(
    private readonly db: Db,
    private readonly signals: Signals,
  ) {
    this.log = new LogReader({
      newest: async (limit) =>
        (await this.db.rows<{ id: number }>('SELECT id FROM events ORDER BY id DESC LIMIT $1', [limit]))
          .map(({ id }) => id)
          .reverse(),
      since: (id, gaps, limit) =>
        this.db.rows<Heard>(
          `SELECT ${COLUMNS} FROM events WHERE id > $1 OR id = ANY($2::bigint[]) ORDER BY id LIMIT $3`,
          [id, gaps, limit],
        ),
      found: (event) => this.publish(event),
      failed: (error) => new Logger('Live').warn(`not read: ${error.message}`),
    });
  }

  onApplicationBootstrap(): void {
    this.signals.on('events', async () => {
      if (!this.streams.isEmpty) await this.log.read();
    });
  }

  /** Ends all streams, and later ones as soon as they open: their readers reconnect to another process. */
  end(): void {
    this.isOver = true;
    for (const stream of this.streams.all()) stream.end();
  }

  /**
   * The stream of one user, for one listener: everything committed from now on, and before it, with `after`, what the log of
   * the last 24 hours has since that id. Once this resolves, nothing later can be missed.
   */
  async stream(userId: string, after?: number): Promise<Observable<MessageEvent>> {
    const stream = new Stream();
    const first = this.streams.isEmpty;
    this.streams.enter(userId, stream);
    try {
      const newest = await this.log.begin(first);
      const missed = after === undefined ? [] : await this.missed(userId, after);
      return new Observable<MessageEvent>((client) => {
        stream.begin(client, { id: String(after ?? newest), retry: RETRY_MS }, missed.splice(0));
        if (this.isOver) client.complete();
        return () => this.streams.leave(userId, stream);
      });
    } catch (error) {
      this.streams.leave(userId, stream);
      throw error;
    }
  }

  private beat(): void {
    for (const stream of this.streams.all()) stream.beat();
  }

  private async missed(userId: string, after: number): Promise<Heard[]> {
    const missed: Heard[] = [];
    const oldest = new Date(machineNow().getTime() - DAY);
    for (let last = after, more = true; more;) {
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
    for (const userId of event.userIds) for (const stream of this.streams.of(userId)) stream.push(event);
  }
}
