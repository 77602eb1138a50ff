import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';

/** A page counts as settled once nothing has been loading for this long, since what loads first may request more. */
const QUIET_MS = 40;
/** After this long, a page that has not settled is shown as it is. Long enough for three answers one after another on a poor connection. */
const LONGEST_MS = 4_000;
/** Counted in these, so that on a slow phone the time that the page itself needs does not count: none come meanwhile. */
const TICK_MS = 100;

/** Marks a part that is still loading, for `Settled` to see. */
export function Coming() {
  return <span data-coming hidden />;
}

/**
 * Shows parts that load one after another together, once they are all there, so that nothing moves while somebody
 * reads. What the address leads to is in view then.
 */
export function Settled({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const parts = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(quiet);
      if (client.isFetching() > 0 || parts.current?.querySelector('[data-coming]')) return;
      quiet = setTimeout(() => setSettled(true), QUIET_MS);
    };
    let left = LONGEST_MS / TICK_MS;
    const latest = setInterval(() => {
      left -= 1;
      if (left === 0) setSettled(true);
    }, TICK_MS);
    const stop = client.getQueryCache().subscribe(look);
    const changes = new MutationObserver(look);
    if (parts.current) changes.observe(parts.current, { childList: true, subtree: true });
    look();
    return () => {
      clearTimeout(quiet);
      clearInterval(latest);
      stop();
      changes.disconnect();
    };
  }, [client, isSettled]);
  useEffect(() => {
    if (isSettled && window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [isSettled]);
  return (
    <>
      {!isSettled && (
        <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 5 }}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={320} />
          <Skeleton variant="rounded" height={160} />
        </Box>
      )}
      <Box ref={parts} sx={isSettled ? {} : { display: 'none' }}>
        {children}
      </Box>
    </>
  );
}
