import type { Labels } from '@haulway/frontend/kit/format/labels.ts';
import { sentence } from '@haulway/frontend/kit/format/words.ts';
import type { Records } from '../records';

/** Against whom a job that ended at the door counts. */
export const COUNTS_LABELS: Labels<NonNullable<Records['change-orders']['counts']>> = {
  none: 'Nobody',
  carrier: 'The carrier: as a cancellation',
  shipper: 'The shipper: not as described',
};

type Order = Pick<Records['change-orders'], 'kind' | 'status' | 'reviewDueAt' | 'reviewedAt'>;

/** What the shipper said about an end at the door, and what is left to do about it. */
const ANSWERS: Readonly<Record<string, string>> = {
  declined: 'The shipper disagrees',
  done: 'The shipper agreed',
  lapsed: 'The shipper did not answer',
};

/** Where a change stands; an end at the door ends the job whatever the shipper says, and an operator looks at it afterwards. */
export function stateWords({ kind, status, reviewDueAt, reviewedAt }: Order): string {
  const plain = sentence(status ?? '');
  if (kind !== 'end') return plain;
  const answer = ANSWERS[status ?? ''] ?? plain;
  if (reviewedAt) return `${answer}. Decided`;
  return reviewDueAt ? `${answer}. To decide` : answer;
}
