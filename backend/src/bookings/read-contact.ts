import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import type { PaymentStatus } from '../common/payment-status.js';
import { Db } from '../platform/database/db.js';
import { UsersService } from '../users/users.service.js';
import type { ContactAnswer } from './bookings.dto.js';
import { type DealFacts, readShipmentFacts } from './deal-facts.js';

/** Money that is held or was paid out: from then on the two sides know each other. After a give-back or refund they are strangers again. */
const MET: readonly PaymentStatus[] = ['in_escrow', 'released'];

/** The other side of a paid job, for either of the two; undefined for everybody else, and while it is unpaid. */
export function otherSide({ shipment, booking }: DealFacts, user: User): string | undefined {
  if (!booking?.payment || !MET.includes(booking.payment.status)) return undefined;
  if (user.id === shipment.userId) return booking.quote.carrierId;
  return user.id === booking.quote.carrierId ? shipment.userId : undefined;
}

/** Whom to call about a paid job. */
@Injectable()
export class ReadContact {
  constructor(
    private readonly db: Db,
    private readonly users: UsersService,
  ) {}

  /** @throws 404; 403 for anyone but the two; 409 `payment_required` before the money is held, and once it has gone back */
  async read(user: User, shipmentId: string): Promise<ContactAnswer> {
    const facts = isUuid(shipmentId)
      ? (await readShipmentFacts(this.db, [shipmentId], user)).get(shipmentId)
      : undefined;
    const isOwner = facts?.shipment.userId === user.id;
    if (!facts || (facts.shipment.status === 'draft' && !isOwner)) throw problem('not_found');
    const other = otherSide(facts, user);
    if (other) return this.users.contact(this.db, other);
    throw problem(isOwner || facts.booking?.quote.carrierId === user.id ? 'payment_required' : 'forbidden');
  }
}
