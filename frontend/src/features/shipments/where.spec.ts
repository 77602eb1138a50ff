import { describe, expect, it } from '@jest/globals';
import { awayWords, milesApart } from './where';

const austin = { label: 'Austin, TX', latitude: 30.27, longitude: -97.74 };

describe('where the reader is', () => {
  it('is so many miles from a pickup', () => {
    expect(Math.round(milesApart(austin, { latitude: 39.74, longitude: -104.99 }) / 10)).toBe(77);
    expect(awayWords(austin, { latitude: 29.8, longitude: -95.4 })).toBe('144 mi away');
  });

  it('is near what is closer than a point is known, and says nothing of what is not known', () => {
    expect(awayWords(austin, { latitude: 30.3, longitude: -97.8 })).toBe('near you');
    expect(awayWords(austin, null)).toBeUndefined();
    expect(awayWords(undefined, austin)).toBeUndefined();
  });
});
