import { useRead } from '../../kit/api/queries';
import type { RecommendedLoad } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { count } from '../../kit/format/words';

/** Loads for a carrier, who did not search for any. */
export function useRecommended(enabled = true) {
  return useRead('/api/recommended-loads', {}, { enabled });
}

/** Loads that start near where a job of the carrier's ends. */
export function useNextLoads(shipmentId: string, enabled = true) {
  return useRead('/api/shipments/{id}/next-loads', { id: shipmentId }, { enabled });
}

/** Why a load is recommended. */
export function becauseWords({ because: { code, name }, addedMiles }: RecommendedLoad): string {
  const miles = count(addedMiles, 'mile');
  const start = addedMiles === 0 ? `Starts in ${name}` : `Starts ${miles} from ${name}`;
  switch (code) {
    case 'on_trip':
      return addedMiles === 0 ? `On the way of your trip ${name}` : `Adds ${miles} to your trip ${name}`;
    case 'near_job':
      return `${start}, where you had a job`;
    case 'after_delivery':
      return `${start}, where this job ends`;
    case 'towards_home':
      return `Leads towards ${name}, your home base. ${addedMiles === 0 ? 'It starts right here' : `${miles} to its pickup`}`;
  }
}

/** `You keep about $612`, or what a load costs that pays less than its detour. */
export function keptWords(net: number): string {
  // Never -0.
  const dollars = Math.round(net) || 0;
  return dollars < 0 ? `Costs you about ${shortMoney(-dollars)}` : `You keep about ${shortMoney(dollars)}`;
}

/** How many loads come next: `3 loads start within 40 miles of here and lead towards home`. */
export function nextWords(loads: readonly RecommendedLoad[], nearMiles: number): string {
  const [start, lead] = loads.length === 1 ? ['starts', 'leads'] : ['start', 'lead'];
  const home = loads[0]?.because.code === 'towards_home' ? ` and ${lead} towards home` : '';
  // More may be there than are told.
  const many = loads.length === MOST_TOLD ? `${MOST_TOLD} or more loads` : count(loads.length, 'load');
  return `${many} ${start} within ${nearMiles} miles of here${home}.`;
}

/** As many as the server recommends at once. */
const MOST_TOLD = 30;
