import { expect, it } from '@jest/globals';
import { CATEGORIES } from '../../kit/format/labels';
import { middleOf, usualWeights, weightWords } from './usualWeights';

it('knows what a kind usually weighs, and of other things what is usual in the category', () => {
  expect(usualWeights('household_items', 'piano').map(weightWords)).toContain('Upright piano 400 to 500 lb');
  expect(usualWeights('household_items', 'a thing')).toEqual(usualWeights('household_items', null));
  for (const { id } of CATEGORIES) {
    const usual = usualWeights(id, null);
    expect(usual.length).toBeGreaterThan(0);
    expect(usual.filter(({ what, from, to }) => !what || !(from > 0 && from < to))).toEqual([]);
  }
});

it('takes the middle of the two', () => {
  expect(middleOf({ what: 'Upright piano', from: 400, to: 500 })).toBe('450');
});
