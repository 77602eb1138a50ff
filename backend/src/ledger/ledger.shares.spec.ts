import { lostShares } from './ledger.shares.js';

describe('a lost chargeback', () => {
  const most = { refunds: 2_000, escrow: 10_000, protection: 1_500 };

  it.each([
    ['less than is owed back anyway', 1_500, { refunds: 1_500, escrow: 0, protection: 0, rest: 0 }],
    ['what is owed back, and part of escrow', 5_000, { refunds: 2_000, escrow: 3_000, protection: 0, rest: 0 }],
    ['all of both', 12_000, { refunds: 2_000, escrow: 10_000, protection: 0, rest: 0 }],
    [
      "part of the plan's price, which is given back whole or not at all",
      13_499,
      { refunds: 2_000, escrow: 10_000, protection: 0, rest: 1_499 },
    ],
    ["the plan's price to the cent", 13_500, { refunds: 2_000, escrow: 10_000, protection: 1_500, rest: 0 }],
    ['more than there is', 20_000, { refunds: 2_000, escrow: 10_000, protection: 1_500, rest: 6_500 }],
  ])('for %s is shared out to the cent', (_, amount, shares) => {
    expect(lostShares(amount, most)).toEqual(shares);
  });

  it('after the release is all rest: the carrier owes it, or it is our loss', () => {
    expect(lostShares(9_000, { refunds: 0, escrow: 0, protection: 0 })).toEqual({
      refunds: 0,
      escrow: 0,
      protection: 0,
      rest: 9_000,
    });
  });
});
