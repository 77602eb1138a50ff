import { describe, expect, it } from '@jest/globals';
import { CATEGORY_IDS, mayRun as takesRuns } from '../../../../backend/src/common/categories';
import { KIND_WORDS } from '../../../../backend/src/common/kinds.words';
import { ASKED, askedOf, mayRun } from './asked';

describe('what is asked about an item', () => {
  it.each([
    ['vehicles', 'car', true, false],
    ['vehicles', null, true, false],
    ['vehicles', 'boat', false, false],
    ['vehicles', 'trailer', false, false],
    ['household_items', 'piano', false, true],
    ['heavy_equipment', 'excavator', true, false],
    ['animals', 'horse', false, false],
    ['animals', 'dog', false, true],
    ['other', 'hot tub', false, true],
    ['other', 'shed', false, false],
    // A kind of another category, after that was changed, and a word that every object has.
    ['household_items', 'boat', false, true],
    ['animals', 'constructor', false, false],
    [null, null, false, true],
  ] as const)('%s, %s: drives %s, steps %s', (category, subcategory, drives, steps) => {
    expect(askedOf({ category, subcategory })).toMatchObject({ drives, steps });
  });

  it.each(CATEGORY_IDS)('asks whether it runs as the server takes it: %s', (category) => {
    expect(mayRun(category)).toBe(takesRuns(category));
  });

  it('names only kinds that the server has', () => {
    for (const [category, { kinds }] of Object.entries(ASKED))
      expect(Object.keys(KIND_WORDS[category as keyof typeof KIND_WORDS])).toEqual(
        expect.arrayContaining(Object.keys(kinds)),
      );
  });
});
