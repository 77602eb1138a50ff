import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createQueryClient } from './kit/api/queries';
import { useHadSignal } from './kit/api/signal';
import { readToken, watchToken } from './kit/api/token';
import { createHaulwayTheme } from './kit/theme/theme';
import { lazy } from './kit/ui/lazy';
import { currentToast, watchToasts } from './kit/ui/toasts';
import { AppRoutes } from './routes';
import { useUnauthorized } from './session/useUnauthorized';

const loadToaster = async () => ({ default: (await import('./pages/signedIn')).Toaster });
const Toaster = lazy(loadToaster, () => null);

/** The user app inside its router. */
export function App() {
  const onUnauthorized = useUnauthorized();
  // Not with the file's other lines: together they would hold up a slow phone.
  const [theme] = useState(createHaulwayTheme);
  const [client] = useState(() => createQueryClient(onUnauthorized));
  return (
    <ThemeProvider theme={theme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={client}>
        <AppRoutes />
        <Messages />
      </QueryClientProvider>
    </ThemeProvider>
  );
}

/**
 * Visitors to the landing page see no messages; for signed-in users this part is loaded before one is needed, which may be when
 * nothing can be loaded. Whoever opened the app without signal has it on the phone.
 */
function Messages() {
  const token = useSyncExternalStore(watchToken, readToken, () => null);
  const hadSignal = useHadSignal();
  useEffect(() => {
    if (token !== null && hadSignal) void loadToaster();
  }, [token, hadSignal]);
  const isAny = useSyncExternalStore(
    watchToasts,
    () => currentToast() !== undefined,
    () => false,
  );
  return <Suspense fallback={null}>{isAny && <Toaster />}</Suspense>;
}
