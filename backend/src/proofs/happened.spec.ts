import { DAY, HOUR, MINUTE } from '../common/clock.js';
import { fenceOf } from './fence.js';
import { dayReason, type Evidence, happenedAt } from './happened.js';

const RECEIVED = new Date('2026-11-23T15:00:00Z');
const before = (ms: number) => new Date(RECEIVED.getTime() - ms);

describe('when an act happened', () => {
  const PICKED_UP = before(5 * DAY);
  it.each<[string, number | null, number | null, Date | null, Date, 'phone' | 'receipt']>([
    // What happens; captured and sent, as the phone is ahead of us; not before; happened.
    ['right away', 0, 0, PICKED_UP, RECEIVED, 'receipt'],
    ['a minute before it is sent', -MINUTE, 0, PICKED_UP, before(MINUTE), 'phone'],
    ['two days offline', -2 * DAY, 0, PICKED_UP, before(2 * DAY), 'phone'],
    ['two days offline, clock nine hours fast', -2 * DAY + 9 * HOUR, 9 * HOUR, PICKED_UP, before(2 * DAY), 'phone'],
    ['two days offline, clock nine hours slow', -2 * DAY - 9 * HOUR, -9 * HOUR, PICKED_UP, before(2 * DAY), 'phone'],
    ['before the act before it', -9 * DAY, 0, PICKED_UP, PICKED_UP, 'phone'],
    ['with nothing before it', -9 * DAY, 0, null, before(9 * DAY), 'phone'],
    ['sent before it was done', 2 * HOUR, 0, PICKED_UP, RECEIVED, 'receipt'],
    ['not said when', null, 0, PICKED_UP, RECEIVED, 'receipt'],
    ['not said when it was sent', -2 * DAY, null, PICKED_UP, RECEIVED, 'receipt'],
    ['told before the act before it', -DAY, 0, new Date(RECEIVED.getTime() + HOUR), RECEIVED, 'phone'],
  ])('%s', (_, captured, sent, notBefore, at, basis) => {
    const on = (ms: number | null) => (ms === null ? null : new Date(RECEIVED.getTime() + ms));
    expect(happenedAt({ capturedAt: on(captured), sentAt: on(sent) }, RECEIVED, notBefore)).toEqual({ at, basis });
  });
});

describe('the day that a delay is counted to', () => {
  const BORNE_OUT: Evidence = {
    happened: { at: before(2 * DAY), basis: 'phone' },
    receivedAt: RECEIVED,
    photos: 1,
    fence: 'in',
    calledAt: before(3 * DAY),
  };
  it.each<[string, Partial<Evidence>, string]>([
    ['a photo in place, from a phone that was offline since', {}, 'borne_out'],
    ['the phone does not say', { happened: { at: RECEIVED, basis: 'receipt' } }, 'no_phone_time'],
    ['exactly 72 hours later', { happened: { at: before(3 * DAY), basis: 'phone' } }, 'borne_out'],
    ['later than that', { happened: { at: before(3 * DAY + 1), basis: 'phone' } }, 'told_late'],
    ['without a photo', { photos: 0 }, 'no_photo_in_place'],
    ['only near', { fence: 'near' }, 'no_photo_in_place'],
    ['somewhere else', { fence: 'out' }, 'no_photo_in_place'],
    ['nobody knows where', { fence: 'unknown' }, 'no_photo_in_place'],
    ['the phone had called since', { calledAt: before(DAY) }, 'was_online'],
    ['from a session that knows of no call before', { calledAt: null }, 'was_online'],
  ])('%s', (_, changes, reason) => {
    expect(dayReason({ ...BORNE_OUT, ...changes })).toBe(reason);
  });
});

describe('where an act was done', () => {
  const place = { latitude: 30.27, longitude: -97.74 };
  const exact = { latitude: 30.3, longitude: -97.7 };
  const north = (miles: number, of = exact) => ({ latitude: of.latitude + miles / 69.09, longitude: of.longitude });
  it.each<[string, Parameters<typeof fenceOf>, string]>([
    ['no position', [null, { place, isZip: true, exact }], 'unknown'],
    ['at the exact point', [north(0.29), { place, isZip: true, exact }], 'in'],
    ['just beyond it', [north(0.31), { place, isZip: true, exact }], 'near'],
    [
      'beyond it, but the phone is unsure',
      [
        { ...north(0.5), accuracy: 400 },
        { place, isZip: true, exact },
      ],
      'in',
    ],
    [
      'beyond it, and the phone knows nothing',
      [
        { ...north(0.7), accuracy: 90_000 },
        { place, isZip: true, exact },
      ],
      'near',
    ],
    ['no exact point', [place, { place, isZip: true, exact: null }], 'near'],
    ['eleven miles from a ZIP code', [north(11, place), { place, isZip: true, exact: null }], 'out'],
    ['eleven miles from a city', [north(11, place), { place, isZip: false, exact: null }], 'near'],
    ['twenty-six miles from a city', [north(26, place), { place, isZip: false, exact: null }], 'out'],
  ])('%s', (_, given, fence) => {
    expect(fenceOf(...given)).toBe(fence);
  });
});
