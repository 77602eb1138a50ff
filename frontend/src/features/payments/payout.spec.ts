import { expect, it } from '@jest/globals';
import { accountWords } from './payout';

it.each([
  ['ready', false, false, undefined],
  ['ready', false, true, { text: 'Your bank account is connected. What you earn is sent there.' }],
  [
    'pending',
    false,
    true,
    {
      text: 'The setup is not finished: the card provider still needs something from you.',
      act: 'Continue setup',
    },
  ],
  ['none', false, true, { text: 'Your bank account was not connected.', act: 'Set up payouts' }],
  ['none', false, false, { text: 'No bank account is connected yet', act: 'Set up payouts' }],
  ['pending', true, false, { text: 'A payout is waiting for your bank account', act: 'Continue setup' }],
] as const)(
  'an account that is %s, with a payout blocked: %s, after the setup: %s',
  (status, isBlocked, isBack, words) => {
    expect(accountWords(status, { isBlocked, isBack })).toEqual(words);
  },
);
