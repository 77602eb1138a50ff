import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Driver, User } from '../common/actor.js';
import { after, DAY, machineNow, MINUTE } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, type ListPage } from '../common/paging.js';
import { mayOperate, type OperatorRole } from '../common/operator-roles.js';
import { unusedSince } from '../common/sessions.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { Callers } from '../platform/security/callers.js';
import { networkOf } from '../platform/security/network.js';
import { isActive } from '../users/active.js';
import { hasBlocked } from '../users/blocks.queries.js';
import { endDriverLinks } from './driver-links.js';
import { Session, type SessionData } from './session.entity.js';

export const SESSION_DAYS = 90;
const VIEW_MINUTES = 15;
/** For a token kept where a page's scripts can read it; the cookie, which they cannot read, gets a new one. */
const PAGE_TOKEN_MINUTES = 15;
export const ISSUER = 'haulway';
export const AUDIENCE = 'haulway-api';
const SEEN_EVERY_MS = 10 * MINUTE;

export interface TokenClaims {
  sub: string;
  jti: string;
  iss?: string;
  aud?: string;
  /** Reads and nothing else: an operator looks at the app as the user. */
  view?: boolean;
}

/** A new session's tokens: `long` for the cookie and for programs, good as long as the session; `short` for our own pages. */
export interface Tokens {
  long: string;
  short: string;
}

interface SessionRow {
  sid: string;
  user_id: string;
  is_carrier: boolean;
  operator_role: OperatorRole | null;
  suspended: boolean;
  has_blocked: boolean;
  expire: Date;
  last_seen_at: Date;
  called_at: Date | null;
  has_plain_tokens: boolean;
  viewed_from: string | null;
  /** Of a session in which an operator looks: who, as long as they may. */
  viewer_id: string | null;
  viewer_role: OperatorRole | null;
  driver_link: string | null;
  /** Of a session of a driver, while the link works. */
  driver_name: string | null;
  driver_shipment: string | null;
}

/** Where a call came from. */
export interface Device {
  ip: string;
  userAgent: string | undefined;
}

/** Sessions: one row each, read on every call or remembered while that is safe, so that ending one works at once. They run on machine time. */
@Injectable()
export class SessionsService {
  /** Reads collected in this turn of the event loop, to be made together. */
  private asked: { sids: string[]; rows: Promise<Map<string, SessionRow>> } | undefined;

  constructor(
    private readonly db: Db,
    private readonly jwt: JwtService,
    private readonly callers: Callers,
    private readonly clock: Clock,
    sweeps: Sweeps,
  ) {
    sweeps.on('expired sessions', () => this.db.rows('DELETE FROM sessions WHERE expire < $1', [machineNow()]));
  }

  /**
   * A participant: a new session, and its tokens.
   * @param driverLink of a driver's session: the link that opened it
   */
  async start(tx: Tx, userId: string, device: Device, driverLink: string | null = null): Promise<Tokens> {
    const now = machineNow();
    const sid = randomUUID();
    const sess: SessionData = { userAgent: device.userAgent?.slice(0, 300) ?? null, ip: networkOf(device.ip) };
    tx.insert(Session, {
      sid,
      userId,
      sess,
      expire: after(now, SESSION_DAYS * DAY),
      createdAt: now,
      lastSeenAt: now,
      calledAt: this.clock.now(),
      driverLink,
      hasPlainTokens: false,
    });
    return {
      long: this.sign(userId, sid, `${SESSION_DAYS}d`),
      short: this.sign(userId, sid, `${PAGE_TOKEN_MINUTES}m`),
    };
  }

  /**
   * A participant: a session in which the operator looks at the app as the user, and reads. It ends with the operator's own
   * session, or with their right to change accounts.
   */
  async view(tx: Tx, operator: User, userId: string): Promise<{ token: string; until: Date }> {
    const [now, sid] = [machineNow(), randomUUID()];
    const until = after(now, VIEW_MINUTES * MINUTE);
    tx.insert(Session, {
      sid,
      userId,
      sess: { userAgent: null, ip: null },
      expire: until,
      createdAt: now,
      lastSeenAt: now,
      calledAt: null,
      hasPlainTokens: false,
      viewedFrom: operator.sid,
    });
    return { token: this.sign(userId, sid, `${VIEW_MINUTES}m`, true), until };
  }

  /** A new short token for the session this call came with. */
  renew({ id, sid }: User): string {
    return this.sign(id, sid, `${PAGE_TOKEN_MINUTES}m`);
  }

  private sign(sub: string, jti: string, expiresIn: `${number}${'d' | 'm'}`, isView = false): string {
    return this.jwt.sign({ sub, jti, ...(isView ? { view: true } : {}) } satisfies TokenClaims, { expiresIn });
  }

  /** Whom a token belongs to right now; undefined when its session has ended. */
  async user({ sub, jti, iss, aud, view = false }: TokenClaims): Promise<User | undefined> {
    if (!isUuid(jti) || !isUuid(sub)) return undefined;
    const row = this.callers.get<SessionRow>(jti) ?? (await this.read(jti));
    const now = machineNow();
    if (row?.user_id !== sub || row.expire <= now || row.last_seen_at <= unusedSince()) return undefined;
    const isPlain = iss === undefined && aud === undefined && row.has_plain_tokens;
    if (!isPlain && (iss !== ISSUER || aud !== AUDIENCE)) return undefined;
    // What the guard refuses goes by the token.
    if (view !== (row.viewed_from !== null)) return undefined;
    if (row.viewed_from !== null) return viewed(row);
    const driver = driverOf(row);
    if (!driver && row.driver_link !== null) return undefined;
    const called = this.clock.now();
    if (isLongAgo(row.last_seen_at, now) || (row.called_at && isLongAgo(row.called_at, called))) {
      await this.noteCall(jti, now, called);
      Object.assign(row, { last_seen_at: now, called_at: called });
    }
    return {
      kind: 'user',
      id: sub,
      sid: jti,
      ...(driver ? { driver } : {}),
      isCarrier: row.is_carrier,
      isAdmin: row.operator_role !== null && !row.suspended && !driver,
      operatorRole: row.suspended || driver ? null : row.operator_role,
      suspended: row.suspended,
      hasBlocked: row.has_blocked,
    };
  }

  /** The row of a live session. Calls in the same turn of the event loop are read with one statement. */
  private async read(sid: string): Promise<SessionRow | undefined> {
    if (!this.asked) {
      const sids: string[] = [];
      const rows = new Promise((turnOver) => setImmediate(turnOver)).then(() => {
        this.asked = undefined;
        return this.readAll(sids);
      });
      this.asked = { sids, rows };
    }
    this.asked.sids.push(sid);
    return (await this.asked.rows).get(sid);
  }

  /** Another process may have noted the same calls already: what it noted stands. */
  private async noteCall(sid: string, now: Date, called: Date): Promise<void> {
    await this.db.rows(
      `UPDATE sessions SET last_seen_at = $2,
              called_before = CASE WHEN called_at > $4 THEN called_before ELSE called_at END,
              called_at = CASE WHEN called_at > $4 THEN called_at ELSE $3 END
        WHERE sid = $1`,
      [sid, now, called, after(called, -SEEN_EVERY_MS)],
    );
  }

  private async readAll(sids: string[]): Promise<Map<string, SessionRow>> {
    const moment = this.callers.moment();
    const rows = await this.db.rowsWide<SessionRow>(
      `SELECT s.sid, s.user_id, u.is_carrier, u.operator_role, u.suspended_at IS NOT NULL AS suspended, ${hasBlocked('u')}, s.expire, s.last_seen_at, s.called_at, s.has_plain_tokens,
              s.viewed_from, v.id AS viewer_id, v.operator_role AS viewer_role,
              s.driver_link, d.name AS driver_name, d.shipment_id AS driver_shipment
         FROM sessions s JOIN users u ON u.id = s.user_id
         LEFT JOIN driver_links d ON d.id = s.driver_link AND d.ended_at IS NULL
         LEFT JOIN sessions o ON o.sid = s.viewed_from AND o.expire > $2 AND o.last_seen_at > $3
         LEFT JOIN users v ON v.id = o.user_id AND ${isActive('v')}
        WHERE s.sid = ANY($1::uuid[]) AND s.expire > $2 AND s.last_seen_at > $3 AND u.deleted_at IS NULL`,
      [sids, machineNow(), unusedSince()],
    );
    // What ends a view may be about the operator, who is not whom its row names: it is read every time.
    for (const row of rows) if (row.viewed_from === null) this.callers.keep(row.sid, row.user_id, row, moment);
    return new Map(rows.map((row) => [row.sid, row]));
  }

  list(user: User, search: PageSearch): Promise<ListPage> {
    return readPage(
      this.db,
      {
        from: 'sessions s',
        where:
          's.user_id = $1 AND s.viewed_from IS NULL AND s.driver_link IS NULL AND s.expire > $2::timestamptz AND s.last_seen_at > $3::timestamptz',
        values: [user.id, machineNow(), unusedSince(), user.sid],
        json: `json_build_object('sid', s.sid, 'userAgent', s.sess->>'userAgent', 'ip', s.sess->>'ip', 'current', s.sid = $4::uuid,
          'createdAt', ${isoJson('s.created_at')}, 'lastSeenAt', ${isoJson('s.last_seen_at')}, 'expiresAt', ${isoJson('s.expire')})`,
        at: 's.created_at',
        id: 's.sid',
        order: 'newest',
      },
      search,
    );
  }

  /** Ends one of the user's own sessions. @throws 404 */
  async end(user: User, sid: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const ended = isUuid(sid)
        ? await tx.run('DELETE FROM sessions WHERE sid = $1 AND user_id = $2', [sid, user.id])
        : 0;
      if (ended === 0) throw problem('not_found');
      tx.forget(user.id);
    });
  }

  /** Ends all of the user's sessions but this one. Drivers go on. */
  async endOthers(user: User): Promise<void> {
    await this.db.tx((tx) => this.endAll(tx, user.id, user.sid));
  }

  /** A participant: ends all of a user's sessions and the links of their drivers; if one is named, except that one, and drivers go on. */
  async endAll(tx: Tx, userId: string, exceptSid?: string): Promise<void> {
    await tx.run(
      'DELETE FROM sessions WHERE user_id = $1 AND ($2::uuid IS NULL OR (sid <> $2 AND driver_link IS NULL))',
      [userId, exceptSid ?? null],
    );
    if (exceptSid === undefined) await endDriverLinks(tx, userId, this.clock.now());
    tx.forget(userId);
  }
}

/** The user as an operator sees the app who looks as them; undefined once that operator may not. */
function viewed({
  sid,
  user_id,
  is_carrier,
  suspended,
  has_blocked,
  viewer_id,
  viewer_role,
}: SessionRow): User | undefined {
  if (viewer_id === null || !mayOperate({ operatorRole: viewer_role }, 'users', 'write')) return undefined;
  return {
    kind: 'user',
    id: user_id,
    sid,
    viewedBy: viewer_id,
    isCarrier: is_carrier,
    isAdmin: false,
    operatorRole: null,
    suspended,
    hasBlocked: has_blocked,
  };
}

/** The driver whose session it is; undefined for everybody else, and once their link was ended. */
function driverOf({
  driver_link: linkId,
  driver_name: name,
  driver_shipment: shipmentId,
}: SessionRow): Driver | undefined {
  return linkId !== null && name !== null && shipmentId !== null ? { linkId, shipmentId, name } : undefined;
}

function isLongAgo(seen: Date, now: Date): boolean {
  return now.getTime() - seen.getTime() > SEEN_EVERY_MS;
}
