import { expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refresh } from './invalidate';
import { readKey } from './reads';

it('makes a first read once more that may have been answered before the change', async () => {
  const client = new QueryClient();
  const queryKey = readKey('/api/auth/me');
  let answerFirst: (answer: string) => void = () => undefined;
  const answers = [new Promise<string>((resolve) => (answerFirst = resolve)), Promise.resolve('confirmed')];
  const screen = new QueryObserver(client, { queryKey, queryFn: () => answers.shift() });
  const leave = screen.subscribe(() => undefined);
  const refreshed = refresh(client, '/api/auth/me');
  answerFirst('not confirmed');
  await refreshed;
  expect(screen.getCurrentResult().data).toBe('confirmed');
  expect(answers).toEqual([]);
  leave();
  client.clear();
});
