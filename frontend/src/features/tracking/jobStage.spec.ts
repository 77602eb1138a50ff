import { expect, it } from '@jest/globals';
import type { Quote, Shipment } from '../../kit/api/types';
import { arrivalsHere, isBeforePickup, isDisputed, isEnding, jobStage, stageHere } from './jobStage';

const step = (what: NonNullable<Shipment['next']>['what']): Shipment['next'] => ({
  who: 'owner',
  what,
  until: null,
  otherwise: null,
});

it.each<[Quote['status'], Shipment['next'], ReturnType<typeof jobStage>]>([
  ['pending', step('accept'), undefined],
  ['accepted', step('pay'), 'pickup'],
  ['paid', step('pickup'), 'pickup'],
  ['in_progress', step('deliver'), 'road'],
  ['delivered', step('confirm-delivery'), 'arrived'],
  ['delivered', step('respond'), undefined],
  ['completed', null, undefined],
])('a job whose quote is %s', (status, next, stage) => {
  expect(jobStage({ status }, next)).toBe(stage);
});

it.each<[string, Quote['status'], [kind: string, state: string][], ReturnType<typeof jobStage>]>([
  ['nothing done', 'paid', [], 'pickup'],
  ['an arrival alone', 'paid', [['arrive', 'waiting']], 'pickup'],
  ['a pickup that waits', 'paid', [['pickup', 'waiting']], 'road'],
  ['a pickup that was refused', 'paid', [['pickup', 'refused']], 'pickup'],
  [
    'a pickup and a delivery that wait',
    'paid',
    [
      ['pickup', 'waiting'],
      ['deliver', 'waiting'],
    ],
    undefined,
  ],
  ['a delivery not read again yet', 'in_progress', [['deliver', 'done']], undefined],
])('on the phone, after %s', (_, status, acts, stage) => {
  expect(
    stageHere(
      { status },
      step('pickup'),
      acts.map(([kind, state]) => ({ kind, state })),
    ),
  ).toBe(stage);
});

it('a job whose payment is disputed is not loaded', () => {
  expect([isEnding(step('answer')), isEnding(step('pickup'))]).toEqual([true, false]);
  expect([isDisputed(step('close-dispute')), isDisputed(step('pickup')), isDisputed(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('knows the arrivals noted on this phone, but for refused ones', () => {
  const arrive = (end: string, state: string) => ({ kind: 'arrive', state, capturedAt: 0, body: { end } });
  expect(arrivalsHere([arrive('pickup', 'waiting'), arrive('delivery', 'refused')])).toEqual({
    pickup: '1970-01-01T00:00:00.000Z',
  });
});

it.each([
  [{ pickupDay: null, estimatedPickupDate: '2027-03-09' }, '2027-03-08T15:00:00', true],
  [{ pickupDay: null, estimatedPickupDate: '2027-03-09' }, '2027-03-09T00:10:00', false],
  [{ pickupDay: '2027-03-11', estimatedPickupDate: '2027-03-09' }, '2027-03-10T12:00:00', true],
  [{ pickupDay: null, estimatedPickupDate: null }, '2027-03-08T15:00:00', false],
])('an arrival at a pickup of %j on %s is before it: %s', (quote, at, early) => {
  expect(isBeforePickup(quote, at)).toBe(early);
});
