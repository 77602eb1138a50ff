import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { Db } from '../platform/database/db.js';
import type { PriceComparisonAnswer } from './prices.dto.js';
import { PriceJobs } from './prices.jobs.js';
import { PricesQueries } from './prices.queries.js';

/** Recomputes a shipment's estimates because somebody asks for it. */
@Injectable()
export class PricesRefresh {
  constructor(
    private readonly db: Db,
    private readonly jobs: PriceJobs,
    private readonly queries: PricesQueries,
  ) {}

  /**
   * Has a job recompute the estimates of a shipment the user may see, and returns the new ones.
   * @throws 404, including for somebody else's draft; 503 when no worker does it in time
   */
  async refresh(user: User, shipmentId: string): Promise<PriceComparisonAnswer[]> {
    await this.queries.comparisons(user, shipmentId);
    await this.jobs.now(shipmentId);
    return this.db.tx((tx) => this.queries.comparisonRows(tx, user, shipmentId));
  }
}
