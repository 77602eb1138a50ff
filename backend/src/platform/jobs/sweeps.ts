import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MINUTE, SECOND } from '../../common/clock.js';
import { HandlerRegistry } from '../../common/handler-registry.js';
import { Env } from '../config/env.js';
import { Jobs } from './jobs.js';
import type { Pace } from './queues.js';

/** All sweeps, and how often each runs. */
export const SWEEPS = {
  outbox: 'often',
  'lost events': 'often',
  'old events': 'hourly',
  deadlines: 'often',
  'unknown work': 'often',
  mails: 'often',
  'notification mails': 'often',
  'money operations': 'often',
  webhooks: 'often',
  'webhook deliveries': 'often',
  pushes: 'often',
  'failed jobs': 'minutely',
  'open payments': 'minutely',
  chargebacks: 'minutely',
  reconciliation: 'hourly',
  'fees to come': 'minutely',
  imports: 'minutely',
  'missing prices': 'hourly',
  'price corrections': 'hourly',
  'shipment counts': 'often',
  masking: 'often',
  'expired sessions': 'hourly',
  'expiring keys': 'often',
  'deprecated calls': 'minutely',
  'unused photos': 'hourly',
  retention: 'hourly',
  'daily figures': 'hourly',
} as const satisfies Record<string, Pace>;

export type SweepName = keyof typeof SWEEPS;
const SWEEP_NAMES = Object.keys(SWEEPS) as SweepName[];

/** Regular checks for work a queue has lost, deadlines, and leftovers. */
@Injectable()
export class Sweeps {
  private readonly log = new Logger('Sweeps');
  private readonly tasks = new HandlerRegistry<SweepName, () => Promise<unknown>>('sweep', SWEEP_NAMES);

  constructor(
    private readonly jobs: Jobs,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** What a sweep does; it must be safe to run at any time, and in several processes. */
  on(name: SweepName, run: () => Promise<unknown>): void {
    this.tasks.on(name, run);
  }

  /** @throws when a sweep has no handler */
  requireTasks(): void {
    this.tasks.requireAll();
  }

  /** Runs all sweeps of one pace; a failing one does not keep the others from running. */
  async run(pace: Pace): Promise<void> {
    for (const name of SWEEP_NAMES.filter((each) => SWEEPS[each] === pace)) {
      await this.tasks
        .of(name)?.()
        .catch((error: Error) => this.log.error(`${name}: ${error.message}`));
    }
  }

  @Interval(5 * SECOND)
  tickOften(): Promise<void> {
    return this.tick('often');
  }

  @Interval(MINUTE)
  tickMinutely(): Promise<void> {
    return this.tick('minutely');
  }

  @Interval(60 * MINUTE)
  tickHourly(): Promise<void> {
    return this.tick('hourly');
  }

  private async tick(pace: Pace): Promise<void> {
    if (!this.env.runsWorker) return;
    await this.jobs
      .add('sweeps', pace, {}, { once: pace })
      .catch((error: Error) => this.log.warn(`${pace}: ${error.message}`));
  }
}
