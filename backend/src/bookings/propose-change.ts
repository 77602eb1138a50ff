import { Injectable } from '@nestjs/common';
import { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import { after, HOUR } from '../common/clock.js';
import { maskContacts } from '../common/contact-data.js';
import { invalidField, Problem, problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { PaymentsService } from '../payments/payments.service.js';
import { PlacesService } from '../places/places.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { note } from '../platform/database/move.js';
import type { Tx } from '../platform/database/tx.js';
import { setDeadline } from '../platform/deadlines/deadlines.js';
import { emit } from '../platform/events/events.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { shownPlace } from '../shipments/ends.js';
import { aboutItem } from '../shipments/items.js';
import { requireVisible } from '../shipments/visible.js';
import { requireFewPhotos } from '../uploads/uploads.dto.js';
import { UploadsService } from '../uploads/uploads.service.js';
import { ChangeOrder } from './change-order.entity.js';
import type { ConditionAnswer, NewChange } from './change-orders.dto.js';
import { changesSoFar, readChange } from './change-orders.queries.js';
import { CHANGE_RULES, CHANGEABLE, type ChangeReason, MOST_CHANGES } from './change-orders.rules.js';
import { END } from './end-at-the-door.js';
import { requireAtTheDoor } from './end-terms.js';
import { type Change, changeOf, expiryOf, requirePossibleAmount, requirePossibleDays } from './change-terms.js';
import { type Deal, lockShipmentWithDeal } from './lock-deal.js';
import { announceChange, newOrder } from './move-change.js';
import { requireNeeds } from './needs.js';
import { ReportedConditions } from './reported-conditions.js';

/** Why a price is raised that can be seen: once it is paid, a photo shows it. */
const SHOWN_REASONS: ReadonlySet<ChangeReason> = new Set<ChangeReason>(['item_differs', 'extra_item']);

/** What is proposed, with its amounts and days worked out. */
type Proposed = Change &
  Pick<NewChange, 'reason' | 'text' | 'photos' | 'itemId'> &
  Pick<ChangeOrder, 'kind' | 'atTheDoor'>;

/** One side of a deal proposes to change the price or the days; nothing changes until the other side accepts. */
@Injectable()
export class ProposeChange {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly uploads: UploadsService,
    private readonly conditions: ReportedConditions,
    private readonly places: PlacesService,
  ) {}

  /**
   * @throws 404; 403, also `no_increase_after_pickup`; 400, also `too_much`, `place_not_found`; 409 `use_claim`, `change_open`, `too_many_changes`,
   *   `claim_open`, `payment_disputed`
   */
  async propose(user: User, shipmentId: string, body: NewChange): Promise<JsonText | Accepted<ConditionAnswer>> {
    requireFewPhotos(body.photos ?? []);
    return this.db
      .tx((tx) => this.proposeIn(tx, user, shipmentId, body))
      .catch(async (error: unknown) => {
        // The refusal undid its transaction, so it is put on record in another.
        if (error instanceof Problem && error.code === 'no_increase_after_pickup')
          await this.record(user, shipmentId, body);
        throw error;
      });
  }

  private async proposeIn(
    tx: Tx,
    user: User,
    shipmentId: string,
    body: NewChange,
  ): Promise<JsonText | Accepted<ConditionAnswer>> {
    const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
    requireVisible(shipment, user);
    authorize(CHANGE_RULES, 'propose', user, partiesOf(deal ?? { shipment }));
    if (!deal) throw problem('illegal_transition', { detail: 'Nothing is agreed on this shipment yet.' });
    if (!CHANGEABLE.includes(deal.quote.status)) throw problem('use_claim');
    const change = changeOf(body);
    if (isHeldHostage(user, deal, change)) throw problem('no_increase_after_pickup');
    if (deal.quote.status === 'in_progress' && user.id === deal.quote.carrierId && change.deliveryAddress)
      throw problem('forbidden', { detail: 'After the pickup only the shipper can change where it goes.' });
    if (this.isCondition(deal, change, body)) return this.report(tx, user, deal, change, body.text);
    return this.write(tx, user, deal, {
      ...body,
      ...change,
      kind: body.kind ?? 'change',
      atTheDoor: body.atTheDoor ?? false,
    });
  }

  /** Was it the carrier who wants more for a load on the truck? @throws 400 if the shipper does not say */
  private isCondition({ quote }: Deal, { deltaCents }: Change, { condition }: NewChange): boolean {
    if (quote.status !== 'in_progress' || deltaCents <= 0) return false;
    if (typeof condition !== 'boolean') throw invalidField('condition', 'Say whether the carrier made it a condition');
    return condition;
  }

  private async report(
    tx: Tx,
    user: User,
    deal: Deal,
    { deltaCents }: Change,
    text: string,
  ): Promise<Accepted<ConditionAnswer>> {
    return new Accepted({ ticketId: await this.conditions.report(tx, user, deal, { deltaCents, text }) });
  }

  private async write(tx: Tx, user: User, deal: Deal, body: Proposed): Promise<JsonText> {
    const { shipment, quote } = deal;
    const { deltaCents, reason, kind, deliveryAddress } = body;
    const at = this.clock.now();
    const isPaid = isInEscrow(deal);
    await this.requirePossible(tx, user, deal, body, at);
    const place = deliveryAddress === null ? null : this.places.require(deliveryAddress, 'deliveryAddress');
    const about = await aboutItem(tx, shipment.id, body.itemId);
    const photos = body.photos ?? [];
    await this.uploads.addPhotos(tx, user, { quoteId: quote.id }, photos);
    const order = newOrder(deal, at, {
      proposedBy: user.id,
      side: user.id === shipment.userId ? 'shipper' : 'carrier',
      kind,
      reason,
      text: isPaid ? body.text : maskContacts(body.text).text,
      deltaCents,
      pickupDate: body.pickupDate,
      pickupUntil: body.pickupUntil,
      deliveryDate: body.deliveryDate,
      deliveryAddress,
      deliveryPlace: place && shownPlace(deliveryAddress ?? '', place),
      ...about,
      photos,
      atTheDoor: body.atTheDoor,
      status: 'proposed',
      expiresAt: expiryOf(body, deal, at),
    });
    tx.insert(ChangeOrder, order);
    note(tx, {
      subject: 'change_order',
      subjectId: order.id,
      shipmentId: shipment.id,
      event: 'propose',
      from: null,
      to: 'proposed',
      actor: user,
      at,
      data: { ...(kind === 'end' ? END : { delta: centsToDollars(deltaCents) }), reason },
    });
    setDeadline(tx, at, {
      kind: kind === 'end' ? 'end_answer' : 'change_expiry',
      subject: order.id,
      shipmentId: shipment.id,
      dueAt: order.expiresAt,
    });
    await announceChange(tx, at, 'change_order.proposed', order, deal);
    return readChange(tx, user, order.id);
  }

  /** @throws 400 for what cannot be agreed on; 409 when nothing can be now */
  private async requirePossible(tx: Tx, user: User, deal: Deal, body: Proposed, at: Date): Promise<void> {
    const { quote, payment } = deal;
    const { deltaCents, reason, kind, atTheDoor, photos } = body;
    requireNeeds(CHANGE_RULES, 'propose', deal, at);
    const soFar = await changesSoFar(tx, quote.id);
    if (soFar.hasOpen) throw problem('change_open');
    const isPaid = isInEscrow(deal);
    if (kind === 'end') await requireAtTheDoor(tx, user, deal, body, at);
    else {
      if (soFar.count >= MOST_CHANGES) throw problem('too_many_changes');
      requirePossibleDays(body, deal, at);
      requirePossibleAmount(
        deltaCents,
        quote,
        soFar,
        payment && isPaid ? await this.payments.left(tx, payment) : undefined,
      );
    }
    // Before the payment is in escrow, no truck drives there.
    if (atTheDoor && !isPaid) throw invalidField('atTheDoor', 'Only once it is paid');
    if (isPaid && deltaCents > 0 && SHOWN_REASONS.has(reason) && !photos?.length)
      throw invalidField('photos', 'Show it in a photo');
  }

  /** Puts it on record, at most once an hour, that the carrier asked for more with the load on the truck. */
  private async record(user: User, shipmentId: string, { delta, text }: NewChange): Promise<void> {
    await this.db.tx(async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      if (!deal) return;
      const { quote } = deal;
      const at = this.clock.now();
      const before = await tx.one(
        `SELECT 1 AS one FROM timeline WHERE subject_id = $1 AND event = 'refuse-increase' AND at > $2 LIMIT 1`,
        [quote.id, after(at, -HOUR)],
      );
      if (before) return;
      note(tx, {
        subject: 'quote',
        subjectId: quote.id,
        shipmentId,
        event: 'refuse-increase',
        from: quote.status,
        to: quote.status,
        actor: user,
        at,
        data: { delta: centsToDollars(delta ?? 0), text },
      });
      const people = [shipment.userId, quote.carrierId];
      emit(tx, at, 'change_order.refused', { shipmentId, quoteId: quote.id, status: quote.status }, people);
    });
  }
}

const isInEscrow = ({ payment }: Deal): boolean => payment?.status === 'in_escrow';

/** Does the carrier ask for more with the load on the truck? */
function isHeldHostage(user: User, { quote }: Deal, { deltaCents }: Change): boolean {
  return quote.status === 'in_progress' && user.id === quote.carrierId && deltaCents > 0;
}
