import { Injectable } from '@nestjs/common';
import { requireImpartial, type User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { isUuid, type JsonText } from '../common/paging.js';
import { MessagesService } from '../messages/messages.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { QuestionsService } from '../questions/questions.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { ReportsService } from '../support/reports.service.js';
import { SupportService } from '../support/support.service.js';
import { AdminService } from './admin.service.js';
import type { TicketChanges } from './admin.content.dto.js';

/** What operators do to what people wrote; each act is written to the audit log in the same transaction. */
@Injectable()
export class AdminContentService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly reviews: ReviewsService,
    private readonly messages: MessagesService,
    private readonly questions: QuestionsService,
    private readonly support: SupportService,
    private readonly reports: ReportsService,
    private readonly admin: AdminService,
  ) {}

  /** Also recounts the reviewed user's rating. @throws 404; 403 for an operator who wrote or got it */
  async removeReview(operator: User, id: string, reason: string | null | undefined): Promise<void> {
    await this.db.tx(async (tx) => {
      const before = isUuid(id) ? await this.reviews.remove(tx, id) : undefined;
      if (!before) throw problem('not_found');
      requireImpartial(operator, before.reviewerId, before.revieweeId);
      await audit(tx, this.clock.now(), operator, {
        action: 'reviews.remove',
        resource: 'reviews',
        resourceId: id,
        reason,
        before,
      });
    });
  }

  /** @throws 404 */
  async removeMessage(operator: User, id: string, reason: string | null | undefined): Promise<void> {
    await this.db.tx(async (tx) => {
      const before = isUuid(id) ? await this.messages.remove(tx, id) : undefined;
      if (!before) throw problem('not_found');
      await audit(tx, this.clock.now(), operator, {
        action: 'messages.remove',
        resource: 'messages',
        resourceId: id,
        reason,
        before,
      });
    });
  }

  /** @throws 404; 409 for one that is hidden */
  hideQuestion(operator: User, id: string, reason: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const before = await this.questions.hide(tx, id);
      await audit(tx, this.clock.now(), operator, {
        action: 'questions.hide',
        resource: 'questions',
        resourceId: id,
        reason,
        before: { status: before },
        after: { status: 'hidden' },
      });
      return this.admin.record(tx, 'questions', id);
    });
  }

  /** @throws 404 */
  changeTicket(operator: User, id: string, { status }: TicketChanges): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const at = this.clock.now();
      const before = isUuid(id) ? await this.support.setStatus(tx, id, status, at) : undefined;
      if (!before) throw problem('not_found');
      await audit(tx, at, operator, {
        action: 'support-tickets.change',
        resource: 'support-tickets',
        resourceId: id,
        before: { status: before },
        after: { status },
      });
      return this.admin.record(tx, 'support-tickets', id);
    });
  }

  /** @throws 404; 409 when its author has erased their account */
  answerTicket(operator: User, id: string, text: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const before = await this.support.answer(tx, operator, id, text);
      await audit(tx, this.clock.now(), operator, {
        action: 'support-tickets.reply',
        resource: 'support-tickets',
        resourceId: id,
        before: { status: before },
        after: { status: 'answered' },
      });
      return this.admin.record(tx, 'support-tickets', id);
    });
  }

  /** The reason says what was found, and what was done about it. @throws 404; 409 for one that is closed */
  closeReport(operator: User, id: string, reason: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const at = this.clock.now();
      const before = isUuid(id) ? await this.reports.close(tx, id, at) : undefined;
      if (!before) throw problem('not_found');
      if (before === 'closed') throw problem('illegal_transition', { detail: 'This report is already closed.' });
      await audit(tx, at, operator, {
        action: 'reports.close',
        resource: 'reports',
        resourceId: id,
        reason,
        before: { status: before },
        after: { status: 'closed' },
      });
      return this.admin.record(tx, 'reports', id);
    });
  }
}
