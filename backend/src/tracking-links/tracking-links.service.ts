import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DealActs } from '../bookings/deal-acts.js';
import type { ShipmentSnapshot } from '../bookings/deal-snapshots.js';
import { rolesOf, type User } from '../common/actor.js';
import { UNDER_WAY } from '../common/booked.js';
import { localDay } from '../common/calendar.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { isLinkToken, linkHash, newLinkToken } from '../platform/security/link-token.js';
import { keepPoint } from '../proofs/proofs.queries.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { ShipmentStatus } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import type {
  ExpectedAnswer,
  NewTrackingLink,
  NewTrackingLinkAnswer,
  TrackAnswer,
  WaitingAt,
} from './tracking-links.dto.js';
import { arrivalRecord, follow, type Followed, LINK, noteSeen } from './tracking-links.queries.js';

const MOST_LINKS = 5;
/** There is something to follow. */
const FOLLOWED: readonly ShipmentStatus[] = ['booked', 'in_transit'];
/** Links by which the owner of a shipment lets others follow it. */
@Injectable()
export class TrackingLinksService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    deals: DealActs,
  ) {
    deals.when('tracking-links', canShare);
  }

  /** @throws 404; 403 for anybody but the owner; 409 unless it is paid and not yet delivered, `too_many_links` */
  async create(
    user: User,
    shipmentId: string,
    { label, showsCode = false }: NewTrackingLink,
  ): Promise<NewTrackingLinkAnswer> {
    return this.db.tx(async (tx) => {
      const shipment = await lockOwn(tx, user, shipmentId);
      const paid = await tx.one('SELECT 1 AS one FROM quotes WHERE shipment_id = $1 AND status = ANY ($2::text[])', [
        shipment.id,
        UNDER_WAY,
      ]);
      if (!paid)
        throw problem('illegal_transition', {
          detail: 'Only a shipment that is paid and not yet delivered can be followed.',
        });
      const row = await tx.one<{ count: number }>(
        'SELECT count(*)::int AS count FROM tracking_links WHERE shipment_id = $1 AND revoked_at IS NULL AND NOT of_bill',
        [shipment.id],
      );
      if ((row?.count ?? 0) >= MOST_LINKS) throw problem('too_many_links');
      const { id, token, createdAt } = await this.write(tx, shipment.id, { label: label || null, showsCode });
      return { id, label: label || null, createdAt, seenAt: null, showsCode, path: `/track/${token}` };
    });
  }

  /** A participant: a new link, with the token that opens it. */
  async write(
    tx: Tx,
    shipmentId: string,
    { label, ofBill = false, showsCode = false }: { label: string | null; ofBill?: boolean; showsCode?: boolean },
  ): Promise<{ id: string; token: string; createdAt: Date }> {
    const [id, token, createdAt] = [randomUUID(), newLinkToken(), this.clock.now()];
    await tx.run(
      'INSERT INTO tracking_links (id, shipment_id, token_hash, label, of_bill, shows_code, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [id, shipmentId, linkHash(token), label, ofBill, showsCode, createdAt],
    );
    return { id, token, createdAt };
  }

  /** The links of a shipment that work, the newest first. @throws 404; 403 */
  async list(user: User, shipmentId: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const { id } = await lockOwn(tx, user, shipmentId);
      const row = await tx.one<{ list: string }>(
        `SELECT coalesce(json_agg(${LINK} ORDER BY l.created_at DESC, l.id DESC), '[]')::text AS list
           FROM tracking_links l WHERE l.shipment_id = $1 AND l.revoked_at IS NULL AND NOT l.of_bill`,
        [id],
      );
      return new JsonText(row?.list ?? '[]');
    });
  }

  /** @throws 404; 403 */
  async revoke(user: User, shipmentId: string, linkId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { id } = await lockOwn(tx, user, shipmentId);
      const revoked = isUuid(linkId)
        ? await tx.run(
            'UPDATE tracking_links SET revoked_at = $3 WHERE id = $1 AND shipment_id = $2 AND revoked_at IS NULL AND NOT of_bill',
            [linkId, id, this.clock.now()],
          )
        : 0;
      if (revoked === 0) throw problem('not_found');
    });
  }

  /** What a link shows. @throws 404, the same for tokens that never were, no longer are, or whose shipment is long over */
  async track(token: string): Promise<TrackAnswer> {
    const now = this.clock.now();
    const followed = await this.followed(token);
    await noteSeen(this.db, followed, now);
    const { title, from, to, status, deliveredAt, timeZone, carrier, latitude, longitude, at, code } = followed;
    return {
      title,
      from,
      to,
      status,
      deliveredAt,
      timeZone,
      expected: expectedOf(followed, now),
      position: latitude !== null && longitude !== null && at ? { latitude, longitude, at } : null,
      carrier,
      record: (await arrivalRecord(this.db)) ?? null,
      canSetPoint: mayPoint(followed),
      code,
      bill: followed.hasBill ? `/api/track/${token}/bill-of-lading.pdf` : null,
    };
  }

  /** The shipment of a link that works. @throws 404 as `track` */
  async followed(token: string): Promise<Followed> {
    const found = isLinkToken(token) ? await follow(this.db, linkHash(token), this.clock.now()) : undefined;
    if (!found) throw problem('not_found');
    return found;
  }

  /** Whoever waits for a shipment says where. @throws 404 as `track`; 409 for the carrier's link, and once it is over */
  async setPoint(token: string, here: WaitingAt): Promise<void> {
    await this.db.tx(async (tx) => {
      const now = this.clock.now();
      const found = isLinkToken(token) ? await follow(tx, linkHash(token), now) : undefined;
      if (!found) throw problem('not_found');
      const shipment = await lockShipment(tx, found.shipmentId);
      if (!mayPoint({ ...found, status: shipment.status })) throw problem('illegal_transition');
      await keepPoint(tx, shipment.id, 'delivery', here, 'recipient', now);
      const ids = { shipmentId: shipment.id, status: shipment.status };
      emit(tx, now, 'shipment.changed', ids, [shipment.userId]);
    });
  }
}

/** The carrier holds the bill, and is measured by this point. */
function mayPoint({ ofBill, status }: Pick<Followed, 'ofBill' | 'status'>): boolean {
  return !ofBill && FOLLOWED.includes(status);
}

/** A window that has passed says no more than the agreed day. */
function expectedOf(followed: Followed, now: Date): ExpectedAnswer | null {
  const { status, quoteId, agreedDay: day, windowFrom, windowTo, timeZone } = followed;
  if (!quoteId || !FOLLOWED.includes(status)) return null;
  const late = windowFrom !== null && day !== null && localDay(windowFrom, timeZone) > day;
  return windowFrom && windowTo && windowTo >= now
    ? { from: windowFrom, to: windowTo, day, late }
    : { from: null, to: null, day, late: day !== null && localDay(now, timeZone) > day };
}

async function lockOwn(tx: Tx, user: User, shipmentId: string): Promise<Shipment> {
  const shipment = await lockShipment(tx, shipmentId);
  requireVisible(shipment, user);
  if (!rolesOf(user, { ownerId: shipment.userId }).includes('owner')) throw problem('forbidden');
  return shipment;
}

function canShare({ shipment, booking }: ShipmentSnapshot, user: User): boolean {
  const isPaid = booking !== undefined && UNDER_WAY.some((status) => status === booking.quote.status);
  return isPaid && !user.suspended && user.id === shipment.userId;
}
