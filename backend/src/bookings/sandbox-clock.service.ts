import { Injectable } from '@nestjs/common';
import { after, SECOND } from '../common/clock.js';
import { OperationsService } from '../payments/operations.service.js';
import { Provider } from '../payments/provider.js';
import { Clock } from '../platform/clock/clock.js';
import { Deadlines } from '../platform/deadlines/deadlines.js';
import { WebhooksService } from './webhooks.service.js';

/** Moves business time in the demo, and does at once what falls due on the way, in the order of due times. */
@Injectable()
export class SandboxClockService {
  constructor(
    private readonly clock: Clock,
    private readonly deadlines: Deadlines,
    private readonly operations: OperationsService,
    private readonly webhooks: WebhooksService,
    private readonly provider: Provider,
  ) {}

  /** @throws 404 with the real provider */
  async now(): Promise<Date> {
    await this.provider.sandbox();
    return this.clock.now();
  }

  /** Answers when all that fell due, and the money operations it caused, are done. @throws 404 with the real provider */
  async advance(seconds: number): Promise<Date> {
    await this.provider.sandbox();
    const target = after(this.clock.now(), seconds * SECOND);
    for (let due = await this.deadlines.nextDue(target); due; due = await this.deadlines.nextDue(target)) {
      if (due > this.clock.now()) await this.clock.moveTo(due);
      await this.catchUp();
    }
    await this.clock.moveTo(target);
    await this.catchUp();
    return this.clock.now();
  }

  private async catchUp(): Promise<void> {
    const sandbox = await this.provider.sandbox();
    await sandbox.settleReviews(this.clock.now());
    await sandbox.deliverWebhooks();
    await this.webhooks.processAll();
    await this.deadlines.sweep();
    await this.operations.drain();
    await sandbox.deliverWebhooks();
    await this.webhooks.processAll();
  }
}
