import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { after, DAY, machineNow, MINUTE, SECOND } from '../../common/clock.js';
import { Env } from '../config/env.js';
import { Db } from '../database/db.js';
import type { Tx } from '../database/tx.js';
import { Release } from '../database/release.js';
import { Sweeps } from '../jobs/sweeps.js';
import { Retention } from '../retention/retention.js';
import { JWT_SECRET } from '../tokens.js';
import { HIDDEN_CODE, unseal } from '../security/sealed.js';
import { MailCatcher } from './mail-catcher.js';

/** Stands in a stored mail where its link has a token that signs somebody in or proves an address. */
export const LINK_TOKEN = '__LINK_TOKEN__';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  kind: string;
  /** A POST to it unsubscribes from mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  /** What replaces {@link LINK_TOKEN}, or {@link HIDDEN_CODE}, in its text when it is sent; sealed. */
  sealedToken?: string | undefined;
  /** People it names, other than its recipient. */
  mentions?: readonly Mention[];
}

/** A person named in a text, with the name they had then. */
export interface Mention {
  id: string;
  name: string;
}

interface QueuedMail {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  attempts: number;
  kind: string;
  unsubscribe_url: string | null;
  sealed_token: string | null;
}

/** The last mail to whoever is gone: no copy of it is kept. */
const NOT_KEPT = 'account_erased';

/** A mail its server refuses is retried after 1, 2, 4 ... 60 minutes, over about six hours. */
const MOST_ATTEMPTS = 12;
const LONGEST_PAUSE_MINUTES = 60;
/** After this long another process may claim a mail; an unresponsive server must be given up before that. */
const CLAIMED_MS = 2 * MINUTE;
const PATIENCE = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};
/** nodemailer's codes for what a server says about one mail; any other failure is the server's, and the next mail would hit it too. */
const OF_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];
/** So many are sent at once: a mail server takes a moment for each. */
const MOST_AT_ONCE = 4;
/** How long operators can look a mail up. */
const KEPT_DAYS = 30;

/** Queues a mail in the caller's transaction; it is sent after the commit. */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  await tx.run(
    'INSERT INTO emails (recipient, subject, text, html, kind, state, created_at, unsubscribe_url, sealed_token, mentions) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      mail.to,
      mail.subject,
      mail.text,
      mail.html,
      mail.kind,
      'queued',
      machineNow(),
      mail.unsubscribeUrl ?? null,
      mail.sealedToken ?? null,
      JSON.stringify(mail.mentions ?? []),
    ],
  );
  tx.wake('mails');
}

/**
 * A participant: puts a mail that was given up back in the queue, with all of its attempts. Answers the state it had and the
 * server's last words; undefined when there is no such mail.
 */
export async function resendMail(tx: Tx, id: string): Promise<{ state: string; lastError: string | null } | undefined> {
  const before = await tx.one<{ state: string; lastError: string | null }>(
    'SELECT state, last_error AS "lastError" FROM emails WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (before?.state !== 'failed') return before;
  await tx.run(`UPDATE emails SET state = 'queued', attempts = 0, next_attempt_at = NULL WHERE id = $1`, [id]);
  tx.wake('mails');
  return before;
}

/** A participant: removes all mails to an address, sent or not. */
export async function dropMails(tx: Tx, to: string): Promise<void> {
  await tx.run('DELETE FROM emails WHERE lower(recipient) = lower($1)', [to]);
}

/** A participant: mails to an address that somebody had before are theirs too when they are forgotten. */
export async function rememberWhose(tx: Tx, address: string, userId: string): Promise<void> {
  await tx.run('UPDATE emails SET mentions = mentions || $2::jsonb WHERE lower(recipient) = lower($1)', [
    address,
    JSON.stringify([{ id: userId, name: address }]),
  ]);
}

/**
 * A participant: removes mails to addresses that somebody had before, and their name from mails to others. Waiting ones lose the
 * version that may spell it another way; copies of sent mails are deleted, and only then, or one that is sent just now would be neither.
 */
export async function forgetNameInMails(tx: Tx, userId: string): Promise<void> {
  const named = JSON.stringify([{ id: userId }]);
  await tx.run(
    `DELETE FROM emails WHERE mentions @> $1::jsonb AND mentions @> jsonb_build_array(jsonb_build_object('id', $2::text, 'name', recipient))`,
    [named, userId],
  );
  await tx.run(
    `UPDATE emails SET subject = ${withoutName('subject')}, text = ${withoutName('text')}, html = NULL, mentions = ${withoutMention} WHERE mentions @> $1::jsonb AND state = 'queued'`,
    [named, userId],
  );
  await tx.run(`DELETE FROM emails WHERE mentions @> $1::jsonb AND state <> 'queued'`, [named]);
}

/** SQL: a column's text with the name of the user in $2, as stored in the row's `mentions`, replaced. */
export function withoutName(column: string): string {
  return `(SELECT regexp_replace(${column}, '(?<![[:alnum:]])' || regexp_replace(m->>'name', '([^[:alnum:] ])', '\\\\\\1', 'g') || '(?![[:alnum:]])', 'Deleted user', 'g')
             FROM jsonb_array_elements(mentions) m WHERE m->>'id' = $2::text LIMIT 1)`;
}

/** SQL: a row's `mentions` without the user in $2. */
export const withoutMention = `(SELECT coalesce(jsonb_agg(m), '[]') FROM jsonb_array_elements(mentions) m WHERE m->>'id' <> $2::text)`;

/** Sends what is queued over SMTP: to the server in SMTP_URL, else to the catcher in this process. */
@Injectable()
export class Mailer implements OnApplicationBootstrap {
  private readonly log = new Logger('Mailer');
  private transport?: Transporter;

  constructor(
    private readonly db: Db,
    private readonly catcher: MailCatcher,
    @Inject(Env) private readonly env: Env,
    private readonly release: Release,
    private readonly sweeps: Sweeps,
    @Inject(JWT_SECRET) private readonly secret: string,
    retention: Retention,
  ) {
    retention.keep(
      { table: 'emails', where: `created_at < $1 AND state <> 'queued'`, age: KEPT_DAYS * DAY },
      { table: 'caught_mails', where: 'received_at < $1', age: KEPT_DAYS * DAY },
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.runsWorker) return;
    const url = this.env.SMTP_URL ?? (await this.catcher.listen());
    this.transport = createTransport({ url, ...PATIENCE });
    this.release.onWork('mails', () => this.sendQueued());
    this.sweeps.on('mails', () => this.sendQueued());
  }

  /** Sends everything due, until nothing is left or the server is found to be away. A mail is claimed while it is sent, so that two processes do not send it twice. */
  async sendQueued(most = MOST_AT_ONCE): Promise<void> {
    let beside: Promise<void> | undefined;
    for (let mail = await this.claim(); mail; mail = await this.claim()) {
      if (most > 1 && !beside) {
        beside = this.sendQueued(most - 1);
        // Thrown below, once this one is sent.
        beside.catch(() => undefined);
      }
      if (!(await this.send(mail))) break;
    }
    await beside;
  }

  private claim(): Promise<QueuedMail | undefined> {
    return this.db.one<QueuedMail>(
      `UPDATE emails SET next_attempt_at = $1 WHERE id = (
         SELECT id FROM emails WHERE state = 'queued' AND (next_attempt_at IS NULL OR next_attempt_at <= $2)
          ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, recipient, subject, text, html, attempts, kind, unsubscribe_url, sealed_token`,
      [after(machineNow(), CLAIMED_MS), machineNow()],
    );
  }

  /** Whether another one may be sent. */
  private async send(claimed: QueuedMail): Promise<boolean> {
    try {
      await this.transport?.sendMail({
        from: { name: 'Haulway', address: this.env.MAIL_FROM },
        to: claimed.recipient,
        subject: claimed.subject.replace(/[\r\n]+/g, ' '),
        text: this.withToken(claimed.text, claimed),
        html: claimed.html === null ? undefined : this.withToken(claimed.html, claimed),
        headers: unsubscribeHeaders(claimed.unsubscribe_url),
      });
      if (claimed.kind === NOT_KEPT) await this.db.rows('DELETE FROM emails WHERE id = $1', [claimed.id]);
      else
        await this.db.rows(
          `UPDATE emails SET state = 'sent', sent_at = $1, attempts = attempts + 1, sealed_token = NULL WHERE id = $2`,
          [machineNow(), claimed.id],
        );
      return true;
    } catch (error) {
      return this.putOff(claimed, error as Error & { code?: string });
    }
  }

  /** A token sealed under an old secret stays a dead link: people can ask for a new one. */
  private withToken(text: string, { sealed_token: sealed }: QueuedMail): string {
    const token = sealed === null ? undefined : unseal(this.secret, 'links in mails', sealed);
    return token === undefined ? text : text.replaceAll(LINK_TOKEN, token).replaceAll(HIDDEN_CODE, token);
  }

  /** A refused mail is retried less and less often, then given up; one that reached no server keeps all of its attempts. */
  private async putOff(
    { id, attempts }: QueuedMail,
    { message, code = '' }: Error & { code?: string },
  ): Promise<boolean> {
    this.log.warn(`mail ${id}: ${message}`);
    const isOfTheMail = OF_THE_MAIL.includes(code);
    const made = isOfTheMail ? attempts + 1 : attempts;
    const pause = Math.min(2 ** Math.max(made - 1, 0), LONGEST_PAUSE_MINUTES) * MINUTE;
    await this.db.rows(
      'UPDATE emails SET last_error = $1, state = $2, attempts = $3, next_attempt_at = $4 WHERE id = $5',
      [message.slice(0, 500), made >= MOST_ATTEMPTS ? 'failed' : 'queued', made, after(machineNow(), pause), id],
    );
    return isOfTheMail;
  }
}

/** One click in the mail program unsubscribes from mails of this kind: RFC 2369 and RFC 8058. */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {};
}
