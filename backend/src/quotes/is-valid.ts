import { localDay } from '../common/calendar.js';
import type { Shipment } from '../shipments/shipment.entity.js';
import type { Quote } from './quote.entity.js';

/** What decides whether a quote is still valid. */
export interface DatedQuote {
  shipment: Pick<Shipment, 'pickupTimeZone'>;
  quote: Pick<Quote, 'validUntil' | 'estimatedPickupDate' | 'estimatedPickupUntil'>;
}

/** Neither its validity nor its last pickup day, at the pickup place, has passed. */
export function isValidQuote({ shipment, quote }: DatedQuote, now: Date): boolean {
  if (quote.validUntil && quote.validUntil <= now) return false;
  const last = quote.estimatedPickupUntil ?? quote.estimatedPickupDate;
  return last === null || last >= localDay(now, shipment.pickupTimeZone);
}
