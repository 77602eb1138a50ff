import { expect, it } from '@jest/globals';
import { escrowOf } from './escrow';

const cases: [name: string, amounts: Parameters<typeof escrowOf>[0], escrow: ReturnType<typeof escrowOf>][] = [
  [
    'both shares',
    { payoutAmount: 950, platformFee: 50, protectionFee: 30 },
    { payout: 950, fee: 50, plan: 30, left: 1000 },
  ],
  [
    'cents that do not add up in binary',
    { payoutAmount: 0.1, platformFee: 0.2, protectionFee: 0 },
    { payout: 0.1, fee: 0.2, plan: 0, left: 0.3 },
  ],
  ['nothing', { payoutAmount: null, platformFee: null, protectionFee: null }, { payout: 0, fee: 0, plan: 0, left: 0 }],
];
it.each(cases)('holds %s', (_name, amounts, escrow) => {
  expect(escrowOf(amounts)).toEqual(escrow);
});
