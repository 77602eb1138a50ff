import { describe, expect, it } from '@jest/globals';
import { soundsLike } from './soundsLike';

const kind = (id: string) => ({ id, phrase: `a ${id}` });
const CATEGORIES = [
  { id: 'vehicles', label: 'Vehicles & Boats', kinds: ['motorcycle', 'boat', 'rv'].map(kind) },
  { id: 'household_items', label: 'Household Items', kinds: ['piano', 'hot tub'].map(kind) },
] as unknown as Parameters<typeof soundsLike>[2];

describe('what a title says an item is, where it is priced as something else', () => {
  const cases: [title: string, category: 'vehicles' | 'household_items', chosen: string, said: string | undefined][] = [
    ['Yamaha upright piano', 'vehicles', '', 'piano in household_items'],
    ['Two hot tubs', 'vehicles', '', 'hot tub in household_items'],
    ['24 ft center console boat', 'vehicles', 'motorcycle', 'boat in vehicles'],
    ['24 ft center console boat', 'vehicles', '', undefined],
    ['Boat with a piano on it', 'vehicles', '', undefined],
    ['My motorcycle and my boat', 'vehicles', 'boat', undefined],
    ['Something large', 'vehicles', 'boat', undefined],
    // As an address may name it.
    ['24 ft boat', 'vehicles', '(', 'boat in vehicles'],
    ['Pianoforte', 'vehicles', '', undefined],
  ];
  it.each(cases)('%s, under %s as "%s": %s', (title, category, chosen, said) => {
    const found = soundsLike(title, { category, chosen }, CATEGORIES);
    expect(found && `${found.kind.id} in ${found.category.id}`).toBe(said);
  });
});
