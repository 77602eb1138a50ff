import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { localDay } from '../common/calendar.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import type { ActRecord } from '../platform/http/acts.js';
import { Settings } from '../platform/settings/settings.js';
import { lastAsked } from '../quotes/asked-days.js';
import { missingFor, type Taker } from '../shipments/book-now.rules.js';
import type { ShipmentAnswer } from '../shipments/shipment-answer.dto.js';
import { OPEN_STATUSES } from '../shipments/shipments.dto.js';
import { missingFacts } from './missing-facts.js';

/** The last place on earth where a day ends. */
const LAST_ZONE = 'Etc/GMT+12';

type Listing = Pick<
  ShipmentAnswer,
  'status' | 'bookNowPrice' | 'bookNowFor' | 'category' | 'pickupDate' | 'pickupUntil'
>;

/** Which listings a carrier could take at their price, as far as it depends on the listing and on the carrier alone. */
@Injectable()
export class Takable {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async among(user: User, records: readonly ActRecord[]): Promise<ReadonlySet<string>> {
    const listings = records as readonly (ActRecord & Listing)[];
    const offered = listings.filter(
      ({ status, bookNowPrice }) => typeof bookNowPrice === 'number' && OPEN_STATUSES.some((open) => open === status),
    );
    if (!user.isCarrier || offered.length === 0) return new Set();
    const taker = await this.db.one<Taker>(
      'SELECT badges, completed_jobs AS "completedJobs" FROM users WHERE id = $1',
      [user.id],
    );
    const today = localDay(this.clock.now(), LAST_ZONE);
    const settings = this.settings.get();
    return new Set(
      offered
        .filter(
          (each) =>
            taker &&
            isFor(each, taker) &&
            missingFacts(settings, each.category, taker.badges).length === 0 &&
            !isLate(each, today),
        )
        .map(({ id }) => id),
    );
  }
}

function isFor({ bookNowFor }: Listing, taker: Taker): boolean {
  return bookNowFor !== null && missingFor(bookNowFor, taker).length === 0;
}

/** Has the last day on which it is to be picked up passed everywhere? */
function isLate(listing: Listing, today: string): boolean {
  const last = lastAsked(listing);
  return last !== null && last < today;
}
