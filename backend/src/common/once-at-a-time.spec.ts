import { expect, test } from '@jest/globals';
import { OnceAtATime } from './once-at-a-time.js';

/** Work whose runs end one by one, as told. */
function counted() {
  const ends: ((error?: Error) => void)[] = [];
  const once = new OnceAtATime(
    () => new Promise((done, fail) => void ends.push((error) => (error ? fail(error) : done()))),
  );
  /** Lets the run of this number begin, then ends it. */
  const end = async (run: number, error?: Error) => {
    while (ends.length < run) await Promise.resolve();
    ends[run - 1]?.(error);
  };
  return { once, end, runs: () => ends.length };
}

test('work asked for while it runs is done once more, after it', async () => {
  const { once, end, runs } = counted();
  const first = once.ask();
  await Promise.resolve();
  const others = [once.ask(), once.ask()];
  expect(runs()).toBe(1);
  await end(1);
  await end(2);
  await Promise.all([first, ...others, once.ended()]);
  expect(runs()).toBe(2);
});

test('work that has ended is done again when it is asked for at once', async () => {
  const { once, end, runs } = counted();
  const again = once.ask().then(() => once.ask());
  await end(1);
  await end(2);
  await again;
  expect(runs()).toBe(2);
});

test('work that fails says so, also at its very beginning, and can be asked for again', async () => {
  const { once, end, runs } = counted();
  const failed = once.ask();
  await end(1, new Error('not now'));
  await expect(failed).rejects.toThrow('not now');
  const next = once.ask();
  await end(2);
  await next;
  expect(runs()).toBe(2);
  let tries = 0;
  const atOnce = new OnceAtATime(() => {
    tries += 1;
    throw new Error('no');
  });
  await expect(atOnce.ask()).rejects.toThrow('no');
  await expect(atOnce.ask()).rejects.toThrow('no');
  expect(tries).toBe(2);
});
