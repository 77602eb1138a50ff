import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import type { Tx } from '../platform/database/tx.js';
import { LINK_TOKEN, type Mail, type Mention, queueMail } from '../platform/mail/mailer.js';
import { seal } from '../platform/security/sealed.js';
import { JWT_SECRET } from '../platform/tokens.js';
import { oneLine } from './html.js';
import { MONEY_KINDS, preferenceOf } from './kinds.js';
import { htmlOf, type Letter, plainOf } from './layout.js';
import {
  ACCOUNT_MAILS,
  type AccountMail,
  type DataOf,
  type DigestData,
  LOAD_MAILS,
  type MailKind,
  type NoticeData,
  noticeMail,
} from './mails.js';
import { readUnsubscription, signUnsubscription, type Unsubscription } from './unsubscribe-token.js';

/** What a mail has besides its text; `unsubscribe` is the token that unsubscribes from mails of its kind. */
type More = Pick<Mail, 'sealedToken' | 'mentions'> & { unsubscribe?: string | undefined };

/** Writes mails and queues them in the caller's transaction. */
@Injectable()
export class Mails {
  constructor(
    @Inject(Env) private readonly env: Env,
    @Inject(JWT_SECRET) private readonly secret: string,
  ) {}

  /** A participant: a mail about the account with this address. */
  async account<Kind extends AccountMail>(tx: Tx, kind: Kind, to: string, data: DataOf<Kind>): Promise<void> {
    // A token that opens an account is not stored with the mail.
    const { token } = data as { token?: string };
    const written = token === undefined ? data : { ...data, token: LINK_TOKEN };
    await this.queue(tx, kind, to, ACCOUNT_MAILS[kind] as MailKind<DataOf<Kind>>, written, {
      sealedToken: token && seal(this.secret, 'links in mails', token),
    });
  }

  /** A participant: the mail of a notification. */
  async notice(
    tx: Tx,
    kind: string,
    to: { userId: string; email: string },
    data: NoticeData & { mentions: readonly Mention[] },
  ): Promise<void> {
    const preference = preferenceOf(kind);
    const token =
      preference && !MONEY_KINDS.includes(preference)
        ? signUnsubscription(this.secret, { userId: to.userId, kind: preference })
        : undefined;
    await this.queue(tx, kind, to.email, noticeMail(kind), data, { unsubscribe: token, mentions: data.mentions });
  }

  /** A participant: several new loads at once. Its link ends the news of this trip or saved search, and nothing else. */
  async loads(tx: Tx, to: { userId: string; email: string; watchId: string }, data: DigestData): Promise<void> {
    const token = signUnsubscription(this.secret, { userId: to.userId, watchId: to.watchId });
    await this.queue(tx, 'load.digest', to.email, LOAD_MAILS['load.digest'], data, { unsubscribe: token });
  }

  /** Whose mails of which kind a token unsubscribes; undefined when it is not one of ours. */
  unsubscription(token: string): Unsubscription | undefined {
    return readUnsubscription(this.secret, token);
  }

  private async queue<Data>(
    tx: Tx,
    kind: string,
    to: string,
    mail: MailKind<Data>,
    data: Data,
    { unsubscribe: token, ...more }: More,
  ): Promise<void> {
    const { label, path } = mail.button(data);
    const letter: Letter = {
      heading: oneLine(mail.heading(data)),
      lines: mail.lines(data),
      button: { label, url: `${this.env.publicUrl}${path}` },
      after: mail.after,
      reason: mail.reason,
      unsubscribeUrl: token && `${this.env.publicUrl}/unsubscribe?token=${token}`,
    };
    await queueMail(tx, {
      to,
      kind,
      subject: oneLine(mail.subject(data)),
      text: plainOf(letter),
      html: htmlOf(letter),
      ...more,
      ...(token ? { unsubscribeUrl: `${this.env.publicUrl}/api/unsubscribe?token=${token}` } : {}),
    });
  }
}
