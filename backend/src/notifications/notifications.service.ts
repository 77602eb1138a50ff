import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import { emit } from '../platform/events/events.js';
import { notificationJson, type ReadNotifications } from './notifications.dto.js';

@Injectable()
export class NotificationsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** The user's notifications, newest first. */
  list(user: User, search: PageSearch): Promise<ListPage> {
    return readPage(
      this.db,
      {
        from: 'notifications n',
        where: 'n.user_id = $1 AND n.in_app',
        values: [user.id],
        json: notificationJson('n'),
        at: 'n.created_at',
        id: 'n.id',
        order: 'newest',
      },
      search,
    );
  }

  /** Marks the user's own as read: the given ones, or all. Other people's ids do nothing. */
  async read(user: User, { ids }: ReadNotifications): Promise<void> {
    await this.db.tx(async (tx) => {
      const at = this.clock.now();
      const read = await tx.run(
        'UPDATE notifications SET read_at = $2 WHERE user_id = $1 AND read_at IS NULL AND ($3::uuid[] IS NULL OR id = ANY($3::uuid[]))',
        [user.id, at, ids ?? null],
      );
      if (read > 0) await emit(tx, at, 'notification.read', { userId: user.id }, [user.id]);
    });
  }
}
