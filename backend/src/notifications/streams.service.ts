import { Injectable } from '@nestjs/common';
import type { MessageEvent } from '@nestjs/common';
import { EMPTY, exhaustMap, filter, finalize, from, interval, type Observable, share, takeUntil } from 'rxjs';
import type { User } from '../common/actor.js';
import { machineNow, SECOND } from '../common/clock.js';
import { Db } from '../platform/database/db.js';
import type { Request } from '../platform/http/access.js';
import { Live } from '../platform/events/live.js';

const CHECK_MS = 20 * SECOND;
const EVENT_ID = /^\d{1,15}$/;

/** The event streams of signed-in users; one whose session has ended ends with it, some seconds later. */
@Injectable()
export class StreamsService {
  private readonly open = new Map<string, number>();
  private readonly endedSessions = interval(CHECK_MS).pipe(
    exhaustMap(() => from(this.findEnded())),
    share(),
  );

  constructor(
    private readonly db: Db,
    private readonly live: Live,
  ) {}

  /** The Last-Event-ID that a client sends is ignored when it is none of ours; a HEAD gets the headers only. */
  async stream(user: User, request: Request): Promise<Observable<MessageEvent>> {
    if (request.method === 'HEAD') return EMPTY;
    const lastEventId = request.headers['last-event-id'];
    const after = typeof lastEventId === 'string' && EVENT_ID.test(lastEventId) ? Number(lastEventId) : undefined;
    const events = await this.live.stream(user.id, after);
    this.open.set(user.sid, (this.open.get(user.sid) ?? 0) + 1);
    const ended = this.endedSessions.pipe(filter((sids) => sids.has(user.sid)));
    return events.pipe(
      takeUntil(ended),
      finalize(() => this.leave(user.sid)),
    );
  }

  private leave(sid: string): void {
    const left = (this.open.get(sid) ?? 1) - 1;
    if (left > 0) this.open.set(sid, left);
    else this.open.delete(sid);
  }

  private async findEnded(): Promise<Set<string>> {
    const sids = [...this.open.keys()];
    try {
      const rows = await this.db.rows<{ sid: string }>(
        `SELECT o.sid FROM unnest($1::uuid[]) AS o (sid) LEFT JOIN sessions s ON s.sid = o.sid AND s.expire > $2 WHERE s.sid IS NULL`,
        [sids, machineNow()],
      );
      return new Set(rows.map(({ sid }) => sid));
    } catch {
      // Without a database nobody can be checked; the next look decides.
      return new Set();
    }
  }
}
