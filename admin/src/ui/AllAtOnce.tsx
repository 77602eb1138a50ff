import Box from '@mui/material/Box';
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** As wide as it will be, since charts measure themselves. */
const UNSEEN = { visibility: 'hidden', height: 0, overflow: 'hidden' } as const;

interface AllAtOnceProps {
  /** What stands there until then. */
  meanwhile: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once all that the screen reads at first has come or failed, the names behind ids included: a panel that
 * comes later would push away what somebody already reads or is about to press.
 */
export function AllAtOnce({ meanwhile, children }: AllAtOnceProps) {
  const isRead = useFirstReads();
  return (
    <>
      {isRead ? null : meanwhile}
      <Box sx={isRead ? { display: 'contents' } : UNSEEN}>{children}</Box>
    </>
  );
}

/** Whether all that the screen reads at first has come or failed; once that is so, it stays so. */
export function useFirstReads(): boolean {
  const client = useQueryClient();
  const reading = useIsFetching({ predicate: isFirst });
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    // An answer reaches the screen in a task of its own, after it has come, and what is drawn with it begins its own reads
    // after that, on a busy machine only once a frame was drawn.
    let wait = requestAnimationFrame(() => {
      wait = requestAnimationFrame(() => {
        if (client.isFetching({ predicate: isFirst }) === 0) setRead(true);
      });
    });
    return () => cancelAnimationFrame(wait);
  }, [client, reading]);
  return isRead;
}

function isFirst({ state }: Query): boolean {
  return state.data === undefined && state.fetchFailureCount === 0;
}
