import { expect, it } from '@jest/globals';
import { largeSumOf } from './largeSum';

const two = { above: 500, acts: ['payments.refund'], isHeld: true };
const refund = 'POST /api/admin/payments/{id}/refund';
const held = { isHeld: true, question: 'More than $500.00: another operator has to approve it.' };
const twice = { isHeld: false, question: 'More than $500.00: are you sure?' };

const together = {
  isHeld: true,
  question: 'More than $500.00, with the $400.10 given back before: another operator has to approve it.',
};

const cases: [name: string, ...of: Required<Parameters<typeof largeSumOf>>, takes: ReturnType<typeof largeSumOf>][] = [
  ['what waits for another operator', two, refund, 500.01, 0, held],
  ['nothing up to the limit', two, refund, 500, 0, undefined],
  ['a part of what is large together', two, refund, 100, 400.1, together],
  ['a part that stays within the limit to the cent', two, refund, 99.9, 400.1, undefined],
  ['what is large by itself, whatever went before', two, refund, 500.01, 400.1, held],
  ['nothing that moves nothing', two, refund, 0, 600, undefined],
  ['an act that nobody holds', two, 'POST /api/admin/chargebacks/{id}/accept-loss', 600, 0, twice],
  ['an act while nobody else could approve it', { ...two, isHeld: false }, refund, 600, 0, twice],
];
it.each(cases)('knows %s', (_name, persons, call, dollars, before, takes) => {
  expect(largeSumOf(persons, call, dollars, before)).toEqual(takes);
});
