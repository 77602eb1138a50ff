import { expect, it } from '@jest/globals';
import { withStreet } from './streets';

it.each([
  ['Dal', 'Dallas, TX', 'Dallas, TX'],
  ['1200 Main St, Dal', 'Dallas, TX', '1200 Main St, Dallas, TX'],
  ['1200 Main St, Dallas, TX', 'Dallas, TX', '1200 Main St, Dallas, TX'],
  ['1200 Main St, Apt 4, dallas', 'Dallas, TX', '1200 Main St, Apt 4, Dallas, TX'],
  ['1200 Main St, Dalas, TX', 'Dallas, TX', '1200 Main St, Dallas, TX'],
  ['1200 Main St,', 'Dallas, TX', '1200 Main St, Dallas, TX'],
  ['12B Elm Rd, Austin', 'Austin, TX', '12B Elm Rd, Austin, TX'],
  ['78701', 'Austin, TX 78701', 'Austin, TX 78701'],
  ['Austin, T', 'Austin, TX', 'Austin, TX'],
])('for "%s", %s keeps the street: %s', (typed, place, whole) => {
  expect(withStreet(typed, place)).toBe(whole);
});
