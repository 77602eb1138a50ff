import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rolesOf, type User } from '../common/actor.js';
import { PAID_FOR } from '../common/booked.js';
import { problem } from '../common/errors.js';
import { JsonText } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { requireVisible } from '../shipments/visible.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { actAnswer, Acts, type Given, type Measured } from './acts.service.js';
import type { Arrival, Attempt, EndName, ExactPoint } from './proofs.dto.js';
import { keepPoint, type RoadDeal } from './proofs.queries.js';

/** In these the carrier is on the way to the end. */
const HEADING: Readonly<Record<string, EndName>> = { booked: 'pickup', in_transit: 'delivery' };

/** What a carrier does on the road that moves no status. */
@Injectable()
export class Road {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly acts: Acts,
    private readonly uploads: UploadsService,
  ) {}

  /** The carrier is at the place. @throws 404; 403; 409 */
  arrive(user: User, shipmentId: string, { end, ...given }: Arrival): Promise<JsonText> {
    const kind = end === 'pickup' ? 'arrive_pickup' : 'arrive_delivery';
    return this.acts.once(user, shipmentId, kind, given, async (tx) => {
      const { shipment, deal } = await this.job(tx, user, shipmentId, given);
      if (!PAID_FOR.some((status) => status === deal.status)) throw problem('payment_required');
      if (end === 'delivery' && shipment.status === 'booked') throw problem('not_picked_up');
      // One that only now tells of its arrival may have gone on since.
      if (!given.actId && HEADING[shipment.status] !== end) throw problem('illegal_transition');
      const act = await this.measured(tx, shipment, deal, kind, end, given);
      if (act.position) await keepPoint(tx, shipment.id, end, act.position, 'carrier', act.receivedAt);
      await this.tell(tx, user, shipment, deal, 'arrive', { end, ...shown(act) });
      const ids = { shipmentId: shipment.id, quoteId: deal.quoteId, status: shipment.status };
      emit(tx, act.receivedAt, 'shipment.arrived', ids, [shipment.userId, user.id]);
      return this.acts.keep(tx, user, shipment.id, deal.quoteId, act, answerOf(act));
    });
  }

  /** The carrier was there, and could not load or unload. @throws 404; 403; 409; 400 for a photo that is not theirs */
  attempt(user: User, shipmentId: string, { reason, note: text, ...given }: Attempt): Promise<JsonText> {
    requireFewPhotos(given.photos ?? []);
    return this.acts.once(user, shipmentId, 'attempt', given, async (tx) => {
      const { shipment, deal } = await this.job(tx, user, shipmentId, given);
      if (!PAID_FOR.some((status) => status === deal.status)) throw problem('payment_required');
      const end = HEADING[shipment.status];
      if (!end) throw problem('illegal_transition');
      const act = await this.measured(tx, shipment, deal, 'attempt', end, given);
      const photos = given.photos ?? [];
      await this.uploads.addPhotos(tx, user, { quoteId: deal.quoteId }, photos);
      await this.tell(tx, user, shipment, deal, 'attempt', { end, reason, note: text || null, photos, ...shown(act) });
      const ids = { shipmentId: shipment.id, quoteId: deal.quoteId, status: shipment.status };
      emit(tx, act.receivedAt, 'shipment.attempted', ids, [shipment.userId, user.id]);
      return this.acts.keep(tx, user, shipment.id, deal.quoteId, act, answerOf(act));
    });
  }

  /** The owner stands at one end of the shipment. @throws 404; 403; 409 once it is over */
  async setExactPoint(user: User, shipmentId: string, { end, latitude, longitude }: ExactPoint): Promise<void> {
    await this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, shipmentId);
      requireVisible(shipment, user);
      if (!rolesOf(user, { ownerId: shipment.userId }).includes('owner')) throw problem('forbidden');
      const isOver = shipment.status === 'delivered' || shipment.status === 'cancelled';
      // From the pickup on, its point is what the carrier was measured by.
      if (isOver || (end === 'pickup' && shipment.status === 'in_transit')) throw problem('illegal_transition');
      await keepPoint(tx, shipment.id, end, { latitude, longitude }, 'owner', this.clock.now());
      const ids = { shipmentId: shipment.id, status: shipment.status };
      emit(tx, this.clock.now(), 'shipment.changed', ids, [shipment.userId]);
    });
  }

  private async job(tx: Tx, user: User, shipmentId: string, given: Given) {
    const shipment = await lockShipment(tx, shipmentId);
    requireVisible(shipment, user);
    return { shipment, deal: await this.acts.requireDeal(tx, user, shipment.id, given) };
  }

  private async measured(
    tx: Tx,
    shipment: Shipment,
    deal: RoadDeal,
    kind: Measured['kind'],
    end: EndName,
    given: Given,
  ): Promise<Measured> {
    const act = await this.acts.measure(tx, shipment, deal, kind, end, {
      ...given,
      actId: given.actId ?? randomUUID(),
    });
    if (!act) throw new Error('An act with an id is always measured.');
    return act;
  }

  /** A line of the deal's timeline, which both sides read. */
  private async tell(
    tx: Tx,
    actor: User,
    shipment: Shipment,
    { quoteId, status }: RoadDeal,
    event: string,
    data: Record<string, unknown>,
  ): Promise<void> {
    const at = this.clock.now();
    const line = { subject: 'quote', subjectId: quoteId, shipmentId: shipment.id, from: status, to: status } as const;
    note(tx, { ...line, event, actor, at, data: { ...data, ...drivenBy(actor) } });
  }
}

/** What the timeline keeps of who drove, if a driver of the carrier's did. */
export function drivenBy({ driver }: User): { driver?: string } {
  return driver ? { driver: driver.name } : {};
}

/** What the timeline keeps of an act. */
export function shown({ happened, fence }: Measured) {
  return { happenedAt: happened.at.toISOString(), fence };
}

function answerOf(act: Measured): JsonText {
  return new JsonText(JSON.stringify(actAnswer(act)));
}
