import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { after, DAY, machineNow, SECOND } from '../common/clock.js';
import { findCharge, type FoundCharge } from '../payments/charges.queries.js';
import { ifThere, Provider } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { ApplyDispute } from './apply-dispute.js';
import { lockDeal } from './lock-deal.js';
import { SettlePayment } from './settle.js';

/** How far back, in business time, to look for disputes we were not told about. */
const LOOKED_BACK = 2 * DAY;
const BATCH = 100;

/** Asks the provider about disputes, and applies what it says. */
@Injectable()
export class AskForChargebacks {
  private readonly log = new Logger('Chargeback');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly payment: SettlePayment,
    private readonly answer: ApplyDispute,
  ) {}

  /**
   * Webhooks and the sweep both end here; in any order, any number of times, the result is the same. Returns false for a
   * dispute that is not about a payment of ours.
   * @throws what the client throws when the provider does not answer
   */
  async ask(disputeId: string): Promise<boolean> {
    const client = await this.provider.client();
    const askedAt = machineNow();
    const dispute = await ifThere(client.disputes.retrieve(disputeId));
    const charge = dispute && (await this.chargeOf(dispute));
    if (!charge) return false;
    const { id, quoteId } = charge;
    // A payment has to be in the ledger before the bank can take it out.
    await this.payment.settle(quoteId);
    await this.db.tx(async (tx) => {
      const deal = await lockDeal(tx, quoteId);
      if (deal.payment) await this.answer.apply(tx, { ...deal, payment: deal.payment }, id, { dispute, askedAt });
    });
    return true;
  }

  /** Looks for disputes we were not told about, and for news of the open ones. */
  async askForAll(): Promise<void> {
    const client = await this.provider.client();
    const since = Math.floor(after(this.clock.now(), -LOOKED_BACK).getTime() / SECOND);
    const { data } = await client.disputes.list({ created: { gte: since }, limit: BATCH });
    const rows = await this.db.rows<{ id: string; status: string; open: boolean }>(
      `(SELECT id, status, closed_at IS NULL AS open FROM chargebacks WHERE id = ANY($1))
       UNION (SELECT id, status, true FROM chargebacks WHERE closed_at IS NULL ORDER BY checked_at LIMIT ${BATCH})`,
      [data.map(({ id }) => id)],
    );
    const known = new Map(rows.map((row) => [row.id, row]));
    const asked = new Set([
      ...data.filter(({ id, status }) => known.get(id)?.status !== status).map(({ id }) => id),
      ...rows.filter(({ open }) => open).map(({ id }) => id),
    ]);
    for (const id of asked) await this.ask(id).catch((error: Error) => this.log.warn(`${id}: ${error.message}`));
  }

  private async chargeOf({ payment_intent: intent, charge }: Stripe.Dispute): Promise<FoundCharge | undefined> {
    return findCharge(this.db, {
      intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
      chargeId: typeof charge === 'string' ? charge : charge.id,
    });
  }
}
