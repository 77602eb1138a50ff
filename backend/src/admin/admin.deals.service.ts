import { Injectable } from '@nestjs/common';
import { CancelShipment } from '../bookings/cancel.js';
import { OperatePayment } from '../bookings/operate.js';
import type { ApprovalAsked } from '../approvals/approvals.dto.js';
import { Approvals, type Done } from '../approvals/approvals.service.js';
import { granted } from '../claims/claims.queries.js';
import type { Accepted } from '../common/accepted.js';
import type { User } from '../common/actor.js';
import { problem } from '../common/errors.js';
import { type Cents, centsToDollars } from '../common/money.js';
import { requireRefund } from '../common/operator-roles.js';
import { isUuid, type JsonText } from '../common/paging.js';
import { requireState } from '../common/rules.js';
import { refundedByOperators } from '../payments/given-back.js';
import { audit } from '../platform/audit/audit.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { AmendShipment } from '../shipments/amend-shipment.js';
import { lockShipment } from '../shipments/lock-shipment.js';
import { Shipment } from '../shipments/shipment.entity.js';
import { SHIPMENT_RULES } from '../shipments/shipments.rules.js';
import type { OperatorRefund, ShipmentTexts } from './admin.deals.dto.js';
import type { Reasoned } from './admin.people.dto.js';
import { AdminService } from './admin.service.js';

/** What an act answers: its record or, if it waits for a second operator, what to wait for. */
export type DoneOrAsked = JsonText | Accepted<ApprovalAsked>;

/** What operators do to shipments and payments; each act is written to the audit log in the same transaction. */
@Injectable()
export class AdminDealsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly amendShipment: AmendShipment,
    private readonly cancellation: CancelShipment,
    private readonly payments: OperatePayment,
    private readonly admin: AdminService,
    private readonly approvals: Approvals,
  ) {
    approvals.on('shipments.cancel', (tx, by, id, body) => this.cancelIn(tx, by, id, body as Reasoned));
    approvals.on('payments.release', (tx, by, id, body) => this.releaseIn(tx, by, id, body as Reasoned));
    approvals.on('payments.refund', (tx, by, id, body) => this.refundIn(tx, by, id, body as OperatorRefund));
  }

  /** Corrects texts before booking. @throws 404; 409 */
  change(operator: User, id: string, texts: ShipmentTexts): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, id);
      requireState(SHIPMENT_RULES, 'change', shipment.status);
      const at = this.clock.now();
      const { before, after } = await this.amendShipment.setTexts(tx, shipment, texts, operator, at);
      await audit(tx, at, operator, {
        action: 'shipments.change',
        resource: 'shipments',
        resourceId: id,
        before,
        after,
      });
      return this.admin.record(tx, 'shipments', id);
    });
  }

  /** @throws 404; 409 `has_payments`, or when it is not a draft */
  async removeDraft(operator: User, id: string, reason: string | null | undefined): Promise<void> {
    await this.db.tx(async (tx) => {
      const shipment = await lockShipment(tx, id);
      if (await tx.one('SELECT 1 AS one FROM payments WHERE shipment_id = $1 LIMIT 1', [id]))
        throw problem('has_payments');
      if (shipment.status !== 'draft')
        throw problem('illegal_transition', { detail: 'Only a draft can be removed. Cancel the shipment instead.' });
      await tx.repo(Shipment).delete({ id });
      await audit(tx, this.clock.now(), operator, {
        action: 'shipments.remove',
        resource: 'shipments',
        resourceId: id,
        reason,
        before: { userId: shipment.userId, title: shipment.title },
      });
    });
  }

  /** Cancels at no cost to the owner. @throws 404; 409 `use_claim`, `payment_disputed` */
  cancel(operator: User, id: string, reason: string): Promise<DoneOrAsked> {
    return this.approvals.perform(operator, 'shipments.cancel', id, { reason });
  }

  /** @throws as {@link OperatePayment.release} */
  release(operator: User, paymentId: string, reason: string): Promise<DoneOrAsked> {
    return this.approvals.perform(operator, 'payments.release', paymentId, { reason });
  }

  /** @throws as {@link OperatePayment.refund} */
  refund(operator: User, paymentId: string, refund: OperatorRefund): Promise<DoneOrAsked> {
    return this.approvals.perform(operator, 'payments.refund', paymentId, refund);
  }

  private async cancelIn(tx: Tx, operator: User, id: string, { reason }: Reasoned): Promise<Done> {
    const { status } = await lockShipment(tx, id);
    const { cents, togetherCents } = await givingBack(tx, operator, 'shipment_id', id, () =>
      this.cancellation.cancelIn(tx, operator, id, reason, 'admin'),
    );
    await audit(tx, this.clock.now(), operator, {
      action: 'shipments.cancel',
      resource: 'shipments',
      resourceId: id,
      reason,
      before: { status },
      after: { status: 'cancelled' },
    });
    return { cents, togetherCents, answer: await this.admin.record(tx, 'shipments', id) };
  }

  private async releaseIn(tx: Tx, operator: User, paymentId: string, { reason }: Reasoned): Promise<Done> {
    await this.payments.release(tx, operator, paymentId);
    await audit(tx, this.clock.now(), operator, {
      action: 'payments.release',
      resource: 'payments',
      resourceId: paymentId,
      reason,
      before: { status: 'in_escrow' },
      after: { status: 'released' },
    });
    return { cents: await releasedCents(tx, paymentId), answer: await this.admin.record(tx, 'payments', paymentId) };
  }

  private async refundIn(tx: Tx, operator: User, paymentId: string, refund: OperatorRefund): Promise<Done> {
    const { cents, togetherCents } = await givingBack(tx, operator, 'id', paymentId, () =>
      this.payments.refund(tx, operator, paymentId, refund.amount),
    );
    await audit(tx, this.clock.now(), operator, {
      action: 'payments.refund',
      resource: 'payments',
      resourceId: paymentId,
      reason: refund.reason,
      after: { refunded: centsToDollars(cents) },
    });
    return { cents, togetherCents, answer: await this.admin.record(tx, 'payments', paymentId) };
  }
}

/** How much left escrow for the carrier and for us. */
async function releasedCents(tx: Tx, paymentId: string): Promise<Cents> {
  const row = await tx.one<{ cents: number }>(
    'SELECT ((payout_amount + platform_fee) * 100)::int AS cents FROM payments WHERE id = $1',
    [paymentId],
  );
  return row?.cents ?? 0;
}

/**
 * Does it, and then sees how much went back of the payments whose column is `id`: nobody gives back more of them than their role may,
 * in however many parts.
 * @throws 403 `forbidden_role`
 */
async function givingBack<Result>(
  tx: Tx,
  operator: User,
  column: 'id' | 'shipment_id',
  id: string,
  act: () => Promise<Result>,
): Promise<{ done: Result; cents: Cents; togetherCents: Cents }> {
  const refunded = async () => {
    const row = isUuid(id)
      ? await tx.one<{ cents: number; by_operators: number; granted: number }>(
          `SELECT coalesce(sum(p.refunded_amount * 100), 0)::int AS cents,
                  coalesce(sum(${refundedByOperators('p.id')} * 100), 0)::int AS by_operators,
                  coalesce(sum(${granted('p.quote_id')} * 100), 0)::float8 AS granted
             FROM payments p WHERE p.${column} = $1`,
          [id],
        )
      : undefined;
    return { cents: row?.cents ?? 0, byOperators: row?.by_operators ?? 0, granted: row?.granted ?? 0 };
  };
  const before = await refunded();
  const done = await act();
  const cents = (await refunded()).cents - before.cents;
  const refundedCents = before.byOperators + cents;
  if (cents > 0) requireRefund(operator, refundedCents);
  return { done, cents, togetherCents: refundedCents + before.granted };
}
