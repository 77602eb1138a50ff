import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../common/actor.js';
import { after, MINUTE } from '../common/clock.js';
import { invalidField, type Problem, problem } from '../common/errors.js';
import { believable, byOurClock } from '../common/phone-time.js';
import { placeNear } from '../places/gazetteer.js';
import { Clock } from '../platform/clock/clock.js';
import { Env } from '../platform/config/env.js';
import { Db } from '../platform/database/db.js';
import { emit } from '../platform/events/events.js';
import { problemBody } from '../platform/http/problem.filter.js';
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
    @Inject(Env) private readonly env: Env,
  ) {}

  /** What became of each position, in their order: between its pickup and its delivery it is kept, once. */
  async report(carrier: User, { positions, sentAt }: PositionBatch): Promise<PositionResult[]> {
    return this.db.tx(async (tx) => {
      const now = this.clock.now();
      const measured = positions.map((given) => ({ ...given, ...timesOf(given.at, sentAt, now) }));
      const reported = new Set(positions.map(({ shipmentId }) => shipmentId));
      // The job of a driver is the only one that is theirs.
      const own = carrier.driver ? [carrier.driver.shipmentId].filter((id) => reported.has(id)) : [...reported];
      const jobs = await lockFollowed(tx, own, carrier.id);
      const refusals = new Map(measured.map((each) => [each, refusalOf(each, jobs.get(each.shipmentId), now)]));
      const wanted = measured.filter((each) => refusals.get(each) === undefined);
      const named = wanted.map((each) => ({ ...each, address: placeNear(each) ?? null }));
      const added = named.length > 0 ? await addPositions(tx, carrier.id, named) : [];
      const made = new Map(added.map((each) => [keyOf(each), each]));
      // One event a shipment, since its screen reads them all again.
      for (const { id: locationId, shipmentId } of new Map(added.map((each) => [each.shipmentId, each])).values()) {
        const job = jobs.get(shipmentId);
        if (!job) continue;
        const ids = { shipmentId, locationId, status: job.status };
        emit(tx, now, 'location.reported', ids, [job.ownerId, carrier.id]);
      }
      return measured.map((each) => {
        const refusal = refusals.get(each);
        if (refusal) return this.refused(refusal);
        // The same position twice in one batch is made by the first.
        return { outcome: made.delete(keyOf(each)) ? 'created' : 'exists' };
      });
    });
  }

  private refused(refusal: Problem): PositionResult {
    const { instance: _, ...body } = problemBody(refusal, '', this.env);
    return { outcome: 'refused', problem: body };
  }
}

/** When it was measured, as the phone said and by our clock; at no time, if its clock is in another century. */
function timesOf(at: string, sentAt: string | null | undefined, now: Date): Pick<Measured, 'at' | 'measuredAt'> {
  const [measuredAt, sent] = [believable(at), believable(sentAt)];
  if (!measuredAt) return { at: NEVER, measuredAt: NEVER };
  return { measuredAt, at: sent ? byOurClock(measuredAt, sent, now) : measuredAt };
}

const NEVER = new Date(0);

/** Why a position is not kept: it is of no job of theirs, or from before its pickup, after its delivery or to come. */
function refusalOf({ at }: Measured, job: Followed | undefined, now: Date): Problem | undefined {
  if (!job) return problem('not_found', { detail: 'This is no job of yours that was picked up.' });
  if (at < job.pickedUpAt) return invalidField('at', 'Enter a time since the pickup');
  if (job.deliveredAt) return at > job.deliveredAt ? invalidField('at', 'Enter a time before the delivery') : undefined;
  return at > after(now, AHEAD) ? invalidField('at', 'Enter a time that is not in the future') : undefined;
}

function keyOf({ shipmentId, measuredAt }: Pick<Measured, 'shipmentId' | 'measuredAt'>): string {
  return `${shipmentId} ${measuredAt.getTime()}`;
}
