import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User, Visitor } from '../common/actor.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText, type ListPage } from '../common/paging.js';
import type { Deal } from '../bookings/lock-deal.js';
import { type ReportedCondition, ReportedConditions } from '../bookings/reported-conditions.js';
import { formatCents } from '../common/money.js';
import { Mails } from '../mails/mails.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { readPage } from '../platform/database/page.js';
import { emit } from '../platform/events/events.js';
import { Outbox } from '../platform/events/outbox.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { requireAccount } from '../users/require-account.js';
import { UserRow } from '../users/user.entity.js';
import { type NewTicket, TICKET_JSON, type TICKET_STATUSES } from './support.dto.js';

@Injectable()
export class SupportService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly mails: Mails,
    @Inject(Env) private readonly env: Env,
    outbox: Outbox,
    conditions: ReportedConditions,
  ) {
    conditions.on((tx, user, deal, condition) => this.reportCondition(tx, user, deal, condition));
    outbox.on(['user.erased'], 'support.forget', ({ ids }) => this.forget(ids.userId));
    outbox.on(['shipment.acted_too_late'], 'support.stranded', ({ ids }) => this.openStranded(ids));
  }

  /** A visitor or user asks the operators something. @throws 404 for a shipment the sender cannot know; 429 */
  async open(sender: Visitor, ip: string, { name, email, topic, message, shipmentId }: NewTicket): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'tickets', sender?.id ?? ip);
      if (sender) requireAccount(tx, sender.id);
      if (shipmentId) await readShipment(tx, shipmentId, sender, this.clock.now());
      const id = randomUUID();
      const row = await tx.one<{ json: string }>(
        `INSERT INTO support_tickets AS t (id, user_id, name, email, topic, message, shipment_id, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) RETURNING ${TICKET_JSON}::text AS json`,
        [id, sender?.id ?? null, name, email, topic, message, shipmentId ?? null, this.clock.now()],
      );
      await this.announce(tx, id);
      return new JsonText(row?.json ?? 'null');
    });
  }

  /** A participant: the shipper of a load on its way says that the carrier wants more for it. Answers the ticket's id. */
  private async reportCondition(tx: Tx, user: User, { shipment }: Deal, { deltaCents, text }: ReportedCondition) {
    const person = await tx.get(UserRow, { id: user.id });
    const name = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim() || person.email || 'A shipper';
    const message = `The carrier made ${formatCents(deltaCents)} more a condition, with the load on the truck. ${text}`;
    const id = randomUUID();
    const at = this.clock.now();
    await tx.run(
      `INSERT INTO support_tickets (id, user_id, name, email, topic, message, shipment_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'More money after the pickup', $5, $6, $7, $7)`,
      [id, user.id, name, person.email ?? '', message, shipment.id, at],
    );
    await this.announce(tx, id);
    return id;
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

  /** Its author writes back, which opens the ticket again. @throws 404 for somebody else's; 429 */
  async reply(user: User, id: string, text: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await countHourly(tx, this.env, 'tickets', user.id);
      requireAccount(tx, user.id);
      const ticket = await lockTicket(tx, id);
      if (!ticket || ticket.userId !== user.id) throw problem('not_found');
      await this.keepReply(tx, { id, authorId: user.id, text, byOperator: false, status: 'open' });
      await this.announce(tx, id);
      const row = await tx.one<{ json: string }>(
        `SELECT ${TICKET_JSON}::text AS json FROM support_tickets t WHERE t.id = $1`,
        [id],
      );
      return new JsonText(row?.json ?? 'null');
    });
  }

  /**
   * A participant: an operator answers. The answer is mailed, and kept in the ticket, which then waits for its author.
   * Returns the ticket's status before. @throws 404; 409 when nobody can be reached
   */
  async answer(tx: Tx, operator: User, id: string, text: string): Promise<string> {
    const ticket = await lockTicket(tx, id);
    if (!ticket) throw problem('not_found');
    const { userId, email, topic, status } = ticket;
    if (!email) throw problem('illegal_transition', { detail: 'Whoever asked this has erased their account.' });
    await this.keepReply(tx, { id, authorId: operator.id, text, byOperator: true, status: 'answered' });
    await this.mails.account(tx, 'ticket_answered', email, { topic, text, hasAccount: userId !== null });
    if (userId) emit(tx, this.clock.now(), 'ticket.answered', { ticketId: id }, [userId]);
    return status;
  }

  private async keepReply(tx: Tx, { id, authorId, text, byOperator, status }: Reply): Promise<void> {
    const at = this.clock.now();
    await tx.run(
      'INSERT INTO ticket_replies (id, ticket_id, author_id, by_operator, text, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [randomUUID(), id, authorId, byOperator, text, at],
    );
    await tx.run('UPDATE support_tickets SET status = $2, updated_at = $3 WHERE id = $1', [id, status, at]);
  }

  /** A participant: returns the ticket's status before; undefined when there is none. */
  async setStatus(tx: Tx, id: string, status: string, at: Date): Promise<string | undefined> {
    const before = await lockTicket(tx, id);
    if (before) await tx.run('UPDATE support_tickets SET status = $2, updated_at = $3 WHERE id = $1', [id, status, at]);
    return before?.status;
  }

  /** The program's own ticket, once a job: the item may be on the truck of a carrier who has the job no longer. */
  private async openStranded({ shipmentId, quoteId }: { shipmentId: string; quoteId: string }): Promise<void> {
    await this.db.tx(async (tx) => {
      const opened = await tx.run(
        `INSERT INTO support_tickets (id, user_id, name, email, topic, message, shipment_id, created_at, updated_at)
         VALUES ($1, NULL, 'Haulway', '', 'Shipping', $3, $2, $4, $4) ON CONFLICT (id) DO NOTHING`,
        // The quote's id, so that a second act does not ask again.
        [quoteId, shipmentId, STRANDED, this.clock.now()],
      );
      if (opened > 0) await this.announce(tx, quoteId);
    });
  }

  /** The operators are told. */
  private async announce(tx: Tx, ticketId: string): Promise<void> {
    emit(tx, this.clock.now(), 'ticket.opened', { ticketId }, []);
  }

  /** An erased person's tickets keep what was asked, but not who asked. */
  private async forget(userId: string): Promise<void> {
    await this.db.rows(`UPDATE support_tickets SET name = 'Deleted user', email = '' WHERE user_id = $1`, [userId]);
  }
}

const STRANDED =
  'A carrier without signal picked up or delivered after the job had ended, so the item may be on the wrong truck. Look at the acts of the shipment and call both sides.';

interface Reply {
  /** The ticket's. */
  id: string;
  authorId: string;
  text: string;
  byOperator: boolean;
  /** The ticket's from then on. */
  status: (typeof TICKET_STATUSES)[number];
}

interface Ticket {
  userId: string | null;
  /** Empty once its author has erased their account. */
  email: string;
  topic: string;
  status: string;
}

async function lockTicket(tx: Tx, id: string): Promise<Ticket | undefined> {
  if (!isUuid(id)) return undefined;
  return tx.one<Ticket>(
    'SELECT user_id AS "userId", email, topic, status FROM support_tickets WHERE id = $1 FOR UPDATE',
    [id],
  );
}
