import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type Stripe from 'stripe';
import { after, backoff, HOUR, machineNow, MINUTE } from '../common/clock.js';
import { stripeFee } from '../ledger/ledger.postings.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { Payment } from './payment.entity.js';
import { ledgerDeal } from './payments.service.js';
import { ifThere, Provider } from './provider.js';

const LONGEST_WAIT_MS = HOUR;
const BATCH = 100;

/** A charge in the ledger whose fee is not. */
interface Awaited {
  chargeId: string;
  paymentId: string;
  asked: number;
}

/**
 * The provider's fee on each charge. It is known from the charge's balance transaction, which may come long after the
 * charge: until then the charge is kept in a table, and an event, the reconciliation or the sweep leads to its fee.
 */
@Injectable()
export class FeesService implements OnApplicationBootstrap {
  private readonly log = new Logger('Fees');

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly provider: Provider,
    private readonly ledger: LedgerService,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (this.env.runsWorker) this.sweeps.on('fees to come', () => this.askAll());
  }

  /** A participant: posts the fee on a charge, once, or remembers that it is still to come. Returns whether it is posted. */
  async post(tx: Tx, payment: Payment, { id, balance_transaction: told }: Stripe.Charge): Promise<boolean> {
    if (!told || typeof told === 'string') {
      await tx.run(
        `INSERT INTO fees_to_come (charge_id, payment_id, quote_id, charged_at, next_ask_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (charge_id) DO NOTHING`,
        [id, payment.id, payment.quoteId, this.clock.now(), after(machineNow(), MINUTE)],
      );
      return false;
    }
    await this.ledger.post(
      tx,
      stripeFee(ledgerDeal(payment, this.clock.now()), { transactionId: told.id, fee: told.fee }),
    );
    await tx.run('DELETE FROM fees_to_come WHERE charge_id = $1', [id]);
    return true;
  }

  /** There is news of a quote's charges: asks for their missing fees. @throws what the client throws */
  async ask(quoteId: string): Promise<void> {
    const awaited = await this.db.rows<Awaited>(
      'SELECT charge_id AS "chargeId", payment_id AS "paymentId", asked FROM fees_to_come WHERE quote_id = $1',
      [quoteId],
    );
    for (const each of awaited) await this.askFor(each);
  }

  /** Asks for fees we were not told about, each less and less often. */
  private async askAll(): Promise<void> {
    const due = await this.db.rows<Awaited>(
      `SELECT charge_id AS "chargeId", payment_id AS "paymentId", asked FROM fees_to_come WHERE next_ask_at <= $1 ORDER BY next_ask_at LIMIT ${BATCH}`,
      [machineNow()],
    );
    for (const each of due) {
      const wait = backoff(each.asked, MINUTE, LONGEST_WAIT_MS);
      await this.db.rows('UPDATE fees_to_come SET asked = asked + 1, next_ask_at = $2 WHERE charge_id = $1', [
        each.chargeId,
        after(machineNow(), wait),
      ]);
      await this.askFor(each).catch((error: Error) => this.log.warn(`${each.chargeId}: ${error.message}`));
    }
  }

  private async askFor({ chargeId, paymentId }: Awaited): Promise<void> {
    const client = await this.provider.client();
    const charge = await ifThere(client.charges.retrieve(chargeId, { expand: ['balance_transaction'] }));
    if (!charge?.balance_transaction) return;
    await this.db.tx(async (tx) => this.post(tx, await tx.get(Payment, { id: paymentId }), charge));
  }
}
