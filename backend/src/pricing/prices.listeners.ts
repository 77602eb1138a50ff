import { Injectable, type OnModuleInit } from '@nestjs/common';
import { after, DAY } from '../common/clock.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { Outbox } from '../platform/events/outbox.js';
import { Sweeps } from '../platform/jobs/sweeps.js';
import { PriceJobs } from './prices.jobs.js';

/** Has estimates computed for a new or changed listing; an hourly sweep finds recent listings that have none. */
@Injectable()
export class PricesListeners implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly jobs: PriceJobs,
    private readonly sweeps: Sweeps,
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outbox.on(['shipment.listed', 'shipment.offered', 'shipment.changed'], 'prices.compute', ({ ids }) =>
      this.jobs.later(ids.shipmentId),
    );
    this.sweeps.on('missing prices', () => this.computeMissing());
  }

  private async computeMissing(): Promise<void> {
    const missing = await this.db.rows<{ id: string }>(
      `SELECT id FROM shipments s
        WHERE status IN ('listed', 'quoted') AND created_at > $1 AND NOT EXISTS (SELECT 1 FROM price_comparisons WHERE shipment_id = s.id)
        ORDER BY created_at DESC LIMIT 500`,
      [after(this.clock.now(), -2 * DAY)],
    );
    for (const { id } of missing) await this.jobs.later(id);
  }
}
