import { calendarDate } from '../../kit/format/dates';
import { isOnTheRoad } from '../../kit/format/shipments';
import { pickupShort } from '../../kit/format/windows';
import type { Dashboard, Quote, Shipment } from '../../kit/api/types';

/** Something somebody else does next. */
export interface Waiting {
  key: string;
  to: string;
  title: string;
  /** Who does what next. */
  text: string;
  dueAt?: string | null;
}

const carrierIsNext: Partial<Record<Shipment['status'], string>> = {
  listed: 'Carriers can send quotes',
  in_transit: 'The carrier delivers',
};

/** A shipment of the user's where the carrier is next. */
export function waitsForCarrier(shipment: Shipment): Waiting[] {
  const { id, status, title, agreed } = shipment;
  const text = carrierIsNext[status];
  const by = agreed?.deliveryDate ? ` by ${calendarDate(agreed.deliveryDate)}` : '';
  const pickup = shipment.pickupDate ? `, pickup ${pickupShort(shipment)}` : '';
  const days = isOnTheRoad(shipment) ? by : pickup;
  return text ? [{ key: id, to: `/shipments/${id}`, title, text: `${text}${days}` }] : [];
}

const shipperIsNext: Partial<Record<Quote['status'], string>> = {
  pending: 'The shipper decides on your quote',
  accepted: 'The shipper pays',
  delivered: 'The shipper confirms, or the payment is released automatically',
};

/** A quote of the user's where the shipper is next. */
export function waitsForShipper(quote: Quote): Waiting[] {
  const text = quote.stale ? 'The listing changed, so your quote cannot be accepted' : shipperIsNext[quote.status];
  const dueAt = quote.next?.until ?? null;
  return text ? [{ key: quote.id, to: `/shipments/${quote.shipmentId}`, title: quote.shipmentTitle, text, dueAt }] : [];
}

/** Whether somebody has nothing here yet: no shipment, no quote. */
export function isNewcomer({ shipments, quotes }: Dashboard): boolean {
  return [...Object.values(shipments), ...Object.values(quotes)].every((number) => number === 0);
}

/** The totals of both, over all pages. */
export function waitingCount({ shipments, quotes }: Dashboard): number {
  const sum = (counts: Record<string, number>, statuses: object) =>
    Object.keys(statuses).reduce((total, status) => total + (counts[status] ?? 0), 0);
  return sum(shipments, carrierIsNext) + sum(quotes, shipperIsNext);
}

/** A carrier's jobs by the status of their shipments, matched to the state of their quotes. */
export function jobCounts({
  accepted,
  paid,
  in_progress,
  delivered,
  completed,
}: Dashboard['quotes']): Partial<Record<Shipment['status'], number>> {
  return { booked: accepted + paid, in_transit: in_progress, delivered: delivered + completed };
}
