import type { Day as CalendarDay } from '../common/calendar.js';
import { CommaList, rule } from '../common/fields.js';
import { isUuid } from '../common/paging.js';
import { Shown } from '../common/shown.js';
import { ShipmentAnswer } from '../shipments/shipment-answer.dto.js';
import { daysOf, type Load, type Way } from './along.js';
import { BECAUSE, type Because, NEAR_MILES, type Recommended } from './recommended.js';
import type { Ride } from './rides.js';
import { dayOf, LoadWorth, toWorth } from './trips.dto.js';

/** As many listings as a page of them has. */
const MOST_IDS = 50;
const ID_LENGTH = 36;

/** The ids in a list, each once. */
export const idsIn = (list: string): string[] => [...new Set(list.toLowerCase().split(','))];

/** Which listings the miles are wanted of. */
export class AddedMilesSearch {
  @CommaList(MOST_IDS * (ID_LENGTH + 1) - 1, {
    description: `Ids of up to ${MOST_IDS} listings, separated by commas.`,
    example: '6f1d3a52-0c1e-4b6e-9f44-2a4f7f0f8a11',
  })
  @rule('ids', (value) => {
    if (typeof value !== 'string' || value === '' || value.length > MOST_IDS * (ID_LENGTH + 1) - 1) return undefined;
    return value.split(',').every(isUuid) ? undefined : `Up to ${MOST_IDS} ids, separated by commas`;
  })
  shipments: string;
}

/** What a listing adds to the planned trip that it adds least to. */
export class AddedMilesAnswer {
  @Shown.id() shipmentId: string;
  @Shown.whole({ example: 38, description: 'Road miles, whatever the trip allows and its days.' }) addedMiles: number;
  @Shown.id() tripId: string;
  @Shown.text({ example: 'Home from Denver', description: 'What you call the trip.' }) tripName: string;
  @Shown.day({
    nullable: true,
    description: "When that trip is at its pickup; null if not on one of its owner's days.",
  })
  reachOn: CalendarDay | null;
  @Shown.day({ nullable: true, description: 'When it would be delivered then.' }) deliverOn: CalendarDay | null;
}

/** On which days a load is picked up and delivered on a trip. */
export function daysOn(
  trip: Pick<Way, 'firstDay' | 'flexibleDays' | 'milesADay'>,
  ride: Ride,
  load: Load,
): Pick<AddedMilesAnswer, 'reachOn' | 'deliverOn'> {
  const days = daysOf(trip, ride, load);
  return days
    ? { reachOn: dayOf(days.pickupOn), deliverOn: dayOf(days.deliveryOn) }
    : { reachOn: null, deliverOn: null };
}

export class BecauseAnswer implements Because {
  @Shown.oneOf(BECAUSE, {
    description:
      '`on_trip`: it fits a trip of yours; `near_job`: it starts near where a job of yours began or ended; `after_delivery`: near where you delivered; `towards_home`: so too, and leads home.',
  })
  code: Because['code'];
  @Shown.id({ nullable: true, description: 'Of `on_trip`.' }) tripId: string | null;
  @Shown.text({ example: 'Denver, CO', description: 'What you call the trip, or the place.' }) name: string;
}

/** What a load that is recommended is worth, and why it is; without a trip, `addedMiles` are those to its pickup. */
export class RecommendedFacts extends LoadWorth {
  @Shown.object(() => BecauseAnswer) because: BecauseAnswer;
}

export type RecommendedLoad = ShipmentAnswer & RecommendedFacts;

/** Loads for a carrier, most left for them first. */
export class RecommendedLoadsAnswer {
  @Shown.whole({ example: NEAR_MILES, description: 'What is near: road miles.' }) nearMiles: number;
  @Shown.listOfAll(ShipmentAnswer, RecommendedFacts) loads: RecommendedLoad[];
}

export function toRecommended(
  shipment: ShipmentAnswer,
  { load, because, addedMiles, net }: Recommended,
): RecommendedLoad {
  return { ...shipment, ...toWorth(load, addedMiles, net), because };
}
