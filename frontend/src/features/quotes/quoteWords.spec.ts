import { expect, it } from '@jest/globals';
import { givingUpMeans } from './quoteWords';

const DAY = '2027-03-12T10:00:00Z';

it.each([
  ['accepted', null, null, false, 'the shipper pays nothing. Your profile shows one more cancelled job.'],
  ['taken', DAY, null, false, 'you can back out. Your profile does not show it.'],
  ['paid', null, DAY, false, 'The shipper gets a full refund. Your profile shows one more cancelled job.'],
  ['taken and paid', DAY, DAY, false, 'The shipper gets a full refund. Your profile shows one more cancelled job.'],
  ['short of an extra', null, DAY, true, 'what was paid for a change, your profile does not show it.'],
])('giving up a job that is %s', (_state, takenAt, paidAt, isUndone, words) => {
  expect(givingUpMeans({ takenAt, paidAt }, isUndone)).toContain(words);
});
