import { Injectable } from '@nestjs/common';
import { DAY } from '../common/clock.js';
import { invalidField, problem } from '../common/errors.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { UsersService } from '../users/users.service.js';
import { type BookNowFor, USUALLY_FOR } from './book-now.rules.js';
import { Shipment } from './shipment.entity.js';
import type { NewShipment } from './shipments.dto.js';

type Given = Pick<NewShipment, 'bookNowPrice' | 'bookNowFor'>;
type Columns = Pick<Shipment, 'bookNowCents' | 'bookNowFor'>;
const OFF = { bookNowCents: null, bookNowFor: null };

/** So many jobs left unpaid within so long turn book now off for as long. */
export const MOST_LEFT_UNPAID = 3;
export const LEFT_UNPAID_DAYS = 90;

/** The price at which carriers take a listing without asking: what its owner sets, and what turns it off. */
@Injectable()
export class BookNow {
  constructor(
    private readonly clock: Clock,
    private readonly users: UsersService,
  ) {}

  /** A participant: nobody offers what they may not. @throws 403 `book_now_off` */
  async requireAllowed(tx: Tx, ownerId: string, { bookNowPrice }: Given): Promise<void> {
    if (bookNowPrice === undefined || bookNowPrice === null) return;
    const { bookNowOffUntil } = await this.users.row(tx, ownerId);
    if (!isOff(bookNowOffUntil, this.clock.now())) return;
    const until = bookNowOffUntil?.toISOString().slice(0, 10);
    throw problem('book_now_off', {
      detail: `You can list it without a book-now price. You left ${MOST_LEFT_UNPAID} jobs unpaid in ${LEFT_UNPAID_DAYS} days, so book now is off until ${until}.`,
    });
  }

  /** A participant: the price of a listing, while its owner may set one. */
  async stillOffered(tx: Tx, { userId, bookNowCents, bookNowFor }: Shipment): Promise<Columns> {
    const { bookNowOffUntil } = await this.users.row(tx, userId);
    return isOff(bookNowOffUntil, this.clock.now()) ? OFF : { bookNowCents, bookNowFor };
  }

  /** A participant: can carriers take this listing at a price at all? @throws 403 `book_now_off` */
  async requireOffered(tx: Tx, shipment: Shipment): Promise<{ bookNowCents: number; bookNowFor: BookNowFor }> {
    const { bookNowCents, bookNowFor } = shipment;
    // Both turn it off on every listing; an edit that was under way may have set it again.
    const { suspendedAt, bookNowOffUntil } = await this.users.row(tx, shipment.userId);
    if (bookNowCents === null || bookNowFor === null || suspendedAt || isOff(bookNowOffUntil, this.clock.now()))
      throw problem('book_now_off');
    return { bookNowCents, bookNowFor };
  }

  /** A participant: nobody takes this listing any more. Its row is locked. */
  async end(tx: Tx, shipment: Shipment): Promise<void> {
    const set = { ...OFF, updatedAt: this.clock.now() };
    tx.update(Shipment, shipment.id, set);
    Object.assign(shipment, set);
  }

  /** A participant: nobody takes any of this owner's listings any more. */
  async endAllOf(tx: Tx, ownerId: string): Promise<void> {
    await tx.run(
      `UPDATE shipments SET book_now_price = NULL, book_now_for = NULL, updated_at = $2
        WHERE id IN (SELECT id FROM shipments WHERE user_id = $1 AND book_now_price IS NOT NULL ORDER BY id FOR UPDATE)`,
      [ownerId, this.clock.now()],
    );
  }
}

/** Is book now off for somebody until later? */
function isOff(until: Date | null, now: Date): boolean {
  return until !== null && until > now;
}

/** Until when book now is off for an owner who left too many jobs unpaid. */
export function offUntil(at: Date): Date {
  return new Date(at.getTime() + LEFT_UNPAID_DAYS * DAY);
}

/** The two columns after an edit; without a price there is nobody to choose. @throws 400 for a choice of carriers without a price */
export function bookNowColumns({ bookNowPrice, bookNowFor }: Given, before?: Columns): Columns {
  const cents = bookNowPrice === undefined ? (before?.bookNowCents ?? null) : bookNowPrice;
  if (cents !== null) return { bookNowCents: cents, bookNowFor: bookNowFor ?? before?.bookNowFor ?? USUALLY_FOR };
  if (bookNowFor && bookNowPrice !== null) throw invalidField('bookNowFor', 'Only with a book-now price');
  return OFF;
}
