import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../platform/config/env.js';
import type { Tx } from '../platform/database/tx.js';
import { LINK_TOKEN, type Mail, type Mention, queueMail } from '../platform/mail/mailer.js';
import { seal } from '../platform/security/sealed.js';
import type { Content, TextDefinition } from '../platform/texts/text.js';
import { Texts } from '../platform/texts/texts.service.js';
import { JWT_SECRET } from '../platform/tokens.js';
import { ACCOUNT_MAILS, type AccountMail, type DataOf } from './account.mails.js';
import { oneLine } from './html.js';
import { MONEY_KINDS, type PreferenceKind, preferenceOf } from './preference-kinds.js';
import { htmlOf, type Letter, plainOf } from './layout.js';
import type { DigestData, MailKind, NoticeWords } from './mail-kind.js';
import { ALL_MAILS, LOAD_MAILS, noticeMail } from './mails.js';
import { readUnsubscription, signUnsubscription, type Unsubscription } from './unsubscribe-token.js';

/** What a mail has besides its text; `unsubscribe` is the token that unsubscribes from mails of its kind. */
type More = Pick<Mail, 'sealedToken' | 'mentions'> & { unsubscribe?: string | undefined };

type WrittenMail = Pick<Mail, 'subject' | 'text' | 'html'>;

/** Writes mails and queues them in the caller's transaction. */
@Injectable()
export class Mails {
  /** Of kinds whose words are made elsewhere. */
  private readonly examples = new Map<string, NoticeWords>();

  constructor(
    @Inject(Env) private readonly env: Env,
    @Inject(JWT_SECRET) private readonly secret: string,
    private readonly texts: Texts,
  ) {
    for (const [kind, mail] of Object.entries(ALL_MAILS)) texts.define(definitionOf(kind, mail));
  }

  /** What operators see of a notification's mail when they look at it. */
  showAs(kind: string, example: NoticeWords): void {
    this.examples.set(kind, example);
  }

  /** A mail as it would be sent with this wording, made of example values; undefined when there is no such mail. */
  preview(textId: string, content: Content): WrittenMail | undefined {
    const kind = kindOf(textId);
    const mail = ALL_MAILS[kind];
    if (!mail) return undefined;
    return this.write(content, mail, this.examples.get(kind) ?? mail.example, unsubscribedAs(kind) && 'example');
  }

  /** A participant: a mail about the account with this address. */
  async account<Kind extends AccountMail>(tx: Tx, kind: Kind, to: string, data: DataOf<Kind>): Promise<void> {
    // A token that opens an account is not stored with the mail.
    const { token } = data as { token?: string };
    const written = token === undefined ? data : { ...data, token: LINK_TOKEN };
    await this.queue(tx, kind, kind, to, ACCOUNT_MAILS[kind] as MailKind<DataOf<Kind>>, written, {
      sealedToken: token && seal(this.secret, 'links in mails', token),
    });
  }

  /** A participant: the mail of a notification; `code` is not stored with it. */
  async notice(
    tx: Tx,
    kind: string,
    to: { userId: string; email: string },
    data: NoticeWords & { mentions: readonly Mention[] },
    code?: string,
  ): Promise<void> {
    const preference = unsubscribedAs(kind);
    const token = preference && signUnsubscription(this.secret, { userId: to.userId, kind: preference });
    const { worded, mail } = noticeMail(kind);
    await this.queue(tx, kind, worded, to.email, mail, data, {
      unsubscribe: token,
      mentions: data.mentions,
      sealedToken: code && seal(this.secret, 'links in mails', code),
    });
  }

  /** A participant: several new loads at once. Its link ends the news of this trip or saved search, and nothing else. */
  async loads(tx: Tx, to: { userId: string; email: string; watchId: string }, data: DigestData): Promise<void> {
    const token = signUnsubscription(this.secret, { userId: to.userId, watchId: to.watchId });
    await this.queue(tx, 'load.digest', 'load.digest', to.email, LOAD_MAILS['load.digest'], data, {
      unsubscribe: token,
    });
  }

  /** Whose mails of which kind a token unsubscribes; undefined when it is not one of ours. */
  unsubscription(token: string): Unsubscription | undefined {
    return readUnsubscription(this.secret, token);
  }

  private async queue<Data>(
    tx: Tx,
    kind: string,
    worded: string,
    to: string,
    mail: MailKind<Data>,
    data: Data,
    { unsubscribe: token, ...more }: More,
  ): Promise<void> {
    const content = this.texts.one(textIdOf(worded))?.content ?? mail.text;
    await queueMail(tx, {
      to,
      kind,
      ...this.write(content, mail, data, token),
      ...more,
      ...(token ? { unsubscribeUrl: `${this.env.publicUrl}/api/unsubscribe?token=${token}` } : {}),
    });
  }

  private write<Data>(content: Content, mail: MailKind<Data>, data: Data, token?: string): WrittenMail {
    const { label, path } = mail.button(data);
    const said = this.texts.fill(
      content,
      Object.fromEntries(Object.entries(mail.values).map(([name, { of }]) => [name, of(data)])),
    );
    const letter: Letter = {
      heading: oneLine(said.line('heading')),
      lines: said.paragraphs('body'),
      button: { label, url: `${this.env.publicUrl}${path}` },
      after: said.paragraphs('closing'),
      reason: mail.reason,
      unsubscribeUrl: token && `${this.env.publicUrl}/unsubscribe?token=${token}`,
    };
    return { subject: oneLine(said.line('subject')), text: plainOf(letter), html: htmlOf(letter) };
  }
}

/** What people choose by to get no more mails of a kind; undefined for what is mailed whatever they chose. */
function unsubscribedAs(kind: string): PreferenceKind | undefined {
  const preference = preferenceOf(kind);
  return preference && !MONEY_KINDS.includes(preference) ? preference : undefined;
}

const PREFIX = 'mail.';

const textIdOf = (kind: string): string => `${PREFIX}${kind}`;
const kindOf = (textId: string): string => (textId.startsWith(PREFIX) ? textId.slice(PREFIX.length) : '');

/** A mail's text as operators may word it. */
function definitionOf(kind: string, { trigger, text, values, example }: MailKind<unknown>): TextDefinition {
  return {
    id: textIdOf(kind),
    kind: 'mail',
    name: inWords(kind),
    about: trigger,
    original: { ...text },
    values: Object.fromEntries(
      Object.entries(values).map(([name, { says, of, required }]) => [
        name,
        { says, example: [of(example)].flat().join(' '), ...(required ? { required } : {}) },
      ]),
    ),
  };
}

/** `quote.pickup_day_set` becomes "Quote pickup day set". */
function inWords(kind: string): string {
  const words = kind.replace(/[._]/g, ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
