import { expect, it } from '@jest/globals';
import { largeSumOf } from './largeSum';

const two = { above: 500, acts: ['payments.refund'], isHeld: true };
const refund = 'POST /api/admin/payments/{id}/refund';
const held = { isHeld: true, question: 'More than $500.00: another operator has to approve it.' };
const twice = { isHeld: false, question: 'More than $500.00: are you sure?' };

const cases: [name: string, ...of: Parameters<typeof largeSumOf>, takes: ReturnType<typeof largeSumOf>][] = [
  ['what waits for another operator', two, refund, 500.01, held],
  ['nothing up to the limit', two, refund, 500, undefined],
  ['an act that nobody holds', two, 'POST /api/admin/chargebacks/{id}/accept-loss', 600, twice],
  ['an act while nobody else could approve it', { ...two, isHeld: false }, refund, 600, twice],
];
it.each(cases)('knows %s', (_name, persons, call, dollars, takes) => {
  expect(largeSumOf(persons, call, dollars)).toEqual(takes);
});
