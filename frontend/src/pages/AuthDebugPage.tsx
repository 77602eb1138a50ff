import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useConfig } from '../kit/api/config';
import { readToken, removeToken, watchToken } from '../kit/api/token';
import { Page } from '../kit/ui/Page';
import { Details, Panel } from '../kit/ui/Panel';

/** What this browser knows about its own sign-in. Never shows a whole token or another user. */
export default function AuthDebugPage() {
  const token = useSyncExternalStore(watchToken, readToken);
  const config = useConfig();
  const me = useProbe('/api/auth/me', token);
  const user = useProbe('/api/auth/user', token);
  return (
    <Page title="Sign-in check" width="text" lead="What this browser knows about its own sign-in.">
      <Panel>
        <Details
          details={[
            { label: 'Stored token', value: token ? `present, ends in ${token.slice(-6)}` : 'none' },
            { label: 'Token expires', value: token ? expiry(token) : 'no token' },
            { label: 'GET /api/auth/me', value: me.text },
            { label: 'GET /api/auth/user', value: user.text },
            { label: 'Payment provider', value: config?.paymentProvider ?? 'not known' },
            { label: 'Cookies', value: navigator.cookieEnabled ? 'allowed' : 'blocked' },
          ]}
        />
        <Box sx={{ display: 'flex', gap: 3, mt: 6 }}>
          <Button variant="outlined" onClick={() => [me, user].forEach((probe) => probe.ask())}>
            Ask again
          </Button>
          <Button variant="outlined" disabled={!token} onClick={removeToken}>
            Clear token
          </Button>
        </Box>
      </Panel>
    </Page>
  );
}

/** Made automatically only if there is a token; without one, the answer is sure to be 401. */
function useProbe(path: string, token: string | null): { text: string; ask: () => void } {
  const { data, isFetching, refetch } = useQuery({
    enabled: token !== null,
    queryKey: ['auth-debug', path, token !== null],
    queryFn: async () => {
      const started = performance.now();
      const response = await fetch(path, {
        credentials: 'include',
        ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      });
      return `${response.status} in ${Math.round(performance.now() - started)} ms`;
    },
  });
  return { text: isFetching ? 'asking...' : (data ?? 'not asked'), ask: () => void refetch() };
}

function expiry(token: string): string {
  try {
    const { exp } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp?: number;
    };
    return exp ? new Date(exp * 1000).toLocaleString('en-US') : 'not stated';
  } catch {
    return 'not readable';
  }
}
