import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { resendMail } from '../platform/mail/mailer.js';
import { AdminService } from './admin.service.js';

/** What operators do to mails that did not arrive. */
@Injectable()
export class AdminMailsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly admin: AdminService,
  ) {}

  /** Sends a mail that was given up as if it were new. @throws 404; 409 for one that was sent, or is still being tried */
  resend(operator: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const before = /^\d{1,15}$/.test(id) ? await resendMail(tx, id) : undefined;
      if (!before) throw problem('not_found');
      if (before.state !== 'failed')
        throw problem('illegal_transition', {
          detail: `This mail is ${before.state}; only a failed one can be resent.`,
        });
      await audit(tx, this.clock.now(), operator, {
        action: 'emails.resend',
        resource: 'emails',
        resourceId: id,
        before,
        after: { state: 'queued', lastError: before.lastError },
      });
      return this.admin.record(tx, 'emails', id);
    });
  }
}
