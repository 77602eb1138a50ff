import { expect, it } from '@jest/globals';
import type { Quote, Shipment } from '../../kit/api/types';
import type { Job } from '../../kit/road/store';
import { inOrder } from './jobOrder';

const job = (id: string, quote: Partial<Quote>, shipment: Partial<Shipment> = {}): Job => ({
  shipment: { id, next: null, pickupHours: null, deliveryHours: null, ...shipment } as Shipment,
  quote: { status: 'paid', paymentStatus: 'in_escrow', pickupDay: null, ...quote } as Quote,
  reports: [],
});
const names = (jobs: readonly Job[]) => jobs.map(({ shipment }) => shipment.id);

const JOBS = [
  job('unpaid', { status: 'accepted', paymentStatus: 'pending', estimatedPickupDate: '2026-11-28' }),
  job('no day', {}),
  job('window', { estimatedPickupDate: '2026-11-30', estimatedPickupUntil: '2026-12-02' }),
  job('afternoon', { estimatedPickupDate: '2026-11-30' }, { pickupHours: { from: '13:00', to: '15:00' } }),
  job('any hour', { estimatedPickupDate: '2026-11-30' }),
  job('morning', { pickupDay: '2026-11-30', pickupDayHours: { from: '08:00', to: '09:00' } }),
  job('on the road', { status: 'in_progress', estimatedDeliveryDate: '2026-12-01' }),
  job('first', { estimatedPickupDate: '2026-11-29', estimatedDeliveryDate: '2026-12-03' }),
];

it('puts jobs in the order of their days: fixed hours, a fixed day, a window, and at last what is not paid', () => {
  expect(names(inOrder(JOBS, []))).toEqual([
    'first',
    'morning',
    'afternoon',
    'any hour',
    'window',
    'on the road',
    'no day',
    'unpaid',
  ]);
});

it('follows the stops of a trip within the days that were agreed on', () => {
  const stop = (id: string, at: number, day: string, quote: Partial<Quote>): Job => ({
    ...job(id, quote),
    stops: { [quote.status === 'in_progress' ? 'delivery' : 'pickup']: { day, at } },
  });
  const window = { estimatedPickupDate: '2026-11-30', estimatedPickupUntil: '2026-12-02' };
  const jobs = [
    job('elsewhere', { pickupDay: '2026-12-01', pickupDayHours: { from: '08:00', to: '09:00' } }),
    stop('too early for it', 0, '2026-11-30', { estimatedPickupDate: '2026-12-03' }),
    stop('tenth', 10, '2026-12-01', window),
    stop('ninth', 9, '2026-12-01', { status: 'in_progress', estimatedDeliveryDate: '2026-12-05' }),
    stop('eighth', 8, '2026-12-01', window),
    stop('too late for it', 11, '2026-12-02', { status: 'in_progress', estimatedDeliveryDate: '2026-12-01' }),
  ];
  expect(names(inOrder(jobs, []))).toEqual([
    'eighth',
    'ninth',
    'tenth',
    'elsewhere',
    'too late for it',
    'too early for it',
  ]);
});

it('counts a pickup that only this phone knows, so that its delivery stands on its own day', () => {
  const acts = [{ shipmentId: 'first', kind: 'pickup', state: 'waiting' }] as const;
  expect(names(inOrder(JOBS, acts)).slice(0, 6)).toEqual([
    'morning',
    'afternoon',
    'any hour',
    'window',
    'on the road',
    'first',
  ]);
});
