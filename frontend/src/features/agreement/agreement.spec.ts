import { expect, it } from '@jest/globals';
import type { ChangeOrder, Quote } from '../../kit/api/types';
import { changeLines, toAnswerFirst } from './agreement';
import { changeOf } from './proposal';

const deal = {
  amount: 780.1,
  estimatedPickupDate: '2027-03-08',
  estimatedPickupUntil: null,
  estimatedDeliveryDate: '2027-03-12',
} as Quote;
const form = {
  price: '780.1',
  pickupDate: '2027-03-08',
  pickupUntil: '',
  deliveryDate: '2027-03-12',
  deliveryAddress: '',
  reason: 'other' as const,
  text: ' As we said. ',
};

it('asks for the answer to what the other side proposes', () => {
  const booked = { ...deal, carrier: { firstName: 'Cory', lastInitial: 'B' } } as Quote;
  const proposed = { status: 'proposed', kind: 'change', can: ['accept', 'decline'] } as unknown as ChangeOrder;
  const asOwner = (changes: Partial<ChangeOrder>) => toAnswerFirst([{ ...proposed, ...changes }], booked, true);
  expect(asOwner({})).toBe('Cory B. proposes a change. Answer it first, under Agreement.');
  expect(toAnswerFirst([proposed], booked, false)).toBe(
    'The shipper proposes a change. Answer it first, under Agreement.',
  );
  // Whoever proposed it can only take it back.
  expect(asOwner({ can: ['withdraw'] })).toBeUndefined();
  expect(asOwner({ kind: 'end' })).toBeUndefined();
  expect(asOwner({ status: 'done', can: [] })).toBeUndefined();
});

it('asks only for what differs from what is agreed', () => {
  expect(changeOf(form, deal)).toEqual({ reason: 'other', text: 'As we said.' });
  expect(changeOf({ ...form, price: '700' }, deal)).toMatchObject({ delta: -80.1 });
  expect(changeOf({ ...form, price: '1000.3' }, deal)).toMatchObject({ delta: 220.2 });
  expect(changeOf({ ...form, pickupUntil: '2027-03-10' }, deal)).toEqual({
    pickupDate: '2027-03-08',
    pickupUntil: '2027-03-10',
    reason: 'other',
    text: 'As we said.',
  });
  expect(changeOf({ ...form, deliveryDate: '2027-03-14' }, deal)).toMatchObject({ deliveryDate: '2027-03-14' });
  const onTheWay = { ...deal, status: 'in_progress' } as Quote;
  expect(changeOf({ ...form, price: '800', condition: 'no' }, onTheWay, ['/api/uploads/1'])).toMatchObject({
    delta: 19.9,
    condition: false,
    photos: ['/api/uploads/1'],
  });
  expect(changeOf({ ...form, price: '700', condition: '' }, onTheWay)).not.toHaveProperty('condition');
});

it('says what a change comes to', () => {
  const change = { delta: -80.1, pickupDate: null, pickupUntil: null, deliveryDate: null } as ChangeOrder;
  expect(changeLines(change, 780.1)).toEqual(['$700.00 instead of $780.10']);
});
