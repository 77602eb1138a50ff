import { Injectable } from '@nestjs/common';
import { after, SECOND } from '../common/clock.js';
import { OperationsService } from '../payments/operations.service.js';
import { Provider } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Deadlines } from '../platform/deadlines/deadlines.js';
import type { CardSandbox } from '../../sandbox/card-sandbox.js';
import { AskForChargebacks } from './chargeback.js';
import { Reconcile } from './reconcile.js';
import { WebhooksService } from './webhooks.service.js';

const MOST_ROUNDS = 3;
/** Seconds; a smaller move does not run the hourly work. */
const RECONCILED_EVERY = 3_600;

/** Moves business time in the demo and does at once what falls due on the way, in due order. */
@Injectable()
export class SandboxClockService {
  constructor(
    private readonly clock: Clock,
    private readonly deadlines: Deadlines,
    private readonly operations: OperationsService,
    private readonly webhooks: WebhooksService,
    private readonly provider: Provider,
    private readonly chargebacks: AskForChargebacks,
    private readonly reconciliation: Reconcile,
  ) {}

  /** @throws 404 with the real provider */
  async now(): Promise<Date> {
    await this.provider.sandbox();
    return this.clock.now();
  }

  /** Answers when everything that fell due, and the money operations it caused, is done. @throws 404 with the real provider */
  async advance(seconds: number): Promise<Date> {
    const sandbox = await this.provider.sandbox();
    const target = after(this.clock.now(), seconds * SECOND);
    // Nobody disputes anything while the clock moves.
    await this.hear(sandbox);
    await this.chargebacks.askForAll();
    for (;;) {
      const due = earlier(await this.deadlines.nextDue(target), await sandbox.nextDue(target));
      const next = due ?? target;
      if (next > this.clock.now()) await this.clock.moveTo(next);
      await this.catchUp(sandbox);
      if (due) continue;
      if (seconds >= RECONCILED_EVERY) await this.reconciliation.reconcile();
      return this.clock.now();
    }
  }

  private async catchUp(sandbox: CardSandbox): Promise<void> {
    await sandbox.settleDue(this.clock.now());
    await this.hear(sandbox);
    await this.deadlines.sweep();
    await this.operations.drain();
    // What the provider says about one operation may cause another.
    for (let round = 0, heard = true; heard && round < MOST_ROUNDS; round++) {
      heard = await this.hear(sandbox);
      await this.operations.drain();
    }
  }

  /** Takes in the provider's news; false when there was none. */
  private async hear(sandbox: CardSandbox): Promise<boolean> {
    await sandbox.deliverWebhooks();
    return (await this.webhooks.processAll()) > 0;
  }
}

function earlier(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one && other ? (one < other ? one : other) : (one ?? other);
}
