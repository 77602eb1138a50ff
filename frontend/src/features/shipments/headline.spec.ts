import { expect, it } from '@jest/globals';
import { priceWords } from './headline';

const typical = { low: 800, usual: 1000, high: 1300 } as Parameters<typeof priceWords>[0]['typical'];
const at = (status: 'pending' | 'paid' | 'completed' | 'declined') => ({ amount: 1650, status });

it.each([
  [1500, undefined, false, 'Budget $1,500.00'],
  [1500, undefined, true, 'Budget $1,500.00, $3.00 a mile'],
  [null, undefined, false, 'No budget given'],
  [null, undefined, true, 'No budget given, typically $1,000 ($2.00 a mile)'],
  [1500, at('pending'), false, 'Budget $1,500.00'],
  [1500, at('declined'), true, 'Budget $1,500.00, $3.00 a mile'],
  [1500, at('paid'), false, 'Agreed $1,650.00'],
  [1500, at('completed'), true, 'Agreed $1,650.00, $3.30 a mile'],
  [null, at('paid'), false, 'Agreed $1,650.00'],
])('with a budget of %s and the deal %j, for a carrier: %s, says "%s"', (budget, deal, isForCarrier, words) => {
  expect(priceWords({ budget, typical, distanceMiles: 500 }, deal, isForCarrier)).toBe(words);
});
