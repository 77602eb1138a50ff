import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { DAY, machineNow } from '../common/clock.js';
import { invalidField, problem } from '../common/errors.js';
import { JsonText } from '../common/paging.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import type { EventName } from '../platform/events/catalog.js';
import type { DomainEvent } from '../platform/events/events.js';
import { Outbox } from '../platform/events/outbox.js';
import { Retention } from '../platform/retention/retention.js';
import { DATA_KEY } from '../platform/tokens.js';
import { decodePlace, encodePlace } from './event-cursor.js';
import { dataOf, namesOf, PUBLIC_NAMES, publicNameOf, toldTo, wrongNameIn } from './public-events.catalog.js';
import type { EventLogSearch, LatestEventsSearch } from './public-events.dto.js';

const KEPT_DAYS = 30;

/** SQL for the body of an event of `public_events`; the parameter `livemode` says whether cards are real. */
export function eventJson(event: string, livemode: string): string {
  return `json_build_object('id', ${event}.id, 'type', ${event}.name, 'timestamp', ${isoJson(`${event}.at`)}, 'livemode', ${livemode}::boolean, 'data', ${event}.data)`;
}

/** A page of the log, and the cursor to come back with. */
export interface EventPage {
  events: JsonText;
  next: string;
}

/**
 * The log of events that programs read, a row for each person who is told. It is written where events leave the outbox, by
 * one process at a time, in the transaction that ticks them off: none is lost or doubled, and numbers grow in the order in
 * which rows can be seen. So who remembers the last number misses nothing, however many write.
 */
@Injectable()
export class PublicEventsService {
  private readonly followers: ((tx: Tx, seqs: readonly number[]) => Promise<void>)[] = [];

  constructor(
    private readonly db: Db,
    @Inject(Env) private readonly env: Env,
    // It is kept with the backups, so that a program's place is good after a restore.
    @Inject(DATA_KEY) private readonly secret: string,
    outbox: Outbox,
    retention: Retention,
  ) {
    outbox.onDispatch((tx, events) => this.write(tx, events));
    // The newest stays: a program that comes back while nothing happens keeps a cursor that is good.
    retention.keep({
      table: 'public_events',
      where: 'created_at < $1 AND seq < (SELECT max(seq) FROM public_events)',
      age: KEPT_DAYS * DAY,
    });
  }

  /** `follow` joins the transaction that writes events to the log, with their numbers. */
  onWritten(follow: (tx: Tx, seqs: readonly number[]) => Promise<void>): void {
    this.followers.push(follow);
  }

  private async write(tx: Tx, events: readonly DomainEvent[]): Promise<void> {
    const rows = events.flatMap(({ id, name, ids, userIds, at }) => {
      const data = dataOf(name, ids);
      return data ? userIds.map((userId) => ({ eventId: id, userId, name: publicNameOf(name), data, at })) : [];
    });
    if (rows.length === 0) return;
    const written = await tx.rows<{ seq: number }>(
      `INSERT INTO public_events (id, event_id, user_id, name, data, at, created_at)
       SELECT gen_random_uuid(), (e->>'eventId')::bigint, (e->>'userId')::uuid, e->>'name',
              e->'data' || jsonb_strip_nulls(jsonb_build_object('externalRef', coalesce(s.external_ref, q.external_ref))),
              (e->>'at')::timestamptz, $2
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS told (e, n)
         -- What somebody's system calls something is between it and us.
         LEFT JOIN shipments s ON s.id = (e->'data'->>'shipmentId')::uuid AND s.user_id = (e->>'userId')::uuid
         LEFT JOIN quotes q ON q.id = (e->'data'->>'quoteId')::uuid AND q.carrier_id = (e->>'userId')::uuid
        ORDER BY n
       ON CONFLICT (event_id, user_id) DO NOTHING RETURNING seq`,
      [JSON.stringify(rows), machineNow()],
    );
    const seqs = written.map(({ seq }) => seq);
    if (seqs.length > 0) for (const follow of this.followers) await follow(tx, seqs);
  }

  /**
   * A page of what happened to the user's things, the oldest first.
   * @throws 400 for a cursor or a type that is none; 410 `cursor_expired`
   */
  async read(user: User, { after, types, shipmentId, limit }: EventLogSearch): Promise<EventPage> {
    const names = this.namesFor(user, types);
    const place = after === undefined || after === 'now' ? undefined : decodePlace(after, this.secret);
    // One statement: what it sees of the log and of its end is of the same moment.
    const row = await this.db.one<{ oldest: string; newest: string; page: string; count: number; last: string }>(
      `WITH ends AS (SELECT coalesce(min(seq), 0) AS oldest, coalesce(max(seq), 0) AS newest FROM public_events),
            page AS (SELECT seq, ${eventJson('e', '$1')} AS body
                       FROM public_events e
                      WHERE user_id = $2 AND seq > $3::bigint AND name = ANY($4) AND ($5::uuid IS NULL OR data->>'shipmentId' = $5::text)
                      ORDER BY seq LIMIT $6)
       SELECT oldest, newest, coalesce((SELECT json_agg(body ORDER BY seq) FROM page), '[]')::text AS page,
              (SELECT count(*)::int FROM page) AS count, coalesce((SELECT max(seq) FROM page), 0) AS last FROM ends`,
      [this.env.livemode, user.id, String(place ?? 0n), names, shipmentId ?? null, after === 'now' ? 0 : limit],
    );
    const { oldest = '0', newest = '0', page = '[]', count = 0, last = '0' } = row ?? {};
    // What comes right after it is still there: so it is for who began while the log was empty.
    if (place !== undefined && place + 1n < BigInt(oldest))
      throw problem('cursor_expired', {
        detail: `Events are kept for ${KEPT_DAYS} days. The oldest that can be read comes after ${encodePlace(BigInt(oldest) - 1n, this.secret)}.`,
      });
    // A page that is not full has reached the end, also of what it leaves out.
    const end = count === limit ? BigInt(last) : BigInt(newest);
    return { events: new JsonText(page), next: encodePlace(end, this.secret) };
  }

  /** The newest first. @throws 400 for a type that is none */
  async latest(user: User, { types, shipmentId, limit }: LatestEventsSearch): Promise<JsonText> {
    const row = await this.db.one<{ page: string }>(
      `SELECT coalesce(json_agg(body ORDER BY seq DESC), '[]')::text AS page
         FROM (SELECT seq, ${eventJson('e', '$1')} AS body FROM public_events e
                WHERE user_id = $2 AND name = ANY($3) AND ($4::uuid IS NULL OR data->>'shipmentId' = $4::text)
                ORDER BY seq DESC LIMIT $5) page`,
      [this.env.livemode, user.id, this.namesFor(user, types), shipmentId ?? null, limit],
    );
    return new JsonText(row?.page ?? '[]');
  }

  private namesFor({ key }: User, types: string | undefined): EventName[] {
    if (types === undefined) return toldTo(key, PUBLIC_NAMES);
    const wanted = types.split(',').map((type) => type.trim());
    const wrong = wrongNameIn(wanted);
    if (wrong !== undefined) throw invalidField('types', wrong);
    return toldTo(key, namesOf(wanted) ?? []);
  }
}

/** A participant: removes what programs of a user could read. */
export async function forgetEvents(tx: Tx, userId: string): Promise<void> {
  await tx.run('DELETE FROM public_events WHERE user_id = $1', [userId]);
}
