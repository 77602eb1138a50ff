import { describe, expect, it } from '@jest/globals';
import type { Stops } from '../../kit/api/types';
import { butLate, movedStop } from './stopOrder';

const stop = (name: string) => {
  const [jobId, end] = name.split(' ');
  return { jobId, end } as Stops['stops'][number];
};
const stops = ['a pickup', 'b pickup', 'a delivery', 'b delivery'].map(stop);
const late = (...whats: string[]) => ({ conflicts: whats.map((what) => ({ what })) }) as Stops;

describe('the order of stops', () => {
  it.each([
    ['up', 1, -1, ['b pickup', 'a pickup', 'a delivery', 'b delivery']],
    ['down', 2, 1, ['a pickup', 'b pickup', 'b delivery', 'a delivery']],
    ['above the first', 0, -1, undefined],
    ['below the last', 3, 1, undefined],
  ] as const)('is changed by moving one %s', (_, at, by, expected) => {
    expect(movedStop(stops, at, by)?.map(({ jobId, end }) => `${jobId} ${end}`)).toEqual(expected);
  });

  it('never has a delivery before its pickup', () => {
    const one = ['a pickup', 'a delivery'].map(stop);
    expect([movedStop(one, 1, -1), movedStop(one, 0, 1)]).toEqual([undefined, undefined]);
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
