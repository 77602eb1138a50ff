import { waitSeconds } from './slow-down.js';

it.each([
  [0, 0],
  [299, 0],
  [300, 1],
  [399, 1],
  [400, 2],
  [700, 5],
  [1_000_000, 5],
])('an address with %i wrong passwords in an hour waits %i seconds', (wrongPasswords, seconds) => {
  expect(waitSeconds(wrongPasswords)).toBe(seconds);
});
