import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../kit/api/calls';
import { explain } from '../../kit/api/errors';
import { refresh } from '../../kit/api/invalidate';
import { toast } from '../../kit/ui/toasts';

/**
 * Confirms the email address when the emailed link is opened, on any screen, signed in or not, and removes the token
 * from the address bar.
 */
export function VerifyEmail() {
  const [search, setSearch] = useSearchParams();
  const token = search.get('verify');
  const sent = useRef<string>(undefined);
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (link: string) => call('POST', '/api/auth/verify-email', { body: { token: link } }),
    onSuccess: () => {
      toast({ title: 'Your email address is confirmed' });
      return refresh(client, '/api/auth/me');
    },
    onError: (error) =>
      toast({
        title: 'Not confirmed',
        description: explain(error, 'This link has expired. Request a new one on your profile.'),
        variant: 'destructive',
      }),
  });
  useEffect(() => {
    if (!token || sent.current === token) return;
    sent.current = token;
    mutate(token);
    setSearch(
      (before) => {
        before.delete('verify');
        return before;
      },
      { replace: true },
    );
  }, [token, mutate, setSearch]);
  return null;
}
