import { describe, expect, it } from '@jest/globals';
import { askedOf } from '../../kit/format/asked';
import { findable } from './differs';

describe('what can be found at the door', () => {
  it('is no horse at a dock or up steps, and none that does not run', () => {
    const horse = askedOf({ category: 'animals', subcategory: 'horse' });
    expect(horse.places).toEqual(['curb', 'driveway']);
    expect(findable(horse)).toEqual(['bigger', 'heavier', 'more', 'no_access', 'nobody', 'other']);
    expect(findable(askedOf({ category: 'heavy_equipment', subcategory: 'excavator' }))).toContain('not_running');
    const piano = findable(askedOf({ category: 'household_items', subcategory: 'piano' }));
    expect(piano).toContain('stairs');
    expect(piano).not.toContain('not_running');
  });
});
