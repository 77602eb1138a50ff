import { Injectable } from '@nestjs/common';
import { rolesOf, type User } from '../common/actor.js';
import { after, DAY } from '../common/clock.js';
import { invalidField, problem } from '../common/errors.js';
import type { PageSearch } from '../common/page-search.dto.js';
import { isUuid, type ListPage } from '../common/paging.js';
import { placeNear } from '../places/gazetteer.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { Retention } from '../platform/retention/retention.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { AHEAD } from './positions.service.js';
import type { LocationAnswer, NewLocation } from './tracking.dto.js';
import {
  addLocation,
  locationsOf,
  lockFollowed,
  lockTracked,
  NO_LONGER_NEEDED,
  readTracked,
  type Tracked,
} from './tracking.queries.js';

/** A carrier's locations are forgotten this long after the delivery, or after the deal ended some other way. */
const KEPT_DAYS = 90;

@Injectable()
export class TrackingService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    retention: Retention,
  ) {
    retention.keep({
      table: 'location_tracking',
      where: NO_LONGER_NEEDED,
      age: KEPT_DAYS * DAY,
      now: () => clock.now(),
    });
  }

  /**
   * The accepted quote's carrier reports where the shipment is.
   * @throws 404, 403, and 409 unless it is in transit
   */
  async report(
    carrier: User,
    shipmentId: string,
    { latitude, longitude, address, notes, at }: NewLocation,
  ): Promise<LocationAnswer> {
    return this.db.tx(async (tx) => {
      const shipment = known(isUuid(shipmentId) ? await lockTracked(tx, shipmentId) : undefined, carrier);
      if (shipment.carrierId !== carrier.id) throw problem('forbidden');
      if (!SHIPMENT_RULES.verbs.locations.from.includes(shipment.status)) {
        throw problem('illegal_transition', {
          detail: `A location can only be reported while the shipment is in transit; it is ${shipment.status.replace('_', ' ')}.`,
        });
      }
      const now = this.clock.now();
      const measuredAt = at === undefined ? null : await this.whenThere(tx, carrier, shipment.id, new Date(at), now);
      const { location, isNew } = await addLocation(tx, {
        shipmentId: shipment.id,
        carrierId: carrier.id,
        latitude,
        longitude,
        address: address || (placeNear({ latitude, longitude }) ?? null),
        notes: notes || null,
        at: measuredAt ?? now,
        measuredAt,
      });
      const ids = { shipmentId: shipment.id, locationId: location.id, status: shipment.status };
      if (isNew) emit(tx, now, 'location.reported', ids, [shipment.ownerId, carrier.id]);
      return location;
    });
  }

  /** @throws 400 for a time before the pickup, or one that is still to come */
  private async whenThere(tx: Tx, carrier: User, shipmentId: string, at: Date, now: Date): Promise<Date> {
    const job = (await lockFollowed(tx, [shipmentId], carrier.id)).get(shipmentId);
    if (!job || at < job.pickedUpAt) throw invalidField('at', 'Enter a time since the pickup');
    if (at > after(now, AHEAD)) throw invalidField('at', 'Enter a time that is not in the future');
    return at;
  }

  /** Where the shipment has been, for its owner, the carrier of the accepted quote, and admins. */
  async locations(user: User, shipmentId: string, search: PageSearch): Promise<ListPage> {
    const shipment = known(isUuid(shipmentId) ? await readTracked(this.db, shipmentId) : undefined, user);
    if (rolesOf(user, shipment).includes('stranger')) throw problem('forbidden');
    return locationsOf(this.db, shipment.id, search);
  }
}

/** 404 for unknown shipments, and for other people's drafts. */
function known(shipment: Tracked | undefined, user: User): Tracked {
  if (!shipment) throw problem('not_found');
  requireVisible({ ...shipment, userId: shipment.ownerId }, user);
  return shipment;
}
