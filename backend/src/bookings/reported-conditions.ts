import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import type { Tx } from '../platform/database/tx.js';
import type { Deal } from './lock-deal.js';

/** What the shipper says the carrier made a condition: that much more, in cents, and their words. */
export interface ReportedCondition {
  deltaCents: number;
  text: string;
}

/** Joins the transaction; answers the id of what the operators see of it. */
type Report = (tx: Tx, user: User, deal: Deal, condition: ReportedCondition) => Promise<string>;

/** A shipper raises the price of a load on its way because the carrier demands it: the folder above has operators look into it. */
@Injectable()
export class ReportedConditions {
  private handler: Report | undefined;

  on(handler: Report): void {
    if (this.handler) throw new Error('Two handlers for reported conditions.');
    this.handler = handler;
  }

  /** @throws when there is no handler: the program does not start */
  requireHandler(): void {
    this.handle();
  }

  async report(tx: Tx, user: User, deal: Deal, condition: ReportedCondition): Promise<string> {
    return this.handle()(tx, user, deal, condition);
  }

  private handle(): Report {
    if (!this.handler) throw new Error('No handler for reported conditions.');
    return this.handler;
  }
}
