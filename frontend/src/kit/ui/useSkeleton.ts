import { useEffect, useState } from 'react';

/** When a skeleton comes into view (the theme hides it until then), and how long it stays at least. */
const LATE_MS = 150;
const LEAST_MS = 300;

/**
 * Whether a skeleton stands where the content will be. One that came into view stays for a moment, so that it does not
 * flicker; what arrives before that shows at once.
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
  return isPending || justSeen;
}
