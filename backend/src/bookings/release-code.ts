import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { actAnswer, Acts, type Measured, withFields } from '../proofs/acts.service.js';
import { tryReleaseCode, useReleaseCode } from '../proofs/release-codes.js';
import { partiesOf } from '../quotes/lock-quote.js';
import type { CodeResult } from '../shipments/acted.dto.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import type { CodeTyped } from './bookings.dto.js';
import { type Deal, lockShipmentWithDeal } from './lock-deal.js';
import { missingNeed } from './needs.js';
import { ReleasePayment } from './release.js';

/** The carrier types in the code that the owner gave at the door: it stands for the owner's confirmation, at the place. */
@Injectable()
export class ReleaseByCode {
  constructor(
    private readonly clock: Clock,
    private readonly acts: Acts,
    private readonly payout: ReleasePayment,
  ) {}

  /** A further try after the delivery. @throws 404; 403; 409 unless it is delivered and not confirmed */
  async try(user: User, shipmentId: string, typed: CodeTyped): Promise<JsonText> {
    return this.acts.once(user, shipmentId, 'code', typed, async (tx) => {
      const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
      requireVisible(shipment, user);
      await this.acts.requireRunning(tx, user, shipment.id, deal?.quote.carrierId, typed);
      authorize(SHIPMENT_RULES, 'deliver', user, partiesOf(deal ?? { shipment }));
      if (deal?.quote.status !== 'delivered') throw problem('illegal_transition');
      const act = await this.acts.measure(
        tx,
        shipment,
        { ...deal.quote, quoteId: deal.quote.id },
        'code',
        'delivery',
        typed,
      );
      // Before the code: a call that is refused after it would take back that a wrong one counts.
      if (act) this.acts.note(tx, user, shipment.id, deal.quote.id, act);
      const codeResult = await this.apply(tx, deal, user, typed.code, act);
      const answer = await readShipment(tx, shipmentId, user, this.clock.now());
      if (!act) return withFields(answer, { codeResult });
      return this.acts.answered(tx, act, withFields(answer, { codeResult, act: actAnswer(act) }));
    });
  }

  /**
   * A participant, for a deal that was just or earlier delivered: what becomes of the code. It never refuses, for the
   * delivery stands without it. `none`: there is no code, or a claim or dispute holds the payment.
   */
  async apply(
    tx: Tx,
    deal: Deal,
    user: User,
    code: string | null | undefined,
    act: Measured | undefined,
  ): Promise<CodeResult> {
    const { quote, payment } = deal;
    if (!code || quote.status !== 'delivered' || payment?.status !== 'in_escrow') return 'none';
    const tried = await tryReleaseCode(tx, quote.id, code);
    if (tried !== 'right') return tried;
    if (!act || !isAtThePlace(act)) return 'out_of_place';
    if (missingNeed(SHIPMENT_RULES, 'confirm-delivery', deal, this.clock.now())) return 'none';
    await this.payout.release(tx, { ...deal, payment }, user, { confirmed: true });
    await useReleaseCode(tx, quote.id, this.clock.now());
    return 'released';
  }
}

/** In the fence; near it only where nobody said exactly where the place is. */
function isAtThePlace({ fence, hasExactPoint }: Measured): boolean {
  return fence === 'in' || (fence === 'near' && !hasExactPoint);
}
