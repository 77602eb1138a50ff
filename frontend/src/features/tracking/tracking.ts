import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refreshDeals, refreshOne } from '../../kit/api/invalidate';
import { useWholeList } from '../../kit/api/lists';
import type { BodyOf } from '../../kit/api/operations';

/** Where a shipment has been, oldest first; only requested by those who may know. It is read whole: its last row is where the shipment is now. */
export function useLocations(shipmentId: string, allowed = true) {
  return useWholeList('/api/shipments/{id}/locations', { id: shipmentId }, { enabled: allowed });
}

/** A position, with the place's name or a note. */
export type NewLocation = BodyOf<'POST', '/api/shipments/{id}/locations'>;

/** Reports where the carrier is. */
export function useReportLocation(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (location: NewLocation) =>
      call('POST', '/api/shipments/{id}/locations', { params: { id: shipmentId }, body: location }),
    onSuccess: () => refreshOne(client, '/api/shipments/{id}/locations', { id: shipmentId }),
  });
}

/** Sets the pick-up day, one of those agreed. */
export function useSetPickupDay(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST', '/api/quotes/{id}/pickup-day'>) =>
      call('POST', '/api/quotes/{id}/pickup-day', { params: { id: quoteId }, body }),
    onSettled: () => refreshDeals(client),
  });
}

/** Records the pick-up, with the carrier's proof. */
export function usePickup(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST', '/api/shipments/{id}/pickup'>) =>
      call('POST', '/api/shipments/{id}/pickup', { params: { id: shipmentId }, body }),
    // Not awaited: the form is gone with the answer, and would not hear of it.
    onSettled: () => void refreshDeals(client),
  });
}

/** Records the delivery, with the carrier's proof. */
export function useDeliver(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST', '/api/shipments/{id}/deliver'>) =>
      call('POST', '/api/shipments/{id}/deliver', { params: { id: shipmentId }, body }),
    // Not awaited, as above.
    onSettled: () => void refreshDeals(client),
  });
}

/** The device's own position. */
export function devicePosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device does not tell its position'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: Number(coords.latitude.toFixed(7)), longitude: Number(coords.longitude.toFixed(7)) }),
      () => reject(new Error('Your device did not give its position. Type where you are instead.')),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  });
}

/** The place a typed text means, never a guess; refused with suggestions when it is unknown or ambiguous. */
export async function findPlace(text: string): Promise<{ label: string; latitude: number; longitude: number }> {
  return (await call('GET', '/api/distance', { params: { from: text, to: text } })).from;
}
