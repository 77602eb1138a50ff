import { expect, it } from '@jest/globals';
import type { TimelineEvent } from '../api/types';
import { arrivalAt, arrivalsOf } from './arrivals';

const arrive = (at: string, end: string, happenedAt?: string, subjectId = 'q1', fence?: string) =>
  ({
    event: 'arrive',
    subject: 'quote',
    subjectId,
    at,
    from: 'paid',
    to: 'paid',
    data: { end, happenedAt, fence },
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

it('counts waiting from the arrival that happened last, not the one that was told last, and from none elsewhere', () => {
  const events = [
    arrive('2026-11-21T10:00:00Z', 'pickup', '2026-11-21T09:50:00Z', 'q1', 'near'),
    // From a phone without signal.
    arrive('2026-11-21T11:00:00Z', 'pickup', '2026-11-20T09:00:00Z', 'q1', 'in'),
    arrive('2026-11-21T12:00:00Z', 'pickup', '2026-11-21T11:59:00Z', 'q1', 'out'),
    arrive('2026-11-22T12:00:00Z', 'delivery', undefined, 'q1', 'unknown'),
  ];
  expect(arrivalAt(events, 'q1', 'pickup')).toEqual({ at: '2026-11-21T09:50:00Z', wasThere: true });
  expect(arrivalAt(events, 'q1', 'delivery')).toEqual({ at: '2026-11-22T12:00:00Z', wasThere: false });
  expect(arrivalAt(events, 'q2', 'pickup')).toBeUndefined();
});
