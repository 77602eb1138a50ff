import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { requireScope, type User } from '../common/actor.js';
import { after, HOUR, machineNow } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { isUuid, JsonText } from '../common/paging.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { namesOf, scopesOf } from '../public-events/public-events.catalog.js';
import { PublicEventsService } from '../public-events/public-events.service.js';
import { requireAccount } from '../users/require-account.js';
import { enable, stop } from './health.js';
import { livingAt, Secrets, type StoredSecret } from './secrets.js';
import { Targets } from './targets.js';
import type {
  DisabledReason,
  NewWebhookEndpoint,
  NewWebhookEndpointAnswer,
  WebhookEndpointAnswer,
  WebhookEndpointChanges,
  WebhookSecretAnswer,
  WebhookSecretRotation,
} from './webhook-endpoints.dto.js';
import { ENDPOINT, queueEvents } from './webhook-endpoints.queries.js';

const MOST_ENDPOINTS = 10;
const DEFAULT_OVERLAP_HOURS = 24;

export interface LockedEndpoint {
  id: string;
  url: string;
  events: string[];
  secrets: StoredSecret[];
  disabled_at: Date | null;
  disabled_reason: DisabledReason | null;
}

/** Where the events of a user are sent. Events are queued for them in the transaction that writes them to the log. */
@Injectable()
export class WebhookEndpointsService {
  constructor(
    private readonly db: Db,
    private readonly secrets: Secrets,
    private readonly targets: Targets,
    @Inject(Env) env: Env,
    events: PublicEventsService,
  ) {
    events.onWritten(async (tx, seqs) => {
      const waiting = await queueEvents(tx, machineNow(), env.livemode, seqs);
      if (waiting > 0) tx.wake('webhooks');
    });
  }

  async list(user: User): Promise<JsonText> {
    const row = await this.db.one<{ list: string }>(
      `SELECT coalesce(json_agg(${ENDPOINT} ORDER BY e.created_at DESC, e.id DESC), '[]')::text AS list FROM webhook_endpoints e WHERE e.user_id = $1`,
      [user.id],
    );
    return new JsonText(row?.list ?? '[]');
  }

  /** @throws 404 */
  async read(user: User, id: string): Promise<WebhookEndpointAnswer> {
    const row = isUuid(id)
      ? await this.db.one<{ answer: WebhookEndpointAnswer }>(
          `SELECT ${ENDPOINT} AS answer FROM webhook_endpoints e WHERE e.id = $1 AND e.user_id = $2`,
          [id, user.id],
        )
      : undefined;
    if (!row) throw problem('not_found');
    return row.answer;
  }

  /** @throws 400 for an address that nothing is sent to; 403 `scope_missing`; 409 `too_many_endpoints` */
  async create(user: User, { url, events, description }: NewWebhookEndpoint): Promise<NewWebhookEndpointAnswer> {
    requireEvents(user, events);
    const target = await this.targets.accept(url);
    const [id, { text, stored }] = [randomUUID(), this.secrets.create()];
    return this.db.tx(async (tx) => {
      // Two made at once must not both be the tenth.
      await tx.rows('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id]);
      requireAccount(tx, user.id);
      const there = await tx.one<{ count: number }>(
        'SELECT count(*)::int AS count FROM webhook_endpoints WHERE user_id = $1',
        [user.id],
      );
      if ((there?.count ?? 0) >= MOST_ENDPOINTS) throw problem('too_many_endpoints');
      await tx.run(
        `INSERT INTO webhook_endpoints (id, user_id, url, description, events, secrets, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
        [id, user.id, target, description ?? null, [...new Set(events)], JSON.stringify([stored]), machineNow()],
      );
      return { ...(await answerOf(tx, id)), secret: text };
    });
  }

  /** @throws 400 for an address that nothing is sent to; 403 `scope_missing`; 404; 409 for enabling what an operator disabled */
  async change(user: User, id: string, changes: WebhookEndpointChanges): Promise<WebhookEndpointAnswer> {
    const target = changes.url === undefined ? undefined : await this.targets.accept(changes.url);
    return this.db.tx(async (tx) => {
      const endpoint = await lockEndpoint(tx, user, id);
      // Whoever chooses where events go has to be allowed to read them.
      if (target !== undefined || changes.events) requireEvents(user, changes.events ?? endpoint.events);
      const { description = undefined } = changes;
      await tx.run(
        `UPDATE webhook_endpoints SET url = $2, events = $3, description = CASE WHEN $4 THEN $5 ELSE description END, updated_at = $6 WHERE id = $1`,
        [
          id,
          target ?? endpoint.url,
          [...new Set(changes.events ?? endpoint.events)],
          description !== undefined,
          description ?? null,
          machineNow(),
        ],
      );
      if (changes.enabled === true && endpoint.disabled_at) {
        if (endpoint.disabled_reason === 'operator')
          throw problem('endpoint_disabled', {
            detail: 'Haulway disabled this endpoint. Write to us to have it enabled.',
          });
        await enable(tx, id);
      }
      if (changes.enabled === false && !endpoint.disabled_at) await stop(tx, id, 'owner');
      return answerOf(tx, id);
    });
  }

  /** @throws 404 */
  async remove(user: User, id: string): Promise<void> {
    await this.db.tx(async (tx) => {
      await lockEndpoint(tx, user, id);
      await tx.run('DELETE FROM webhook_endpoints WHERE id = $1', [id]);
    });
  }

  /** The secret that signs. @throws 404; 409 when it cannot be read, after a restore with another DATA_KEY */
  async secret(user: User, id: string): Promise<WebhookSecretAnswer> {
    const { secrets } = await this.db.tx((tx) => lockEndpoint(tx, user, id));
    const at = machineNow();
    return { secret: this.secrets.newest(secrets, at), previousUntil: untilOf(secrets, at) };
  }

  /** @throws 403 `scope_missing`; 404; 409 `rotation_running` */
  async rotate(user: User, id: string, { overlapHours }: WebhookSecretRotation): Promise<WebhookSecretAnswer> {
    return this.db.tx(async (tx) => {
      const { secrets, events } = await lockEndpoint(tx, user, id);
      // Whoever has the secret can send the receiver what looks like these events.
      requireEvents(user, events);
      const at = machineNow();
      const { text, all } = this.secrets.rotate(secrets, at, after(at, (overlapHours ?? DEFAULT_OVERLAP_HOURS) * HOUR));
      await tx.run('UPDATE webhook_endpoints SET secrets = $2, updated_at = $3 WHERE id = $1', [
        id,
        JSON.stringify(all),
        at,
      ]);
      return { secret: text, previousUntil: untilOf(all, at) };
    });
  }
}

function untilOf(secrets: readonly StoredSecret[], at: Date): Date | null {
  const until = livingAt(secrets, at)[1]?.until;
  return until ? new Date(until) : null;
}

/** A program may only have sent what it may read. @throws 403 `scope_missing` */
function requireEvents(user: User, events: readonly string[]): void {
  for (const scope of scopesOf(namesOf(events) ?? [])) requireScope(user, scope);
}

async function answerOf(tx: Tx, id: string): Promise<WebhookEndpointAnswer> {
  const row = await tx.one<{ answer: WebhookEndpointAnswer }>(
    `SELECT ${ENDPOINT} AS answer FROM webhook_endpoints e WHERE e.id = $1`,
    [id],
  );
  if (!row) throw problem('not_found');
  return row.answer;
}

/** A user's endpoint, locked. @throws 404 */
export async function lockEndpoint(tx: Tx, user: User, id: string): Promise<LockedEndpoint> {
  const row = isUuid(id)
    ? await tx.one<LockedEndpoint>(
        'SELECT id, url, events, secrets, disabled_at, disabled_reason FROM webhook_endpoints WHERE id = $1 AND user_id = $2 FOR UPDATE',
        [id, user.id],
      )
    : undefined;
  if (!row) throw problem('not_found');
  return row;
}

/** A participant: removes where a user's events were sent. */
export async function forgetEndpoints(tx: Tx, userId: string): Promise<void> {
  await tx.run('DELETE FROM webhook_endpoints WHERE user_id = $1', [userId]);
}
