import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { JsonText } from '../common/paging.js';
import { authorize, requireState } from '../common/rules.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { partiesOf } from '../quotes/lock-quote.js';
import { readQuote } from '../quotes/quotes.queries.js';
import { QUOTE_RULES } from '../quotes/quotes.rules.js';
import { CarrierStanding, type LetGo } from './carrier-standing.js';
import { visitOf } from './carrier-visit.js';
import { DealFollowers } from './deal-followers.js';
import { EndAtTheDoor } from './end-at-the-door.js';
import { LeftUnpaid } from './left-unpaid.js';
import { lockDeal, type PaidDeal } from './lock-deal.js';
import { announceDeal, moveQuote } from './move-deal.js';
import { requireNeeds } from './needs.js';
import { RefundEscrow } from './refund.js';
import { Unbook } from './unbook.js';

/**
 * The owner takes an acceptance back before paying, or, where they may let the carrier go, also after it, for a full refund;
 * the shipment is open for quotes again.
 */
@Injectable()
export class UnacceptQuote {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly standing: CarrierStanding,
    private readonly unbook: Unbook,
    private readonly left: LeftUnpaid,
    private readonly refunds: RefundEscrow,
    private readonly followers: DealFollowers,
    private readonly ends: EndAtTheDoor,
  ) {}

  /** @throws 404; 403; 409, also `payment_disputed` */
  async unaccept(user: User, quoteId: string): Promise<JsonText> {
    return this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      authorize(QUOTE_RULES, 'unaccept', user, partiesOf(deal));
      requireState(QUOTE_RULES, 'unaccept', deal.quote.status);
      const at = this.clock.now();
      const letGo = await this.standing.letGoOf(tx, deal.quote);
      const isCarrierSuspended = letGo === 'carrier_suspended';
      const hasLapsedFacts = letGo === 'facts_lapsed';
      requireNeeds(QUOTE_RULES, 'unaccept', { ...deal, isCarrierSuspended, hasLapsedFacts }, at);
      const { payment } = deal;
      const declineReason = letGo ?? 'unaccepted';
      await moveQuote(tx, deal, 'unaccept', user, { at, set: { declineReason } });
      if (payment?.status === 'in_escrow') await this.giveBack(tx, { ...deal, payment }, user, letGo);
      else await this.unbook.cancelUnpaid(tx, deal, user);
      await this.unbook.reopen(tx, deal, user);
      const visit = await visitOf(tx, quoteId);
      if (visit) await this.ends.unmet(tx, deal, visit);
      await this.left.count(tx, deal, at);
      await announceDeal(tx, at, 'quote.unaccepted', deal);
      return readQuote(tx, quoteId, user);
    });
  }

  /** Whoever ends it withdraws their claim, as when they cancel: else the refund would count as granted on it. */
  private async giveBack(tx: Tx, deal: PaidDeal, user: User, reason: LetGo = 'carrier_suspended'): Promise<void> {
    await this.followers.follow(tx, 'cancel', deal, user);
    await this.refunds.refundInFull(tx, deal, user, reason);
  }
}
