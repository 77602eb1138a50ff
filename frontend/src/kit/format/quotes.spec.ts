import { expect, it } from '@jest/globals';
import { isJustDelivered } from './quotes';

it('a job was just delivered for three days', () => {
  const now = Date.parse('2027-03-09T12:00:00Z');
  expect(isJustDelivered({ deliveredAt: null }, now)).toBe(false);
  expect(isJustDelivered({ deliveredAt: '2027-03-09T11:00:00Z' }, now)).toBe(true);
  expect(isJustDelivered({ deliveredAt: '2027-03-06T11:59:00Z' }, now)).toBe(false);
});
