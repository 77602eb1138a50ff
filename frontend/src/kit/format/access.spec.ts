import { expect, it } from '@jest/globals';
import { accessWords } from './access';

const nothing = { place: null, stairs: null, lift: null, note: null };

it.each([
  [null, undefined],
  [nothing, undefined],
  [{ ...nothing, place: 'dock' }, 'Loading dock'],
  [{ ...nothing, stairs: 0 }, 'no steps'],
  [{ place: 'inside', stairs: 1, lift: false, note: null }, 'Inside, 1 step, no elevator'],
  [{ place: 'inside', stairs: 14, lift: true, note: 'Two turns' }, 'Inside, 14 steps, elevator. Two turns'],
  [{ ...nothing, note: 'Ring twice' }, 'Ring twice'],
] as const)('says how an item can be reached: %j', (access, said) => {
  expect(accessWords(access)).toBe(said);
});
