import Box from '@mui/material/Box';
import { lazy as reactLazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHadSignal } from '../api/signal';
import { onTheRoad } from '../api/token';
import { plainButton } from './plainButton';

/**
 * A part of a screen that is loaded when it is first shown. Where it cannot be, as without signal, it says so in its
 * place (or shows what stands `instead`), and everything around it stays.
 */
export function lazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  instead: () => ReactNode = MissingPart,
): LazyExoticComponent<ComponentType<P>> {
  return reactLazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return await load();
    } catch (error) {
      console.warn('A part could not be loaded', error);
      return { default: instead };
    }
  });
}

/** The same for a whole screen: whoever has jobs on this phone is shown the way there. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ComponentType {
  return lazy(load, MissingPage);
}

function MissingPart() {
  return <Missing />;
}

function MissingPage() {
  return (
    <Box sx={{ py: { xs: 6, sm: 10 }, px: 4 }}>
      <Missing>
        {onTheRoad() !== undefined && (
          <Box component={Link} to="/jobs" sx={plainButton('contained')}>
            Your jobs
          </Box>
        )}
      </Missing>
    </Box>
  );
}

/** Tried again with the page: a browser remembers for as long as that lasts which files it did not get. */
function Missing({ children }: { children?: ReactNode }) {
  // A page that was opened without signal is not told so by every browser.
  const hasSignal = useHadSignal() && navigator.onLine;
  return (
    <Box
      role="alert"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 3 }}
    >
      {hasSignal ? 'This could not be loaded. Check your connection.' : 'No signal. This is not on your phone.'}
      {children}
      <Box component="button" type="button" onClick={() => window.location.reload()} sx={plainButton('outlined')}>
        Try again
      </Box>
    </Box>
  );
}
