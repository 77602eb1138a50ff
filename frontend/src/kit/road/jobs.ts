import { call } from '../api/calls';
import { isNotFound } from '../api/errors';
import type { JobQuote, Shipment, TimelineEvent, User } from '../api/types';
import { arrivalsOf } from '../format/arrivals';
import { isOpenChange, isTaken } from '../format/quotes';
import { lastAttempt } from '../format/proofs';
import { isOnTheRoad } from '../format/shipments';
import type { Job, PlannedStops } from './store';

/** The most jobs of one status that are kept. A truck has fewer. */
const MOST = 50;
/** How many jobs are read side by side. */
const AT_ONCE = 4;
const OPEN = ['booked', 'in_transit'] as const;
/** Of so many trips, the next ones, the order of stops is read. */
const NEXT_TRIPS = 5;
/** More than the stops of a trip, which has at most 8 jobs. */
const PER_TRIP = 100;

/** Reads what a carrier has booked and on the road, with all that is needed there; of a driver, the one job. */
export async function readJobs({ id: userId, driver }: Reader, signal: AbortSignal): Promise<Job[]> {
  if (driver) return readDrivers(signal);
  const lists = await Promise.all(
    OPEN.map((status) => call('GET', '/api/shipments', { params: { carrier: 'me', status, limit: MOST }, signal })),
  );
  const ids = lists.flat().map(({ id }) => id);
  const stops = ids.length > 1 ? await readStops(signal) : new Map<string, PlannedStops>();
  const jobs: Job[] = [];
  for (let next = 0; next < ids.length; next += AT_ONCE) {
    const read = await Promise.all(ids.slice(next, next + AT_ONCE).map((id) => readJob(id, userId, signal)));
    jobs.push(...read.flatMap((job) => (job ? { ...job, stops: stops.get(job.quote.id) } : [])));
  }
  return jobs;
}

/** Whose jobs they are. */
export type Reader = Pick<User, 'id' | 'driver'>;

/** The job of a driver; none once it is over. */
async function readDrivers(signal: AbortSignal): Promise<Job[]> {
  try {
    const { shipment, quote, reports, events } = await call('GET', '/api/driver/job', { signal });
    return [{ shipment, quote, reports, ...happened(events, shipment, quote) }];
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

/** What was done on the road. */
function happened(events: readonly TimelineEvent[], shipment: Shipment, { id }: JobQuote) {
  return {
    arrivals: arrivalsOf(events, id),
    attempt: lastAttempt(events, id, isOnTheRoad(shipment) ? 'delivery' : 'pickup'),
  };
}

/** The stops that a carrier has put in order, by job; none where they could not be read, since the jobs matter more. */
async function readStops(signal: AbortSignal): Promise<Map<string, PlannedStops>> {
  const byJob = new Map<string, PlannedStops>();
  try {
    const trips = await call('GET', '/api/trips', { params: { status: 'planned' }, signal });
    const next = trips.sort((one, other) => one.firstDay.localeCompare(other.firstDay)).slice(0, NEXT_TRIPS);
    const orders = await Promise.all(
      next.map(({ id }) => call('GET', '/api/trips/{id}/stops', { params: { id }, signal })),
    );
    for (const [trip, { stops }] of orders.entries())
      for (const [n, { jobId, end, day }] of stops.entries())
        byJob.set(jobId, { ...byJob.get(jobId), [end]: { day, at: trip * PER_TRIP + n } });
  } catch (error) {
    console.debug('The stops could not be read', error);
  }
  return byJob;
}

/** Nothing if it ended since the list was read. */
async function readJob(id: string, userId: string, signal: AbortSignal): Promise<Job | undefined> {
  const params = { id };
  const [shipment, quotes, { events }] = await Promise.all([
    call('GET', '/api/shipments/{id}', { params, signal }),
    call('GET', '/api/shipments/{id}/quotes', { params, signal }),
    call('GET', '/api/shipments/{id}/timeline', { params, signal }),
  ]);
  const quote = quotes.find((each) => each.carrierId === userId && isTaken(each));
  if (!quote) return undefined;
  const reports =
    shipment.status === 'in_transit'
      ? await call('GET', '/api/shipments/{id}/condition-reports', { params, signal })
      : [];
  const changes = events.some(({ subject }) => subject === 'change_order')
    ? await call('GET', '/api/shipments/{id}/change-orders', { params, signal })
    : [];
  return {
    shipment,
    quote,
    reports,
    ...happened(events, shipment, quote),
    change: changes.find(isOpenChange),
  };
}
