import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User, Visitor } from '../common/actor.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { JsonText, type ListPage } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { readPage } from '../platform/database/page.js';
import { Outbox } from '../platform/events/outbox.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { type NewTicket, TICKET_JSON } from './support.dto.js';

@Injectable()
export class SupportService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    @Inject(Env) private readonly env: Env,
    outbox: Outbox,
  ) {
    outbox.on(['user.erased'], 'support.forget', ({ ids }) => this.forget(ids.userId));
  }

  /** A visitor or user asks the operators something. @throws 404 for a shipment the sender cannot know; 429 */
  async open(sender: Visitor, ip: string, { name, email, topic, message, shipmentId }: NewTicket): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'tickets', sender?.id ?? ip);
      if (shipmentId) await readShipment(tx, shipmentId, sender, this.clock.now());
      const row = await tx.one<{ json: string }>(
        `INSERT INTO support_tickets AS t (id, user_id, name, email, topic, message, shipment_id, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING ${TICKET_JSON}::text AS json`,
        [randomUUID(), sender?.id ?? null, name, email, topic, message, shipmentId ?? null, this.clock.now()],
      );
      return new JsonText(row?.json ?? 'null');
    });
  }

  /** The tickets a user sent while signed in, newest first. */
  own(user: User, search: PageSearch): Promise<ListPage> {
    return readPage(
      this.db,
      {
        from: 'support_tickets t',
        where: 't.user_id = $1',
        values: [user.id],
        json: TICKET_JSON,
        at: 't.created_at',
        id: 't.id',
        order: 'newest',
      },
      search,
    );
  }

  /** A participant: returns the ticket's status before; undefined when there is none. */
  async setStatus(tx: Tx, id: string, status: string, at: Date): Promise<string | undefined> {
    const before = await tx.one<{ status: string }>('SELECT status FROM support_tickets WHERE id = $1 FOR UPDATE', [
      id,
    ]);
    if (before) await tx.run('UPDATE support_tickets SET status = $2, updated_at = $3 WHERE id = $1', [id, status, at]);
    return before?.status;
  }

  /** An erased person's tickets keep what was asked, but not who asked. */
  private async forget(userId: string): Promise<void> {
    await this.db.rows(`UPDATE support_tickets SET name = 'Deleted user', email = '' WHERE user_id = $1`, [userId]);
  }
}
