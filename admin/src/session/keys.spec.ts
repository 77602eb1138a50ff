import { describe, expect, it } from '@jest/globals';
import { meaningOf, PLACES } from './keys';

describe('the keys of the console', () => {
  it('lead to a list after g, and mean nothing there alone', () => {
    expect(meaningOf('p', 'g')).toEqual({ path: '/payments' });
    expect(meaningOf('p', undefined)).toBeUndefined();
    expect(meaningOf('x', 'g')).toBeUndefined();
    expect(Object.keys(PLACES).every((key) => key.length === 1)).toBe(true);
  });

  it('search, help, and go from row to row, whatever came before', () => {
    for (const before of [undefined, 'g', 'j'])
      expect(['/', '?', 'j', 'k', 'g'].map((key) => meaningOf(key, before))).toEqual([
        'search',
        'help',
        'next',
        'previous',
        'go',
      ]);
  });
});
