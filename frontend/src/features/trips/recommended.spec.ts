import { describe, expect, it } from '@jest/globals';
import type { RecommendedLoad } from '../../kit/api/types';
import { becauseWords, keptWords, nextWords } from './recommended';
import { milesToAllow } from './trips';

type Because = RecommendedLoad['because'];
const load = (code: Because['code'], name: string, addedMiles: number) =>
  ({ because: { code, name, tripId: null }, addedMiles }) as RecommendedLoad;
const many = (count: number, code: Because['code'] = 'after_delivery') =>
  Array.from({ length: count }, () => load(code, 'Denver, CO', 12));

describe('why a load is recommended', () => {
  it.each([
    ['on_trip', 'Home', 38, 'Adds 38 miles to your trip Home'],
    ['on_trip', 'Home', 0, 'On the way of your trip Home'],
    ['near_job', 'Denver, CO', 12, 'Starts 12 miles from Denver, CO, where you had a job'],
    ['near_job', 'Denver, CO', 0, 'Starts in Denver, CO, where you had a job'],
    ['after_delivery', 'Denver, CO', 1, 'Starts 1 mile from Denver, CO, where this job ends'],
    ['towards_home', 'Austin, TX', 27, 'Leads towards Austin, TX, your home base. 27 miles to its pickup'],
    ['towards_home', 'Austin, TX', 0, 'Leads towards Austin, TX, your home base. It starts right here'],
  ] as const)('%s %s %i', (code, name, miles, words) => {
    expect(becauseWords(load(code, name, miles))).toBe(words);
  });
});

describe('what comes next', () => {
  it('says how many, how near, and home only where they lead there', () => {
    expect(nextWords(many(1), 40)).toBe('1 load starts within 40 miles of here.');
    expect(nextWords(many(3), 40)).toBe('3 loads start within 40 miles of here.');
    expect(nextWords(many(3, 'towards_home'), 40)).toBe('3 loads start within 40 miles of here and lead towards home.');
    expect(nextWords(many(1, 'towards_home'), 40)).toBe(
      '1 load starts within 40 miles of here and leads towards home.',
    );
    expect(nextWords(many(30), 40)).toBe('30 or more loads start within 40 miles of here.');
  });
});

describe('what to allow for the nearest load', () => {
  it.each([
    [51, 75],
    [64, 75],
    [75, 75],
    [76, 100],
    [299, 300],
    [300, 300],
    [301, undefined],
  ])('that adds %i miles is %s', (adds, miles) => {
    expect(milesToAllow(adds)).toBe(miles);
  });
});

it.each([
  [612.4, 'You keep about $612'],
  [0, 'You keep about $0'],
  [-0.4, 'You keep about $0'],
  [-299, 'Costs you about $299'],
])('what is left of %d is said as %s', (net, words) => {
  expect(keptWords(net)).toBe(words);
});
