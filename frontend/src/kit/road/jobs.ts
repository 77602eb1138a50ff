import { call } from '../api/calls';
import { arrivalsOf } from '../format/arrivals';
import { isOpenChange, isTaken } from '../format/quotes';
import { lastAttempt } from '../format/proofs';
import { isOnTheRoad } from '../format/shipments';
import type { Job } from './store';

/** The most jobs of one status that are kept. A truck has fewer. */
const MOST = 50;
/** How many jobs are read side by side. */
const AT_ONCE = 4;
const OPEN = ['booked', 'in_transit'] as const;

/** Reads what a carrier has booked and on the road, with all that is needed there. */
export async function readJobs(userId: string, signal: AbortSignal): Promise<Job[]> {
  const lists = await Promise.all(
    OPEN.map((status) => call('GET', '/api/shipments', { params: { carrier: 'me', status, limit: MOST }, signal })),
  );
  const ids = lists.flat().map(({ id }) => id);
  const jobs: Job[] = [];
  for (let next = 0; next < ids.length; next += AT_ONCE) {
    const read = await Promise.all(ids.slice(next, next + AT_ONCE).map((id) => readJob(id, userId, signal)));
    jobs.push(...read.filter((job) => job !== undefined));
  }
  return jobs;
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
    arrivals: arrivalsOf(events, quote.id),
    attempt: lastAttempt(events, quote.id, isOnTheRoad(shipment) ? 'delivery' : 'pickup'),
    change: changes.find(isOpenChange),
  };
}
