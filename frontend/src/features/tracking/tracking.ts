import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/calls';
import { answer, client as http } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useWholeList } from '../../kit/api/lists';
import type { LocationReport, Shipment } from '../../kit/api/types';

/** Where a shipment has been, oldest first; asked for only by those who may know. It is read whole: its last row is where the shipment is now. */
export function useLocations(shipmentId: string, allowed = true) {
  return useWholeList('/api/shipments/{id}/locations', { ids: { id: shipmentId }, enabled: allowed });
}

/** The place of a report in words. */
export function placeName(report: LocationReport): string {
  return report.address ?? `${report.latitude.toFixed(4)}, ${report.longitude.toFixed(4)}`;
}

export interface NewLocation {
  latitude: number;
  longitude: number;
  address?: string;
  notes?: string;
}

/** Reports where the carrier is. */
export function useReportLocation(shipmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (location: NewLocation) => answer(http.POST('/api/shipments/{id}/locations', { params: { path: { id: shipmentId } }, body: location })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/shipments', shipmentId, 'locations'] }),
  });
}

/** The carrier's steps on the road. */
export function useRoadVerb(shipmentId: string, verb: 'pickup' | 'deliver') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { note?: string; recipientName?: string; photos?: string[] }) => api<Shipment>('POST', `/api/shipments/${shipmentId}/${verb}`, body),
    // Not waited for: the form goes with the answer, and would not hear of it.
    onSettled: () => void refreshDeals(client),
  });
}

/** The device's own position. */
export function devicePosition(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error('This device does not tell its position'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: Number(coords.latitude.toFixed(7)), longitude: Number(coords.longitude.toFixed(7)) }),
      () => reject(new Error('Your device did not give its position. Type where you are instead.')),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  });
}

/** The place that a typed text means, never a guess; refused with suggestions when it is unknown or ambiguous. */
export async function findPlace(text: string): Promise<{ label: string; latitude: number; longitude: number }> {
  return (await answer(http.GET('/api/distance', { params: { query: { from: text, to: text } } }))).from;
}
