import { useColorScheme } from '@mui/material/styles';

type Mode = 'light' | 'dark' | 'system';

/** The chosen colors. The service worker reads them too (`sw.ts`), from where it can: it has no local storage. */
export function useMode() {
  const { mode, setMode } = useColorScheme();
  return {
    mode,
    setMode: (chosen: Mode) => {
      setMode(chosen);
      void keep(chosen).catch((error: unknown) => console.debug('Not kept for the worker', error));
    },
  };
}

async function keep(mode: Mode): Promise<void> {
  // Only over https.
  if (!('caches' in window)) return;
  const cache = await caches.open('look');
  await cache.put('/mode', new Response(mode));
}
