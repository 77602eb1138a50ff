import { listedWords } from './listedWords';

const TOLD = 'We will email you at nora@example.com when one arrives.';

it.each([
  [
    'from how long it took for others',
    null,
    6,
    `Carriers can quote now. The first quote usually comes within 6 hours. ${TOLD}`,
  ],
  [
    'in days where it is more than one',
    null,
    31,
    `Carriers can quote now. The first quote usually comes within 2 days. ${TOLD}`,
  ],
  ['nothing while that is not known', null, null, `Carriers can quote now. ${TOLD}`],
])('a new listing says how soon quotes usually come, %s', (_, onlyUntil, usually, words) => {
  expect(listedWords({ onlyUntil }, usually, 'nora@example.com')).toBe(words);
});

it('a listing that a few carriers see first promises nothing of the others', () => {
  const words = listedWords({ onlyUntil: '2026-11-28T18:00:00Z' }, 6, 'nora@example.com');
  expect(words).toMatch(/^The carriers you chose can quote now, and all others from .*\. We will email you/);
  expect(words).not.toContain('usually');
});
