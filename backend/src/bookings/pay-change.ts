import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { CLOCK, type User } from '../common/actor.js';
import { after, HOUR } from '../common/clock.js';
import { problem } from '../common/errors.js';
import { centsToDollars } from '../common/money.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import type { PaymentCharge } from '../payments/charge.entity.js';
import { ExtraCharges, extraOf } from '../payments/extra-charges.js';
import { ask, Provider } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { setDeadline, takeDeadline } from '../platform/deadlines/deadlines.js';
import { readChange } from './change-orders.queries.js';
import type { ExtraPayAnswer } from './change-orders.dto.js';
import { CHANGE_RULES } from './change-orders.rules.js';
import { ExtraIntents } from './extra-intents.js';
import { lapseChange, lockChange, partiesOfChange } from './move-change.js';
import { requireNeeds } from './needs.js';

/** The owner pays the extra that both sides agreed on, after the payment itself. */
@Injectable()
export class PayChange {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly extras: ExtraCharges,
    private readonly intents: ExtraIntents,
  ) {}

  /** @throws 404; 403; 409 `already_paid`, `payment_processing`, or when no extra is waited for; 503 when the provider does not answer */
  async pay(user: User, id: string): Promise<ExtraPayAnswer> {
    const { charge, quoteId } = await this.db.tx(async (tx) => this.begin(tx, user, id));
    const intent = await ask(() => this.intents.bring(charge, quoteId));
    if (!intent.status.startsWith('requires_')) {
      await ask(() => this.intents.settle(id));
      throw problem('already_paid');
    }
    return this.answer(intent);
  }

  /** The owner's browser says it has paid; we ask the provider. @throws 404; 403; 409 `payment_not_completed`; 503 */
  async confirm(user: User, id: string): Promise<JsonText> {
    await this.db.tx(async (tx) => authorize(CHANGE_RULES, 'pay', user, partiesOfChange(await lockChange(tx, id))));
    await ask(() => this.intents.settle(id));
    return this.db.tx(async (tx) => {
      const { order } = await lockChange(tx, id);
      const charge = await extraOf(tx, id);
      if (order.status === 'accepted' && charge?.state !== 'processing') throw problem('payment_not_completed');
      return readChange(tx, user, id);
    });
  }

  /** The extra was not paid in time. The provider is asked first; while it cannot be reached or decides, the change stands. */
  async expire(id: string): Promise<void> {
    await this.intents.settle(id);
    await this.db.tx(async (tx) => {
      const { order, deal } = await lockChange(tx, id);
      const at = this.clock.now();
      if (order.status !== 'accepted') return;
      if ((await extraOf(tx, id))?.state === 'processing') {
        const about = { subject: id, shipmentId: deal.shipment.id };
        return setDeadline(tx, at, { kind: 'change_payment', ...about, dueAt: after(at, HOUR) });
      }
      if (await takeDeadline(tx, at, 'change_payment', id)) await lapseChange(tx, at, deal, CLOCK);
    });
  }

  private async begin(tx: Tx, user: User, id: string): Promise<{ charge: PaymentCharge; quoteId: string }> {
    const locked = await lockChange(tx, id);
    authorize(CHANGE_RULES, 'pay', user, partiesOfChange(locked));
    const { order, deal } = locked;
    if (order.status === 'done') throw problem('already_paid');
    requireState(CHANGE_RULES, 'pay', order.status);
    requireNeeds(CHANGE_RULES, 'pay', deal, this.clock.now());
    const { payment, quote } = deal;
    if (!payment || order.deltaCents <= 0) throw problem('illegal_transition', { detail: 'There is nothing to pay.' });
    const charge = await this.extras.open(tx, payment, order);
    if (charge.state === 'processing') throw problem('payment_processing');
    return { charge, quoteId: quote.id };
  }

  private answer({ client_secret: clientSecret, amount, id }: Stripe.PaymentIntent): ExtraPayAnswer {
    if (!clientSecret) throw new Error(`intent ${id} has no client secret`);
    return { clientSecret, amount: centsToDollars(amount), currency: 'USD', provider: this.provider.name };
  }
}
