import { describe, expect, it } from '@jest/globals';
import { money, numberOf, payoutOf, protectionPrice, shortMoney } from './money';

it('shows cents where money moves, and in lists only when there are some', () => {
  expect([money(1240), money(0.5), shortMoney(1240), shortMoney(1240.5)]).toEqual([
    '$1,240.00',
    '$0.50',
    '$1,240',
    '$1,240.50',
  ]);
});

describe('the price of a protection plan', () => {
  const cases: [amount: number, plan: { percent: number; minimum: number }, price: number][] = [
    [1000, { percent: 0, minimum: 15 }, 0],
    [1000, { percent: 3, minimum: 15 }, 30],
    [100, { percent: 3, minimum: 15 }, 15],
    [333.5, { percent: 3, minimum: 1 }, 10.01],
  ];
  it.each(cases)('for $%s with %j is $%s', (amount, plan, price) => {
    expect(protectionPrice(amount, plan)).toBe(price);
  });
});

describe('the payout of a quote', () => {
  const cases: [amount: number, percent: number, fee: number, payout: number][] = [
    [1000, 5, 50, 950],
    [0.1, 5, 0.01, 0.09],
    [123.45, 7.5, 9.26, 114.19],
    [1000, 0, 0, 1000],
  ];
  it.each(cases)('of $%s with a fee of %s %% leaves fee $%s and payout $%s', (amount, percent, fee, payout) => {
    expect(payoutOf(amount, percent)).toEqual({ fee, payout });
  });
});

it('takes every share to the same cent as the server', () => {
  const wrong: string[] = [];
  for (let points = 5; points <= 2_000; points += 5)
    for (const dollars of [1, 3, 7.35, 105, 110, 333.5, 1_240, 9_999.99, 123_456.78]) {
      const fee = (BigInt(Math.round(dollars * 100)) * BigInt(points) + 5_000n) / 10_000n;
      if (payoutOf(dollars, points / 100).fee !== Number(fee) / 100) wrong.push(`${points / 100} % of ${dollars}`);
    }
  expect(wrong).toEqual([]);
});

it('reads a number field as it was left', () => {
  expect([numberOf(''), numberOf(' '), numberOf('0'), numberOf('12.50')]).toEqual([null, null, 0, 12.5]);
});
