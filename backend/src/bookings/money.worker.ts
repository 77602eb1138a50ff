import { Processor } from '@nestjs/bullmq';
import { OperationsService } from '../payments/operations.service.js';
import { failPoint } from '../platform/config/fail-point.js';
import { type Handlers, QueueWorker } from '../platform/jobs/worker.js';
import { SettlePayment } from './settle.js';
import { WebhooksService } from './webhooks.service.js';

@Processor('money', { autorun: false, concurrency: 4 })
export class MoneyWorker extends QueueWorker<'money'> {
  constructor(
    private readonly operations: OperationsService,
    private readonly webhooks: WebhooksService,
    private readonly payment: SettlePayment,
  ) {
    super();
  }

  protected readonly handlers: Handlers<'money'> = {
    execute: async ({ id }) => {
      await failPoint(this.env, 'job.taken');
      await this.operations.execute(id);
    },
    webhook: ({ id }) => this.webhooks.process(id),
    settle: ({ id }) => this.payment.settle(id),
  };
}
