import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { after, DAY } from '../common/clock.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { AskForChargebacks } from './chargeback.js';
import { Reconcile } from './reconcile.js';
import { SettlePayment } from './settle.js';

const BATCH = 100;
const ASKED_FOR = 7 * DAY;

/** Asks the provider about what it may not have told us. */
@Injectable()
export class MoneySweeps implements OnApplicationBootstrap {
  private readonly log = new Logger('MoneySweeps');
  private askedUpTo: Date | undefined;

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly sweeps: Sweeps,
    @Inject(Env) private readonly env: Env,
    private readonly payment: SettlePayment,
    private readonly reconciliation: Reconcile,
    private readonly chargebacks: AskForChargebacks,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.runsWorker) return;
    this.sweeps.on('open payments', () => this.askAgain());
    this.sweeps.on('reconciliation', () => this.reconciliation.reconcile());
    this.sweeps.on('chargebacks', () => this.chargebacks.askForAll());
  }

  /** A second look at charges we have not heard about: a webhook may have been lost. Each run takes the next ones, then starts over from the oldest. */
  private async askAgain(): Promise<void> {
    const oldest = after(this.clock.now(), -ASKED_FOR);
    const rows = await this.db.rows<{ id: string; updated_at: Date }>(
      `SELECT id, updated_at FROM payment_charges WHERE state IN ('open', 'processing', 'cancelled') AND stripe_payment_intent_id IS NOT NULL
        AND updated_at > $1 ORDER BY updated_at LIMIT ${BATCH}`,
      [this.askedUpTo && this.askedUpTo > oldest ? this.askedUpTo : oldest],
    );
    this.askedUpTo = rows.length < BATCH ? undefined : rows.at(-1)?.updated_at;
    for (const { id } of rows) {
      await this.payment.settleCharge(id).catch((error: Error) => this.log.warn(`${id}: ${error.message}`));
    }
  }
}
