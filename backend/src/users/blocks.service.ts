import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { personFields } from './users.dto.js';
import { UsersService } from './users.service.js';
import { blockedBetween } from './blocks.queries.js';
import { requireAccount } from './require-account.js';

/** Whom people do not want to hear from. Between two of whom one has blocked the other nothing new begins; deals that run go on. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly users: UsersService,
  ) {}

  /** Blocks somebody; again, nothing changes. @throws 404; 400 for oneself */
  async block(user: User, id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const other = await this.users.row(tx, id);
      if (other.id === user.id) throw invalidField('id', 'You cannot block yourself');
      requireAccount(tx, user.id);
      await tx.run(
        'INSERT INTO user_blocks (blocker_id, blocked_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [user.id, other.id, this.clock.now()],
      );
      tx.forget(user.id);
      emit(tx, this.clock.now(), 'user.changed', { userId: user.id }, [user.id]);
    });
  }

  /** Takes it back; nothing where there is nothing. @throws 404 */
  async unblock(user: User, id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const other = await this.users.row(tx, id);
      await tx.run('DELETE FROM user_blocks WHERE blocker_id = $1 AND blocked_id = $2', [user.id, other.id]);
      tx.forget(user.id);
      emit(tx, this.clock.now(), 'user.changed', { userId: user.id }, [user.id]);
    });
  }

  /** Whom a user has blocked, the last one first. */
  blockedBy(user: User, search: PageSearch): Promise<ListPage> {
    return readPage(
      this.db,
      {
        from: 'user_blocks b JOIN users u ON u.id = b.blocked_id',
        where: 'b.blocker_id = $1',
        values: [user.id],
        json: `json_build_object(${personFields('u')}, 'blockedAt', ${isoJson('b.created_at')})`,
        at: 'b.created_at',
        id: 'b.blocked_id',
        order: 'newest',
      },
      search,
    );
  }

  /** A participant: nothing new begins between these two where one has blocked the other. @throws 403 `blocked` */
  async requireNoBlock(tx: Tx, one: string, other: string): Promise<void> {
    if (await this.areBlocked(tx, one, other)) throw problem('blocked');
  }

  /** A participant: has one of these two blocked the other? */
  async areBlocked(tx: Tx, one: string, other: string): Promise<boolean> {
    const found = await tx.one(`SELECT 1 AS one WHERE ${blockedBetween('$1::uuid', '$2::uuid')}`, [one, other]);
    return found !== undefined;
  }

  /** Those of these people of whom one has blocked the other. */
  async blockedAmong(id: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.db.rows<{ id: string }>(
      `SELECT blocked_id AS id FROM user_blocks WHERE blocker_id = $1 AND blocked_id = ANY($2::uuid[])
       UNION SELECT blocker_id FROM user_blocks WHERE blocked_id = $1 AND blocker_id = ANY($2::uuid[])`,
      [id, others],
    );
    return new Set(rows.map((row) => row.id));
  }
}
