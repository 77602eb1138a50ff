import { expect, it } from '@jest/globals';
import { stateWords } from './words';

const at = '2026-11-30T08:00:00.000Z';

it.each([
  [{ kind: 'change', status: 'declined' }, 'Declined'],
  [{ kind: 'end', status: 'proposed' }, 'Proposed'],
  [{ kind: 'end', status: 'declined', reviewDueAt: at }, 'The shipper disagrees. To decide'],
  [{ kind: 'end', status: 'lapsed', reviewDueAt: at }, 'The shipper did not answer. To decide'],
  [{ kind: 'end', status: 'done', reviewDueAt: at, reviewedAt: at }, 'The shipper agreed. Decided'],
  [{ kind: 'end', status: 'withdrawn' }, 'Withdrawn'],
] as const)('%j is told as %s', (order, words) => {
  expect(stateWords({ reviewDueAt: null, reviewedAt: null, ...order })).toBe(words);
});
