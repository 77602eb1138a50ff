import type { Terms } from '../api/types';
import { hours, today } from './dates';
import { shortMoney } from './money';

/** How soon damage must be claimed: `within 48 hours of delivery`; without the figure while it is unknown. */
export function claimWindow(terms: Terms | undefined): string {
  return terms ? `within ${hours(terms.claimWindowHours)} of delivery` : 'soon after delivery';
}

/** When a payment is released without the shipper: `72 hours after`, to be followed by an event. */
export function releaseDelay(terms: Terms | undefined): string {
  return terms ? `${hours(terms.autoReleaseHours)} after` : 'some time after';
}

/** Until when a paid booking can be cancelled for free, and what it costs after that. */
export function cancelling(terms: Terms): string {
  const before = terms.freeCancelHours === 0 ? '' : `${hours(terms.freeCancelHours)} before `;
  return `free until ${before}the agreed pickup date begins. From then until the end of that date ${terms.lateCancelPercent}% of the price goes to the carrier`;
}

/** How long after the agreed pickup date a job that nobody picked up is refunded. */
export function noShowDelay(terms: Terms | undefined): string {
  return terms ? `${hours(terms.noShowHours)} after` : 'some days after';
}

/** What the free plan covers: `$100,000`. */
export function guarantee(terms: Terms | undefined): string | undefined {
  const free = terms?.protectionPlans.find((plan) => plan.id === 'standard');
  return free && shortMoney(free.limit);
}

/** How many days late something is that was promised by a day; below zero, it is still time. */
export function daysLate(promised: string, now = today()): number {
  return Math.round((Date.parse(now) - Date.parse(promised.slice(0, 10))) / 86_400_000);
}
