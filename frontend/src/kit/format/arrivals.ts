import type { TimelineEvent } from '../api/types';

/** When a carrier arrived at each end, by what the deal's history says. */
export type Arrivals = Partial<Record<'pickup' | 'delivery', string>>;

/** An arrival from which waiting counts. */
export interface Arrival {
  /** When, as far as the proof bears it out. */
  at: string;
  /** The carrier's phone said that it was there. */
  wasThere: boolean;
}

/** The last arrival at an end, leaving out those that were recorded somewhere else. */
export function arrivalAt(
  events: readonly TimelineEvent[],
  quoteId: string,
  end: 'pickup' | 'delivery',
): Arrival | undefined {
  const [last] = events
    .filter(({ event, subjectId, data }) => event === 'arrive' && subjectId === quoteId && data?.['end'] === end)
    .filter(({ data }) => data?.['fence'] !== 'out')
    .map(({ at, data }) => ({
      at: typeof data?.['happenedAt'] === 'string' ? data['happenedAt'] : at,
      wasThere: data?.['fence'] === 'in' || data?.['fence'] === 'near',
    }))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return last;
}

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
