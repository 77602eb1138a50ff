import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { machineNow } from '../common/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { queueMail } from '../platform/mail/mailer.js';
import { type DueMail, dueMails } from './notifications.queries.js';

const BATCH = 100;

/** Mails what somebody has to act on and has not read after a while; of one conversation one mail until it is read. */
@Injectable()
export class NotificationsMails implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    this.sweeps.every('often', 'notification mails', () => this.mailDue());
  }

  async mailDue(): Promise<void> {
    while ((await this.db.tx((tx) => this.mailBatch(tx))) === BATCH);
  }

  private async mailBatch(tx: Tx): Promise<number> {
    const due = await dueMails(tx, machineNow(), BATCH);
    const talks = new Set<string>();
    for (const mail of due) {
      const talk = mail.kind === 'message.sent' ? `${mail.email} ${mail.link}` : undefined;
      const wanted = mail.wanted && !(talk && talks.has(talk));
      if (talk && wanted) talks.add(talk);
      if (wanted) await queueMail(tx, { to: mail.email, subject: mail.title, text: this.textOf(mail), kind: mail.kind });
      await tx.run('UPDATE notifications SET mail_at = NULL, mailed = $2 WHERE id = $1', [mail.id, wanted]);
    }
    return due.length;
  }

  private textOf({ body, link }: DueMail): string {
    return `${body}\n\n${this.env.publicUrl}${link ?? '/'}\n\nHaulway\n`;
  }
}
