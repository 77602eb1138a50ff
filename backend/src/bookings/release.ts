import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { released } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { ledgerDeal, PaymentsService } from '../payments/payments.service.js';
import { payoutDay } from '../payments/payouts.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import { UsersService } from '../users/users.service.js';
import type { PaidDeal } from './lock-deal.js';
import { announceDeal, announcePayment, movePayment, moveQuote } from './move-deal.js';
import { watchPayout } from './overdue.js';

/** The delivered deal's money goes to the carrier. */
@Injectable()
export class ReleasePayment {
  constructor(
    private readonly clock: Clock,
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerService,
    private readonly users: UsersService,
  ) {}

  /** A participant: payout owed, fee earned, the transfer ordered; the queue makes it. The quote is completed. */
  async release(tx: Tx, deal: PaidDeal, actor: Actor, { confirmed }: { confirmed: boolean }): Promise<void> {
    const { quote, payment } = deal;
    const at = this.clock.now();
    const payoutExpectedOn = payoutDay(at);
    const { payoutCents: payout, platformFeeCents: fee, protectionFeeCents: protection } = payment;
    await this.ledger.post(tx, released(ledgerDeal(payment, at), { payout, fee, protection }));
    await movePayment(tx, deal, 'release', actor, {
      at,
      set: {
        releasedAt: at,
        deliveryConfirmedAt: confirmed ? at : null,
        transferStatus: payout > 0 ? 'queued' : null,
        payoutExpectedOn,
      },
    });
    await this.payments.orderTransfer(tx, payment);
    if (payout > 0) await watchPayout(tx, at, payment, payoutExpectedOn);
    await moveQuote(tx, deal, 'complete', actor, { at, set: { paymentReleasedAt: at } });
    await this.users.countJob(tx, quote.carrierId, 'completed');
    await announceDeal(tx, at, 'shipment.completed', deal);
    await announcePayment(tx, at, 'payment.released', deal);
  }
}
