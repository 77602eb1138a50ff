import { expect, it } from '@jest/globals';
import type { TimelineEvent } from '../api/types';
import { arrivalsOf } from './arrivals';

const arrive = (at: string, end: string, happenedAt?: string, subjectId = 'q1') =>
  ({
    event: 'arrive',
    subject: 'quote',
    subjectId,
    at,
    from: 'paid',
    to: 'paid',
    data: { end, happenedAt },
  }) as TimelineEvent;

it("takes the last arrival of the deal's carrier at each end, when it happened", () => {
  const events = [
    arrive('2026-11-20T10:00:00Z', 'pickup'),
    arrive('2026-11-21T10:00:00Z', 'pickup', '2026-11-21T09:00:00Z'),
    arrive('2026-11-22T10:00:00Z', 'pickup', undefined, 'a carrier before'),
    { ...arrive('2026-11-23T10:00:00Z', 'delivery'), event: 'deliver' },
  ];
  expect(arrivalsOf(events, 'q1')).toEqual({ pickup: '2026-11-21T09:00:00Z' });
});
