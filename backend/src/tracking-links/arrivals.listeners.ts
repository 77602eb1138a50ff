import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY } from '../common/clock.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { DomainEvent } from '../platform/events/events.js';
import { Outbox } from '../platform/events/outbox.js';
import { Retention } from '../platform/retention/retention.js';
import { arrivalWindow } from '../tracking/eta.js';
import { judge, keepWindow, readOnItsWay } from './tracking-links.queries.js';

/** As long as the positions they were made from. */
const KEPT_DAYS = 90;

/** Says when shipments arrive, each time one is seen, and keeps the record of how often that came true. */
@Injectable()
export class ArrivalsListeners implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
    clock: Clock,
    retention: Retention,
  ) {
    retention.keep({
      table: 'arrival_windows',
      where: 'made_at < $1 AND arrived_at IS NULL',
      age: KEPT_DAYS * DAY,
      now: () => clock.now(),
    });
  }

  onModuleInit(): void {
    this.outbox.on(['location.reported'], 'arrivals.expect', (event) => this.expect(event));
    this.outbox.on(['shipment.delivered'], 'arrivals.judge', ({ ids }) => this.db.tx((tx) => judge(tx, ids.quoteId)));
  }

  private async expect({ ids }: DomainEvent<'location.reported'>): Promise<void> {
    await this.db.tx(async (tx) => {
      const way = await readOnItsWay(tx, ids.locationId);
      const last = way?.seen.at(-1);
      const window = way && last && arrivalWindow(way.seen, way, last.at);
      if (window) await keepWindow(tx, way.quoteId, last.at, window);
    });
  }
}
