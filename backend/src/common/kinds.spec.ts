import { describe, expect, it } from '@jest/globals';
import { HELD_OUT_TITLES } from '../../test/support/held-out-titles.js';
import { TITLES, type Titles } from '../../test/support/titles.js';
import { readRateCard } from '../pricing/rate-card.js';
import { CATEGORY_IDS, type Category } from './categories.js';
import { KINDS, kindIn, kindOf } from './kinds.js';

const UNCLEAR = 'unclear';

interface Judged {
  title: string;
  kind: string;
  told: string;
}

const judge = (titles: Titles): Judged[] =>
  Object.entries(titles).flatMap(([category, kinds]) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      list.map((title) => ({ title, kind, told: kindIn(title, category as Category)?.id ?? UNCLEAR })),
    ),
  );
const right = (judged: Judged[]): Judged[] => judged.filter(({ kind, told }) => told === kind);
const wrong = (judged: Judged[]): Judged[] => judged.filter(({ kind, told }) => told !== kind && told !== UNCLEAR);

describe('the kind of an item', () => {
  it.each([
    ['that the words were written with', TITLES, 200],
    ['never seen before', HELD_OUT_TITLES, 100],
  ])('is right for nine in ten titles %s, and wrong for at most two in a hundred', (_, titles, least) => {
    const judged = judge(titles);
    expect(judged.length).toBeGreaterThanOrEqual(least);
    expect(right(judged).length / judged.length).toBeGreaterThanOrEqual(0.9);
    expect({ share: wrong(judged).length / judged.length <= 0.02, wrong: wrong(judged) }).toMatchObject({
      share: true,
    });
  });

  it.each([
    ['vehicles', '24 ft center console boat', 'boat'],
    ['vehicles', 'Boat trailer, empty', 'trailer'],
    ['vehicles', 'Boat on a trailer', 'boat'],
    ['vehicles', 'Trailer for a boat', 'trailer'],
    ['vehicles', 'MOTORCYCLES (2)', 'motorcycle'],
    ['vehicles', 'Set of 4 wheels', undefined],
    ['household_items', 'Piano bench', 'furniture'],
    ['household_items', '2BR apartment', 'household move'],
    ['other', 'Bronze horse statue', 'statue'],
    ['freight', '24 ft center console boat', undefined],
    ['vehicles', '', undefined],
    ['vehicles', '\u{1F6A4} !!! \u0000', undefined],
  ] as const)('in %s of "%s" is %s', (category, title, kind) => expect(kindIn(title, category)?.id).toBe(kind));

  it("is the owner's word if one was given", () => {
    expect(kindOf({ category: 'vehicles', subcategory: 'motorcycle', title: '24 ft center console boat' })?.id).toBe(
      'motorcycle',
    );
    expect(
      kindOf({ category: 'vehicles', subcategory: 'something of mine', title: '24 ft center console boat' }),
    ).toBeUndefined();
    expect(kindOf({ category: 'vehicles', subcategory: '', title: '24 ft center console boat' })?.id).toBe('boat');
  });

  it.each(CATEGORY_IDS)('of %s is understood by its own name and priced by a group of the rate card', (category) => {
    const { groups } = readRateCard();
    for (const kind of KINDS[category]) {
      expect([kind.id, kindIn(kind.id, category)?.id]).toEqual([kind.id, kind.id]);
      if (kind.group !== undefined) expect([kind.id, groups[kind.group]?.category]).toEqual([kind.id, category]);
    }
  });
});
