import { expect, it } from '@jest/globals';
import { once } from './once';

const lost = new TypeError('Failed to fetch');

/** Sends these one after the other, with whether each is answered, and says which key each had. */
async function sent(all: readonly [what: string, isAnswered: boolean][]): Promise<number[]> {
  const seen: string[] = [];
  for (const [what, isAnswered] of all) {
    const answer = once(what, async (key) => {
      seen.push(key);
      if (!isAnswered) throw lost;
    });
    await answer.catch((error: unknown) => expect(error).toBe(lost));
  }
  return seen.map((key) => seen.indexOf(key));
}

it.each<[string, [string, boolean][], number[]]>([
  [
    'a lost answer',
    [
      ['a trip', false],
      ['a trip', false],
      ['a trip', true],
    ],
    [0, 0, 0],
  ],
  [
    'an answer',
    [
      ['a search', true],
      ['a search', true],
    ],
    [0, 1],
  ],
  [
    'a change',
    [
      ['a question', false],
      ['another question', true],
    ],
    [0, 1],
  ],
  [
    'a change that was taken back',
    [
      ['a copy', false],
      ['another copy', false],
      ['a copy', true],
      ['a copy', true],
    ],
    [0, 1, 0, 3],
  ],
])('after %s, a call has the key it should', async (_, all, keys) => {
  expect(await sent(all)).toEqual(keys);
});

it('a second tap while the first is on its way has its key', async () => {
  const keys: string[] = [];
  const send = async (key: string) => void keys.push(key);
  await Promise.all([once('a widget', send), once('a widget', send)]);
  expect(keys[0]).toBe(keys[1]);
});
