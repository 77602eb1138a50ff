import { expect, it } from '@jest/globals';
import { lane } from './lane';

it('does at most so much at a time, in order, and goes on as work ends', async () => {
  const ends = new Map<string, () => void>();
  const take = lane(2);
  for (const name of ['a', 'b', 'c', 'd']) take(() => new Promise((end) => ends.set(name, end)));
  const pause = () => new Promise((done) => setTimeout(done));
  expect([...ends.keys()]).toEqual(['a', 'b']);
  ends.get('b')?.();
  await pause();
  expect([...ends.keys()]).toEqual(['a', 'b', 'c']);
  ends.get('a')?.();
  ends.get('c')?.();
  await pause();
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
});
