import { randomUUID } from 'node:crypto';
import type { User } from '../common/actor.js';
import { centsToDollars } from '../common/money.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { ShipmentsService } from '../shipments/shipments.service.js';
import { requireAccount } from '../users/require-account.js';
import { Quote } from './quote.entity.js';

/** A participant: adds a carrier's quote to a listing that is locked, and counts it there. Answers its id. @throws 401 when the carrier is being erased */
export async function addQuote(
  tx: Tx,
  shipments: ShipmentsService,
  carrier: User,
  shipment: Shipment,
  terms: Partial<Quote> & Pick<Quote, 'amountCents'>,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  requireAccount(tx, carrier.id);
  tx.insert(Quote, {
    ...terms,
    id,
    shipmentId: shipment.id,
    carrierId: carrier.id,
    termsVersion: shipment.termsVersion,
    createdAt: at,
    updatedAt: at,
  });
  note(tx, {
    subject: 'quote',
    subjectId: id,
    shipmentId: shipment.id,
    event: 'submit',
    from: null,
    to: 'pending',
    actor: carrier,
    at,
    data: { amount: centsToDollars(terms.amountCents) },
  });
  await shipments.countQuote(tx, shipment, carrier, 1, true);
  return id;
}
