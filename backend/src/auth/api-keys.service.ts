import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, DAY, HOUR, machineNow } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, type ListPage } from '../common/paging.js';
import type { Scope } from '../common/scopes.js';
import { Mails } from '../mails/mails.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { isoJson } from '../platform/database/json.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { LeakedKeys } from '../platform/http/key-in-url.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { Retention } from '../platform/retention/retention.js';
import { requireAccount } from '../users/require-account.js';
import { environmentOf, newKey, readKey } from './api-key-form.js';
import type {
  ApiKeyAnswer,
  ApiKeyChanges,
  ApiKeyRotation,
  CurrentApiKeyAnswer,
  NewApiKey,
  NewApiKeyAnswer,
} from './api-keys.dto.js';
import { AuthService } from './auth.service.js';
import { endKeys } from './end-keys.js';

const MOST_KEYS = 20;
const DEFAULT_DAYS = 365;
const DEFAULT_OVERLAP_HOURS = 24;
/** Ended keys are shown so long. */
const SHOWN_DAYS = 90;
/** Days before a key's end at which its owner is mailed. */
const [LAST_WARNING, FIRST_WARNING] = [1, 14];

/** A key's answer as SQL of `k`, and as the columns of one. */
const ANSWER = `json_build_object('id', k.id, 'name', k.name, 'environment', k.environment, 'start', k.start, 'last4', k.last4,
  'scopes', k.scopes, 'allowedNetworks', k.allowed_networks, 'createdAt', ${isoJson('k.created_at')}, 'expiresAt', ${isoJson('k.expires_at')},
  'lastUsedAt', ${isoJson('k.last_used_at')}, 'lastUsedIp', k.last_used_ip, 'revokedAt', ${isoJson('k.revoked_at')},
  'revokedReason', k.revoked_reason, 'replacesId', k.replaces_id)`;

interface LockedKey {
  id: string;
  name: string;
  last4: string;
  scopes: Scope[];
  allowed_networks: string[] | null;
  expires_at: Date;
  created_at: Date;
  revoked_at: Date | null;
}

/** Keys with which a user's programs call: made, changed, replaced and ended by their owner. Machine time rules them. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly auth: AuthService,
    private readonly mails: Mails,
    @Inject(Env) private readonly env: Env,
    sweeps: Sweeps,
    retention: Retention,
    leaked: LeakedKeys,
  ) {
    leaked.on((key) => this.endLeaked(key));
    sweeps.on('expiring keys', () => this.warn());
    retention.keep({ table: 'api_keys', where: 'least(revoked_at, expires_at) < $1', age: SHOWN_DAYS * DAY });
  }

  list(user: User, search: PageSearch): Promise<ListPage> {
    return readPage(
      this.db,
      {
        from: 'api_keys k',
        where: 'k.user_id = $1',
        values: [user.id],
        json: ANSWER,
        at: 'k.created_at',
        id: 'k.id',
        order: 'newest',
      },
      search,
    );
  }

  /** @throws 404 for who did not come with a key */
  async current({ key }: User): Promise<CurrentApiKeyAnswer> {
    const row =
      key &&
      (await this.db.one<{ answer: CurrentApiKeyAnswer }>(
        `SELECT json_build_object('id', id, 'name', name, 'environment', environment, 'scopes', scopes, 'expiresAt', ${isoJson('expires_at')}, 'userId', user_id) AS answer
         FROM api_keys WHERE id = $1`,
        [key.id],
      ));
    if (!row) throw problem('not_found');
    return row.answer;
  }

  /** @throws 400 `wrong_password`; 409 `too_many_keys`; 429 */
  async create(user: User, wanted: NewApiKey): Promise<NewApiKeyAnswer> {
    await this.auth.requirePassword(user, wanted.password, 'password');
    const days = wanted.expiresInDays ?? DEFAULT_DAYS;
    return this.db.tx(async (tx) => {
      await this.lockOwner(tx, user);
      return this.insert(tx, user, {
        name: wanted.name,
        scopes: wanted.scopes,
        allowedNetworks: wanted.allowedNetworks ?? null,
        expiresAt: after(machineNow(), days * DAY),
        replacesId: null,
      });
    });
  }

  /** @throws 404; 409 `scopes_cannot_grow`, or when it was ended */
  async change(user: User, id: string, { name, scopes, allowedNetworks }: ApiKeyChanges): Promise<ApiKeyAnswer> {
    return this.db.tx(async (tx) => {
      const key = await this.lockLive(tx, user, id);
      if (scopes?.some((scope) => !key.scopes.includes(scope))) throw problem('scopes_cannot_grow');
      await tx.run(`UPDATE api_keys SET name = $2, scopes = $3, allowed_networks = ${networks('$4')} WHERE id = $1`, [
        id,
        name ?? key.name,
        scopes ?? key.scopes,
        allowedNetworks === undefined ? key.allowed_networks : allowedNetworks,
      ]);
      tx.forget(user.id);
      await audit(tx, this.clock.now(), user, {
        action: 'api-keys.change',
        resource: 'api-keys',
        resourceId: id,
        before: { name: key.name, scopes: key.scopes, allowedNetworks: key.allowed_networks },
        after: { name, scopes, allowedNetworks },
      });
      return this.answer(tx, id);
    });
  }

  /** @throws 400 `wrong_password`; 404; 409 `rotation_running`, `too_many_keys`, or when it was ended; 429 */
  async rotate(user: User, id: string, { overlapHours, password }: ApiKeyRotation): Promise<NewApiKeyAnswer> {
    await this.auth.requirePassword(user, password, 'password');
    return this.db.tx(async (tx) => {
      await this.lockOwner(tx, user);
      const old = await this.lockLive(tx, user, id);
      const successor = await tx.one('SELECT 1 FROM api_keys WHERE replaces_id = $1 AND revoked_at IS NULL', [id]);
      if (successor) throw problem('rotation_running');
      const now = machineNow();
      const ends = after(now, (overlapHours ?? DEFAULT_OVERLAP_HOURS) * HOUR);
      const made = await this.insert(tx, user, {
        name: old.name,
        scopes: old.scopes,
        allowedNetworks: old.allowed_networks,
        // As long a life as the old one was given.
        expiresAt: after(now, old.expires_at.getTime() - old.created_at.getTime()),
        replacesId: id,
      });
      await tx.run(
        `UPDATE api_keys SET expires_at = least(expires_at, $2), warned_days = ${LAST_WARNING} WHERE id = $1`,
        [id, ends],
      );
      tx.forget(user.id);
      return made;
    });
  }

  /** Ends one of the user's keys; one that has ended already stays so. @throws 404 */
  async revoke(user: User, id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      await this.lock(tx, user, id);
      await endKeys(tx, user.id, { at: this.clock.now(), by: user, why: 'You ended it.', id }, this.mails);
    });
  }

  /** A key that stood in an address is written to logs on its way: it is ended, wherever it came from. */
  private async endLeaked(text: string): Promise<void> {
    const parts = readKey(text);
    if (!parts) return;
    await this.db.tx(async (tx) => {
      const key = await tx.one<{ id: string; user_id: string }>(
        'SELECT id, user_id FROM api_keys WHERE hash = $1 AND revoked_at IS NULL FOR UPDATE',
        [parts.hash],
      );
      if (!key) return;
      const why =
        'It was sent in an address, where it is written to logs on its way. Send it in the header Authorization.';
      await endKeys(tx, key.user_id, { at: this.clock.now(), by: { id: key.user_id }, why, id: key.id }, this.mails);
    });
  }

  private async insert(
    tx: Tx,
    user: User,
    key: {
      name: string;
      scopes: Scope[];
      allowedNetworks: string[] | null;
      expiresAt: Date;
      replacesId: string | null;
    },
  ): Promise<NewApiKeyAnswer> {
    const [id, now] = [randomUUID(), machineNow()];
    const live = await tx.one<{ count: number }>(
      'SELECT count(*)::int AS count FROM api_keys WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2',
      [user.id, now],
    );
    if ((live?.count ?? 0) >= MOST_KEYS) throw problem('too_many_keys');
    const text = newKey(environmentOf(this.env));
    const parts = readKey(text);
    if (!parts) throw new Error('a new key cannot be read');
    await tx.run(
      `INSERT INTO api_keys (id, user_id, name, environment, start, last4, hash, scopes, allowed_networks, expires_at, warned_days, created_at, replaces_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, ${networks('$9')}, $10, $11, $12, $13)`,
      [
        id,
        user.id,
        key.name,
        parts.environment,
        parts.start,
        parts.last4,
        parts.hash,
        key.scopes,
        key.allowedNetworks,
        key.expiresAt,
        // Of a short one nobody is told what they have just said.
        [LAST_WARNING, FIRST_WARNING].find((days) => key.expiresAt <= after(now, days * DAY)) ?? null,
        now,
        key.replacesId,
      ],
    );
    const owner = await tx.one<{ email: string }>('SELECT email FROM users WHERE id = $1', [user.id]);
    await this.mails.account(tx, 'api_key_created', owner?.email ?? '', { name: key.name, ending: parts.last4 });
    await audit(tx, this.clock.now(), user, {
      action: key.replacesId ? 'api-keys.rotate' : 'api-keys.create',
      resource: 'api-keys',
      resourceId: id,
      after: { name: key.name, scopes: key.scopes, expiresAt: key.expiresAt, replacesId: key.replacesId },
    });
    return { ...(await this.answer(tx, id)), key: text };
  }

  private async answer(tx: Tx, id: string): Promise<ApiKeyAnswer> {
    const row = await tx.one<{ answer: ApiKeyAnswer }>(`SELECT ${ANSWER} AS answer FROM api_keys k WHERE id = $1`, [
      id,
    ]);
    if (!row) throw problem('not_found');
    return row.answer;
  }

  /** Two keys made at once must not both be the twentieth. */
  private async lockOwner(tx: Tx, { id }: User): Promise<void> {
    await tx.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
    requireAccount(tx, id);
  }

  private async lock(tx: Tx, user: User, id: string): Promise<LockedKey> {
    const key = isUuid(id)
      ? await tx.one<LockedKey>(
          `SELECT id, name, last4, scopes, allowed_networks::text[], expires_at, created_at, revoked_at
             FROM api_keys WHERE id = $1 AND user_id = $2 FOR UPDATE`,
          [id, user.id],
        )
      : undefined;
    if (!key) throw problem('not_found');
    return key;
  }

  private async lockLive(tx: Tx, user: User, id: string): Promise<LockedKey> {
    const key = await this.lock(tx, user, id);
    if (key.revoked_at || key.expires_at <= machineNow())
      throw problem('illegal_transition', { detail: 'This key has ended.' });
    return key;
  }

  /** Mails owners whose keys expire in 14 days or fewer, and once more on the last day. */
  private async warn(): Promise<void> {
    await this.db.tx(async (tx) => {
      const now = machineNow();
      const soon = await tx.rows<{ name: string; last4: string; expires_at: Date; email: string }>(
        `UPDATE api_keys k SET warned_days = CASE WHEN k.expires_at <= $2 THEN ${LAST_WARNING} ELSE ${FIRST_WARNING} END FROM users u
          WHERE u.id = k.user_id AND k.revoked_at IS NULL AND k.expires_at > $1 AND k.expires_at <= $3
            AND (k.warned_days IS NULL OR (k.warned_days > ${LAST_WARNING} AND k.expires_at <= $2))
          RETURNING k.name, k.last4, k.expires_at, u.email`,
        [now, after(now, LAST_WARNING * DAY), after(now, FIRST_WARNING * DAY)],
      );
      for (const { name, last4, expires_at: end, email } of soon)
        await this.mails.account(tx, 'api_key_expiring', email, {
          name,
          ending: last4,
          days: Math.ceil((end.getTime() - now.getTime()) / DAY),
        });
    });
  }
}

/** A list of addresses and networks as the networks that they are, without bits of a host. */
function networks(parameter: string): string {
  return `(SELECT array_agg(network(n::inet)::cidr) FROM unnest(${parameter}::text[]) n)`;
}
