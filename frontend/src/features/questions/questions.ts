import { may } from '../../kit/api/acts';
import { useList } from '../../kit/api/lists';
import type { Question, User } from '../../kit/api/types';
import { personName } from '../../kit/format/words';

/** The questions about a listing that the reader sees, the newest answer first. */
export function useQuestions(shipmentId: string, { enabled = true } = {}) {
  return useList('/api/shipments/{id}/questions', { id: shipmentId }, { enabled });
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
