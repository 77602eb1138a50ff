import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshOne } from '../../kit/api/invalidate';
import { callOnce } from '../../kit/api/once';
import type { Question, Shipment } from '../../kit/api/types';

/** A question, or an answer: sent once, however often it is tried. */
function useWrite<Sent>(shipmentId: string, send: (text: string) => Promise<Sent>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    // Not awaited: the form is gone once the answer shows, and its callbacks with it.
    onSettled: () => void refreshOne(client, '/api/shipments/{id}', { id: shipmentId }),
  });
}

export function useAsk({ id }: Shipment) {
  return useWrite(id, (text) => callOnce('POST', '/api/shipments/{id}/questions', { params: { id }, body: { text } }));
}

export function useAnswer({ id, shipmentId }: Question) {
  return useWrite(shipmentId, (answer) =>
    callOnce('POST', '/api/questions/{id}/answer', { params: { id }, body: { answer } }),
  );
}
