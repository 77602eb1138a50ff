import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { MINUTE } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { ask } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { actAnswer, Acts, type Measured, withFields } from '../proofs/acts.service.js';
import { Conditions } from '../proofs/conditions.service.js';
import { firstHappened } from '../proofs/proofs.queries.js';
import { makeReleaseCode } from '../proofs/release-codes.js';
import { shown } from '../proofs/road.service.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES, type ShipmentStatus } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UsersService } from '../users/users.service.js';
import { agreedOf } from './agreed-terms.js';
import type { PickupNote } from './bookings.dto.js';
import { isExtraProcessing } from './change-orders.queries.js';
import { DealFollowers } from './deal-followers.js';
import { ExtraIntents } from './extra-intents.js';
import { type Deal, lockShipmentWithDeal } from './lock-deal.js';
import { announceDeal, moveQuote, moveShipment, setDealDeadline } from './move-deal.js';
import { requireNeeds } from './needs.js';
import { overdueAt } from './overdue.js';
import { Proofs } from './proof.js';

const WAS_PICKED_UP: readonly ShipmentStatus[] = ['in_transit', 'delivered'];

/** The carrier has picked up; only with the money in escrow. */
@Injectable()
export class PickUp {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly proofs: Proofs,
    private readonly followers: DealFollowers,
    private readonly intents: ExtraIntents,
    private readonly acts: Acts,
    private readonly conditions: Conditions,
    private readonly users: UsersService,
  ) {}

  /**
   * What was agreed and is being paid comes first: the provider is asked.
   * @throws 404; 403; 409 `payment_required`, `payment_frozen`, `payment_processing`, `job_over`; 503
   */
  async pickUp(user: User, shipmentId: string, note: PickupNote): Promise<JsonText> {
    requireFewPhotos(note.photos ?? []);
    this.conditions.requireWhole(note);
    await this.db.before(() => ask(() => this.intents.settleAccepted(shipmentId)));
    return this.acts.once(user, shipmentId, 'pickup', note, async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      await this.acts.requireRunning(tx, user, shipment.id, deal?.quote.carrierId, note);
      authorize(SHIPMENT_RULES, 'pickup', user, partiesOf(deal ?? { shipment }));
      if (deal && note.actId && WAS_PICKED_UP.includes(shipment.status)) return this.add(tx, user, deal, note);
      requireState(SHIPMENT_RULES, 'pickup', shipment.status);
      if (!deal?.payment) throw problem('payment_required');
      const at = this.clock.now();
      requireNeeds(SHIPMENT_RULES, 'pickup', deal, at);
      await this.followers.follow(tx, 'pickup', { ...deal, payment: deal.payment }, user);
      // Not a need of the row: its follower may just have unfrozen the payment.
      if (deal.payment.frozenBy.length > 0) throw problem('payment_frozen');
      // An extra that the provider has yet to decide about would come too late.
      if (await isExtraProcessing(tx, deal.quote.id)) throw problem('payment_processing');
      const act = await this.measure(tx, deal, note);
      await moveQuote(tx, deal, 'pickup', user, { at, set: { pickedUpAt: at } });
      await this.proofs.keep(tx, user, deal, 'pickup', note, act ? await this.waited(tx, deal, act) : {});
      await moveShipment(tx, shipment, 'pickup', user, { at });
      await setDealDeadline(tx, at, 'delivery_overdue', deal, overdueAt(deal, at));
      if (agreedOf(deal.quote).codeReleases) await makeReleaseCode(tx, deal.quote.id, at);
      await this.users.countItem(tx, shipment.userId, 'picked_up');
      await announceDeal(tx, at, 'shipment.picked_up', deal);
      return this.answer(tx, user, deal, note, act);
    });
  }

  /** Another phone of the carrier's was faster: this one proves the same step. */
  private async add(tx: Tx, user: User, deal: Deal, note: PickupNote): Promise<JsonText> {
    const act = await this.measure(tx, deal, note);
    await this.proofs.add(tx, user, deal, 'pickup', note);
    await announceDeal(tx, this.clock.now(), 'shipment.proven', deal);
    return this.answer(tx, user, deal, note, act);
  }

  private measure(tx: Tx, { shipment, quote }: Deal, note: PickupNote): Promise<Measured | undefined> {
    return this.acts.measure(tx, shipment, { ...quote, quoteId: quote.id }, 'pickup', 'pickup', note);
  }

  /** What the timeline keeps of the act, with how long the carrier waited, if they said when they arrived. */
  private async waited(tx: Tx, { quote }: Deal, act: Measured): Promise<Record<string, unknown>> {
    const arrivedAt = await firstHappened(tx, quote.id, 'arrive_pickup');
    const waitedMinutes = arrivedAt && Math.round((act.happened.at.getTime() - arrivedAt.getTime()) / MINUTE);
    return { ...shown(act), ...(waitedMinutes === null ? {} : { waitedMinutes }) };
  }

  private async answer(
    tx: Tx,
    user: User,
    { shipment, quote }: Deal,
    note: PickupNote,
    act: Measured | undefined,
  ): Promise<JsonText> {
    const answer = await readShipment(tx, shipment.id, user, this.clock.now());
    if (!act) return answer;
    const kept = await this.acts.keep(
      tx,
      user,
      shipment.id,
      quote.id,
      act,
      withFields(answer, { act: actAnswer(act) }),
    );
    await this.conditions.keep(tx, user, quote, 'pickup', act, note);
    return kept;
  }
}
