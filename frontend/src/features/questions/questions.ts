import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { may } from '../../kit/api/acts';
import { call } from '../../kit/api/calls';
import { newIdempotencyKey } from '../../kit/api/client';
import { refreshOne } from '../../kit/api/invalidate';
import { useList } from '../../kit/api/lists';
import type { Question, Shipment, User } from '../../kit/api/types';
import { personName } from '../../kit/format/words';

/** The questions about a listing that the reader sees, the newest answer first. */
export function useQuestions(shipmentId: string) {
  return useList('/api/shipments/{id}/questions', { id: shipmentId });
}

/** Those that wait for the reader come first, then those that wait for the owner. */
export function inOrder(questions: readonly Question[]): Question[] {
  const rank = (question: Question) => (may(question, 'answer') ? 0 : question.answer === null ? 1 : 2);
  return [...questions].sort((one, other) => rank(one) - rank(other));
}

/** What whoever asked is called: the owner reads a name, other carriers do not. */
export function askerName({ asker }: Question, me: Pick<User, 'id'>): string {
  if (!asker) return 'A carrier';
  return asker.id === me.id ? 'You' : personName(asker);
}

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
