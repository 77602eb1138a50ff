import { describe, expect, it } from '@jest/globals';
import type { Stops } from '../../kit/api/types';
import { butLate, movedStop, wayOf } from './stopOrder';

const stop = (name: string) => {
  const [jobId, end, leg = '0'] = name.split(' ');
  return { jobId, end, leg: Number(leg) } as Stops['stops'][number];
};
const places = (...names: string[]) => names.map((place) => ({ place })) as Stops['places'];
const one = { places: places('Boston'), stops: ['a pickup', 'b pickup', 'a delivery', 'b delivery'].map(stop) };
const two = { places: places('Miami', 'Boston'), stops: ['a pickup 0', 'a delivery 1'].map(stop) };
const told = (stops?: Stops['stops']) => stops?.map(({ jobId, end, leg }) => `${jobId} ${end} ${leg}`);
const late = (...whats: string[]) => ({ conflicts: whats.map((what) => ({ what })) }) as Stops;

describe('the order of stops', () => {
  it.each([
    ['up', one, 1, -1, ['b pickup 0', 'a pickup 0', 'a delivery 0', 'b delivery 0']],
    ['down', one, 2, 1, ['a pickup 0', 'b pickup 0', 'b delivery 0', 'a delivery 0']],
    ['above the first', one, 0, -1, undefined],
    ['below the last', one, 3, 1, undefined],
    ['past a place, up', two, 1, -1, ['a pickup 0', 'a delivery 0']],
    ['past a place, down', two, 0, 1, ['a pickup 1', 'a delivery 1']],
    ['above the first of the first leg', two, 0, -1, undefined],
    ['past the destination', two, 1, 1, undefined],
  ] as const)('is changed by moving one %s', (_, way, at, by, expected) => {
    expect(told(movedStop(way, at, by))).toEqual(expected);
  });

  it('never has a delivery before its pickup', () => {
    const job = { places: places('Boston'), stops: ['a pickup', 'a delivery'].map(stop) };
    expect([movedStop(job, 1, -1), movedStop(job, 0, 1)]).toEqual([undefined, undefined]);
  });

  it('has the places of the trip at the end of each leg', () => {
    const lines = (way: Parameters<typeof wayOf>[0]) =>
      wayOf(way).map((line) => line.place?.place ?? `${line.stop?.end} ${line.stop && line.at}`);
    expect(lines(two)).toEqual(['pickup 0', 'Miami', 'delivery 1', 'Boston']);
    // That ends at its last stop.
    expect(lines({ ...two, places: places('Miami') })).toEqual(['pickup 0', 'Miami', 'delivery 1']);
  });

  it.each([
    [late(), late(), ''],
    [late('late', 'early'), late('late'), ''],
    [late('late'), late('early'), ', but makes a stop late'],
    [late('late', 'late'), late(), ', but makes 2 stops late'],
  ])('says when it makes stops late', (shorter, kept, words) => {
    expect(butLate(shorter, kept)).toBe(words);
  });
});
