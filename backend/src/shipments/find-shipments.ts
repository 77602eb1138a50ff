import { Injectable } from '@nestjs/common';
import type { Visitor } from '../common/actor.js';
import { invalidField, problem } from '../common/errors.js';
import type { JsonText, ListPage } from '../common/paging.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { ShipmentSearch } from './shipments.dto.js';
import type { Near } from './shipments.near.js';
import { readShipment } from './shipments.queries.js';
import { KeptTotals } from './kept-totals.js';
import { listShipments } from './shipments.search.js';

/** Reads one shipment, or those that a search asks for. */
@Injectable()
export class FindShipments {
  private readonly totals = new KeptTotals();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly places: PlacesService,
  ) {}

  /** @throws 404 for unknown ones and other people's drafts */
  async read(viewer: Visitor, id: string): Promise<JsonText> {
    return readShipment(this.db, id, viewer, this.clock.now());
  }

  /** @throws 401 when a visitor asks for `me`; 400 `place_not_found` */
  async list(viewer: Visitor, search: ShipmentSearch): Promise<ListPage> {
    if (search.updatedSince !== undefined && !search.owner && !search.carrier)
      throw invalidField('updatedSince', 'Only with owner=me or carrier=me');
    if (
      !viewer &&
      (search.owner ||
        search.onlyFor ||
        search.template ||
        search.externalRef ||
        search.carrier ||
        search.status === 'draft')
    )
      throw problem('unauthorized');
    return listShipments(this.db, this.totals, search, viewer, this.pointsOf(search));
  }

  /** The places of a search as points. @throws 400, also `place_not_found` */
  pointsOf(search: Pick<ShipmentSearch, 'near' | 'pickupNear' | 'deliveryNear'>): Near[] {
    return [
      this.near('either', search.near, 'near'),
      this.near('pickup', search.pickupNear, 'pickupNear'),
      this.near('delivery', search.deliveryNear, 'deliveryNear'),
    ].filter((each) => each !== undefined);
  }

  private near(end: Near['end'], text: string | undefined, path: string): Near | undefined {
    if (text === undefined) return undefined;
    const point = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text);
    if (!point) {
      const place = this.places.require(text, path);
      return { end, latitude: place.latitude, longitude: place.longitude };
    }
    const [latitude, longitude] = [Number(point[1]), Number(point[2])];
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
      throw invalidField(path, 'Latitude -90 to 90, longitude -180 to 180');
    return { end, latitude, longitude };
  }
}
