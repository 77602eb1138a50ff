import { useEffect } from 'react';

/** How long after they arrive signed-in users get what opens over a screen, unless they touch or type first. */
const SETTLED_MS = 5_000;
const FIRST_ACTS = ['pointerdown', 'keydown'] as const;

const load = () =>
  // What fails here is loaded again when it is opened.
  void Promise.allSettled([import('../kit/ui/SheetDialog'), import('./AccountMenuItems'), import('./MoreDrawer')]);

/** Loads menus and sheets once the screen stands, since the connection may be gone when one is opened. */
export function useOverlays(): void {
  useEffect(() => {
    const timer = setTimeout(load, SETTLED_MS);
    for (const event of FIRST_ACTS) document.addEventListener(event, load, { once: true, capture: true });
    return () => {
      clearTimeout(timer);
      for (const event of FIRST_ACTS) document.removeEventListener(event, load, { capture: true });
    };
  }, []);
}
