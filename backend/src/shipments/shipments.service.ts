import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Masking } from '../platform/database/masking.js';
import { move } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { forgetItems } from './items.js';
import { Shipment } from './shipment.entity.js';
import { foldCounts } from './shipments.queries.js';
import { SHIPMENT_RULES } from './shipments.rules.js';
import { SHIPMENT_MASKING } from './shipments.texts.js';

/** What other folders do to a shipment in transactions of theirs; what operators change is in `amend-shipment.ts`. */
@Injectable()
export class ShipmentsService {
  constructor(
    db: Db,
    private readonly clock: Clock,
    sweeps: Sweeps,
    masking: Masking,
  ) {
    masking.keep(SHIPMENT_MASKING);
    sweeps.on('shipment counts', () => foldCounts(db));
  }

  /** A participant: the shipment has been on its way for too long. */
  async markOverdue(tx: Tx, id: string, at: Date): Promise<void> {
    tx.update(Shipment, id, { overdueSince: at, updatedAt: at });
  }

  /** A participant: of an erased owner's shipments the streets, addresses, contacts, notes, what was hidden in the texts and the photos that are gone go; the places that others saw stay. */
  async forgetOwner(tx: Tx, userId: string): Promise<void> {
    await tx.run(
      `UPDATE shipments SET pickup_location = pickup_place, delivery_location = delivery_place, pickup_address = NULL, delivery_address = NULL, external_ref = NULL, metadata = NULL, given_hash = NULL,
              pickup_contact = NULL, delivery_contact = NULL, pickup_phone = NULL, delivery_phone = NULL, pickup_note = NULL, delivery_note = NULL, written = NULL,
              photo_captions = '{}', photos = CASE WHEN EXISTS (SELECT 1 FROM upload_uses x WHERE x.shipment_id = shipments.id) THEN photos ELSE '{}' END
        WHERE user_id = $1`,
      [userId],
    );
    await forgetItems(tx, userId);
  }

  /** A participant for whatever adds or removes quotes; `change` is how many. */
  async changeQuoteCount(tx: Tx, shipment: Shipment, change: number): Promise<void> {
    await tx.run('UPDATE shipments SET quote_count = quote_count + $2 WHERE id = $1', [shipment.id, change]);
    shipment.quoteCount += change;
  }

  /** A participant for quotes: one was added or removed, and the status follows. */
  async countQuote(tx: Tx, shipment: Shipment, actor: Actor, change: 1 | -1, pendingLeft: boolean): Promise<void> {
    const { status } = shipment;
    const first = change === 1 && status === 'listed';
    const last = change === -1 && status === 'quoted' && !pendingLeft;
    if (!first && !last) return this.changeQuoteCount(tx, shipment, change);
    move(tx, SHIPMENT_RULES, shipment, first ? 'quote' : 'unquote', actor, {
      shipmentId: shipment.id,
      at: this.clock.now(),
      set: { quoteCount: shipment.quoteCount + change },
    });
  }
}
