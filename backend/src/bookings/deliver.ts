import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import { after, HOUR } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { actAnswer, Acts, type Measured, withFields } from '../proofs/acts.service.js';
import { photosOf } from '../proofs/conditions.dto.js';
import { Conditions } from '../proofs/conditions.service.js';
import { dayReason, type DayReason } from '../proofs/happened.js';
import { calledBefore } from '../proofs/proofs.queries.js';
import { shown } from '../proofs/road.service.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { agreedOf } from './agreed-terms.js';
import type { Proof } from './bookings.dto.js';
import { Delivery } from './delivery.js';
import { type Deal, lockShipmentWithDeal } from './lock-deal.js';
import { announceDeal, setDealDeadline } from './move-deal.js';
import { Proofs } from './proof.js';
import { ReleaseByCode } from './release-code.js';

/** The carrier has delivered: the delay refund is made if due, and the countdown to the automatic release starts. */
@Injectable()
export class Deliver {
  constructor(
    private readonly clock: Clock,
    private readonly delivery: Delivery,
    private readonly proofs: Proofs,
    private readonly acts: Acts,
    private readonly conditions: Conditions,
    private readonly codes: ReleaseByCode,
  ) {}

  /** @throws 404; 403; 409 */
  async deliver(user: User, shipmentId: string, proof: Proof): Promise<JsonText> {
    requireFewPhotos(proof.photos ?? []);
    this.conditions.requireWhole(proof);
    return this.acts.once(user, shipmentId, 'deliver', proof, async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      await this.acts.requireRunning(tx, user, shipment.id, deal?.quote.carrierId, proof);
      authorize(SHIPMENT_RULES, 'deliver', user, partiesOf(deal ?? { shipment }));
      if (deal && proof.actId && shipment.status === 'delivered') return this.add(tx, user, deal, proof);
      requireState(SHIPMENT_RULES, 'deliver', shipment.status);
      if (!deal) throw problem('forbidden');
      const act = await this.measure(tx, deal, proof);
      const delayBasis = act && (await this.delayBasis(tx, user, act, proof));
      const arrivedOn =
        act && delayBasis === 'borne_out' ? localDay(act.happened.at, shipment.deliveryTimeZone) : undefined;
      const deliveredAt = await this.delivery.becomeDelivered(tx, deal, user, 'deliver', {
        at: act?.receivedAt,
        arrivedOn,
      });
      await this.proofs.keep(tx, user, deal, 'deliver', proof, act ? { ...shown(act), delayBasis } : {});
      if (deal.payment?.status === 'in_escrow') {
        await setDealDeadline(
          tx,
          deliveredAt,
          'auto_release',
          deal,
          after(deliveredAt, agreedOf(deal.quote).autoReleaseHours * HOUR),
        );
      }
      await announceDeal(tx, this.clock.now(), 'shipment.delivered', deal);
      return this.answer(tx, user, deal, proof, act, delayBasis);
    });
  }

  /** It is delivered already, by another phone or the owner's word: this one proves it, and moves nothing. */
  private async add(tx: Tx, user: User, deal: Deal, proof: Proof): Promise<JsonText> {
    const act = await this.measure(tx, deal, proof);
    await this.proofs.add(tx, user, deal, 'deliver', proof);
    await announceDeal(tx, this.clock.now(), 'shipment.proven', deal);
    return this.answer(tx, user, deal, proof, act);
  }

  private measure(tx: Tx, { shipment, quote }: Deal, proof: Proof): Promise<Measured | undefined> {
    return this.acts.measure(tx, shipment, { ...quote, quoteId: quote.id }, 'deliver', 'delivery', proof);
  }

  private async delayBasis(tx: Tx, user: User, act: Measured, proof: Proof): Promise<DayReason> {
    const calledAt = await calledBefore(tx, user.sid, act.actId, act.receivedAt);
    return dayReason({ ...act, photos: photosOf(proof).length, calledAt });
  }

  private async answer(
    tx: Tx,
    user: User,
    deal: Deal,
    proof: Proof,
    act: Measured | undefined,
    delayBasis?: DayReason,
  ): Promise<JsonText> {
    const { shipment, quote } = deal;
    if (act) {
      this.acts.note(tx, user, shipment.id, quote.id, act);
      await this.conditions.keep(tx, user, quote, 'delivery', act, proof);
    }
    // Last: a call that is refused after it would take back that a wrong code counts.
    const codeResult = await this.codes.apply(tx, deal, user, proof.code, act);
    const answer = await readShipment(tx, shipment.id, user, this.clock.now());
    if (!act) return proof.code ? withFields(answer, { codeResult }) : answer;
    return this.acts.answered(tx, act, withFields(answer, { codeResult, act: actAnswer(act, delayBasis) }));
  }
}
