import { describe, expect, it } from '@jest/globals';
import { cityOf, usualWords } from './shipments';

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

it.each([
  ['1200 Biscayne Blvd, Miami, FL 33132', 'Miami, FL 33132'],
  ['Miami, FL', 'Miami, FL'],
  ['33132', '33132'],
  ['12 Main St', '12 Main St'],
  ['290 Bremner Blvd, Unit 4, Toronto, ON', 'Unit 4, Toronto, ON'],
])('shows %s as %s where there is no room', (place, words) => {
  expect(cityOf(place)).toBe(words);
});
