import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, type ListPage } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { readNewest } from '../platform/database/newest.js';
import type { Tx } from '../platform/database/tx.js';
import { clearDeadlines } from '../platform/deadlines/deadlines.js';
import { Outbox } from '../platform/events/outbox.js';
import { FindShipments } from '../shipments/find-shipments.js';
import { UsersService } from '../users/users.service.js';
import { dropWaiting } from './alerts.queries.js';
import { cellsWithin } from './lanes.js';
import { SavedSearch } from './saved-search.entity.js';
import { DEFAULT_RADIUS } from '../shipments/shipments.filter.js';
import { requireAccount } from '../users/require-account.js';
import {
  givenOf,
  type NewSavedSearch,
  type SavedQuery,
  type SavedSearchAnswer,
  type SavedSearchChanges,
  toSavedSearch,
} from './saved-searches.dto.js';

const MOST_SEARCHES = 20;

/** Searches that carriers keep. */
@Injectable()
export class SavedSearchesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly findShipments: FindShipments,
    private readonly users: UsersService,
    outbox: Outbox,
  ) {
    outbox.on(['user.erased'], 'searches.forget', ({ ids }) => this.forget(ids.userId));
  }

  /** @throws 400, also `place_not_found`; 409 `too_many_searches` */
  save(user: User, { label, query, notify = 'off' }: NewSavedSearch): Promise<SavedSearchAnswer> {
    const kept = this.kept(query);
    return this.db.tx(async (tx) => {
      // One after the other, so that the limit holds.
      await this.users.lockUser(tx, user.id);
      requireAccount(tx, user.id);
      const saved = await tx.one<{ n: number }>('SELECT count(*)::int AS n FROM saved_searches WHERE user_id = $1', [
        user.id,
      ]);
      if ((saved?.n ?? 0) >= MOST_SEARCHES) throw problem('too_many_searches');
      const at = this.clock.now();
      const id = randomUUID();
      tx.insert(SavedSearch, { id, userId: user.id, label, ...kept, notify, createdAt: at, updatedAt: at });
      return toSavedSearch(await tx.get(SavedSearch, { id }));
    });
  }

  /** The carrier's own, newest first. */
  async own(user: User, search: PageSearch): Promise<ListPage<SavedSearchAnswer>> {
    const query = this.db.source
      .getRepository(SavedSearch)
      .createQueryBuilder('s')
      .where('s.user_id = :userId', { userId: user.id });
    return readNewest(query, search, toSavedSearch);
  }

  /** @throws 400, also `place_not_found`; 404 */
  change(user: User, id: string, { query, ...changes }: SavedSearchChanges): Promise<SavedSearchAnswer> {
    return this.db.tx(async (tx) => {
      await this.lock(tx, user, id);
      const kept = query === undefined ? {} : this.kept(query);
      const at = this.clock.now();
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
      tx.update(SavedSearch, id, { ...given, ...kept, updatedAt: at });
      if (changes.notify === 'off') await this.quieten(tx, id);
      return toSavedSearch(await tx.get(SavedSearch, { id }));
    });
  }

  /** @throws 404 */
  delete(user: User, id: string): Promise<void> {
    return this.db.tx(async (tx) => {
      await this.lock(tx, user, id);
      await this.quieten(tx, id);
      await tx.run('DELETE FROM saved_searches WHERE id = $1', [id]);
    });
  }

  /** What waits to be told is not told any more. */
  private async quieten(tx: Tx, id: string): Promise<void> {
    clearDeadlines(tx, this.clock.now(), ['load_alerts'], id);
    await dropWaiting(tx, [id]);
  }

  private kept(typed: SavedQuery): Pick<SavedSearch, 'query' | 'near' | 'cells'> {
    const query = givenOf(typed);
    const near = this.findShipments.pointsOf(query);
    const [first] = near;
    return {
      query: query as SavedQuery,
      near,
      cells: first ? cellsWithin(first, query.radiusMiles ?? DEFAULT_RADIUS) : null,
    };
  }

  private async lock(tx: Tx, user: User, id: string): Promise<SavedSearch> {
    const search = isUuid(id) ? await tx.lock(SavedSearch, { id, userId: user.id }) : undefined;
    if (!search) throw problem('not_found');
    return search;
  }

  /** An erased carrier's searches go, and what was found for them. */
  private async forget(userId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const searches = await tx.rows<{ id: string }>('SELECT id FROM saved_searches WHERE user_id = $1', [userId]);
      const ids = searches.map(({ id }) => id);
      clearDeadlines(tx, this.clock.now(), ['load_alerts'], ids);
      await tx.run('DELETE FROM saved_searches WHERE user_id = $1', [userId]);
      await tx.run('DELETE FROM alerts WHERE user_id = $1', [userId]);
    });
  }
}
