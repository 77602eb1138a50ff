import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { maskContacts } from '../common/contact-data.js';
import type { RefundReason } from '../payments/refund.entity.js';
import { Clock } from '../platform/clock/clock.js';
import type { Tx } from '../platform/database/tx.js';
import type { DeclineReason } from '../quotes/quotes.rules.js';
import { UsersService } from '../users/users.service.js';
import { wasUndone } from './change-orders.queries.js';
import type { Deal } from './lock-deal.js';
import { announceDeal, moveQuote } from './move-deal.js';
import { RefundEscrow } from './refund.js';
import { Unbook } from './unbook.js';

/** The two ways a deal falls through on the carrier's side. */
const REASONS = { 'give-back': 'cancelled_by_carrier', 'no-show': 'no_show' } as const satisfies Record<
  string,
  DeclineReason & RefundReason
>;

/** A deal falls through on the carrier's side. */
@Injectable()
export class FallThrough {
  constructor(
    private readonly clock: Clock,
    private readonly refunds: RefundEscrow,
    private readonly unbook: Unbook,
    private readonly users: UsersService,
  ) {}

  /**
   * A participant: full refund, counted on the carrier's profile, unless a bank has taken back what was paid for a change of
   * the job, it was taken and is not paid yet, or operators decide about that; the shipment is open for quotes again.
   */
  async fallThrough(
    tx: Tx,
    deal: Deal,
    actor: Actor,
    verb: keyof typeof REASONS,
    { reason = null, isDecidedLater = false }: { reason?: string | null; isDecidedLater?: boolean } = {},
  ): Promise<void> {
    const { payment, quote } = deal;
    // Whoever takes a job at the owner's price is bound to nothing until it is paid.
    const isBound = quote.takenAt === null || quote.status !== 'accepted';
    const declineReason = REASONS[verb];
    const at = this.clock.now();
    await moveQuote(tx, deal, verb, actor, {
      at,
      set: { declineReason },
      data: reason ? { reason: maskContacts(reason).text } : undefined,
    });
    if (payment?.status === 'in_escrow')
      await this.refunds.refundInFull(tx, { ...deal, payment }, actor, declineReason);
    else await this.unbook.cancelUnpaid(tx, deal, actor);
    const counts = verb === 'give-back' ? isBound && !(await wasUndone(tx, quote.id)) : !isDecidedLater;
    if (counts) await this.users.countJob(tx, quote.carrierId, 'cancelled');
    await this.unbook.reopen(tx, deal, actor);
    await announceDeal(tx, at, 'quote.withdrawn', deal);
  }
}
