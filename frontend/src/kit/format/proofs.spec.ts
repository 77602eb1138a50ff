import { expect, it } from '@jest/globals';
import type { TimelineEvent } from '../api/types';
import { attemptWords, lastAttempt, proofsOf } from './proofs';

const event = (fields: Partial<TimelineEvent>) =>
  ({ at: '2027-03-09T17:00:00Z', subject: 'quote', event: 'pickup', data: null, ...fields }) as TimelineEvent;

it('finds what a carrier kept of the pickup and the delivery, and nothing else', () => {
  const events = [
    event({ event: 'accept' }),
    event({ event: 'pickup', data: { note: 'A scratch on the left', photos: ['/api/uploads/1', 7] } }),
    event({ subject: 'shipment', event: 'pickup' }),
    event({ event: 'deliver', data: { recipientName: 'Sam', driver: 'Ana' } }),
    event({ event: 'deliver' }),
  ];
  expect(proofsOf(events)).toEqual([
    {
      at: '2027-03-09T17:00:00Z',
      title: 'Picked up',
      note: 'A scratch on the left',
      recipientName: undefined,
      photos: ['/api/uploads/1'],
      isEarlierDay: false,
    },
    {
      at: '2027-03-09T17:00:00Z',
      title: 'Delivered',
      note: undefined,
      recipientName: 'Sam',
      driver: 'Ana',
      photos: [],
      isEarlierDay: false,
    },
    {
      at: '2027-03-09T17:00:00Z',
      title: 'Delivered',
      note: undefined,
      recipientName: undefined,
      photos: [],
      isEarlierDay: false,
    },
  ]);
});

it('knows when an earlier day than that of the report counts', () => {
  const delivered = (happenedAt: string, delayBasis?: string) =>
    proofsOf([event({ event: 'deliver', data: { happenedAt, ...(delayBasis ? { delayBasis } : {}) } })])[0]
      ?.isEarlierDay;
  expect(delivered('2027-03-07T17:00:00Z', 'borne_out')).toBe(true);
  expect(delivered('2027-03-07T17:00:00Z', 'was_online')).toBe(false);
  expect(delivered('2027-03-09T16:30:00Z', 'borne_out')).toBe(false);
});

it('has what a carrier found who was there for nothing', () => {
  const photos = ['/api/uploads/1'];
  const [attempt] = proofsOf([event({ event: 'attempt', data: { end: 'delivery', reason: 'no_access', photos } })]);
  expect(attempt).toMatchObject({ title: 'Could not deliver', reason: 'no way in for the truck', photos });
});

const done = (name: string, end: string, data: object = {}) =>
  event({ event: name, subjectId: 'q1', data: { end, ...data } as TimelineEvent['data'] });
const attempt = done('attempt', 'pickup', { reason: 'nobody_home' });
const change = (to: string) => event({ subject: 'change_order', subjectId: 'c1', event: 'finish', to });

it.each<[string, TimelineEvent[], boolean]>([
  ['right after it', [done('arrive', 'pickup'), attempt], true],
  ['once they have come again', [attempt, done('arrive', 'pickup')], false],
  ['once something else is agreed', [attempt, change('done')], false],
  ['while a change is only proposed', [attempt, change('proposed')], true],
  ['after another agreement', [change('done'), attempt], true],
  ['at the other end', [attempt, done('arrive', 'delivery')], true],
  ['of another quote', [{ ...attempt, subjectId: 'q2' }], false],
])('an attempt stands %s: %#', (_, events, stands) => {
  const found = lastAttempt(events, 'q1', 'pickup');
  expect(found?.reason).toBe(stands ? 'nobody was there' : undefined);
});

it('says that somebody was there for nothing', () => {
  const found = { at: '2027-03-09T17:00:00', reason: 'nobody was there' };
  const words = [attemptWords(found, 'pickup'), attemptWords(found, 'delivery', 'Rex H.')];
  expect(words.map((each) => each.replaceAll('\u202f', ' '))).toEqual([
    expect.stringMatching(/^You could not pick up: nobody was there, Tue, Mar 9, .*5:00 PM\.$/),
    expect.stringMatching(/^Rex H\. could not deliver: nobody was there, Tue, Mar 9, .*5:00 PM\.$/),
  ]);
});
