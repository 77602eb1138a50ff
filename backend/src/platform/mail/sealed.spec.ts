import { seal, unseal } from './sealed.js';

const [SECRET, OTHER] = [
  'signs the tokens of these tests, and no others',
  'signs the tokens of somebody else, or nobody',
];

it('can be read with its secret, and with no other', () => {
  const sealed = seal(SECRET, 'Kx3vQm9aT7wLr2uB');
  expect(sealed).not.toContain('Kx3v');
  expect([
    unseal(SECRET, sealed),
    unseal(OTHER, sealed),
    unseal(SECRET, `${sealed.slice(0, -2)}AA`),
    unseal(SECRET, 'x'),
  ]).toEqual(['Kx3vQm9aT7wLr2uB', undefined, undefined, undefined]);
});

it('is never sealed the same way twice', () => {
  expect(seal(SECRET, 'a')).not.toBe(seal(SECRET, 'a'));
});
