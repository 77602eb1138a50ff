import { expect, it } from '@jest/globals';
import { type AddedMiles, tagOf } from './addedMiles';

it.each([
  ['on its way', 0, '2027-03-08', { words: '+0 mi', more: ' on your trip Home', isPale: false }],
  ['farther than a trip allows', 412, '2027-03-08', { words: '+412 mi', more: ' on your trip Home', isPale: true }],
  ['far away', 1_234, '2027-03-08', { words: '+1,234', more: ' mi on your trip Home', isPale: true }],
  ['on other days', 0, null, { words: 'Not on your days', more: ' of your trip Home', isPale: true }],
])('a load %s', (_, addedMiles, reachOn, tag) => {
  expect(tagOf({ addedMiles, reachOn, tripName: 'Home' } as AddedMiles)).toEqual(tag);
});
