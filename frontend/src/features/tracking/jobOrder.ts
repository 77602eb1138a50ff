import type { Job, KeptAct } from '../../kit/road/store';
import { stageHere } from './jobStage';

/** After every day, and after every hour. */
const LAST = '~';

/**
 * A carrier's jobs in the order of their days, with what this phone has done counted. What is a stop of a trip stands on its
 * day there, in the order of the stops, if that day was agreed on. Of a window the first day counts, but a fixed day stands
 * before it, and so do fixed hours before none; what is not paid for stands last.
 */
export function inOrder(jobs: readonly Job[], acts: readonly Pick<KeptAct, 'shipmentId' | 'kind' | 'state'>[]): Job[] {
  const placed = jobs.map((job) => ({ job, place: placeOf(job, acts) }));
  return placed
    .sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place)))
    .map(({ job }) => job);
}

function placeOf({ shipment, quote, stops }: Job, acts: Parameters<typeof inOrder>[1]): string {
  if (quote.paymentStatus !== 'in_escrow') return `${LAST}${LAST}`;
  const own = acts.filter(({ shipmentId }) => shipmentId === shipment.id);
  const end = stageHere(quote, shipment.next, own) === 'pickup' ? 'pickup' : 'delivery';
  const [first, last, hours] =
    end === 'pickup'
      ? quote.pickupDay
        ? [quote.pickupDay, quote.pickupDay, quote.pickupDayHours]
        : [quote.estimatedPickupDate, quote.estimatedPickupUntil, shipment.pickupHours]
      : [quote.estimatedDeliveryDate, null, shipment.deliveryHours];
  const stop = stops?.[end];
  const isAgreed = stop && (end === 'delivery' || !first || stop.day >= first) && stop.day <= (last ?? first ?? LAST);
  // A space stands before every day.
  if (isAgreed) return `${stop.day}  ${String(stop.at).padStart(4, '0')}`;
  return [first ?? LAST, last ?? first ?? LAST, hours?.from ?? LAST].join(' ');
}
