import { Injectable } from '@nestjs/common';
import { type Actor, CLOCK, type User } from '../common/actor.js';
import { after, HOUR, MINUTE } from '../common/clock.js';
import { problem } from '../common/errors.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { PaymentsService, planPrice } from '../payments/payments.service.js';
import { ask } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { changesSoFar, readChange } from './change-orders.queries.js';
import { CHANGE_RULES } from './change-orders.rules.js';
import { requirePossibleAmount, requirePossibleDays } from './change-terms.js';
import { EndAtTheDoor } from './end-at-the-door.js';
import { FinishChange, planOf } from './finish-change.js';
import type { Deal } from './lock-deal.js';
import { type LockedChange, lapseChange, lockChange, moveChange, partiesOfChange } from './move-change.js';
import { requireNeeds } from './needs.js';
import { type PayTurn, PayTurns } from './pay-turns.js';
import { PaymentIntents } from './payment-intents.js';
import { SettlePayment } from './settle.js';

/** The other side agrees to a change, which is then carried out: at the provider first, if a payment has begun there. */
@Injectable()
export class AcceptChange {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly turns: PayTurns,
    private readonly intents: PaymentIntents,
    private readonly payment: SettlePayment,
    private readonly finishing: FinishChange,
    private readonly ends: EndAtTheDoor,
  ) {}

  /**
   * @throws 404; 403; 409 `change_changed`, `payment_processing`, `claim_open`, `payment_disputed`, or
   *   once it is decided; 400 `too_much`; 503 when the provider does not answer, and then it is carried out later
   */
  async accept(user: User, id: string, delta: number): Promise<JsonText> {
    const waits = await this.db.tx((tx) => this.agree(tx, user, id, delta));
    if (waits) await this.carryOut(id, user);
    return this.db.tx(async (tx) => {
      const { order, deal } = await lockChange(tx, id);
      if (order.status === 'lapsed') throw problem('illegal_transition', { detail: 'The deal has moved on.' });
      if (order.status === 'accepted' && deal.payment?.status === 'paid') throw problem('payment_processing');
      return readChange(tx, user, id);
    });
  }

  /** Nobody answered in time, or what was agreed could not be carried out at once. */
  async expire(id: string): Promise<void> {
    const isAgreed = await this.db.tx(async (tx) => {
      const { order, deal } = await lockChange(tx, id);
      const at = this.clock.now();
      if (order.status === 'accepted') return true;
      if ((await takeDeadline(tx, at, 'change_expiry', id)) && order.status === 'proposed')
        await lapseChange(tx, at, deal, CLOCK);
      return false;
    });
    if (isAgreed) await this.carryOut(id, CLOCK);
  }

  /** Is there anything left to do at the provider? */
  private async agree(tx: Tx, user: User, id: string, delta: number): Promise<boolean> {
    const locked = await lockChange(tx, id);
    const { order, deal } = locked;
    authorize(CHANGE_RULES, 'accept', user, partiesOfChange(locked));
    if (delta !== order.deltaCents) throw problem('change_changed');
    // Accepting twice is accepting once.
    if (order.status === 'accepted' || order.status === 'done') return order.status === 'accepted';
    requireState(CHANGE_RULES, 'accept', order.status);
    const at = this.clock.now();
    if (order.timeLeftMs === null && order.expiresAt <= at)
      throw problem('illegal_transition', { detail: 'Nobody accepted it in time.' });
    requireNeeds(CHANGE_RULES, 'accept', deal, at);
    if (order.kind === 'end') {
      await this.ends.agree(tx, locked, user);
      return false;
    }
    const { quote, payment } = deal;
    const isPaid = payment?.status === 'in_escrow';
    if (payment?.status === 'paid' && delta !== 0) throw problem('payment_processing');
    requirePossibleDays(order, deal, at);
    requirePossibleAmount(
      delta,
      quote,
      await changesSoFar(tx, quote.id),
      isPaid ? await this.payments.left(tx, payment) : undefined,
    );
    await moveChange(tx, order, 'accept', user, { at });
    if (delta !== 0 && isUnpaid(deal)) {
      await this.retryAt(tx, locked, after(at, MINUTE));
      return true;
    }
    await this.finishing.finish(tx, deal, order, user);
    return false;
  }

  private async carryOut(id: string, actor: Actor): Promise<void> {
    const turn = await this.turns.inTurn(await this.quoteOf(id), () => this.take(id, actor));
    if (turn === 'done') return;
    try {
      const intent = await ask(() => this.intents.bring(turn));
      // The card was faster than the change.
      if (!intent.status.startsWith('requires_')) await ask(() => this.payment.settle(turn.payment.quoteId));
      await this.db.tx((tx) => this.finishIn(tx, id, actor));
    } finally {
      await this.turns.end(turn);
    }
  }

  /** The intent's turn; `done` if there is none to update. */
  private async take(id: string, actor: Actor): Promise<PayTurn | 'done' | undefined> {
    return this.db.tx(async (tx) => {
      const { order, deal } = await lockChange(tx, id);
      const { quote, payment } = deal;
      if (order.status !== 'accepted') return 'done';
      if (!payment || !isUnpaid(deal)) {
        await this.finishIn(tx, id, actor);
        return 'done';
      }
      const until = await this.turns.hold(tx, payment);
      if (!until) return undefined;
      if (!payment.stripePaymentIntentId) {
        await this.finishing.finish(tx, deal, order, actor);
        await this.turns.release(tx, payment);
        return 'done';
      }
      const plan = planOf({ quote, payment });
      const amount = quote.amountCents + order.deltaCents;
      return { payment, plan, charged: amount + planPrice(amount, plan), until, changeOrderId: id };
    });
  }

  /** While the provider decides about the payment, it is tried again later. */
  private async finishIn(tx: Tx, id: string, actor: Actor): Promise<void> {
    const locked = await lockChange(tx, id);
    const { order, deal } = locked;
    if (order.status !== 'accepted') return;
    if (deal.payment?.status === 'paid') return this.retryAt(tx, locked, after(this.clock.now(), HOUR));
    await this.finishing.finish(tx, deal, order, actor);
  }

  private async retryAt(tx: Tx, { order, deal }: LockedChange, dueAt: Date): Promise<void> {
    const at = this.clock.now();
    setDeadline(tx, at, { kind: 'change_expiry', subject: order.id, shipmentId: deal.shipment.id, dueAt });
  }

  private async quoteOf(id: string): Promise<string> {
    const row = await this.db.one<{ quoteId: string }>(
      'SELECT quote_id AS "quoteId" FROM change_orders WHERE id = $1',
      [id],
    );
    if (!row) throw problem('not_found');
    return row.quoteId;
  }
}

/** Was the payment begun, and not paid yet? */
function isUnpaid({ payment }: Deal): boolean {
  return payment?.status === 'pending' || payment?.status === 'failed';
}
