import { Injectable } from '@nestjs/common';
import { readDriver } from '../auth/driver-links.js';
import type { User } from '../common/actor.js';
import { after, HOUR } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { MET } from '../common/payment-status.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { requireVisible } from '../shipments/visible.js';
import { UsersService } from '../users/users.service.js';
import { agreedOf } from './agreed-terms.js';
import type { ContactAnswer } from './bookings.dto.js';
import { type DealSnapshot, type QuoteSnapshot, readShipmentSnapshots } from './deal-snapshots.js';

/** The other side of a paid job, for either of the two; undefined for everybody else, while it is unpaid, and once the time for claims is over. */
export function otherSide({ shipment, booking }: DealSnapshot, user: User, now: Date): string | undefined {
  if (!booking?.payment || !MET.includes(booking.payment.status) || isPast(booking.quote, now)) return undefined;
  if (user.id === shipment.userId) return booking.quote.carrierId;
  return user.id === booking.quote.carrierId ? shipment.userId : undefined;
}

/** Is the time for claims after delivery over, and with it what the two had to talk about? Its last instant still counts. */
function isPast(quote: QuoteSnapshot['quote'], now: Date): boolean {
  return quote.deliveredAt !== null && now > after(quote.deliveredAt, agreedOf(quote).claimWindowHours * HOUR);
}

/** Whom to call about a paid job. */
@Injectable()
export class ReadContact {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
  ) {}

  /** @throws 404; 403 for anyone but the two; 409 `payment_required` before the money is held, and once it has gone back; 409 `contact_closed` once the time for claims is over */
  async read(user: User, shipmentId: string): Promise<ContactAnswer> {
    const now = this.clock.now();
    const snapshot = isUuid(shipmentId)
      ? (await readShipmentSnapshots(this.db, [shipmentId], user, now)).get(shipmentId)
      : undefined;
    const isOwner = snapshot?.shipment.userId === user.id;
    if (!snapshot) throw problem('not_found');
    requireVisible(snapshot.shipment, user);
    const other = otherSide(snapshot, user, now);
    if (other) {
      const driver = isOwner ? await readDriver(this.db, other, shipmentId) : undefined;
      const contact = await this.users.contact(this.db, other);
      return { ...contact, driver: driver ? { name: driver.name, phone: driver.phone } : null };
    }
    const { booking } = snapshot;
    if (!isOwner && booking?.quote.carrierId !== user.id) throw problem('forbidden');
    throw problem(booking && isPast(booking.quote, now) ? 'contact_closed' : 'payment_required');
  }
}
