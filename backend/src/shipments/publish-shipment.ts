import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { asWritten } from '../common/contact-data.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { move } from '../platform/database/move.js';
import { requireDates, requireWhole } from './listing-needs.js';
import { lockShipment } from './lock-shipment.js';
import { OnlyFor } from './only-for.js';
import { readShipment } from './shipments.queries.js';
import { SHIPMENT_RULES } from './shipments.rules.js';
import { requireVisible } from './visible.js';

/** The owner lists a draft. */
@Injectable()
export class PublishShipment {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly onlyFor: OnlyFor,
  ) {}

  /** @throws 400 naming what a listing still needs; 404; 403; 409 */
  async publish(user: User, id: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, id);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'publish', user, { ownerId: shipment.userId });
      requireState(SHIPMENT_RULES, 'publish', shipment.status);
      if (shipment.template) throw problem('illegal_transition', { detail: 'A template is not listed: copy it.' });
      requireWhole(asWritten(shipment));
      const now = this.clock.now();
      requireDates(shipment, now);
      const only = await this.onlyFor.ofPublished(tx, shipment, now);
      move(tx, SHIPMENT_RULES, shipment, 'publish', user, { shipmentId: id, at: now, set: only });
      this.onlyFor.announce(tx, { ...shipment, ...only }, now);
      return readShipment(tx, id, user, now);
    });
  }
}
