import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { type FieldError, invalidField, problem } from '../common/errors.js';
import { isMailedUsually, MONEY_KINDS, PREFERENCE_KINDS, type PreferenceKind } from '../mails/preference-kinds.js';
import { Mails } from '../mails/mails.service.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { requireAccount } from '../users/require-account.js';
import type { Channels, ChannelsAnswer, PreferenceChanges, PreferencesAnswer } from './preferences.dto.js';

/** What is wanted of a kind with nothing stored. */
const usual = (kind: PreferenceKind): ChannelsAnswer => ({ mail: isMailedUsually(kind), inApp: true, push: true });

/** What people want to be told about, and how. */
@Injectable()
export class PreferencesService {
  private endWatch: ((userId: string, watchId: string) => Promise<void>) | undefined;

  constructor(
    private readonly db: Db,
    private readonly mails: Mails,
  ) {}

  read(user: User): Promise<PreferencesAnswer> {
    return this.db.tx((tx) => this.preferences(tx, user.id));
  }

  /** @throws 400 when mails about money would be switched off */
  async change(user: User, changes: PreferenceChanges): Promise<PreferencesAnswer> {
    const errors: FieldError[] = MONEY_KINDS.filter((kind) => changes[kind]?.mail === false).map((kind) => ({
      path: `${kind}.mail`,
      message: 'Mails about money cannot be switched off',
    }));
    if (errors.length > 0) throw problem('invalid_input', { errors });
    return this.db.tx(async (tx) => {
      requireAccount(tx, user.id);
      for (const kind of PREFERENCE_KINDS) if (changes[kind]) await this.write(tx, user.id, kind, changes[kind]);
      return this.preferences(tx, user.id);
    });
  }

  /** What the link in the mails of a trip or saved search does: it ends their news. */
  onWatchEnd(end: (userId: string, watchId: string) => Promise<void>): void {
    this.endWatch = end;
  }

  /** Unsubscribes from the mails a mail's token names; repeating it changes nothing. @throws 400 `token_invalid` */
  async unsubscribe(token: string): Promise<void> {
    const unsubscription = this.mails.unsubscription(token);
    if (!unsubscription) throw invalidField('token', 'This link is not one of ours', 'token_invalid');
    const { userId } = unsubscription;
    if ('watchId' in unsubscription) return this.endWatch?.(userId, unsubscription.watchId);
    const { kind } = unsubscription;
    await this.db.tx(async (tx) => {
      if (await tx.one('SELECT 1 AS one FROM users WHERE id = $1 AND deleted_at IS NULL FOR KEY SHARE', [userId]))
        await this.write(tx, userId, kind, { mail: false });
    });
  }

  private async preferences(tx: Tx, userId: string): Promise<PreferencesAnswer> {
    const rows = await tx.rows<ChannelsAnswer & { kind: PreferenceKind }>(
      'SELECT kind, mail, in_app AS "inApp", push FROM notification_preferences WHERE user_id = $1',
      [userId],
    );
    const found = new Map(rows.map(({ kind, ...channels }) => [kind, channels]));
    return Object.fromEntries(
      PREFERENCE_KINDS.map((kind) => [kind, found.get(kind) ?? usual(kind)]),
    ) as unknown as PreferencesAnswer;
  }

  private async write(tx: Tx, userId: string, kind: PreferenceKind, { mail, inApp, push }: Channels): Promise<void> {
    await tx.run(
      `INSERT INTO notification_preferences AS p (user_id, kind, mail, in_app, push)
       VALUES ($1, $2, coalesce($3::boolean, $5::boolean), coalesce($4, true), coalesce($6, true))
       ON CONFLICT (user_id, kind) DO UPDATE SET mail = coalesce($3, p.mail), in_app = coalesce($4, p.in_app), push = coalesce($6, p.push)`,
      [userId, kind, mail ?? null, inApp ?? null, isMailedUsually(kind), push ?? null],
    );
  }
}
