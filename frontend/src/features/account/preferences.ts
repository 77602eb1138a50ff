import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, client as http } from '../../kit/api/client';
import { useRead } from '../../kit/api/queries';
import type { Preferences } from '../../kit/api/types';

const KEY = ['/api/users/me/notification-preferences'] as const;

export type PreferenceKind = keyof Preferences;
export type Channel = keyof Preferences['quote'];

/** What the user is told of, by mail and in the app. */
export function usePreferences() {
  return useRead<Preferences>(KEY);
}

/** Switches one kind on one channel. Shown at once and taken back when it fails. */
export function useSetPreference() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, channel, on }: { kind: PreferenceKind; channel: Channel; on: boolean }) => answer(http.PUT('/api/users/me/notification-preferences', { body: { [kind]: { [channel]: on } } })),
    onMutate: ({ kind, channel, on }) => {
      const before = client.getQueryData<Preferences>(KEY);
      if (before) client.setQueryData<Preferences>(KEY, { ...before, [kind]: { ...before[kind], [channel]: on } });
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(KEY, before),
  });
}
