import type { JobQuote, Quote, Shipment } from '../../kit/api/types';
import type { Arrivals } from '../../kit/format/arrivals';
import { today } from '../../kit/format/dates';

/** The stage of a carrier's job: to be picked up, on the road, or delivered and waiting for confirmation. */
export function jobStage(
  { status }: Pick<Quote, 'status'>,
  next: Shipment['next'],
): 'pickup' | 'road' | 'arrived' | undefined {
  switch (status) {
    case 'accepted':
    case 'paid':
      return 'pickup';
    case 'in_progress':
      return 'road';
    case 'delivered':
      return next?.what === 'confirm-delivery' ? 'arrived' : undefined;
    default:
      return undefined;
  }
}

/** The quote with its price and terms, which a driver is not told. */
export function pricedOf(quote: JobQuote): Quote | undefined {
  return quote.amount === undefined ? undefined : (quote as Quote);
}

/** Is the money there? Before that, nothing is picked up. */
export function isHeld({ paymentStatus }: Pick<Quote, 'paymentStatus'>): boolean {
  return paymentStatus === 'in_escrow';
}

const OVER: ReadonlySet<Quote['status']> = new Set(['completed', 'declined']);

/** Is there nothing left to do on the job, by what the server knows? */
export function isOver({ status }: Pick<Quote, 'status'>): boolean {
  return OVER.has(status);
}

/** Does a bank decide whose money it is? Then nothing is picked up. */
export function isDisputed(next: Shipment['next']): boolean {
  return next?.what === 'close-dispute';
}

/** Does the shipper have to answer that the carrier cannot take it? Then the job ends. */
export function isEnding(next: Shipment['next']): boolean {
  return next?.what === 'answer';
}

/** The stage with what this phone has done and the server does not know yet. */
export function stageHere(
  quote: Pick<Quote, 'status'>,
  next: Shipment['next'],
  acts: readonly { kind: string; state: string }[],
): ReturnType<typeof jobStage> {
  const done = acts.filter(({ state }) => state !== 'refused').map(({ kind }) => kind);
  const told = jobStage(quote, next);
  if (done.includes('deliver')) return undefined;
  return told === 'pickup' && done.includes('pickup') ? 'road' : told;
}

/** The arrivals that this phone has noted and the server does not know yet. */
export function arrivalsHere(
  acts: readonly { kind: string; state: string; capturedAt: number; body: Readonly<Record<string, unknown>> }[],
): Arrivals {
  const noted = acts.filter(({ kind, state }) => kind === 'arrive' && state !== 'refused');
  return Object.fromEntries(
    noted.map(({ capturedAt, body }) => [String(body['end']), new Date(capturedAt).toISOString()]),
  );
}

/** Whether something happened before the first agreed day of the pickup, by the reader's calendar; false where no day is agreed. */
export function isBeforePickup(
  { pickupDay, estimatedPickupDate }: Pick<Quote, 'pickupDay' | 'estimatedPickupDate'>,
  at: string,
): boolean {
  const first = pickupDay ?? estimatedPickupDate;
  return first !== null && today(new Date(at)) < first;
}
