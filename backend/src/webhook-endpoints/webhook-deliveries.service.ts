import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { DAY, machineNow } from '../common/clock.js';
import { invalidField, problem } from '../common/errors.js';
import { isUuid, type ListPage } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { readPage } from '../platform/database/page.js';
import type { Tx } from '../platform/database/tx.js';
import { CallCounts } from '../platform/http/call-counts.js';
import { Retention } from '../platform/retention/retention.js';
import { namesOf, PUBLIC_NAMES, sampleDataOf, toldTo } from '../public-events/public-events.catalog.js';
import { send } from './attempt.js';
import { Secrets, type StoredSecret } from './secrets.js';
import { headersOf } from './sender.js';
import { Targets } from './targets.js';
import type {
  WebhookDeliveryAnswer,
  WebhookDeliverySearch,
  WebhookRecovery,
  WebhookRecoveryAnswer,
} from './webhook-deliveries.dto.js';
import type { WebhookTestAnswer } from './webhook-endpoints.dto.js';
import { DELIVERY, DELIVERY_ROW, hurry, queueAgain, retryNow } from './webhook-endpoints.queries.js';
import { lockEndpoint, WebhookEndpointsService } from './webhook-endpoints.service.js';

const KEPT_DAYS = 30;
const TESTS_A_MINUTE = 10;

/** What was sent to an endpoint, and sending it again. */
@Injectable()
export class WebhookDeliveriesService {
  private readonly tests: CallCounts;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly endpoints: WebhookEndpointsService,
    private readonly secrets: Secrets,
    private readonly targets: Targets,
    @Inject(Env) private readonly env: Env,
    retention: Retention,
  ) {
    this.tests = new CallCounts(db, 'webhook-tests', env.scaled(TESTS_A_MINUTE));
    retention.keep({ table: 'webhook_deliveries', where: 'created_at < $1', age: KEPT_DAYS * DAY });
  }

  /** @throws 404 */
  async list(user: User, endpointId: string, { state, type, ...page }: WebhookDeliverySearch): Promise<ListPage> {
    await this.endpoints.read(user, endpointId);
    return readPage(
      this.db,
      {
        from: 'webhook_deliveries d',
        where: `d.endpoint_id = $1 AND d.type = ANY($2) ${state ? `AND d.state = $3` : ''}`,
        values: [
          endpointId,
          toldTo(user.key, type ? (namesOf([type]) ?? []) : PUBLIC_NAMES),
          ...(state ? [state] : []),
        ],
        json: DELIVERY_ROW,
        at: 'd.created_at',
        id: 'd.id',
        order: 'newest',
      },
      page,
    );
  }

  /** @throws 404 */
  read(user: User, endpointId: string, id: string): Promise<WebhookDeliveryAnswer> {
    return this.readFrom(this.db, user, endpointId, id);
  }

  private async readFrom(reads: Db | Tx, user: User, endpointId: string, id: string): Promise<WebhookDeliveryAnswer> {
    const row =
      isUuid(id) && isUuid(endpointId)
        ? await reads.one<{ answer: WebhookDeliveryAnswer }>(
            `SELECT ${DELIVERY} AS answer FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
              WHERE d.id = $1 AND e.id = $2 AND e.user_id = $3 AND d.type = ANY($4)`,
            [id, endpointId, user.id, toldTo(user.key, PUBLIC_NAMES)],
          )
        : undefined;
    if (!row) throw problem('not_found');
    return row.answer;
  }

  /** Sends a delivery once more, besides its schedule. @throws 404; 409 `endpoint_disabled` */
  async retry(user: User, endpointId: string, id: string): Promise<WebhookDeliveryAnswer> {
    return this.db.tx(async (tx) => {
      const { id: found } = await this.readFrom(tx, user, endpointId, id);
      await lockEnabled(tx, user, endpointId);
      await retryNow(tx, endpointId, found);
      return this.readFrom(tx, user, endpointId, id);
    });
  }

  /** Sends events again that are still kept. @throws 400 when it ends before it begins; 404; 409 `endpoint_disabled` */
  async recover(user: User, endpointId: string, wanted: WebhookRecovery): Promise<WebhookRecoveryAnswer> {
    const [since, until] = [new Date(wanted.since), wanted.until === undefined ? null : new Date(wanted.until)];
    if (until && until <= since) throw invalidField('until', 'This must be after `since`');
    return this.db.tx(async (tx) => {
      await lockEnabled(tx, user, endpointId);
      tx.wake('webhooks');
      const [now, onlyFailed] = [machineNow(), wanted.onlyFailed ?? true];
      const waiting = await hurry(tx, now, endpointId, { since, until });
      const count = await queueAgain(tx, now, this.env.livemode, endpointId, { since, until, onlyFailed });
      return { count, waiting };
    });
  }

  /** Sends an example now, and answers with what came of it. @throws 400 for no name of an event; 404; 429 */
  async test(user: User, endpointId: string, type = 'quote.submitted'): Promise<WebhookTestAnswer> {
    const name = PUBLIC_NAMES.find((each) => each === type);
    if (!name) throw invalidField('type', `One of ${PUBLIC_NAMES.join(', ')}`);
    const { url } = await this.endpoints.read(user, endpointId);
    const { allowed, seconds } = await this.tests.count(user.id);
    if (!allowed) throw problem('too_many_requests', { retryAfter: seconds });
    const [id, at] = [randomUUID(), this.clock.now()];
    const row = await this.db.one<{ secrets: StoredSecret[] }>('SELECT secrets FROM webhook_endpoints WHERE id = $1', [
      endpointId,
    ]);
    const stored = row?.secrets ?? [];
    const machine = machineNow();
    this.secrets.newest(stored, machine);
    const secrets = this.secrets.living(stored, machine);
    const body = JSON.stringify({
      id,
      type: name,
      timestamp: at.toISOString(),
      livemode: this.env.livemode,
      test: true,
      data: sampleDataOf(name),
    });
    const outcome = await send(url, headersOf(id, body, secrets), body, this.targets.ways);
    // It goes nowhere as long as our own name does not.
    if (typeof outcome === 'string') return { status: null, failure: 'dns', durationMs: 0, responseBody: null };
    return {
      status: outcome.status,
      failure: outcome.failure,
      durationMs: outcome.ms,
      responseBody: outcome.answer,
    };
  }
}

/** @throws 404; 409 `endpoint_disabled` */
async function lockEnabled(tx: Tx, user: User, id: string): Promise<void> {
  const endpoint = await lockEndpoint(tx, user, id);
  if (endpoint.disabled_at) throw problem('endpoint_disabled');
}
