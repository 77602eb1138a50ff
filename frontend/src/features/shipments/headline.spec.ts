import { expect, it } from '@jest/globals';
import { priceWords } from './headline';

const typical = { low: 800, usual: 1000, high: 1300 } as Parameters<typeof priceWords>[0]['typical'];
const deal = { amount: 1650 };

it.each([
  [1500, undefined, false, 'Budget $1,500.00'],
  [1500, undefined, true, 'Budget $1,500.00, $3.00 a mile'],
  [null, undefined, false, 'No budget given'],
  [null, undefined, true, 'No budget given, typically $1,000 ($2.00 a mile)'],
  [1500, deal, false, 'Agreed $1,650.00'],
  [1500, deal, true, 'Agreed $1,650.00, $3.30 a mile'],
  [null, deal, false, 'Agreed $1,650.00'],
])('with a budget of %s and the deal %j, for a carrier: %s, says "%s"', (budget, agreed, isForCarrier, words) => {
  expect(priceWords({ budget, typical, distanceMiles: 500 }, agreed, isForCarrier)).toBe(words);
});
