import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '../../kit/api/schema';
import { useRead } from '../../kit/api/queries';
import type { EventKind } from './endpointWords';

/** Something that happened, as programs are told. */
export type LoggedEvent = components['schemas']['EventAnswer'];

/** The newest events, of one kind or of all. */
export function useLatestEvents(kind: EventKind | '', limit: number) {
  return useRead(
    '/api/event-log/latest',
    { ...(kind ? { types: `${kind}.*` } : {}), limit },
    { placeholderData: keepPreviousData },
  );
}
