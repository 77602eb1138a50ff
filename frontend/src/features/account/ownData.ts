import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/api/calls';
import { saveFile } from '../../kit/ui/saveFile';

/** Saves all of the user's data as a file. */
export function useExport() {
  return useMutation({
    mutationFn: () => call('GET', '/api/users/me/export'),
    onSuccess: (data) =>
      saveFile('haulway-data.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })),
  });
}

/** Erases the account for good. */
export function useErase() {
  return useMutation({ mutationFn: (password: string) => call('DELETE', '/api/users/me', { body: { password } }) });
}
