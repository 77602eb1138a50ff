import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { hideAgain, hideContacts } from '../common/contact-data.js';
import { invalidField, problem } from '../common/errors.js';
import type { Badge } from '../common/facts.js';
import { isUuid } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Masking } from '../platform/database/masking.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { photoId } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { isActive } from './active.js';
import { UserRow } from './user.entity.js';
import {
  type PersonAnswer,
  type ProfileChanges,
  type PublicUserAnswer,
  type UserAnswer,
  nameColumns,
  personFields,
  toPublicUser,
  toDriver,
  toUser,
} from './users.dto.js';

@Injectable()
export class UsersService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly uploads: UploadsService,
    masking: Masking,
  ) {
    masking.keep({
      table: 'users',
      columns: ['first_name', 'written', 'masked'],
      where: 'deleted_at IS NULL',
      again: (row) => hideAgain(row, { first_name: 'firstName' }),
    });
  }

  async self(user: User): Promise<UserAnswer> {
    return this.db.tx(async (tx) => {
      const row = await this.row(tx, user.id);
      return user.driver ? toDriver(row, user.driver) : toUser(row);
    });
  }

  /** A user's public profile; 404 for unknown and erased people alike. */
  async publicProfile(id: string): Promise<PublicUserAnswer> {
    return this.db.tx(async (tx) => toPublicUser(await this.row(tx, id)));
  }

  /** @throws 400 for a picture that is somebody else's upload */
  async changeProfile(user: User, changes: ProfileChanges): Promise<UserAnswer> {
    return this.db.tx(async (tx) => {
      const set = Object.fromEntries(
        Object.entries(changes).map(([field, value]) => [field, value === '' ? null : value]),
      );
      requireNoContacts(changes);
      if (changes.profileImageUrl !== undefined || changes.truckPhotos !== undefined)
        set['truckPhotos'] = await this.setPhotos(tx, user, changes);
      tx.update(UserRow, user.id, { ...withName(set), updatedAt: this.clock.now() });
      tx.forget(user.id);
      emit(tx, this.clock.now(), 'user.changed', { userId: user.id }, [user.id]);
      return toUser(await this.row(tx, user.id));
    });
  }

  /**
   * What is uploaded of person and trucks becomes public, and what was there before is free again. An address elsewhere is kept as text.
   * @returns the photos of the trucks
   */
  private async setPhotos(tx: Tx, user: User, changes: ProfileChanges): Promise<string[]> {
    // What two calls at once read of it would be the same, and the second would take away what the first added.
    await this.lockUser(tx, user.id);
    const before = await this.row(tx, user.id);
    const picture = changes.profileImageUrl === undefined ? before.profileImageUrl : changes.profileImageUrl || null;
    const trucks = changes.truckPhotos === undefined ? before.truckPhotos : (changes.truckPhotos ?? []);
    if (picture !== null && trucks.includes(picture)) throw invalidField('truckPhotos', 'This is your profile picture');
    const place = { userId: user.id };
    const already = [...(before.profileImageUrl === null ? [] : [before.profileImageUrl]), ...before.truckPhotos];
    const added = trucks.filter((url) => !already.includes(url));
    await this.uploads.addPhotos(tx, user, place, added, 'truckPhotos');
    const uploads = [...(picture !== null && photoId(picture) ? [picture] : []), ...trucks];
    await this.uploads.setPhotos(tx, user, place, uploads, [...already, ...trucks], 'profileImageUrl');
    return trucks;
  }

  /**
   * A participant: the row of a user who has not been erased.
   * @throws 404
   */
  async row(tx: Tx, id: string): Promise<UserRow> {
    const row = isUuid(id) ? await tx.find(UserRow, { id }) : undefined;
    if (!row || row.deletedAt) throw problem('not_found');
    return row;
  }

  /** A participant: can this user not begin anything, such as a pickup? */
  async isSuspended(tx: Tx, id: string): Promise<boolean> {
    const row = await tx.find(UserRow, { id });
    return Boolean(row?.suspendedAt);
  }

  /** A participant: counts a finished job, or one given back or not picked up, on the carrier's profile. */
  async countJob(tx: Tx, carrierId: string, outcome: 'completed' | 'cancelled'): Promise<void> {
    const column = outcome === 'completed' ? 'completed_jobs' : 'cancelled_jobs';
    await tx.run(`UPDATE users SET ${column} = ${column} + 1 WHERE id = $1`, [carrierId]);
  }

  /** A participant: counts whether what a shipper listed was as they said: at its pickup, or once operators found that it was not. */
  async countItem(tx: Tx, shipperId: string, outcome: 'picked_up' | 'differed'): Promise<void> {
    const column = outcome === 'picked_up' ? 'pickups' : 'misdescribed';
    await tx.run(`UPDATE users SET ${column} = ${column} + 1 WHERE id = $1`, [shipperId]);
  }

  /** A participant: locks a user's row until the transaction ends. */
  async lockUser(tx: Tx, id: string): Promise<void> {
    await tx.one('SELECT 1 AS one FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }

  /** A participant: locks the row of a user who is to be erased, also against whatever begins as theirs; see `requireAccount`. Whether they are still there. */
  async lockWhole(tx: Tx, id: string): Promise<boolean> {
    const sql = 'SELECT 1 AS one FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE';
    return (await tx.one(sql, [id])) !== undefined;
  }

  /** A participant: keeps a user's row as it is until the transaction ends; others may keep it too. */
  async keepUser(tx: Tx, id: string): Promise<void> {
    await tx.one('SELECT 1 AS one FROM users WHERE id = $1 FOR SHARE', [id]);
  }

  /** A participant: writes the result of a user's reviews; `rating` is a decimal text with two digits, null without reviews. */
  async setRating(tx: Tx, userId: string, rating: string | null, reviewCount: number): Promise<void> {
    await tx.run('UPDATE users SET rating = $2, review_count = $3 WHERE id = $1', [userId, rating, reviewCount]);
  }

  /** Whom to call: the name others see, and the phone. */
  async contact(db: Db, userId: string): Promise<PersonAnswer & { phone: string | null }> {
    const row = await db.one<{ contact: PersonAnswer & { phone: string | null } }>(
      `SELECT json_build_object(${personFields('u')}, 'phone', u.phone) AS contact FROM users u WHERE u.id = $1`,
      [userId],
    );
    if (!row) throw problem('not_found');
    return row.contact;
  }

  /** A participant: writes what operators have checked about a carrier. */
  async setBadges(tx: Tx, userId: string, badges: readonly Badge[]): Promise<void> {
    await tx.run('UPDATE users SET badges = $2 WHERE id = $1', [userId, JSON.stringify(badges)]);
  }

  /** A participant: removes what identifies a user from their row; what depends on the row stays. */
  async erase(tx: Tx, userId: string, at: Date): Promise<void> {
    await this.uploads.forget(tx, userId);
    await tx.run(
      `UPDATE users SET email = 'deleted-' || id || '@deleted.invalid', password = '', first_name = 'Deleted user', last_name = NULL, written = NULL, masked = '{}', profile_image_url = NULL,
              phone = NULL, bio = NULL, fee_percent = NULL, support_contact = NULL, quick_replies = '{}', about = NULL, home_base = NULL, lanes = '[]', takes = '{}', truck_photos = '{}', reset_token = NULL, reset_token_expiry = NULL, email_verify_token = NULL, email_verify_expiry = NULL,
              email_verified = false, pending_email = NULL, is_admin = false, operator_role = NULL, deleted_at = $2, updated_at = $2 WHERE id = $1`,
      [userId, at],
    );
    tx.forget(userId);
  }

  /** A participant: what an operator sets on an account. */
  async set(tx: Tx, userId: string, columns: Partial<UserRow>, at: Date): Promise<void> {
    tx.update(UserRow, userId, { ...withName(columns), updatedAt: at });
    tx.forget(userId);
    emit(tx, at, 'user.changed', { userId }, [userId]);
  }

  /** A participant: is this the only owner left who can do anything? Owners are locked, so that two cannot leave at once. */
  async isLastOwner(tx: Tx, userId: string): Promise<boolean> {
    if ((await this.row(tx, userId)).operatorRole !== 'owner') return false;
    const rows = await tx.rows<{ id: string }>(
      `SELECT u.id FROM users u WHERE u.is_admin AND u.operator_role = 'owner' AND ${isActive('u')} ORDER BY u.id FOR NO KEY UPDATE`,
    );
    return rows.length === 1 && rows[0]?.id === userId;
  }

  /** A participant: stores a carrier's account at the card provider, and whether it can be paid. */
  async setPayoutAccount(tx: Tx, userId: string, accountId: string, status: 'pending' | 'ready'): Promise<void> {
    await tx.run('UPDATE users SET stripe_account_id = $2, payout_status = $3 WHERE id = $1', [
      userId,
      accountId,
      status,
    ]);
  }
}

/** What everybody reads names nobody's phone, address of mail or link. @throws 400 naming the field */
function requireNoContacts({ about, homeBase, lanes = [] }: ProfileChanges): void {
  const read = {
    about,
    homeBase,
    ...Object.fromEntries(
      lanes.flatMap(({ from, to }, n) => [
        [`lanes.${n}.from`, from],
        [`lanes.${n}.to`, to],
      ]),
    ),
  };
  for (const [path, text] of Object.entries(read))
    if (text && hideContacts({ text }).masked.length > 0)
      throw invalidField(path, 'Leave out phone numbers, email addresses and links');
}

/** What is set on a row, with what of a first name others see. */
function withName(set: Partial<UserRow>): Partial<UserRow> {
  return set.firstName === undefined ? set : { ...set, ...nameColumns(set.firstName) };
}
