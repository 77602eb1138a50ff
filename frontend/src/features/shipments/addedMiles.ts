import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../kit/api/address';
import { call } from '../../kit/api/calls';
import type { AnswerOf } from '../../kit/api/operations';
import type { StartDays } from '../../kit/format/windows';
import { A_PAGE } from './useShipments';

const PATH = '/api/trips/added-miles';

/** What a listing adds to the reader's planned trip that it adds least to. */
export type AddedMiles = AnswerOf<'GET', typeof PATH>[number];

/** Farther out of the way than any trip allows: no reason to look twice. */
export const FAR_MILES = 300;

/** What stands on a listing's photo, what a screen reader adds, and whether it is set off: the trip can take it and could allow the miles. */
export function tagOf({ addedMiles, reachOn, tripName }: AddedMiles): { words: string; more: string; isPale: boolean } {
  if (!reachOn) return { words: 'Not on your days', more: ` of your trip ${tripName}`, isPale: true };
  const isPale = addedMiles > FAR_MILES;
  // With its unit, it would be wider than the photo of a row.
  return addedMiles < 1_000
    ? { words: `+${addedMiles} mi`, more: ` on your trip ${tripName}`, isPale }
    : { words: `+${addedMiles.toLocaleString('en-US')}`, more: ` mi on your trip ${tripName}`, isPale };
}

/** The days a quote on a listing starts with: those on which the reader's trip is there, unless it is far out of its way. */
export function startOn(added: AddedMiles | undefined): StartDays | undefined {
  if (!added?.reachOn || !added.deliverOn || added.addedMiles > FAR_MILES) return undefined;
  return { pickup: added.reachOn, delivery: added.deliverOn, trip: added.tripName };
}

const NONE: ReadonlyMap<string, AddedMiles> = new Map();

/** What listings add to the reader's planned trips, by id: one call for each page of them. Nothing for those without a trip. */
export function useAddedMiles(ids: readonly string[]): ReadonlyMap<string, AddedMiles> {
  const client = useQueryClient();
  const pages = Array.from({ length: Math.ceil(ids.length / A_PAGE) }, (_, page) => ({
    shipments: ids.slice(page * A_PAGE, (page + 1) * A_PAGE).join(),
  }));
  // A page that was read before is not read again when the next one comes.
  const read = (params: { shipments: string }) =>
    client.fetchQuery({
      queryKey: keyOf(PATH, params),
      queryFn: ({ signal }) => call('GET', PATH, { params, signal }),
    });
  const { data } = useQuery({
    queryKey: [PATH, { in: 'pages' }, ...ids],
    queryFn: async () => new Map((await Promise.all(pages.map(read))).flat().map((each) => [each.shipmentId, each])),
    enabled: pages.length > 0,
    placeholderData: keepPreviousData,
  });
  return data ?? NONE;
}
