import { Injectable } from '@nestjs/common';
import type { MessageEvent } from '@nestjs/common';
import { EMPTY, Observable } from 'rxjs';
import type { User } from '../common/actor.js';
import { machineNow, SECOND } from '../common/clock.js';
import { unusedSince } from '../common/sessions.js';
import { Db } from '../platform/database/db.js';
import type { Request } from '../platform/http/access.js';
import { Groups } from '../platform/events/groups.js';
import { Live } from '../platform/events/live.js';

const CHECK_MS = 20 * SECOND;
/** Streams of one user in this process. The user app holds one per browser. */
const MOST_STREAMS = 20;
const EVENT_ID = /^\d{1,15}$/;

/** The event streams of signed-in users. A stream ends some seconds after its session does; beyond 20, the oldest ends. */
@Injectable()
export class StreamsService {
  /** What ends each session's streams. */
  private readonly open = new Groups<() => void>(CHECK_MS, () => void this.endEnded());

  /** What ends each user's streams, oldest first. */
  private readonly ofUsers = new Map<string, Set<() => void>>();

  constructor(
    private readonly db: Db,
    private readonly live: Live,
  ) {}

  /** A Last-Event-ID that is not one of ours is ignored; a HEAD gets only the headers. */
  async stream(user: User, request: Request): Promise<Observable<MessageEvent>> {
    if (request.method === 'HEAD') return EMPTY;
    const lastEventId = request.headers['last-event-id'];
    const after = typeof lastEventId === 'string' && EVENT_ID.test(lastEventId) ? Number(lastEventId) : undefined;
    const events = await this.live.stream(user.id, after);
    return new Observable<MessageEvent>((client) => {
      const end = () => client.complete();
      this.open.enter(user.sid, end);
      this.count(user.id, end);
      const heard = events.subscribe(client);
      return () => {
        heard.unsubscribe();
        this.open.leave(user.sid, end);
        this.forget(user.id, end);
      };
    });
  }

  /** One too many ends the oldest: on a bad connection that is one nobody listens to any more. */
  private count(userId: string, end: () => void): void {
    const mine = (this.ofUsers.get(userId) ?? new Set()).add(end);
    this.ofUsers.set(userId, mine);
    const [oldest] = mine;
    if (mine.size > MOST_STREAMS) oldest?.();
  }

  private forget(userId: string, end: () => void): void {
    const mine = this.ofUsers.get(userId);
    mine?.delete(end);
    if (mine?.size === 0) this.ofUsers.delete(userId);
  }

  private async endEnded(): Promise<void> {
    for (const sid of await this.findEnded()) for (const end of this.open.of(sid)) end();
  }

  private async findEnded(): Promise<string[]> {
    const sids = this.open.keys();
    try {
      const rows = await this.db.rows<{ sid: string }>(
        // A view as somebody else ends with the session of the operator.
        `SELECT o.sid FROM unnest($1::uuid[]) AS o (sid) LEFT JOIN sessions s ON s.sid = o.sid AND s.expire > $2 AND s.last_seen_at > $3
           LEFT JOIN sessions v ON v.sid = s.viewed_from AND v.expire > $2 AND v.last_seen_at > $3
          WHERE s.sid IS NULL OR (s.viewed_from IS NOT NULL AND v.sid IS NULL)`,
        [sids, machineNow(), unusedSince()],
      );
      return rows.map(({ sid }) => sid);
    } catch {
      // Without a database nobody can be checked; the next look decides.
      return [];
    }
  }
}
