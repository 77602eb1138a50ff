import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AddressesService } from '../addresses/addresses.service.js';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { countHourly } from '../platform/database/counters.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { WidgetEstimates } from '../widgets/widget-estimates.js';
import { addShipment } from './add-shipment.js';
import { BookNow } from './book-now.js';
import { captionsOf } from './captions.js';
import { endsTyped, ShipmentEnds } from './ends.js';
import { requireFreeRef } from './external-refs.js';
import { givenColumns, notesOf } from './given-columns.js';
import { givenHash } from './given-hash.js';
import { columnsOfItems, ShipmentItems } from './items.js';
import { requireDates, requireEngine } from './listing-needs.js';
import { OnlyFor } from './only-for.js';
import type { NewShipment } from './shipments.dto.js';
import { kindTold } from './shipments.kinds.js';
import { readShipment } from './shipments.queries.js';
import { textColumns } from './shipments.texts.js';

/** A shipper lists a shipment, or keeps it as a draft. */
@Injectable()
export class CreateShipment {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly ends: ShipmentEnds,
    private readonly addresses: AddressesService,
    private readonly uploads: UploadsService,
    private readonly estimates: WidgetEstimates,
    private readonly bookNow: BookNow,
    private readonly onlyFor: OnlyFor,
    private readonly items: ShipmentItems,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** @throws 400, also `place_not_found`, `zip_mismatch` and `too_many_photos`; 429 */
  async create(user: User, body: NewShipment): Promise<JsonText> {
    const add = this.adding(user, body);
    return this.db.tx(async (tx) => readShipment(tx, await add(tx), user, this.clock.now()));
  }

  /** The same for one of many, of which only the id is told; null after trying it without creating any. @throws as `create` */
  async createOne(user: User, body: NewShipment, dryRun: boolean): Promise<string | null> {
    const add = this.adding(user, body);
    return dryRun ? this.db.tried(add) : this.db.tx(add);
  }

  /** Checks what needs no database, and returns the rest: a participant that adds the shipment and returns its id. */
  private adding(user: User, body: NewShipment): (tx: Tx) => Promise<string> {
    const now = this.clock.now();
    const photos = body.photos ?? [];
    requireFewPhotos(photos);
    const photoCaptions = captionsOf(photos, body.photoCaptions);
    const fromItems = columnsOfItems(body);
    this.ends.requireZips(body);
    const ends = this.ends.columns(body.pickupLocation ?? '', body.deliveryLocation ?? '');
    const status = body.status ?? 'listed';
    requireDates(body, now);
    requireEngine(body, body.category);
    return async (tx) => {
      await countHourly(tx, this.env, 'shipments', user.id);
      const id = randomUUID();
      await requireFreeRef(tx, 'shipments', user.id, body.externalRef);
      await this.bookNow.requireAllowed(tx, user.id, body);
      const kind = kindTold(body);
      const shipment = {
        id,
        userId: user.id,
        category: body.category ?? null,
        ...givenColumns(body),
        ...fromItems,
        ...textColumns(undefined, {
          title: body.title,
          description: body.description,
          subcategory: kind.subcategory,
          ...notesOf(body),
        }),
        subcategoryInferred: kind.subcategoryInferred,
        givenHash: body.externalRef ? givenHash(body) : null,
        referredBy: body.prefillId ? await this.estimates.referrer(tx, body.prefillId, user.id) : null,
        ...ends,
        ...(status === 'listed'
          ? await this.onlyFor.ofListing(tx, user.id, body, now)
          : await this.onlyFor.ofDraft(tx, user.id, body)),
        photos,
        photoCaptions,
        status,
        createdAt: now,
        updatedAt: now,
      };
      await addShipment(tx, shipment, user);
      await this.uploads.addPhotos(tx, user, { shipmentId: id }, photos);
      await this.items.add(tx, user, id, body.items ?? []);
      await this.addresses.keep(tx, user.id, endsTyped(body, body), now);
      if (status === 'listed') this.onlyFor.announce(tx, shipment, now);
      return id;
    };
  }
}
