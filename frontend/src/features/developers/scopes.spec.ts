import { SCOPE_GROUPS, SCOPE_WORDS, scopesInWords } from './scopes';

describe('the scopes of a key', () => {
  it('stand in the form once each, those that move money in a group of their own', () => {
    const shown = SCOPE_GROUPS.flatMap(({ scopes }) => scopes);
    expect([...shown].sort()).toEqual(Object.keys(SCOPE_WORDS).sort());
    expect(SCOPE_GROUPS.at(-1)).toEqual({ title: 'Moves money', scopes: ['bookings:write', 'deliveries:confirm'] });
  });

  it('are said in words, one that is not known as it is', () => {
    expect(scopesInWords(['quotes:read', 'boats:sink'])).toBe('Read quotes, boats:sink');
  });
});
