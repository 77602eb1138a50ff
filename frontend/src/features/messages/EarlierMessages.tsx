import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type RefObject } from 'react';
import type { List } from '../../kit/api/lists';
import type { Message } from '../../kit/api/types';
import { ofTotal } from '../../kit/format/words';

/** How far above the visible part loading starts, so that messages are usually there before somebody gets to them. */
const AHEAD = '200px 0px 0px 0px';

/** The button for earlier messages. It presses itself when it comes near; after a failure, somebody has to press it. */
export function EarlierMessages({ list, log }: { list: List<Message>; log: RefObject<HTMLElement | null> }) {
  const button = useRef<HTMLButtonElement>(null);
  const { hasMore, isLoadingMore, isMoreFailed, more } = list;
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const waits = hasMore && !isLoadingMore && !isMoreFailed;
  useEffect(() => {
    if (!waits || !button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      root: log.current,
      rootMargin: AHEAD,
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [waits, log]);
  if (!hasMore) return null;
  return (
    <>
      <Typography
        role="status"
        variant="caption"
        className="tabular"
        sx={{ alignSelf: 'center', color: isMoreFailed ? 'error.main' : 'text.secondary' }}
      >
        {isMoreFailed ? 'Earlier messages could not be loaded.' : `${ofTotal(list)} messages`}
      </Typography>
      <Button
        ref={button}
        variant="outlined"
        disabled={isLoadingMore}
        onClick={more}
        sx={{ alignSelf: 'center', flex: 'none' }}
      >
        {isLoadingMore ? 'Loading...' : isMoreFailed ? 'Try again' : 'Earlier messages'}
      </Button>
    </>
  );
}
