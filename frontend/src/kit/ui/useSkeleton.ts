import { useDeferredValue, useEffect, useState } from 'react';

/** When a skeleton appears (the theme hides it until then), and the least time it stays. */
const LATE_MS = 150;
const LEAST_MS = 300;

/**
 * Whether to show a skeleton in place of the content. Once visible, it stays for a moment so that it does not flicker;
 * content that arrives before that shows at once. The content is first drawn in small steps, so that a slow phone
 * answers a tap meanwhile.
 */
export function useSkeleton(isPending: boolean): boolean {
  const [justSeen, setJustSeen] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setJustSeen(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  useEffect(() => {
    if (!justSeen) return;
    const timer = setTimeout(() => setJustSeen(false), LEAST_MS);
    return () => clearTimeout(timer);
  }, [justSeen]);
  const waiting = isPending || justSeen;
  return useDeferredValue(waiting) || waiting;
}
