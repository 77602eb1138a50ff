import { seal, unseal } from './sealed.js';

const [SECRET, OTHER] = [
  'signs the tokens of these tests, and no others',
  'signs the tokens of somebody else, or nobody',
];

it('can be read with its secret, and with no other, and only as what it is', () => {
  const sealed = seal(SECRET, 'links in mails', 'Kx3vQm9aT7wLr2uB');
  expect(sealed).not.toContain('Kx3v');
  expect([
    unseal(SECRET, 'links in mails', sealed),
    unseal(SECRET, 'webhook secrets', sealed),
    unseal(OTHER, 'links in mails', sealed),
    unseal(SECRET, 'links in mails', `${sealed.slice(0, -2)}AA`),
    unseal(SECRET, 'links in mails', 'x'),
  ]).toEqual(['Kx3vQm9aT7wLr2uB', undefined, undefined, undefined, undefined]);
});

it('is never sealed the same way twice', () => {
  expect(seal(SECRET, 'links in mails', 'a')).not.toBe(seal(SECRET, 'links in mails', 'a'));
});
