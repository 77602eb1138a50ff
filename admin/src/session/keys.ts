/** A letter after `g`, and where it leads. */
export const PLACES: Readonly<Record<string, { path: string; words: string }>> = {
  q: { path: '/queue', words: 'Queue' },
  d: { path: '/', words: 'Dashboard' },
  u: { path: '/users', words: 'Users' },
  s: { path: '/shipments', words: 'Shipments' },
  p: { path: '/payments', words: 'Payments' },
  c: { path: '/claims', words: 'Claims' },
  b: { path: '/chargebacks', words: 'Chargebacks' },
  t: { path: '/support-tickets', words: 'Support tickets' },
  v: { path: '/verifications', words: 'Verifications' },
};

/** What a key means, after the one before it; undefined for any other. */
export type Meaning = 'search' | 'help' | 'next' | 'previous' | 'go' | { path: string };

const KEYS: Readonly<Record<string, Meaning>> = { '/': 'search', '?': 'help', j: 'next', k: 'previous', g: 'go' };

/** @param before the key pressed just before it */
export function meaningOf(key: string, before: string | undefined): Meaning | undefined {
  const place = before === 'g' ? PLACES[key] : undefined;
  return place ? { path: place.path } : KEYS[key];
}
