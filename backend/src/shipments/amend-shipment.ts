import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { asWritten } from '../common/contact-data.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { ChangedTerms } from './changed-terms.js';
import { ShipmentEnds } from './ends.js';
import { defined } from './given-columns.js';
import { Shipment } from './shipment.entity.js';
import { kindChanged, priceGroupOf } from './shipments.kinds.js';
import { textColumns } from './shipments.texts.js';

/** Changes that its owner does not make alone: operators', and what both sides agreed on. */
@Injectable()
export class AmendShipment {
  constructor(
    private readonly clock: Clock,
    private readonly ends: ShipmentEnds,
    private readonly terms: ChangedTerms,
  ) {}

  /** A participant for operators: writes these texts; returns what changed, before and after. */
  async setTexts(
    tx: Tx,
    shipment: Shipment,
    texts: Partial<Pick<Shipment, 'title' | 'description' | 'subcategory'>>,
    operator: Actor,
    at: Date,
  ): Promise<{ before: object; after: object }> {
    const old = asWritten(shipment);
    const kind = kindChanged(old, texts);
    const after = { ...defined(texts), ...kind };
    const before = Object.fromEntries(Object.keys(after).map((field) => [field, old[field as keyof Shipment]]));
    const material = priceGroupOf({ ...old, ...after }) !== priceGroupOf(old);
    tx.update(Shipment, shipment.id, {
      ...kind,
      ...textColumns(shipment, after),
      termsVersion: shipment.termsVersion + (material ? 1 : 0),
      updatedAt: at,
    });
    if (material && shipment.status !== 'draft') await this.terms.end(tx, shipment, operator, at);
    else emit(tx, at, 'shipment.changed', { shipmentId: shipment.id, status: shipment.status }, [shipment.userId]);
    return { before, after };
  }

  /**
   * A participant: both sides agreed that it goes elsewhere. The street, the access and the note on it were the old place's. Quotes for
   * the old one are stale.
   */
  async moveDelivery(tx: Tx, shipment: Shipment, deliveryLocation: string, actor: Actor): Promise<void> {
    const at = this.clock.now();
    const { deliveryPlace, deliveryLatitude, deliveryLongitude, deliveryTimeZone, distanceMiles } = this.ends.columns(
      shipment.pickupLocation,
      deliveryLocation,
    );
    const set = {
      deliveryLocation,
      deliveryPlace,
      deliveryLatitude,
      deliveryLongitude,
      deliveryTimeZone,
      distanceMiles,
      deliveryAddress: null,
      deliveryAccess: null,
      ...textColumns(shipment, { deliveryNote: null }),
      termsVersion: shipment.termsVersion + 1,
      updatedAt: at,
    };
    tx.update(Shipment, shipment.id, set);
    Object.assign(shipment, set);
    await this.terms.end(tx, shipment, actor, at);
  }
}
