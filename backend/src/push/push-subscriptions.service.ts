import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import { invalidField, problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { requireAccount } from '../users/require-account.js';
import { readEndpoint } from './endpoint.js';
import type {
  NewPushSubscription,
  PushSubscriptionAnswer,
  PushSubscriptionsAnswer,
  PushTestAnswer,
} from './push-subscriptions.dto.js';
import { queueTests } from './sends.queries.js';
import { VAPID_KEYS, type VapidKeys } from './vapid.js';

const MOST = 10;
const ANSWER = `id, label, session_id = $2 AS current, shows_amounts AS "showsAmounts", created_at AS "createdAt", last_ok_at AS "lastOkAt"`;

/** The browsers that a user's notifications are pushed to: one for each session that asked. */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly db: Db,
    @Inject(Env) private readonly env: Env,
    @Inject(VAPID_KEYS) private readonly keys: VapidKeys,
  ) {}

  async list(user: User): Promise<PushSubscriptionsAnswer> {
    const subscriptions = await this.db.rows<PushSubscriptionAnswer>(
      `SELECT ${ANSWER} FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MOST}`,
      [user.id, user.sid],
    );
    return { publicKey: this.keys.publicKey, subscriptions };
  }

  /** Pushes to this browser from now on, and to this user alone. Beyond ten, the oldest is left out. @throws 400 for an address that is no push service's */
  async add(user: User, wanted: NewPushSubscription): Promise<PushSubscriptionAnswer> {
    const url = readEndpoint(wanted.endpoint, this.env.pushHostsAllow);
    if (typeof url === 'string') throw invalidField('endpoint', url);
    return this.db.tx(async (tx) => {
      // Two at once would both count nine.
      await tx.run('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id]);
      requireAccount(tx, user.id);
      // A browser has one subscription, and belongs to whoever signed in to it last; what waits for others goes with theirs.
      await tx.run(
        'DELETE FROM push_subscriptions WHERE (endpoint = $1 AND user_id <> $2) OR (session_id = $3 AND endpoint <> $1)',
        [wanted.endpoint, user.id, user.sid],
      );
      const answer = await this.write(tx, user, wanted);
      await tx.run(
        `DELETE FROM push_subscriptions WHERE user_id = $1 AND id IN (
           SELECT id FROM push_subscriptions WHERE user_id = $1 ORDER BY created_at DESC, id DESC OFFSET ${MOST})`,
        [user.id],
      );
      return answer;
    });
  }

  private async write(
    tx: Tx,
    user: User,
    { endpoint, keys, label, showsAmounts }: NewPushSubscription,
  ): Promise<PushSubscriptionAnswer> {
    const [row] = await tx.rows<PushSubscriptionAnswer>(
      `INSERT INTO push_subscriptions AS s (id, user_id, session_id, endpoint, p256dh, auth, label, shows_amounts, created_at)
       VALUES ($3, $1, $2, $4, $5, $6, $7, coalesce($8::boolean, false), $9)
       ON CONFLICT (endpoint) DO UPDATE SET session_id = $2, p256dh = $5, auth = $6, label = coalesce($7, s.label),
         shows_amounts = coalesce($8, s.shows_amounts), failures = 0
       RETURNING ${ANSWER}`,
      [
        user.id,
        user.sid,
        randomUUID(),
        endpoint,
        keys.p256dh,
        keys.auth,
        label ?? null,
        showsAmounts ?? null,
        machineNow(),
      ],
    );
    if (!row) throw new Error('A subscription was not written.');
    return row;
  }

  /** @throws 404 */
  async remove(user: User, id: string): Promise<void> {
    const gone = isUuid(id)
      ? await this.db.rows('DELETE FROM push_subscriptions WHERE id = $1 AND user_id = $2 RETURNING id', [id, user.id])
      : [];
    if (gone.length === 0) throw problem('not_found');
  }

  async test(user: User): Promise<PushTestAnswer> {
    return { sentTo: await this.db.tx((tx) => queueTests(tx, machineNow(), user.id)) };
  }
}
