import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { refresh } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import type { components } from '../../kit/api/schema';
import { useRead } from '../../kit/api/queries';

type Schemas = components['schemas'];
/** An address that events are sent to. */
export type Endpoint = Schemas['WebhookEndpointAnswer'];
/** An endpoint with its secret, as it was just made. */
export type MadeEndpoint = Schemas['NewWebhookEndpointAnswer'];
export type Delivery = Schemas['WebhookDeliveryRow'];
export type Attempt = Schemas['WebhookAttempt'];

const LIST = '/api/webhook-endpoints';

export interface NewEndpointForm {
  url: string;
  events: string[];
}

/** The user's endpoints. */
export function useEndpoints() {
  return useRead(LIST);
}

/** The secret of an endpoint, once it is asked for. */
export function useSecret(id: string, enabled: boolean) {
  return useRead('/api/webhook-endpoints/{id}/secret', { id }, { enabled });
}

/** What is sent to an endpoint, the newest first; of one state, or all. */
export function useDeliveries(id: string, state?: Delivery['state']) {
  return useList('/api/webhook-endpoints/{id}/deliveries', { id, ...(state ? { state } : {}) }, { limit: 10 });
}

const COUNTED = 100;

/** The newest deliveries, to count what arrives, and whether these are all. */
export function useNewest(id: string): { rows: readonly Delivery[]; isWhole: boolean } {
  const { rows } = useList('/api/webhook-endpoints/{id}/deliveries', { id }, { limit: COUNTED });
  return { rows, isWhole: rows.length < COUNTED };
}

/** One delivery with its attempts. */
export function useDelivery(id: string, deliveryId: string) {
  return useRead('/api/webhook-endpoints/{id}/deliveries/{deliveryId}', { id, deliveryId });
}

export function useMakeEndpoint() {
  return useWrite((body: NewEndpointForm) => call('POST', LIST, { body }));
}

export function useSwitchEndpoint(id: string) {
  return useWrite((enabled: boolean) =>
    call('PATCH', '/api/webhook-endpoints/{id}', { params: { id }, body: { enabled } }),
  );
}

export function useDeleteEndpoint(id: string) {
  return useWrite(() => call('DELETE', '/api/webhook-endpoints/{id}', { params: { id } }));
}

/** A new secret; the old one signs too for another day. */
export function useReplaceSecret(id: string) {
  return useWrite(() => call('POST', '/api/webhook-endpoints/{id}/rotate-secret', { params: { id }, body: {} }));
}

/** Sends an example now. */
export function useTestEndpoint(id: string) {
  return useMutation({
    mutationFn: () => call('POST', '/api/webhook-endpoints/{id}/test', { params: { id }, body: {} }),
  });
}

/** Sends a delivery once more. */
export function useRetry(id: string, deliveryId: string) {
  return useWrite(() =>
    call('POST', '/api/webhook-endpoints/{id}/deliveries/{deliveryId}/retry', { params: { id, deliveryId } }),
  );
}

/** Sends what did not arrive since an instant. */
export function useRecover(id: string) {
  return useWrite((since: string) =>
    call('POST', '/api/webhook-endpoints/{id}/recover', { params: { id }, body: { since } }),
  );
}

/** A write after which everything about endpoints is read again. */
function useWrite<Input, Answer>(write: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: write, onSettled: () => refresh(client, LIST) });
}
