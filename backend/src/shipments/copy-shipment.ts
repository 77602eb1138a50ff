import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { asWritten } from '../common/contact-data.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { addShipment } from './add-shipment.js';
import { BookNow } from './book-now.js';
import { lockShipment } from './lock-shipment.js';
import { Shipment } from './shipment.entity.js';
import { readShipment } from './shipments.queries.js';
import { SHIPMENT_RULES } from './shipments.rules.js';
import { textColumns } from './shipments.texts.js';
import { requireVisible } from './visible.js';

/** What belongs to one listing alone: its days, what came of it, and what programs call it. */
const FRESH = {
  pickupDate: null,
  pickupUntil: null,
  deliveryFrom: null,
  deliveryDate: null,
  status: 'draft',
  typicalLowCents: null,
  typicalUsualCents: null,
  typicalHighCents: null,
  externalRef: null,
  metadata: null,
  givenHash: null,
  referredBy: null,
  quoteCount: 0,
  termsVersion: 1,
  deliveredAt: null,
  overdueSince: null,
} satisfies Partial<Shipment>;

/** "List it again": a draft of what was listed before. */
@Injectable()
export class CopyShipment {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly uploads: UploadsService,
    private readonly bookNow: BookNow,
    @Inject(Env) private readonly env: Env,
  ) {}

  /**
   * Everything but days, quotes and status, with the same photos; a book-now price only while its owner may set one.
   * @throws 404, 403, 429
   */
  copy(user: User, shipmentId: string): Promise<JsonText> {
    const now = this.clock.now();
    return this.db.tx(async (tx) => {
      const old = await lockShipment(tx, shipmentId);
      requireVisible(old, user);
      authorize(SHIPMENT_RULES, 'copy', user, { ownerId: old.userId });
      requireState(SHIPMENT_RULES, 'copy', old.status);
      await countHourly(tx, this.env, 'shipments', user.id);
      const id = randomUUID();
      const written = asWritten(old);
      const shipment: Shipment = {
        ...old,
        ...FRESH,
        id,
        ...textColumns(undefined, { ...written, cancelReason: null }),
        ...(await this.bookNow.stillOffered(tx, old)),
        createdAt: now,
        updatedAt: now,
      };
      await addShipment(tx, shipment, user);
      const kept = await this.uploads.reuse(tx, user, { shipmentId: id }, old.photos);
      // Some may have been erased since.
      if (kept.length < old.photos.length)
        await tx.update(Shipment, id, {
          photos: kept,
          photoCaptions: kept.map((url) => old.photoCaptions[old.photos.indexOf(url)] ?? ''),
          updatedAt: now,
        });
      return readShipment(tx, id, user, now);
    });
  }
}
