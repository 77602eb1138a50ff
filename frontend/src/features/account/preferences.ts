import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { readKey } from '../../kit/api/reads';
import { useRead } from '../../kit/api/queries';
import type { Preferences } from '../../kit/api/types';

const PATH = '/api/users/me/notification-preferences';
const KEY = readKey(PATH);

export type PreferenceKind = keyof Preferences;
export type Channel = keyof Preferences['quote'];

interface Choice {
  kind: PreferenceKind;
  channel: Channel;
  on: boolean;
}

/** What the user is notified about, by email and in the app. */
export function usePreferences() {
  return useRead(PATH);
}

/** Turns one kind on or off for one channel. Shown at once, and undone on failure. */
export function useSetPreference() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, channel, on }: Choice) => call('PUT', PATH, { body: { [kind]: { [channel]: on } } }),
    onMutate: (choice) => client.setQueryData(KEY, (now) => now && withChoice(now, choice)),
    // Only this one: others may have been changed meanwhile.
    onError: (_error, choice) =>
      client.setQueryData(KEY, (now) => now && withChoice(now, { ...choice, on: !choice.on })),
  });
}

/** The preferences with one of them chosen. */
export function withChoice(now: Preferences, { kind, channel, on }: Choice): Preferences {
  return { ...now, [kind]: { ...now[kind], [channel]: on } };
}
