import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, newIdempotencyKey } from '../../kit/api/calls';
import { answer, client as http } from '../../kit/api/client';
import { refreshDeals } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import { useRead } from '../../kit/api/queries';
import type { Shipment, Timeline } from '../../kit/api/types';
import { numberOf } from '../../kit/format/money';
import type { CategoryId } from '../../kit/format/words';

/** The caller's shipments as owner, or as the carrier of the accepted quote; all, or those of one status. */
export function useOwnShipments(role: 'owner' | 'carrier', status?: Shipment['status']) {
  return useList('/api/shipments', { search: { [role]: 'me', ...(status ? { status } : {}) }, limit: 20 });
}

/** One shipment. */
export function useShipment(id: string) {
  return useRead<Shipment>(['/api/shipments', id]);
}

/** What happened to a shipment and what is due next. */
export function useTimeline(id: string) {
  return useRead<Timeline>(['/api/shipments', id, 'timeline']);
}

export interface ListItemForm {
  title: string;
  /** The kind that was chosen; empty: the title tells. */
  subcategory: string;
  category: CategoryId;
  description: string;
  pickupLocation: string;
  deliveryLocation: string;
  weight: string;
  dimensions: string;
  budget: string;
}

export const emptyItem: ListItemForm = {
  title: '',
  subcategory: '',
  category: 'vehicles',
  description: '',
  pickupLocation: '',
  deliveryLocation: '',
  weight: '',
  dimensions: '',
  budget: '',
};

/** Lists an item. Sending the same form twice lists it once. */
export function useListItem() {
  const client = useQueryClient();
  const attempt = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: ({ photos, ...form }: ListItemForm & { photos: string[] }) => {
      const body: Record<string, unknown> = Object.fromEntries(
        Object.entries(form)
          .map(([name, value]) => [name, value.trim()] as const)
          .filter(([, value]) => value !== ''),
      );
      if (photos.length > 0) body.photos = photos;
      const text = JSON.stringify(body);
      if (attempt.current.body !== text) attempt.current = { body: text, key: newIdempotencyKey() };
      return api<Shipment>('POST', '/api/shipments', body, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => {
      attempt.current = { body: '', key: '' };
      void refreshDeals(client);
    },
  });
}

/** Changes a listing; what was emptied is removed. */
export function useChangeShipment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: Omit<ListItemForm, 'subcategory'> & { photos: string[] }) =>
      answer(
        http.PATCH('/api/shipments/{id}', {
          params: { path: { id } },
          body: {
            title: form.title.trim(),
            category: form.category,
            description: form.description.trim(),
            pickupLocation: form.pickupLocation.trim(),
            deliveryLocation: form.deliveryLocation.trim(),
            weight: numberOf(form.weight),
            dimensions: form.dimensions.trim() || null,
            budget: numberOf(form.budget),
            photos: form.photos,
          },
        }),
      ),
    onSuccess: () => refreshDeals(client),
  });
}

/** A verb on one's own listing. */
export function useShipmentVerb(id: string, verb: 'publish' | 'cancel') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body?: { reason?: string }) => api<Shipment>('POST', `/api/shipments/${id}/${verb}`, body),
    onSettled: () => refreshDeals(client),
  });
}
