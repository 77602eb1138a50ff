import { expect, it } from '@jest/globals';
import type { ChangeOrder } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { openChangeWords } from './openChange';

it('says what the pickup ends, while it is open', () => {
  const change = {
    kind: 'change',
    side: 'carrier',
    delta: 150,
    expiresAt: '2027-03-07T17:00:00Z',
    next: { who: 'owner', what: 'accept' },
  } as ChangeOrder;
  const [before, after] = [Date.parse('2027-03-07T16:59:00Z'), Date.parse('2027-03-07T17:01:00Z')];
  const words = (changes: object, now = before) => openChangeWords({ ...change, ...changes }, { amount: 500 }, now);
  const until = dayAndTime(change.expiresAt);
  expect(words({})).toEqual({
    line: `The shipper can answer your request for $650.00 until ${until}.`,
    ends: 'This ends your request for $650.00. $500.00 stands.',
  });
  expect(words({ delta: 0 })?.ends).toBe('This ends your request. $500.00 stands.');
  expect(words({ next: { who: 'owner', what: 'pay' } })).toEqual({
    line: `The shipper can pay the extra $150.00 until ${until}.`,
    ends: 'This ends the change to $650.00. $500.00 stands.',
  });
  expect(words({ side: 'shipper' })?.line).toBe(`The shipper proposes a change. You can answer it until ${until}.`);
  expect([words({}, after), words({ kind: 'end' }), openChangeWords(undefined, { amount: 500 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
