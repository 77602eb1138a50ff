import Box from '@mui/material/Box';
import { useRead } from '../session/call';

/** How often the counts are read anew while the console is open. */
const EVERY_MS = 30_000;

/** How many records of each resource wait for operators; nothing until it is known. */
export function useWaiting(): (resource: string) => number {
  const { data } = useRead('/api/admin/queue/counts', undefined, { refetchInterval: EVERY_MS });
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
