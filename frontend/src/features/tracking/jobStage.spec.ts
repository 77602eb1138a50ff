import { expect, it } from '@jest/globals';
import type { Quote, Shipment } from '../../kit/api/types';
import { jobStage } from './jobStage';

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
