import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { machineNow } from '../common/clock.js';
import { Mails } from '../mails/mails.service.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { unseal } from '../platform/security/sealed.js';
import { JWT_SECRET } from '../platform/tokens.js';
import { exampleNotices } from './example-notices.js';
import { dueMails } from './notifications.queries.js';

const BATCH = 100;

/**
 * Mails what somebody has to act on and has not read after a while (one mail per conversation until it is read), and
 * whatever happens to their money, read or not.
 */
@Injectable()
export class NotificationsMails implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly sweeps: Sweeps,
    private readonly mails: Mails,
    @Inject(Env) private readonly env: Env,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {
    for (const [kind, notice] of exampleNotices()) mails.showAs(kind, notice);
  }

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    this.sweeps.on('notification mails', () => this.mailDue());
  }

  async mailDue(): Promise<void> {
    // Usually nothing is due, and a look costs less than a transaction. Without an order it would read every older notification first.
    const look = 'SELECT 1 AS one FROM notifications WHERE mail_at <= $1 ORDER BY mail_at LIMIT 1';
    if (!(await this.db.one(look, [machineNow()]))) return;
    while ((await this.db.tx((tx) => this.mailBatch(tx))) === BATCH);
  }

  private async mailBatch(tx: Tx): Promise<number> {
    const due = await dueMails(tx, machineNow(), BATCH);
    const talks = new Set<string>();
    for (const mail of due) {
      const talk = mail.kind === 'message.sent' ? `${mail.email} ${mail.link}` : undefined;
      const wanted = mail.wanted && !(talk && talks.has(talk));
      if (talk && wanted) talks.add(talk);
      const code = mail.sealedCode ? unseal(this.secret, 'codes in notices', mail.sealedCode) : undefined;
      if (wanted) await this.mails.notice(tx, mail.kind, mail, mail, code);
      await tx.run('UPDATE notifications SET mail_at = NULL, mailed = $2 WHERE id = $1', [mail.id, wanted]);
    }
    return due.length;
  }
}
