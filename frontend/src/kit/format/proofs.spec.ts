import { expect, it } from '@jest/globals';
import type { TimelineEvent } from '../api/types';
import { proofsOf } from './proofs';

const event = (fields: Partial<TimelineEvent>) =>
  ({ at: '2027-03-09T17:00:00Z', subject: 'quote', event: 'pickup', data: null, ...fields }) as TimelineEvent;

it('finds what a carrier kept of the pickup and the delivery, and nothing else', () => {
  const events = [
    event({ event: 'accept' }),
    event({ event: 'pickup', data: { note: 'A scratch on the left', photos: ['/api/uploads/1', 7] } }),
    event({ subject: 'shipment', event: 'pickup' }),
    event({ event: 'deliver', data: { recipientName: 'Sam' } }),
    event({ event: 'deliver' }),
  ];
  expect(proofsOf(events)).toEqual([
    {
      at: '2027-03-09T17:00:00Z',
      title: 'Picked up',
      note: 'A scratch on the left',
      recipientName: undefined,
      photos: ['/api/uploads/1'],
    },
    { at: '2027-03-09T17:00:00Z', title: 'Delivered', note: undefined, recipientName: 'Sam', photos: [] },
    { at: '2027-03-09T17:00:00Z', title: 'Delivered', note: undefined, recipientName: undefined, photos: [] },
  ]);
});
