import type { Quote, Shipment, Timeline, TimelineEvent } from '../../kit/api/types';
import type { ShipmentStatus } from '../../kit/format/labels';

/** A milepost in a shipment's life. */
export interface Stage {
  title: string;
  /** When it was reached; missing if it is still ahead. */
  at?: string;
}

const road: ShipmentStatus[] = ['listed', 'quoted', 'booked', 'in_transit', 'delivered'];
const titles: Record<ShipmentStatus, string> = {
  draft: 'Draft',
  listed: 'Listed',
  quoted: 'Quotes arrive',
  booked: 'Booked',
  in_transit: 'On the road',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/**
 * The mileposts from listing to delivery, with the time each was reached. A booking that ended removes its milepost; a
 * cancelled shipment ends where it was.
 */
export function stagesOf(shipment: Shipment, events: TimelineEvent[]): Stage[] {
  const reached = new Map<string, string>();
  for (const event of events) {
    if (event.subject !== 'shipment') continue;
    const position = road.indexOf(event.to as ShipmentStatus);
    if (event.from !== event.to && position >= 0) for (const later of road.slice(position + 1)) reached.delete(later);
    if (!reached.has(event.to)) reached.set(event.to, event.at);
  }
  // Only the parties see the money.
  const held = events.findLast((event) => event.subject === 'payment' && event.to === 'in_escrow')?.at;
  const released = events.findLast((event) => event.subject === 'payment' && event.to === 'released')?.at;
  const knowsMoney = events.some((event) => event.subject === 'payment');
  const stages: Stage[] = road.flatMap((status) => {
    const stage = stageAt(titles[status], reached.get(status));
    if (status === 'booked' && knowsMoney)
      return [stage, stageAt('Held in escrow', reached.has('booked') ? held : undefined)];
    if (status === 'delivered' && knowsMoney) return [stage, stageAt('Payment released', released)];
    return [stage];
  });
  if (shipment.status !== 'cancelled') return stages;
  return [...stages.filter((stage) => stage.at), stageAt(titles.cancelled, reached.get('cancelled'))];
}

function stageAt(title: string, at: string | undefined): Stage {
  return at ? { title, at } : { title };
}

/** After its acceptance, a quote's steps are covered by those of the shipment and the payment. */
export function isTold(event: TimelineEvent): boolean {
  if (event.event === ASKED_FOR_MORE || AT_THE_PLACE.includes(event.event)) return true;
  // Agreed and done are one step for people.
  if (event.subject === 'change_order') return event.to !== 'accepted';
  // The new offer says it.
  if (event.subject === 'counter_offer') return event.to !== 'replaced';
  if (event.subject === 'claim') return true;
  return event.subject !== 'quote' || event.to === 'pending' || event.to === 'declined';
}

/** What a carrier says of a place without moving the deal. */
const AT_THE_PLACE = ['arrive', 'attempt'];

/** A carrier asked for more after the pickup, and was refused. */
export const ASKED_FOR_MORE = 'refuse-increase';

/** What the shipper wrote when they declined a quote. */
export function declineReason(timeline: Timeline | undefined, quote: Quote | undefined): string | undefined {
  const reason = timeline?.events.findLast((event) => event.subjectId === quote?.id && event.event === 'decline')?.data
    ?.reason;
  return typeof reason === 'string' ? reason : undefined;
}

/** `Carrier arrived at the pickup` */
export function arrivalWords(end: unknown): string {
  return `Carrier arrived at the ${end === 'delivery' ? 'delivery' : 'pickup'}`;
}
