import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshDeals, refreshOne } from '../../kit/api/invalidate';
import { useWholeList } from '../../kit/api/lists';
import type { BodyOf } from '../../kit/api/operations';

/**
 * Where a shipment has been, oldest first; requested only by those who may know. Read to the end, since the last row is
 * where the shipment is now.
 */
export function useLocations(shipmentId: string, allowed = true) {
  return useWholeList('/api/shipments/{id}/locations', { id: shipmentId }, { enabled: allowed });
}

/** A position, with the name of the place or a note. */
export type NewLocation = BodyOf<'POST', '/api/shipments/{id}/locations'>;

/** Shares where the carrier is. */
export function useReportLocation(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (location: NewLocation) =>
      call('POST', '/api/shipments/{id}/locations', { params: { id: shipmentId }, body: location }),
    onSuccess: () => refreshOne(client, '/api/shipments/{id}/locations', { id: shipmentId }),
  });
}

/** Sets the pickup day, one of those agreed on. */
export function useSetPickupDay(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST', '/api/quotes/{id}/pickup-day'>) =>
      call('POST', '/api/quotes/{id}/pickup-day', { params: { id: quoteId }, body }),
    onSettled: () => refreshDeals(client),
  });
}

/** The device's position. */
export function devicePosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device does not share its location'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: Number(coords.latitude.toFixed(7)), longitude: Number(coords.longitude.toFixed(7)) }),
      () => reject(new Error('Your device did not share its location. Type where you are instead.')),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  });
}

/** The place that a text means, never a guess; refused with suggestions if it is unknown or ambiguous. */
export async function findPlace(text: string): Promise<{ label: string; latitude: number; longitude: number }> {
  return (await call('GET', '/api/distance', { params: { from: text, to: text } })).from;
}
