import { LogReader } from './log-reader.js';

/** A log in memory: rows become visible when the test says so, as commits do. */
function logOf(...ids: number[]) {
  const visible = new Set(ids);
  const found: number[] = [];
  const failures: string[] = [];
  const broken = { isBroken: false };
  const sorted = () => [...visible].sort((a, b) => a - b);
  const reader = new LogReader<{ id: number }>({
    newest: async (limit) => sorted().slice(-limit),
    since: async (last, gaps, limit) => {
      if (broken.isBroken) throw new Error('away');
      return sorted()
        .filter((id) => id > last || gaps.includes(id))
        .slice(0, limit)
        .map((id) => ({ id }));
    },
    found: ({ id }) => found.push(id),
    failed: ({ message }) => failures.push(message),
  });
  return { visible, found, failures, broken, reader };
}

describe('the reader of a growing log', () => {
  it('says when it could not read, and finds what it missed the next time', async () => {
    const { visible, found, failures, broken, reader } = logOf(1);
    await reader.begin(true);
    broken.isBroken = true;
    await reader.read();
    visible.add(2);
    broken.isBroken = false;
    await reader.read();
    expect([failures, found]).toEqual([['away'], [2]]);
  });

  it('finds what is committed after it started, and nothing from before', async () => {
    const { visible, found, reader } = logOf(1, 2, 3);
    expect(await reader.begin(true)).toBe(3);
    await reader.read();
    visible.add(4).add(5);
    await reader.read();
    await reader.read();
    expect(found).toEqual([4, 5]);
  });

  it('finds a row committed after one with a higher id', async () => {
    const { visible, found, reader } = logOf(1);
    await reader.begin(true);
    visible.add(4);
    await reader.read();
    visible.add(3);
    await reader.read();
    visible.add(2);
    await reader.read();
    expect(found).toEqual([4, 3, 2]);
  });

  it('finds a row not yet committed when it started, though a later one was', async () => {
    const { visible, found, reader } = logOf(7, 9);
    await reader.begin(true);
    visible.add(8);
    await reader.read();
    expect(found).toEqual([8]);
  });

  it('reads a long backlog to its end', async () => {
    const { visible, found, reader } = logOf();
    await reader.begin(true);
    for (let id = 1; id <= 2_500; id++) visible.add(id);
    await reader.read();
    expect(found).toHaveLength(2_500);
  });

  it('skips what happened while nobody was listening', async () => {
    const { visible, found, reader } = logOf(1);
    await reader.begin(true);
    visible.add(2);
    await reader.begin(true);
    visible.add(3);
    await reader.read();
    expect(found).toEqual([3]);
  });
});
