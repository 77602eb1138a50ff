import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, machineNow, MINUTE, SECOND } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { type Cents, formatCents } from '../common/money.js';
import { authorize, requireState } from '../common/rules.js';
import { Payment, type PlanId } from '../payments/payment.entity.js';
import { PaymentsService, planPrice } from '../payments/payments.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import type { ProtectionPlan } from '../platform/settings/settings.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { UsersService } from '../users/users.service.js';
import { agreedOf } from './agreed-terms.js';
import { lockDeal } from './lock-deal.js';
import { requireNeeds } from './needs.js';

/** Longer than all of one turn's calls to the provider can take. */
const TURN_MS = 2 * MINUTE;
const LONGEST_WAIT_MS = 30 * SECOND;
const PAUSE_MS = 50;

/** What the owner wants to pay. */
export interface Wanted {
  /** If left out: the earlier choice, else `standard`. */
  plan?: PlanId | undefined;
  /** In cents: what the form shows. Anything else is refused. */
  amount?: Cents | undefined;
}

/** One call's exclusive turn at a payment's intent, so that row and provider agree when it is over. */
export interface PayTurn {
  payment: Payment;
  plan: ProtectionPlan;
  charged: Cents;
  until: Date;
  /** The change order that made this the price. */
  changeOrderId?: string;
}

/** Lets the calls that pay for one quote run one after another. */
@Injectable()
export class PayTurns {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly users: UsersService,
  ) {}

  /** @throws 404; 403; 409; 503 when others take too long */
  async waitFor(user: User, quoteId: string, wanted: Wanted): Promise<PayTurn> {
    return this.inTurn(quoteId, () => this.take(user, quoteId, wanted));
  }

  /** Tries until `take` answers something: undefined while another call has its turn. @throws 503 when others take too long */
  async inTurn<Turn>(quoteId: string, take: () => Promise<Turn | undefined>): Promise<Turn> {
    const end = after(machineNow(), LONGEST_WAIT_MS);
    for (;;) {
      const turn = await take();
      if (turn) return turn;
      while (await this.isHeld(quoteId)) {
        if (machineNow() > end)
          throw problem('unavailable', {
            detail: 'This payment is being started elsewhere. Try again in a moment.',
            retryAfter: 5,
          });
        await pause(PAUSE_MS);
      }
    }
  }

  /** A participant: has the intent to itself from now on, until when; undefined while another call does. */
  async hold(tx: Tx, { id, intentHeldUntil }: Payment): Promise<Date | undefined> {
    const now = machineNow();
    if (intentHeldUntil && intentHeldUntil > now) return undefined;
    const until = after(now, TURN_MS);
    await tx.run('UPDATE payments SET intent_held_until = $2 WHERE id = $1', [id, until]);
    return until;
  }

  /** A participant: the same once it is not needed after all. */
  async release(tx: Tx, { id }: Payment): Promise<void> {
    await tx.run('UPDATE payments SET intent_held_until = NULL WHERE id = $1', [id]);
  }

  /** Lets the next call have its turn. If this one took so long that another's turn has begun, that one keeps it. */
  async end({ payment, until }: PayTurn): Promise<void> {
    await this.db.rows('UPDATE payments SET intent_held_until = NULL WHERE id = $1 AND intent_held_until = $2', [
      payment.id,
      until,
    ]);
  }

  /** Waiting holds no lock that the current turn needs. */
  private async isHeld(quoteId: string): Promise<boolean> {
    return (
      (await this.db.one('SELECT 1 AS one FROM payments WHERE quote_id = $1 AND intent_held_until > $2', [
        quoteId,
        machineNow(),
      ])) !== undefined
    );
  }

  /** The payment's row, before the provider is asked; undefined while another call has its turn. */
  private async take(user: User, quoteId: string, wanted: Wanted): Promise<PayTurn | undefined> {
    return this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      authorize(QUOTE_RULES, 'pay', user, partiesOf(deal));
      const { shipment, quote, payment } = deal;
      requireState(QUOTE_RULES, 'pay', quote.status);
      const isCarrierSuspended = await this.users.isSuspended(tx, quote.carrierId);
      requireNeeds(QUOTE_RULES, 'pay', { ...deal, isCarrierSuspended }, this.clock.now());
      const agreed = agreedOf(quote);
      const plan = agreed.protectionPlans.find(
        (each) => each.id === (wanted.plan ?? payment?.protectionPlan ?? 'standard'),
      );
      if (!plan)
        throw problem('invalid_input', { errors: [{ path: 'protectionPlan', message: 'This plan is not offered' }] });
      const charged = quote.amountCents + planPrice(quote.amountCents, plan);
      if (wanted.amount !== undefined && wanted.amount !== charged)
        throw problem('payment_changed', { detail: `The amount of this payment is now ${formatCents(charged)}.` });
      const payable = {
        quoteId,
        shipmentId: shipment.id,
        payerId: shipment.userId,
        payeeId: quote.carrierId,
        amountCents: quote.amountCents,
      };
      const row =
        payment ??
        (await this.payments.open(tx, { ...payable, feeBasisPoints: agreed.platformFeeBasisPoints }, plan, user));
      const until = await this.hold(tx, row);
      return until && { payment: row, plan, charged, until };
    });
  }
}
