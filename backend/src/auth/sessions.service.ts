import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { User } from '../common/actor.js';
import { after, DAY, machineNow, MINUTE } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, type Listing } from '../common/paging.js';
import { unusedSince } from '../common/sessions.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { Session, type SessionData } from './session.entity.js';

export const SESSION_DAYS = 90;
const SEEN_EVERY_MS = 10 * MINUTE;

export interface TokenClaims {
  sub: string;
  jti: string;
}

interface SessionRow {
  sid: string;
  user_id: string;
  is_carrier: boolean;
  is_admin: boolean;
  suspended: boolean;
  last_seen_at: Date;
}

/** What a call came from. */
export interface Device {
  ip: string;
  userAgent: string | undefined;
}

/** Sessions: a row each, read on every call, so that ending one works at once. Machine time rules them. */
@Injectable()
export class SessionsService {
  /** What is read together when this turn of the event loop is over. */
  private asked: { sids: string[]; rows: Promise<Map<string, SessionRow>> } | undefined;

  constructor(
    private readonly db: Db,
    private readonly jwt: JwtService,
    sweeps: Sweeps,
  ) {
    sweeps.every('hourly', 'expired sessions', () => this.db.rows('DELETE FROM sessions WHERE expire < $1', [machineNow()]));
  }

  /** A participant: a new session, and its token. */
  async start(tx: Tx, userId: string, device: Device): Promise<string> {
    const now = machineNow();
    const sid = randomUUID();
    const sess: SessionData = { userAgent: device.userAgent?.slice(0, 300) ?? null, ip: shortened(device.ip) };
    await tx.insert(Session, { sid, userId, sess, expire: after(now, SESSION_DAYS * DAY), createdAt: now, lastSeenAt: now });
    return this.jwt.sign({ sub: userId, jti: sid } satisfies TokenClaims);
  }

  /** Whom a token belongs to at this moment; undefined when its session has ended. */
  async user({ sub, jti }: TokenClaims): Promise<User | undefined> {
    if (!isUuid(jti) || !isUuid(sub)) return undefined;
    const row = await this.read(jti);
    if (row?.user_id !== sub) return undefined;
    const now = machineNow();
    if (now.getTime() - row.last_seen_at.getTime() > SEEN_EVERY_MS) {
      await this.db.rows('UPDATE sessions SET last_seen_at = $2 WHERE sid = $1', [jti, now]);
    }
    return { kind: 'user', id: sub, sid: jti, isCarrier: row.is_carrier, isAdmin: row.is_admin, suspended: row.suspended };
  }

  /** The row of a session that has not ended. Calls that come in the same turn of the event loop are read by one statement. */
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

  private async readAll(sids: string[]): Promise<Map<string, SessionRow>> {
    const rows = await this.db.rows<SessionRow>(
      `SELECT s.sid, s.user_id, u.is_carrier, u.is_admin, u.suspended_at IS NOT NULL AS suspended, s.last_seen_at
         FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.sid = ANY($1::uuid[]) AND s.expire > $2 AND s.last_seen_at > $3 AND u.deleted_at IS NULL`,
      [sids, machineNow(), unusedSince()],
    );
    return new Map(rows.map((row) => [row.sid, row]));
  }

  list(user: User, search: PageSearch): Promise<Listing> {
    return readPage(
      this.db,
      {
        from: 'sessions s',
        where: 's.user_id = $1 AND s.expire > $2::timestamptz AND s.last_seen_at > $3::timestamptz',
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
    const ended = isUuid(sid) ? await this.db.rows('DELETE FROM sessions WHERE sid = $1 AND user_id = $2 RETURNING sid', [sid, user.id]) : [];
    if (ended.length === 0) throw problem('not_found');
  }

  /** Ends all of the user's sessions but this one. */
  async endOthers(user: User): Promise<void> {
    await this.db.tx((tx) => this.endAll(tx, user.id, user.sid));
  }

  /** A participant: ends all sessions of a user, but one where it is named. */
  async endAll(tx: Tx, userId: string, exceptSid?: string): Promise<void> {
    await tx.run('DELETE FROM sessions WHERE user_id = $1 AND sid IS DISTINCT FROM $2::uuid', [userId, exceptSid ?? null]);
  }
}

/** An address without the part that tells one household from another. */
function shortened(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return plain.replace(/\.\d+$/, '.0/24');
}

/** The eight groups of an IPv6 address, those that `::` stands for too. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part = '') => part.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}
