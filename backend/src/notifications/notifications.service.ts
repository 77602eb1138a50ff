import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { User } from '../common/actor.js';
import { after, machineNow } from '../common/clock.js';
import type { PageSearch } from '../common/page-search.dto.js';
import type { ListPage } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { addNotifications } from './notifications.queries.js';
import { MAIL_PAUSE_MS } from './notices.js';
import { notificationJson, type ReadNotifications } from './notifications.dto.js';

/** News of loads for a carrier, in words that whoever found them chose. */
export interface LoadNews {
  userId: string;
  kind: 'load.found' | 'load.digest';
  title: string;
  body: string;
  link: string;
  /** From the same source a person is told once. */
  source: string;
}

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

  /** A participant: tells carriers of new loads, unless they want none; mailed only to those who chose that, if it is not read soon. */
  async tellOfLoads(tx: Tx, at: Date, news: readonly LoadNews[]): Promise<void> {
    if (news.length === 0) return;
    const choosers = await tx.rows<{ id: string }>(
      `SELECT user_id AS id FROM notification_preferences WHERE user_id = ANY ($1::uuid[]) AND kind = 'load' AND mail`,
      [[...new Set(news.map(({ userId }) => userId))]],
    );
    const mailed = new Set(choosers.map(({ id }) => id));
    const mailAt = after(machineNow(), MAIL_PAUSE_MS);
    await addNotifications(
      tx,
      at,
      news.map(({ userId, kind, title, body, link, source }) => ({
        id: randomUUID(),
        userId,
        kind,
        title,
        body,
        mentions: [],
        link,
        source,
        urgent: false,
        mailAt: mailed.has(userId) && kind === 'load.found' ? mailAt : null,
        preference: 'load',
      })),
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
      if (read > 0) emit(tx, at, 'notification.read', { userId: user.id }, [user.id]);
    });
  }
}
