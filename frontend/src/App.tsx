import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { createQueryClient } from './kit/api/queries';
import { createHaulwayTheme } from './kit/theme/theme';
import { currentToast, watchToasts } from './kit/ui/toasts';
import { AppRoutes } from './routes';
import { useUnauthorized } from './session/useUnauthorized';

// Loaded with the first message; visitors of the landing page see none.
const Toaster = lazy(() => import('./kit/ui/Toaster'));
const theme = createHaulwayTheme();

/** The user app inside its router. */
export function App() {
  const onUnauthorized = useUnauthorized();
  const [client] = useState(() => createQueryClient(onUnauthorized));
  return (
    <ThemeProvider theme={theme} defaultMode="system">
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={client}>
        <AppRoutes />
        <Messages />
      </QueryClientProvider>
    </ThemeProvider>
  );
}

function Messages() {
  const isAny = useSyncExternalStore(watchToasts, () => currentToast() !== undefined, () => false);
  return <Suspense fallback={null}>{isAny && <Toaster />}</Suspense>;
}
