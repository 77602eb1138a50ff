import { Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, MINUTE } from '../common/clock.js';
import { believable, byOurClock } from '../common/phone-time.js';
import { Clock } from '../platform/clock/clock.js';
import { Db } from '../platform/database/db.js';
import { emit } from '../platform/events/events.js';
import type { PositionBatch, PositionResult } from './tracking.dto.js';
import { addPositions, type Followed, lockFollowed, type Measured } from './tracking.queries.js';

/** A clock that is not corrected may be ahead of ours by this much. */
export const AHEAD = MINUTE;

/** Where shipments were while nobody could be told. */
@Injectable()
export class PositionsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** What became of each position, in their order: between its pickup and its delivery it is kept, once. */
  async report(carrier: User, { positions, sentAt }: PositionBatch): Promise<PositionResult[]> {
    return this.db.tx(async (tx) => {
      const now = this.clock.now();
      const measured = positions.map((given) => ({ ...given, ...timesOf(given.at, sentAt, now) }));
      const jobs = await lockFollowed(tx, [...new Set(positions.map(({ shipmentId }) => shipmentId))], carrier.id);
      const wanted = measured.filter((each) => isOnTheWay(each, jobs.get(each.shipmentId), now));
      const added = wanted.length > 0 ? await addPositions(tx, carrier.id, wanted) : [];
      const made = new Map(added.map((each) => [keyOf(each), each]));
      // One event a shipment, since its screen reads them all again.
      for (const { id: locationId, shipmentId } of new Map(added.map((each) => [each.shipmentId, each])).values()) {
        const job = jobs.get(shipmentId);
        if (!job) continue;
        const ids = { shipmentId, locationId, status: job.status };
        emit(tx, now, 'location.reported', ids, [job.ownerId, carrier.id]);
      }
      const isWanted = new Set(wanted);
      return measured.map((each) => {
        if (!isWanted.has(each)) return { outcome: 'refused' };
        // The same position twice in one batch is made by the first.
        return { outcome: made.delete(keyOf(each)) ? 'created' : 'exists' };
      });
    });
  }
}

/** When it was measured, as the phone said and by our clock; at no time, if its clock is in another century. */
function timesOf(at: string, sentAt: string | null | undefined, now: Date): Pick<Measured, 'at' | 'measuredAt'> {
  const [measuredAt, sent] = [believable(at), believable(sentAt)];
  if (!measuredAt) return { at: NEVER, measuredAt: NEVER };
  return { measuredAt, at: sent ? byOurClock(measuredAt, sent, now) : measuredAt };
}

const NEVER = new Date(0);

function isOnTheWay({ at }: Measured, job: Followed | undefined, now: Date): boolean {
  return job !== undefined && at >= job.pickedUpAt && at <= (job.deliveredAt ?? after(now, AHEAD));
}

function keyOf({ shipmentId, measuredAt }: Pick<Measured, 'shipmentId' | 'measuredAt'>): string {
  return `${shipmentId} ${measuredAt.getTime()}`;
}
