import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import type { ReceivedFile } from '../uploads/receiving.js';
import { photoUrl, requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { captionsOf } from './captions.js';
import { itemPhotos } from './items.js';
import { lockShipment } from './lock-shipment.js';
import { Shipment } from './shipment.entity.js';
import { readShipment } from './shipments.queries.js';
import { SHIPMENT_RULES } from './shipments.rules.js';
import { requireVisible } from './visible.js';

/** Adds and removes a shipment's photos one by one; an edit of the shipment sets them all. */
@Injectable()
export class ShipmentPhotosService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly uploads: UploadsService,
  ) {}

  /** Appends photos while draft, listed or quoted. @throws 400, including `too_many_photos`; 404; 403; 409 */
  add(user: User, shipmentId: string, files: ReceivedFile[] | undefined): Promise<JsonText> {
    return this.uploads.store(user, files, async (tx, urls) => {
      const shipment = await this.own(tx, user, shipmentId);
      const photos = [...shipment.photos, ...urls];
      requireFewPhotos(photos);
      requireState(SHIPMENT_RULES, 'change', shipment.status);
      await this.set(tx, user, shipment, photos);
      return readShipment(tx, shipmentId, user, this.clock.now());
    });
  }

  /** Removes a photo while draft, listed or quoted. @throws 404, including for a photo that is not on it; 403; 409 */
  async remove(user: User, shipmentId: string, photoId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const shipment = await this.own(tx, user, shipmentId);
      const url = photoUrl(photoId.toLowerCase());
      if (!shipment.photos.includes(url)) throw problem('not_found');
      requireState(SHIPMENT_RULES, 'change', shipment.status);
      await this.set(
        tx,
        user,
        shipment,
        shipment.photos.filter((photo) => photo !== url),
      );
    });
  }

  private async own(tx: Tx, user: User, shipmentId: string): Promise<Shipment> {
    const shipment = await lockShipment(tx, shipmentId);
    requireVisible(shipment, user);
    authorize(SHIPMENT_RULES, 'change', user, { ownerId: shipment.userId });
    return shipment;
  }

  private async set(tx: Tx, user: User, shipment: Shipment, photos: string[]): Promise<void> {
    const others = await itemPhotos(tx, shipment);
    await this.uploads.setPhotos(
      tx,
      user,
      { shipmentId: shipment.id },
      [...photos, ...others],
      [...shipment.photos, ...others],
    );
    const photoCaptions = captionsOf(photos, undefined, shipment);
    tx.update(Shipment, shipment.id, { photos, photoCaptions, updatedAt: this.clock.now() });
  }
}
