import { Injectable } from '@nestjs/common';
import { endDriverLink, makeDriverLink, readDriver } from '../auth/driver-links.js';
import { DealActs } from '../bookings/deal-acts.js';
import { lockShipmentWithDeal } from '../bookings/lock-deal.js';
import type { User } from '../common/actor.js';
import { SHOWN_TO_DRIVERS, UNTIL_DELIVERY } from '../common/booked.js';
import { problem } from '../common/errors.js';
import { isUuid } from '../common/paging.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { Tx } from '../platform/database/tx.js';
import { Conditions } from '../proofs/conditions.service.js';
import type { ConditionReportAnswer } from '../proofs/conditions.dto.js';
import { readQuote } from '../quotes/quotes.queries.js';
import type { QuoteAnswer } from '../quotes/quotes.dto.js';
import type { QuoteStatus } from '../quotes/quotes.rules.js';
import type { ShipmentAnswer } from '../shipments/shipment-answer.dto.js';
import { readShipment } from '../shipments/shipments.queries.js';
import { TimelineQueries } from '../shipments/timeline.queries.js';
import { requireVisible } from '../shipments/visible.js';
import {
  DRIVERS_FIELDS,
  type DriverJobAnswer,
  type DriverOfJobAnswer,
  type DriverQuoteAnswer,
  type NewDriver,
  type NewDriverAnswer,
} from './drivers.dto.js';
import { bookedOf } from './drivers.queries.js';

/** A job can be given to a driver in these. */
const OPEN: readonly QuoteStatus[] = UNTIL_DELIVERY;
/** What of a job's history tells a driver something, and holds no money. */
const TOLD: readonly string[] = ['arrive', 'attempt'];

/** Drivers of carriers: each does one job, with a link in place of an account. */
@Injectable()
export class DriversService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly conditions: Conditions,
    private readonly timelines: TimelineQueries,
    deals: DealActs,
  ) {
    deals.when('driver', ({ booking }, user) => {
      const isOpen = booking !== undefined && OPEN.includes(booking.quote.status);
      return isOpen && booking.quote.carrierId === user.id && !user.suspended;
    });
  }

  /** The link of a new driver; the one before them is let go of. @throws 404; 403 for anybody but the booked carrier; 409 once it is delivered */
  async give(user: User, shipmentId: string, { name, phone }: NewDriver): Promise<NewDriverAnswer> {
    return this.db.tx(async (tx) => {
      const { id, status } = await this.lockOwn(tx, user, shipmentId);
      if (!OPEN.includes(status)) throw problem('illegal_transition');
      const job = { carrierId: user.id, shipmentId: id, name, phone: phone || null };
      const at = this.clock.now();
      const token = await makeDriverLink(tx, job, at);
      return { name, phone: job.phone, createdAt: at.toISOString(), openedAt: null, path: `/drive#${token}` };
    });
  }

  /** The driver's link and session work no longer. @throws 404, also when there is no driver; 403 */
  async takeBack(user: User, shipmentId: string): Promise<void> {
    await this.db.tx(async (tx) => {
      const { id } = await this.lockOwn(tx, user, shipmentId);
      if (!(await endDriverLink(tx, user.id, id, this.clock.now()))) throw problem('not_found');
    });
  }

  /** Who drives. @throws 404; 403 for anybody but the booked carrier */
  async of(user: User, shipmentId: string): Promise<DriverOfJobAnswer> {
    const booked = isUuid(shipmentId) ? await bookedOf(this.db, shipmentId, user.id) : undefined;
    if (!booked) throw problem('not_found');
    if (booked.carrierId !== user.id) throw problem('forbidden');
    return { driver: (await readDriver(this.db, user.id, shipmentId)) ?? null };
  }

  /** What is needed at the truck. @throws 404 for whoever is no driver, and once the job is over */
  async job(user: User): Promise<DriverJobAnswer> {
    const id = user.driver?.shipmentId;
    const booked = id ? await bookedOf(this.db, id, user.id) : undefined;
    if (!id || booked?.carrierId !== user.id || !booked.quoteId) throw problem('not_found');
    const { quoteId } = booked;
    const quote = JSON.parse((await this.db.tx((tx) => readQuote(tx, quoteId, user))).json) as QuoteAnswer;
    if (!SHOWN_TO_DRIVERS.includes(quote.status)) throw problem('not_found');
    const [shipment, reports, { events }] = await Promise.all([
      readShipment(this.db, id, user, this.clock.now()),
      this.conditions.ofShipment(user, id),
      this.timelines.timeline(user, id),
    ]);
    return {
      shipment: withoutPrices(JSON.parse(shipment.json) as ShipmentAnswer),
      quote: ofQuote(quote),
      reports: JSON.parse(reports.json) as ConditionReportAnswer[],
      events: events.filter(({ event, subjectId }) => subjectId === quoteId && TOLD.includes(event)),
    };
  }

  private async lockOwn(tx: Tx, user: User, shipmentId: string) {
    const { shipment, deal } = await lockShipmentWithDeal(tx, shipmentId);
    requireVisible(shipment, user);
    if (deal?.quote.carrierId !== user.id) throw problem('forbidden');
    return { id: shipment.id, status: deal.quote.status };
  }
}

/** A driver is not told what anybody wanted to pay. */
function withoutPrices(shipment: ShipmentAnswer): ShipmentAnswer {
  return { ...shipment, budget: null, typical: null, bookNowPrice: null };
}

function ofQuote(quote: QuoteAnswer): DriverQuoteAnswer {
  return Object.fromEntries(DRIVERS_FIELDS.map((field) => [field, quote[field]])) as unknown as DriverQuoteAnswer;
}
