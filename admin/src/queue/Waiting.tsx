import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRead } from '../session/call';

/** How often the counts are read anew while the console is open. */
const EVERY_MS = 10_000;

/** How many records of each resource wait for operators; nothing until it is known. When they change, so does the queue. */
export function useWaiting(): (resource: string) => number {
  const client = useQueryClient();
  const { data } = useRead('/api/admin/queue/counts', undefined, { refetchInterval: EVERY_MS });
  const now = data && JSON.stringify(data.counts);
  const before = useRef(now);
  useEffect(() => {
    if (before.current && now !== before.current) void client.invalidateQueries({ queryKey: ['queue'] });
    before.current = now;
  }, [client, now]);
  return (resource) =>
    data?.counts.reduce(
      (sum, each) => sum + (resource === 'queue' || each.resource === resource ? each.count : 0),
      0,
    ) ?? 0;
}

/** A count beside a line of the menu; nothing for zero. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        ml: 1,
        px: 0.75,
        borderRadius: 2,
        fontSize: 13,
        fontWeight: 700,
        fontVariantNumeric: 'tabular-nums',
        bgcolor: 'haulway.fresh',
        color: 'haulway.onFresh',
      }}
    >
      {of.toLocaleString('en-US')}
    </Box>
  );
}
