import { describe, expect, it } from '@jest/globals';
import { usualWords } from './shipments';

describe('what is said beside a book-now price', () => {
  const usual = { low: 610.4, high: 839.6 };
  it.each([
    [609, usual, 'Few carriers take this. Usual: $610 to $840'],
    [611, usual, 'Usual: $610 to $840'],
    [900, usual, 'Usual: $610 to $840'],
    [900, null, undefined],
  ])('of $%d, where usual is %j: %s', (price, range, words) => {
    expect(usualWords(price, range)).toBe(words);
  });
});
