import { expect, it } from '@jest/globals';
import { FENCE_MILES } from '../../../../backend/src/common/fences';
import { fenceOf } from '../../../../backend/src/proofs/fence';
import { isHere } from './here';

const DENVER = { latitude: 39.7392, longitude: -104.9903 };
/** About a mile of latitude. */
const MILE = 1 / 69.1;
const at = (miles: number, accuracy = 0) => ({ ...DENVER, latitude: DENVER.latitude + miles * MILE, accuracy });

it.each([
  ['at the exact point', at(0.2), 0.3, true],
  ['beside it', at(0.5), 0.3, false],
  ['beside it, as far as the phone knows', at(0.5, 400), 0.3, true],
  ['far from it, with a phone that knows nothing', at(1, 50_000), 0.3, false],
  ['in the city', at(24), 25, true],
  ['out of it', at(27), 25, false],
])('a phone %s', (_, coords, miles, here) => {
  expect(isHere(coords, { ...DENVER, miles })).toBe(here);
});

it.each([0, 100, 400, 50_000])(
  'is at an exact point for the phone when it is for the server, within %i meters',
  (accuracy) => {
    const end = { place: DENVER, isZip: true, exact: DENVER };
    for (let miles = 0; miles < 1; miles += 0.03) {
      const coords = at(miles, accuracy);
      const isIn = fenceOf(coords, end) === 'in';
      expect({ miles, here: isHere(coords, { ...DENVER, miles: FENCE_MILES.exact }) }).toEqual({ miles, here: isIn });
    }
  },
);
