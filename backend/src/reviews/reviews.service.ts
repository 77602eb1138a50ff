import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rolesOf, type User, type Visitor } from '../common/actor.js';
import { asWritten, hideAgain, hideContacts } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { DealActs } from '../bookings/deal-acts.js';
import type { ShipmentSnapshot } from '../bookings/deal-snapshots.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Masking } from '../platform/database/masking.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { ShipmentStatus } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { UsersService } from '../users/users.service.js';
import { Review } from './review.entity.js';
import type { NewReview, ReviewSearch } from './reviews.dto.js';
import { carrierOf, readReview, reviewsOf, standingOf } from './reviews.queries.js';
import type { TrackRecordAnswer } from './track-record.dto.js';
import { trackRecordOf } from './track-record.queries.js';

const CAN_BE_REVIEWED: readonly ShipmentStatus[] = ['delivered'];

@Injectable()
export class ReviewsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
    masking: Masking,
    deals: DealActs,
  ) {
    deals.when('reviews', canReview);
    masking.keep({
      table: 'reviews',
      columns: ['comment', 'written', 'masked'],
      where: 'comment IS NOT NULL',
      again: (row) => hideAgain(row, { comment: 'comment' }),
    });
  }

  /**
   * One side of a delivered shipment reviews the other, once.
   * @throws 404 for another's draft; 403 for strangers; 409 before delivery, `review_exists`
   */
  async post(user: User, { shipmentId, rating, comment }: NewReview): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, shipmentId);
      requireVisible(shipment, user);
      const carrierId = await carrierOf(tx, shipment.id);
      const roles = rolesOf(user, { ownerId: shipment.userId, carrierId });
      if (!roles.includes('owner') && !roles.includes('carrier')) throw problem('forbidden');
      if (!CAN_BE_REVIEWED.includes(shipment.status) || !carrierId) {
        throw problem('illegal_transition', {
          detail: `A shipment can be reviewed once it is delivered; this one is ${shipment.status.replace('_', ' ')}.`,
        });
      }
      const { shown, written, masked } = hideContacts({ comment: comment || null });
      const review = {
        id: randomUUID(),
        revieweeId: roles.includes('owner') ? carrierId : shipment.userId,
        at: this.clock.now(),
      };
      tx.insert(Review, {
        id: review.id,
        shipmentId: shipment.id,
        reviewerId: user.id,
        revieweeId: review.revieweeId,
        rating,
        ...shown,
        written,
        masked,
        createdAt: review.at,
      });
      await this.recount(tx, review.revieweeId);
      const ids = { reviewId: review.id, shipmentId: shipment.id, status: shipment.status };
      emit(tx, review.at, 'review.posted', ids, [user.id, review.revieweeId]);
      return readReview(tx, review.id, user.id);
    });
  }

  /** What others said about a user, newest first. @throws 404 for unknown and erased people */
  async of(userId: string, viewer: Visitor, search: ReviewSearch): Promise<ListPage> {
    await this.db.tx((tx) => this.users.row(tx, userId));
    return reviewsOf(this.db, userId, viewer, search);
  }

  /** How a carrier has done so far. @throws 404 for unknown and erased people */
  async recordOf(userId: string): Promise<TrackRecordAnswer> {
    await this.db.tx((tx) => this.users.row(tx, userId));
    return trackRecordOf(this.db, userId, this.clock.now());
  }

  /** A participant: removes a review and recomputes the rating; returns the review, undefined when there is none. */
  async remove(
    tx: Tx,
    id: string,
  ): Promise<Pick<Review, 'shipmentId' | 'reviewerId' | 'revieweeId' | 'rating' | 'comment'> | undefined> {
    const review = await tx.find(Review, { id });
    if (!review || (await tx.run('DELETE FROM reviews WHERE id = $1', [id])) === 0) return undefined;
    const { shipmentId, reviewerId, revieweeId, rating, comment } = asWritten(review);
    await this.recount(tx, revieweeId);
    emit(tx, this.clock.now(), 'review.removed', { reviewId: id, shipmentId }, [reviewerId, revieweeId]);
    return { shipmentId, reviewerId, revieweeId, rating, comment };
  }

  /** A participant: recomputes a user's rating and number of reviews from the rows, also after a removal. */
  async recount(tx: Tx, userId: string): Promise<void> {
    await this.users.lockUser(tx, userId);
    const { rating, count } = await standingOf(tx, userId);
    await this.users.setRating(tx, userId, rating, count);
  }
}

/** Each side of what was delivered, once. */
function canReview({ shipment, booking, hasReviewed }: ShipmentSnapshot, user: User): boolean {
  if (!booking || user.suspended || hasReviewed) return false;
  return (
    CAN_BE_REVIEWED.includes(shipment.status) && (user.id === shipment.userId || user.id === booking.quote.carrierId)
  );
}
