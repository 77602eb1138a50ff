import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AccessGiven, accessOf } from '../common/access.js';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import type { Tx } from '../platform/database/tx.js';
import { requireAccount } from '../users/require-account.js';
import { MOST_ADDRESSES, type NewAddress } from './addresses.dto.js';

const JSON_OF = `json_build_object('id', a.id, 'label', a.label, 'address', a.address, 'access', a.access, 'usedAt', ${isoJson('a.used_at')})`;

/** What was typed of one end of a listing. */
export interface EndTyped {
  location: string;
  street: string | null;
  access: AccessGiven | null;
}

/** Addresses that a user has shipped from or to; nobody else sees them. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
  ) {}

  /** All of a user's own, the one that was used last first. */
  async list(user: User): Promise<JsonText> {
    const row = await this.db.one<{ json: string }>(
      `SELECT coalesce(json_agg(${JSON_OF} ORDER BY a.used_at DESC, a.id), '[]')::text AS json FROM user_addresses a WHERE a.user_id = $1`,
      [user.id],
    );
    return new JsonText(row?.json ?? '[]');
  }

  /** Keeps an address; one that is kept already gets the new label and access. @throws 400 `place_not_found`, `zip_mismatch`; 409 `too_many_addresses` */
  async add(user: User, { label, address, access }: NewAddress): Promise<JsonText> {
    this.places.require(address, 'address');
    this.places.requireZipsOfCities([{ text: address, path: 'address' }]);
    return this.db.tx(async (tx) => {
      await lockAddresses(tx, user.id);
      requireAccount(tx, user.id);
      const row = await tx.one<{ json: string }>(
        `INSERT INTO user_addresses AS a (id, user_id, label, address, access, used_at, created_at) VALUES ($1, $2, $3, $4, $5, $6, $6)
         ON CONFLICT (user_id, lower(address)) DO UPDATE SET label = excluded.label, access = excluded.access, used_at = excluded.used_at
         RETURNING ${JSON_OF}::text AS json`,
        [randomUUID(), user.id, label || null, address, storedAccess(access), this.clock.now()],
      );
      const kept = await tx.one<{ n: number }>('SELECT count(*)::int AS n FROM user_addresses WHERE user_id = $1', [
        user.id,
      ]);
      if ((kept?.n ?? 0) > MOST_ADDRESSES) throw problem('too_many_addresses');
      return new JsonText(row?.json ?? 'null');
    });
  }

  /** @throws 404, also for somebody else's */
  async remove(user: User, id: string): Promise<void> {
    const gone = isUuid(id)
      ? await this.db.one('DELETE FROM user_addresses WHERE id = $1 AND user_id = $2 RETURNING id', [id, user.id])
      : undefined;
    if (!gone) throw problem('not_found');
  }

  /** A participant of listings: keeps the streets that were typed. Where there are too many, the one without a label that was used longest ago makes room. */
  async keep(tx: Tx, userId: string, ends: readonly EndTyped[], at: Date): Promise<void> {
    for (const end of ends) {
      const address = this.streetOf(end);
      if (address === undefined) continue;
      await lockAddresses(tx, userId);
      await tx.run(
        `INSERT INTO user_addresses AS a (id, user_id, address, access, used_at, created_at) VALUES ($1, $2, $3, $4, $5, $5)
         ON CONFLICT (user_id, lower(address)) DO UPDATE SET access = coalesce(excluded.access, a.access), used_at = excluded.used_at`,
        [randomUUID(), userId, address, storedAccess(end.access), at],
      );
      await tx.run(
        `DELETE FROM user_addresses WHERE id IN (
           SELECT id FROM user_addresses WHERE user_id = $1 AND label IS NULL ORDER BY used_at, id
            LIMIT greatest(0, (SELECT count(*) FROM user_addresses WHERE user_id = $1) - $2))`,
        [userId, MOST_ADDRESSES],
      );
    }
  }

  /** A participant: of an erased user none are left. */
  async forget(tx: Tx, userId: string): Promise<void> {
    await tx.run('DELETE FROM user_addresses WHERE user_id = $1', [userId]);
  }

  /** The street with its city that one end names, in the words of its owner; undefined where there is none. */
  private streetOf({ location, street }: EndTyped): string | undefined {
    const typed = street ? [street, `${street}, ${location}`, location] : [location];
    return typed.find((text) => this.places.find(text)?.precision === 'street');
  }
}

/** Two calls of one user at the same time count one after the other. */
async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 44))', [userId]);
}

function storedAccess(given: AccessGiven | null | undefined): string | null {
  const access = accessOf(given ?? null);
  const note = given?.note || null;
  return access || note ? JSON.stringify({ place: null, stairs: null, lift: null, ...access, note }) : null;
}
