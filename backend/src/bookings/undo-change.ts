import { Injectable } from '@nestjs/common';
import { PROVIDER } from '../common/actor.js';
import { type Cents, centsToDollars } from '../common/money.js';
import { PaymentCharge } from '../payments/charge.entity.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { earlierTerms } from '../quotes/earlier-terms.js';
import { Quote } from '../quotes/quote.entity.js';
import { ChangeOrder } from './change-order.entity.js';
import type { PaidDeal } from './lock-deal.js';
import { announceChange, moveChange } from './move-change.js';

/** A bank gave back what was paid for a change, before the pickup. */
@Injectable()
export class UndoChange {
  constructor(private readonly clock: Clock) {}

  /** A participant: the agreed amount falls by what the loss took out of escrow; the carrier may give the job back, uncounted. */
  async undo(tx: Tx, deal: PaidDeal, chargeId: string, fromEscrow: Cents): Promise<void> {
    const { changeOrderId } = await tx.get(PaymentCharge, { id: chargeId });
    const order = changeOrderId && (await tx.lock(ChangeOrder, { id: changeOrderId }));
    if (!order || order.status !== 'done') return;
    const at = this.clock.now();
    const { quote } = deal;
    if (fromEscrow > 0) {
      const set = {
        amountCents: quote.amountCents - fromEscrow,
        history: [...quote.history, earlierTerms(quote, at)],
        updatedAt: at,
      };
      tx.update(Quote, quote.id, set);
      Object.assign(quote, set);
    }
    await moveChange(tx, order, 'undo', PROVIDER, {
      at,
      set: { undoneCents: fromEscrow },
      data: { amount: centsToDollars(quote.amountCents) },
    });
    await announceChange(tx, at, 'change_order.undone', order, deal);
  }
}
