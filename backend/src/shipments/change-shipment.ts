import { Injectable } from '@nestjs/common';
import { AddressesService } from '../addresses/addresses.service.js';
import type { User } from '../common/actor.js';
import { asWritten } from '../common/contact-data.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { BookNow } from './book-now.js';
import { captionsOf } from './captions.js';
import { ChangedTerms, termsDiffer } from './changed-terms.js';
import { endsTyped, PLACES, ShipmentEnds } from './ends.js';
import { requireFreeRef } from './external-refs.js';
import { defined, givenColumns, notesOf } from './given-columns.js';
import { columnsOfItems, ShipmentItems } from './items.js';
import { DAYS, requireDates, requireEngine, requireWhole } from './listing-needs.js';
import { lockShipment } from './lock-shipment.js';
import { OnlyFor } from './only-for.js';
import { Shipment } from './shipment.entity.js';
import type { ShipmentChanges } from './shipments.dto.js';
import { kindChanged } from './shipments.kinds.js';
import { readShipment } from './shipments.queries.js';
import { SHIPMENT_RULES } from './shipments.rules.js';
import { textColumns } from './shipments.texts.js';
import { requireVisible } from './visible.js';

/** The owner edits a shipment while it is draft, listed or quoted. */
@Injectable()
export class ChangeShipment {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly ends: ShipmentEnds,
    private readonly addresses: AddressesService,
    private readonly uploads: UploadsService,
    private readonly terms: ChangedTerms,
    private readonly bookNow: BookNow,
    private readonly onlyFor: OnlyFor,
    private readonly items: ShipmentItems,
  ) {}

  /** A change to what quotes are based on (places, weight, dimensions, items, category, the group that prices it) makes them stale. */
  async change(user: User, id: string, changes: ShipmentChanges): Promise<JsonText> {
    const photos = changes.photos === null ? [] : changes.photos;
    if (photos) requireFewPhotos(photos);
    this.ends.requireZips(changes);
    return this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, id);
      requireVisible(shipment, user);
      authorize(SHIPMENT_RULES, 'change', user, { ownerId: shipment.userId });
      if (changes.externalRef !== shipment.externalRef)
        await requireFreeRef(tx, 'shipments', user.id, changes.externalRef);
      await this.bookNow.requireAllowed(tx, user.id, changes);
      const now = this.clock.now();
      const moved = changes.pickupLocation !== undefined || changes.deliveryLocation !== undefined;
      const { title, description } = changes;
      const kind = kindChanged(asWritten(shipment), changes);
      const set = {
        ...defined({ category: changes.category, photos }),
        photoCaptions: captionsOf(photos ?? shipment.photos, changes.photoCaptions, shipment),
        ...kind,
        ...textColumns(shipment, { title, description, subcategory: kind.subcategory, ...notesOf(changes) }),
        ...givenColumns(changes, shipment),
        ...(shipment.status === 'draft' ? await this.onlyFor.ofDraft(tx, user.id, changes, shipment) : {}),
        ...columnsOfItems(changes, shipment),
        ...(moved
          ? this.ends.columns(
              changes.pickupLocation ?? shipment.pickupLocation,
              changes.deliveryLocation ?? shipment.deliveryLocation,
            )
          : {}),
      };
      requireEngine(changes, set.category ?? shipment.category);
      const after = { ...shipment, ...set };
      if (shipment.status !== 'draft') requireWhole(asWritten(after));
      if (DAYS.some((field) => changes[field] !== undefined)) requireDates(after, now);
      const items = await this.items.change(tx, user, shipment, changes.items);
      if (photos || changes.items !== undefined)
        await this.uploads.setPhotos(
          tx,
          user,
          { shipmentId: id },
          [...after.photos, ...items.photos],
          [...shipment.photos, ...items.before, ...items.photos],
        );
      requireState(SHIPMENT_RULES, 'change', shipment.status);
      if (shipment.status !== 'draft') this.onlyFor.change(tx, shipment, changes, now);
      const material = items.differs || termsDiffer(shipment, after);
      tx.update(Shipment, id, {
        ...set,
        termsVersion: shipment.termsVersion + (material ? 1 : 0),
        updatedAt: now,
      });
      if (PLACES.some((field) => changes[field]))
        await this.addresses.keep(tx, user.id, endsTyped(after, changes), now);
      if (material && shipment.status !== 'draft') await this.terms.end(tx, shipment, user, now);
      return readShipment(tx, id, user, now);
    });
  }
}
