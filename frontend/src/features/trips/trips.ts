import { keepPreviousData, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { callOnce } from '../../kit/api/once';
import type { BodyOf, ParamsOf } from '../../kit/api/operations';
import { useRead } from '../../kit/api/queries';
import type { Trip, TripLoad } from '../../kit/api/types';
import { today } from '../../kit/format/dates';
import type { CategoryId } from '../../kit/format/labels';

/** The carrier's trips that are planned. */
export function useTrips() {
  return useList('/api/trips', { status: 'planned' });
}

/** Refetches the trips, and all that is found along them. */
export function refreshTrips(client: QueryClient): Promise<void> {
  return refresh(client, '/api/trips', '/api/trips/added-miles', '/api/recommended-loads');
}

export function useTrip(id: string) {
  return useRead('/api/trips/{id}', { id });
}

type Search = ParamsOf<'GET', '/api/trips/{id}/loads'>;
export type LoadSort = NonNullable<Search['sort']>;
export type Direction = NonNullable<Search['direction']>;

/** So many loads are read at a time. */
export const LOADS_A_PAGE = 20;

/** What the list of loads begins with. */
export function firstLoads(id: string, direction: Direction): Search {
  return { id, direction, sort: 'net', limit: LOADS_A_PAGE };
}

/** Loads along a trip, the first so many; what was read before stays while more is read. */
export function useTripLoads(search: Search) {
  return useRead('/api/trips/{id}/loads', search, { placeholderData: keepPreviousData });
}

/** A trip as its form holds it: numbers as they are typed. */
export interface TripForm {
  from: string;
  to: string;
  firstDay: string;
  flexibleDays: string;
  maxAddedMiles: number;
  freeWeight: string;
  freeLength: string;
  freeWidth: string;
  /** The places between, in their order. */
  via: { place: string }[];
  milesADay: string;
  minLoadMiles: string;
  costAMile: string;
  takes: CategoryId[];
  label: string;
  notify: Trip['notify'];
}

const numberOr = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function bodyOf(form: TripForm): BodyOf<'POST', '/api/trips'> {
  return {
    from: form.from.trim(),
    to: form.to.trim(),
    firstDay: form.firstDay,
    flexibleDays: Number(form.flexibleDays),
    maxAddedMiles: form.maxAddedMiles,
    freeWeight: numberOr(form.freeWeight),
    freeLength: numberOr(form.freeLength),
    freeWidth: numberOr(form.freeWidth),
    via: form.via.map(({ place }) => place.trim()),
    milesADay: Number(form.milesADay),
    minLoadMiles: numberOr(form.minLoadMiles),
    costAMile: Number(form.costAMile),
    takes: form.takes.length === 0 ? null : form.takes,
    label: form.label.trim() || null,
    notify: form.notify,
  };
}

/** Plans a trip, or changes one. */
export function useSaveTrip(trip?: Trip) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: TripForm) =>
      trip
        ? call('PATCH', '/api/trips/{id}', { params: { id: trip.id }, body: bodyOf(form) })
        : callOnce('POST', '/api/trips', { body: bodyOf(form) }),
    onSettled: () => void refreshTrips(client),
  });
}

const WEEK_MS = 7 * 86_400_000;

/** The same day of the week after a day, and not in the past. */
export function weekAfter(day: string, now = today()): string {
  const [from, least] = [Date.parse(day), Date.parse(now)];
  const weeks = Math.max(1, Math.ceil((least - from) / WEEK_MS));
  return new Date(from + weeks * WEEK_MS).toISOString().slice(0, 10);
}

/** The most miles out of the way that a trip can allow. */
export const MOST_ADDED = 300;
/** What is allowed for a load that misses is a round number. */
const ROUND = 25;

/** How many miles to allow for a load that misses by these; undefined where a trip cannot. */
export function milesToAllow(addedMiles: number): number | undefined {
  return addedMiles > MOST_ADDED ? undefined : Math.min(MOST_ADDED, Math.ceil(addedMiles / ROUND) * ROUND);
}

/** Lets loads lead farther out of the way. */
export function useAllowMiles(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (maxAddedMiles: number) =>
      call('PATCH', '/api/trips/{id}', { params: { id }, body: { maxAddedMiles } }),
    onSettled: () => refreshTrips(client),
  });
}

export function useDeleteTrip(id: string) {
  return useMutation({ mutationFn: () => call('DELETE', '/api/trips/{id}', { params: { id } }) });
}

/** Hides a listing from all of the carrier's trips, or shows it again. */
export function useHideLoad() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, hidden }: { id: string; hidden: boolean }) =>
      hidden
        ? call('POST', '/api/shipments/{id}/hide', { params: { id } })
        : call('DELETE', '/api/shipments/{id}/hide', { params: { id } }),
    onSettled: () => refreshTrips(client),
  });
}

/** What the carrier calls a trip. */
export function tripName({ label, from, to }: Pick<Trip, 'label' | 'from' | 'to'>): string {
  return label ?? `${from} to ${to}`;
}

/** Whether a load says what it pays. */
export function isPriced(load: TripLoad): load is TripLoad & { pay: number; net: number } {
  return load.pay !== null && load.net !== null;
}
