import { expect, it } from '@jest/globals';
import { decided, grantedBefore } from './granted';

const claim = (kind: 'damage' | 'delay' | 'other', approvedAmount: number | null, more: object = {}) => ({
  quoteId: 'q1',
  side: 'shipper' as const,
  kind,
  approvedAmount,
  ...more,
});

it.each([
  ['nothing claimed', [], 0],
  ['damage and something else', [claim('damage', 100.1), claim('other', 0.2)], 100.3],
  ['one refused or open', [claim('damage', null)], 0],
  ['a delay, which has no such limit', [claim('delay', 50)], 0],
  ["the carrier's", [claim('other', 50, { side: 'carrier' })], 0],
  ['another deal', [claim('damage', 50, { quoteId: 'q2' })], 0],
])('what was granted before: %s', (_name, claims, granted) => {
  expect(grantedBefore(claims, { id: 'q1' })).toBe(granted);
});

it.each([
  ['shipper', 'approved', 150, /^Approved: \$150\.00$/],
  ['shipper', 'denied', null, /^Denied\. Nothing will be paid\.$/],
  ['carrier', 'partly_approved', 50, /^Partly approved: \$50\.00\. A carrier's claim moves no money/],
  ['carrier', 'denied', null, /^Denied\.$/],
] as const)('what was decided on a claim of the %s: %s', (side, decision, approvedAmount, words) => {
  expect(decided({ side, decision, approvedAmount })).toMatch(words);
});
