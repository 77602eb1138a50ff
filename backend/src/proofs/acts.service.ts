import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { Problem, problem } from '../common/errors.js';
import { JsonText } from '../common/paging.js';
import { believable } from '../common/phone-time.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { emit } from '../platform/events/events.js';
import type { ActAnswer } from '../shipments/acted.dto.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { Act, type RoadAct } from './act.entity.js';
import { type Fence, fenceOf, type Position } from './fence.js';
import { happenedAt, type Happened, type PhoneTime } from './happened.js';
import { photosOf } from './conditions.dto.js';
import type { Found } from './conditions.service.js';
import type { ActGiven, EndName } from './proofs.dto.js';
import { endedQuote, lastHappened, readDeal, readEnd } from './proofs.queries.js';

/** What an act brings along, with the photos of those that have any. */
export type Given = ActGiven & { photos?: string[] | null } & Found;

/** The deal an act is done for. */
export interface ActedDeal {
  quoteId: string;
  paidAt: Date | null;
  pickedUpAt: Date | null;
}

/** An act as it was received, with what is believed of it. */
export interface Measured {
  actId: string;
  kind: RoadAct;
  phone: PhoneTime;
  position: Position | null;
  receivedAt: Date;
  happened: Happened;
  fence: Fence;
  /** Somebody other than the carrier said exactly where the place is. */
  hasExactPoint: boolean;
}

/** Acts of the same deal that lie before one of this kind. */
const BEFORE: Record<RoadAct, readonly RoadAct[]> = {
  arrive_pickup: [],
  pickup: ['arrive_pickup'],
  arrive_delivery: ['pickup'],
  deliver: ['pickup', 'arrive_delivery'],
  attempt: ['arrive_pickup', 'pickup', 'arrive_delivery'],
  code: ['deliver'],
};

/** What carriers do on the road: each act once, whatever becomes of the connection, and each with an honest time and place. */
@Injectable()
export class Acts {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * Runs `work` in one transaction, unless the act was done before: then it is answered what it was answered first. A job
   * that ended meanwhile refuses it for good, and what it proves is kept.
   * @throws 404 for somebody else's act; 409 `act_reused`, `job_over`
   */
  async once(
    user: User,
    shipmentId: string,
    kind: RoadAct,
    given: Given,
    work: (tx: Tx) => Promise<JsonText>,
  ): Promise<JsonText> {
    const { actId } = given;
    if (!actId) return this.db.tx(work);
    try {
      return await this.db.tx(async (tx) => {
        await lockShipment(tx, shipmentId);
        return (await this.doneBefore(tx, user, shipmentId, kind, actId)) ?? work(tx);
      });
    } catch (error) {
      if (error instanceof Problem && error.code === 'job_over')
        await this.db.tx((tx) => this.keepRefused(tx, user, shipmentId, kind, { ...given, actId }));
      throw error;
    }
  }

  private async doneBefore(
    tx: Tx,
    user: User,
    shipmentId: string,
    kind: RoadAct,
    actId: string,
  ): Promise<JsonText | undefined> {
    const act = await tx.find(Act, { id: actId });
    if (!act) return undefined;
    if (act.userId !== user.id) throw problem('not_found');
    if (act.shipmentId !== shipmentId || act.kind !== kind) throw problem('act_reused');
    if (act.outcome.refused) throw problem(act.outcome.refused);
    if (!act.outcome.answer) throw problem('not_found');
    return new JsonText(JSON.stringify(act.outcome.answer));
  }

  /** A participant: @throws 409 `job_over` for the act of a carrier who had this job, and has it no longer */
  async requireRunning(
    tx: Tx,
    user: User,
    shipmentId: string,
    carrierId: string | undefined,
    given: Given,
  ): Promise<void> {
    if (given.actId && carrierId !== user.id && (await endedQuote(tx, shipmentId, user.id))) throw problem('job_over');
  }

  /** A participant: when and where the act was done; undefined when the phone says nothing of it. */
  async measure(
    tx: Tx,
    shipment: Shipment,
    deal: ActedDeal,
    kind: RoadAct,
    end: EndName,
    given: Given,
  ): Promise<Measured | undefined> {
    const { actId, capturedAt, sentAt, position = null } = given;
    const isAct = actId ?? capturedAt ?? position ?? given.condition ?? given.signature ?? given.nobodyThere;
    if (!isAct) return undefined;
    const receivedAt = this.clock.now();
    const phone = { capturedAt: believable(capturedAt), sentAt: believable(sentAt) };
    const notBefore = await this.notBefore(tx, deal, kind);
    const place = await readEnd(tx, shipment, end);
    return {
      actId: actId ?? randomUUID(),
      kind,
      phone,
      position,
      receivedAt,
      happened: happenedAt(phone, receivedAt, notBefore),
      fence: fenceOf(position, place),
      hasExactPoint: place.exact !== null,
    };
  }

  /** The act before it, or when the money was held. */
  private async notBefore(tx: Tx, { quoteId, paidAt, pickedUpAt }: ActedDeal, kind: RoadAct): Promise<Date | null> {
    const before = BEFORE[kind];
    const last = before.length > 0 ? await lastHappened(tx, quoteId, before) : null;
    // One that was picked up without an act was picked up when we heard of it.
    const acted = before.includes('pickup') && (await lastHappened(tx, quoteId, ['pickup'])) !== null;
    const all = [last, paidAt, acted || !before.includes('pickup') ? null : pickedUpAt].filter((at) => at !== null);
    return all.reduce<Date | null>((latest, at) => (latest && latest > at ? latest : at), null);
  }

  /** A participant: writes the act down with its answer, which it also returns. */
  async keep(
    tx: Tx,
    user: User,
    shipmentId: string,
    quoteId: string,
    act: Measured,
    answer: JsonText,
  ): Promise<JsonText> {
    tx.insert(Act, { ...rowOf(act), userId: user.id, shipmentId, quoteId, outcome: { answer: answer.toJSON() } });
    return answer;
  }

  /** A participant: writes down an act that has more to do before it is {@link answered}. */
  note(tx: Tx, user: User, shipmentId: string, quoteId: string, act: Measured): void {
    tx.insert(Act, { ...rowOf(act), userId: user.id, shipmentId, quoteId, outcome: {} });
  }

  /** A participant: remembers what an act that was noted is answered, and returns it. */
  answered(tx: Tx, { actId }: Measured, answer: JsonText): JsonText {
    tx.update(Act, actId, { outcome: { answer: answer.toJSON() } });
    return answer;
  }

  /** A participant: the job had ended. What the act proves is kept, both sides are told, and operators if the item may be on the truck. */
  private async keepRefused(
    tx: Tx,
    user: User,
    shipmentId: string,
    kind: RoadAct,
    given: Given & { actId: string },
  ): Promise<void> {
    const shipment = await lockShipment(tx, shipmentId);
    const quoteId = await endedQuote(tx, shipment.id, user.id);
    if (!quoteId || (await tx.find(Act, { id: given.actId }))) return;
    const end = kind === 'arrive_pickup' || kind === 'pickup' ? 'pickup' : 'delivery';
    const deal = { quoteId, paidAt: null, pickedUpAt: null };
    const act = await this.measure(tx, shipment, deal, kind, end, given);
    if (!act) return;
    await this.uploads.addPhotos(tx, user, { quoteId }, photosOf(given));
    tx.insert(Act, {
      ...rowOf(act),
      userId: user.id,
      shipmentId: shipment.id,
      quoteId,
      outcome: { refused: 'job_over' },
    });
    if (kind !== 'pickup' && kind !== 'deliver') return;
    const ids = { shipmentId: shipment.id, quoteId, status: shipment.status };
    emit(tx, act.receivedAt, 'shipment.acted_too_late', ids, [shipment.userId, user.id]);
  }

  /** A participant: the deal of a locked shipment, for its carrier. @throws 403; 409 `job_over` */
  async requireDeal(tx: Tx, user: User, shipmentId: string, given: Given) {
    const deal = await readDeal(tx, shipmentId);
    await this.requireRunning(tx, user, shipmentId, deal?.carrierId, given);
    if (deal?.carrierId !== user.id) throw problem('forbidden');
    return deal;
  }
}

/** The act as answers show it. */
export function actAnswer({ actId, happened, receivedAt, fence }: Measured, delayBasis?: string): ActAnswer {
  return {
    actId,
    happenedAt: happened.at.toISOString(),
    receivedAt: receivedAt.toISOString(),
    basis: happened.basis,
    fence,
    ...(delayBasis ? { delayBasis } : {}),
  };
}

/** The answer with further fields. */
export function withFields({ json }: JsonText, fields: object): JsonText {
  return new JsonText(`${json.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
}

function rowOf({ actId, kind, phone, position, receivedAt, happened, fence }: Measured) {
  return {
    id: actId,
    kind,
    capturedAt: phone.capturedAt,
    deviceSentAt: phone.sentAt,
    receivedAt,
    happenedAt: happened.at,
    basis: happened.basis,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    accuracyM: typeof position?.accuracy === 'number' ? Math.round(position.accuracy) : null,
    fence,
  };
}
