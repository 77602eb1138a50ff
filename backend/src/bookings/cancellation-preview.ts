import { BOOKED } from '../common/booked.js';
import { Injectable } from '@nestjs/common';
import { rolesOf, type User } from '../common/actor.js';
import { type ErrorCode, problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import { compensationOf } from '../ledger/ledger.shares.js';
import { Payment } from '../payments/payment.entity.js';
import { PaymentsService } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { Quote } from '../quotes/quote.entity.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import { requireVisible } from '../shipments/visible.js';
import { agreedOf, pickupEnd } from './agreed-terms.js';
import type { CancellationPreview } from './bookings.dto.js';
import { freeUntilOf, isDated, lateCancellation } from './cancellation-terms.js';
import { CarrierStanding } from './carrier-standing.js';
import { hasOpenEnd } from './change-orders.queries.js';
import { missingNeed } from './needs.js';

/** What cancelling would cost now. */
@Injectable()
export class PreviewCancellation {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly standing: CarrierStanding,
  ) {}

  /** For owner, carrier and operators. @throws 404; 403 */
  async preview(user: User, shipmentId: string): Promise<CancellationPreview> {
    return this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, shipmentId);
      requireVisible(shipment, user);
      const quote = await tx.find(Quote, { shipmentId: shipment.id, status: BOOKED });
      if (rolesOf(user, partiesOf({ shipment, quote })).includes('stranger')) throw problem('forbidden');
      const { from, refusals } = SHIPMENT_RULES.verbs.cancel;
      const refusal = from.includes(shipment.status)
        ? undefined
        : (refusals?.[shipment.status] ?? 'illegal_transition');
      const payment = quote && (await tx.find(Payment, { quoteId: quote.id }));
      if (refusal || !quote || payment?.status !== 'in_escrow') return toPreview(refusal, 0, 0, null);
      const now = this.clock.now();
      const deal = { shipment, quote, payment };
      const left = await this.payments.left(tx, payment);
      const paidAt = quote.paidAt ?? now;
      const letGo = await this.standing.letGoOf(tx, quote);
      const isLate = lateCancellation(deal, letGo, paidAt, now) || (await hasOpenEnd(tx, quote.id));
      const compensation = isLate ? compensationOf(quote.amountCents, left, agreedOf(quote).lateCancelBasisPoints) : 0;
      const missing = missingNeed(SHIPMENT_RULES, 'cancel', deal, now);
      return toPreview(
        missing?.code,
        left + payment.protectionFeeCents - compensation,
        compensation,
        isDated(deal) && !letGo && now < pickupEnd(deal, paidAt) ? freeUntilOf(deal, paidAt) : null,
      );
    });
  }
}

function toPreview(
  code: ErrorCode | undefined,
  refundCents: number,
  compensationCents: number,
  freeUntil: Date | null,
): CancellationPreview {
  return {
    allowed: code === undefined,
    code: code ?? null,
    shipperRefund: centsToDollars(refundCents),
    carrierCompensation: centsToDollars(compensationCents),
    freeUntil,
  };
}
