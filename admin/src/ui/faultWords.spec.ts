import { expect, it } from '@jest/globals';
import { faultWords } from './faultWords';

it.each([
  ['The carrier has not finished payout setup.', 'The carrier has not finished payout setup.', null],
  ['connect ECONNREFUSED 127.0.0.1:587', 'The other side could not be reached.', undefined],
  [
    'Error: Request aborted due to timeout being reached (80000ms)',
    'The other side took too long to answer.',
    undefined,
  ],
  ['550 5.1.1 no such mailbox here', 'The mail server refuses the address.', undefined],
  ['No such payment_intent: pi_1', 'What it is about is not there, or not there anymore.', undefined],
  [
    "TypeError: Cannot read properties of undefined (reading 'id')",
    'The program has a fault; tell its makers.',
    undefined,
  ],
  ['deadlock detected', 'The database was busy.', undefined],
  ['answered 503', 'The other side has a fault of its own.', undefined],
  ['E_STRANGE {"a":1}', 'It failed. The text behind says more.', undefined],
])('says what a stored error is about: %s', (raw, words, behind) => {
  expect(faultWords(raw)).toEqual({ words, raw: behind === undefined ? raw : behind });
});

it('says nothing of what has not failed', () => {
  expect([faultWords(null), faultWords('')]).toEqual([null, null]);
});
