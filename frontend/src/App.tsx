import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from './kit/api/queries';
import { createHaulwayTheme } from './kit/theme/theme';
import { Toaster } from './kit/ui/Toaster';
import { AppRoutes } from './routes';
import { useUnauthorized } from './session/useUnauthorized';

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
        <Toaster />
      </QueryClientProvider>
    </ThemeProvider>
  );
}
