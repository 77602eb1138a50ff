import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, ValidateNested } from 'class-validator';
import type { Day as CalendarDay } from '../common/calendar.js';
import { Flag, Id, OneOf, rule, WholeBetween } from '../common/fields.js';
import { Shown } from '../common/shown.js';
import { MOST_VIA } from './trips.dto.js';

export const MOST_JOBS = 8;
export const STOP_ENDS = ['pickup', 'delivery'] as const;
export type StopEnd = (typeof STOP_ENDS)[number];
export const CONFLICTS = ['early', 'late', 'too_heavy'] as const;

export class NewTripJob {
  @Id({ description: 'A quote of yours that is paid, or whose shipment is on its way.' }) quoteId: string;
}

/** What of the order is given. */
export class OrderWish {
  @Flag({ optional: true, description: 'It begins at the first place of the trip. Left out: true.' })
  fixFirst?: boolean;
  @Flag({ optional: true, description: 'It ends at the last place of the trip. Left out: true.' }) fixLast?: boolean;
}

export class KeptStop {
  @Id({ description: 'The quote of the job.' }) jobId: string;
  @OneOf(STOP_ENDS) end: StopEnd;
  @WholeBetween(0, MOST_VIA, {
    optional: true,
    nullable: true,
    description: 'On which leg of the trip, from 0. Left out: where they add the fewest miles.',
  })
  leg?: number | null;
}

export class KeptStops {
  @ApiProperty({
    type: () => [KeptStop],
    maxItems: 2 * MOST_JOBS,
    description: 'Every stop that is left, in its order.',
  })
  @IsArray({ message: 'A list of stops' })
  @rule('stops', (value) =>
    Array.isArray(value) && value.length <= 2 * MOST_JOBS ? undefined : `At most ${2 * MOST_JOBS} stops`,
  )
  @ValidateNested({ each: true })
  @Type(() => KeptStop)
  stops: KeptStop[];
}

/** A pickup or a delivery on a trip. */
export class StopOnTrip {
  @Shown.id({ description: 'The quote of the job.' }) jobId: string;
  @Shown.id() shipmentId: string;
  @Shown.text() title: string;
  @Shown.oneOf(STOP_ENDS) end: StopEnd;
  @Shown.text({ example: 'Austin, TX' }) place: string;
  @Shown.whole({ description: 'On which leg of the trip, from 0: so many of its places between were passed before.' })
  leg: number;
  @Shown.whole({ description: 'Road miles from the stop, or the place of the trip, before.' }) miles: number;
  @Shown.day({ description: 'When you are there, leaving on the first day.' }) day: CalendarDay;
  @Shown.day({ nullable: true, description: 'The first day that was agreed on.' }) firstDay: CalendarDay | null;
  @Shown.day({ nullable: true, description: 'The last day that was agreed on.' }) lastDay: CalendarDay | null;
}

/** A place of the trip after its first: between, or the last. */
export class PlaceOnTrip {
  @Shown.text({ example: 'Amarillo, TX' }) place: string;
  @Shown.whole({ description: 'Road miles from the stop, or the place of the trip, before.' }) miles: number;
  @Shown.day({ description: 'When you are there, leaving on the first day.' }) day: CalendarDay;
}

/** A stop that does not go together with what was agreed on. */
export class StopConflict {
  @Shown.id() jobId: string;
  @Shown.oneOf(STOP_ENDS) end: StopEnd;
  @Shown.oneOf(CONFLICTS, {
    description: '`early`: reached before its first day; `late`: after its last; `too_heavy`: more than what is free.',
  })
  what: (typeof CONFLICTS)[number];
}

/** A job that is on no trip yet. */
export class FreeJob {
  @Shown.id({ description: 'Its quote.' }) jobId: string;
  @Shown.text() title: string;
}

/** The stops of a trip in an order. */
export class StopsAnswer {
  @Shown.list(() => StopOnTrip) stops: StopOnTrip[];
  @Shown.list(() => PlaceOnTrip, {
    description:
      'The places at the end of each leg, in their order: those between, and the last unless it ends elsewhere.',
  })
  places: PlaceOnTrip[];
  @Shown.whole({ description: 'Road miles of the whole way in this order: those of its stops and places together.' })
  miles: number;
  @Shown.whole({ description: 'In the order that is kept.' }) before: number;
  @Shown.whole({ description: 'Miles less than in the order that is kept.' }) saved: number;
  @Shown.list(() => StopConflict) conflicts: StopConflict[];
  @Shown.list(() => FreeJob, { description: 'Your paid jobs that are on no trip, the newest 50.' }) free: FreeJob[];
}
