import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../kit/api/calls';
import { newIdempotencyKey } from '../../kit/api/client';
import { refreshOne } from '../../kit/api/invalidate';
import type { Question, Shipment } from '../../kit/api/types';

/** A question, or an answer: sent once, however often it is tried. */
function useWrite<Sent>(shipmentId: string, send: (text: string, key: string) => Promise<Sent>) {
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: (text: string) => send(text, key.current),
    onSettled: () => {
      key.current = newIdempotencyKey();
      // Not awaited: the form is gone once the answer shows, and its callbacks with it.
      void refreshOne(client, '/api/shipments/{id}', { id: shipmentId });
    },
  });
}

export function useAsk({ id }: Shipment) {
  return useWrite(id, (text, key) =>
    call('POST', '/api/shipments/{id}/questions', { params: { id }, body: { text }, key }),
  );
}

export function useAnswer({ id, shipmentId }: Question) {
  return useWrite(shipmentId, (answer, key) =>
    call('POST', '/api/questions/{id}/answer', { params: { id }, body: { answer }, key }),
  );
}
