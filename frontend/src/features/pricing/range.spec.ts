import { describe, expect, it } from '@jest/globals';
import { placeInRange, shareOfRange } from './range';

describe('an amount in the range of $400 to $900', () => {
  const cases: [amount: number, words: string, share: number][] = [
    [300, 'below that', 0],
    [400, 'in the lower half', 0],
    [600, 'in the lower half', 0.4],
    [700, 'in the upper half', 0.6],
    [900, 'in the upper half', 1],
    [950.5, 'above that', 1],
  ];
  it.each(cases)('$%s', (amount, words, share) => {
    expect([placeInRange(amount, { low: 400, high: 900 }), shareOfRange(amount, { low: 400, high: 900 })]).toEqual([
      words,
      share,
    ]);
  });

  it('is in the middle of a range that is a single price', () => {
    expect(shareOfRange(500, { low: 500, high: 500 })).toBe(0.5);
  });
});
