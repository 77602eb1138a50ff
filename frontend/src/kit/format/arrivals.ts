import type { TimelineEvent } from '../api/types';

/** When a carrier arrived at each end, by what the deal's history says. */
export type Arrivals = Partial<Record<'pickup' | 'delivery', string>>;

/** The arrivals of a quote's carrier, the last one at each end. */
export function arrivalsOf(events: readonly TimelineEvent[], quoteId: string): Arrivals {
  const arrivals: Arrivals = {};
  for (const { event, subjectId, at, data } of events) {
    const end = data?.['end'];
    if (event !== 'arrive' || subjectId !== quoteId || (end !== 'pickup' && end !== 'delivery')) continue;
    const happenedAt = data?.['happenedAt'];
    arrivals[end] = typeof happenedAt === 'string' ? happenedAt : at;
  }
  return arrivals;
}
