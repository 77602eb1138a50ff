import { Processor } from '@nestjs/bullmq';
import { Sweeps } from './sweeps.js';
import { type Handlers, QueueWorker } from './worker.js';

@Processor('sweeps', { autorun: false, concurrency: 1 })
export class SweepsWorker extends QueueWorker<'sweeps'> {
  constructor(private readonly sweeps: Sweeps) {
    super();
  }

  protected readonly handlers: Handlers<'sweeps'> = {
    often: () => this.sweeps.run('often'),
    minutely: () => this.sweeps.run('minutely'),
    hourly: () => this.sweeps.run('hourly'),
  };
}
