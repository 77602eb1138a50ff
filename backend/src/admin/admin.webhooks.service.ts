import { Injectable } from '@nestjs/common';
import { lookAgain } from '../bookings/parked-events.js';
import type { User } from '../common/actor.js';
import { machineNow } from '../common/clock.js';
import type { JsonText } from '../common/paging.js';
import { Mails } from '../mails/mails.service.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { disableByHand, enableByHand, retryByHand } from '../webhook-endpoints/operated-endpoints.js';
import { AdminService } from './admin.service.js';

/** What operators do to what the provider told us, and to where people's events are sent; each act is written to the audit log in the same transaction. */
@Injectable()
export class AdminWebhooksService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly mails: Mails,
    private readonly admin: AdminService,
  ) {}

  /** @throws 404; 409 for one that did not fail */
  lookAgain(operator: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const lastError = await lookAgain(tx, id, machineNow());
      await audit(tx, this.clock.now(), operator, {
        action: 'webhook-events.retry',
        resource: 'webhook-events',
        resourceId: id,
        before: { state: 'parked', lastError },
        after: { state: 'received', lastError },
      });
      return this.admin.record(tx, 'webhook-events', id);
    });
  }

  /** The reason is mailed to the owner, who cannot enable it again. @throws 404; 409 when an operator already disabled it */
  disable(operator: User, id: string, reason: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const at = this.clock.now();
      const before = await disableByHand(tx, at, id, reason, this.mails);
      await audit(tx, at, operator, {
        action: 'webhook-endpoints.disable',
        resource: 'webhook-endpoints',
        resourceId: id,
        reason,
        before: { disabledReason: before },
        after: { disabledReason: 'operator' },
      });
      return this.admin.record(tx, 'webhook-endpoints', id);
    });
  }

  /** @throws 404; 409 when it is enabled */
  enable(operator: User, id: string, reason: string | null | undefined): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const before = await enableByHand(tx, id);
      await audit(tx, this.clock.now(), operator, {
        action: 'webhook-endpoints.enable',
        resource: 'webhook-endpoints',
        resourceId: id,
        reason,
        before: { disabledReason: before },
        after: { disabledReason: null },
      });
      return this.admin.record(tx, 'webhook-endpoints', id);
    });
  }

  /** @throws 404; 409 while its endpoint is disabled */
  retry(operator: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      await retryByHand(tx, id);
      await audit(tx, this.clock.now(), operator, {
        action: 'webhook-deliveries.retry',
        resource: 'webhook-deliveries',
        resourceId: id,
      });
      return this.admin.record(tx, 'webhook-deliveries', id);
    });
  }
}
