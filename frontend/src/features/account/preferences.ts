import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { readKey } from '../../kit/api/reads';
import { useRead } from '../../kit/api/queries';
import type { Preferences } from '../../kit/api/types';

const PATH = '/api/users/me/notification-preferences';
const KEY = readKey(PATH);

export type PreferenceKind = keyof Preferences;
export type Channel = keyof Preferences['quote'];

/** What the user is notified about, by email and in the app. */
export function usePreferences() {
  return useRead(PATH);
}

/** Turns one kind on or off for one channel. Shown at once, and undone on failure. */
export function useSetPreference() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, channel, on }: { kind: PreferenceKind; channel: Channel; on: boolean }) =>
      call('PUT', PATH, { body: { [kind]: { [channel]: on } } }),
    onMutate: ({ kind, channel, on }) => {
      const before = client.getQueryData(KEY);
      if (before) client.setQueryData(KEY, { ...before, [kind]: { ...before[kind], [channel]: on } });
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(KEY, before),
  });
}
