import { dateWithYear } from '@haulway/frontend/kit/format/dates.ts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRecord } from '../records';
import { useRead } from '../session/call';
import { Panel } from '../ui/Panel';
import { ReadFailed } from '../ui/ReadFailed';

/** How much the key called, day by day. */
export function KeyUsage() {
  return (
    <Panel title="Calls in the last 30 days">
      <Calls />
    </Panel>
  );
}

function Calls() {
  const id = useRecord('api-keys')?.id;
  const { data, error, refetch } = useRead(
    '/api/admin/api-keys/{id}/usage',
    { id: String(id ?? '') },
    { enabled: id !== undefined },
  );
  if (error) return <ReadFailed what="The calls of this key" error={error} retry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        No calls.
      </Typography>
    );
  const sum = (of: 'reads' | 'writes' | 'refused') => data.reduce((all, day) => all + day[of], 0);
  const deprecated = new Map<string, number>();
  for (const { what, calls } of data.flatMap((day) => day.deprecated))
    deprecated.set(what, (deprecated.get(what) ?? 0) + calls);
  return (
    <>
      {[...deprecated].map(([what, calls]) => (
        <Typography key={what} variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {what} is deprecated: {calls.toLocaleString('en-US')} {calls === 1 ? 'call' : 'calls'}.
        </Typography>
      ))}
      <Box sx={{ maxHeight: 360, overflow: 'auto' }} tabIndex={0} role="region" aria-label="Calls by day">
        <Box
          component="table"
          sx={{
            width: '100%',
            maxWidth: 560,
            borderCollapse: 'collapse',
            fontSize: 14,
            fontVariantNumeric: 'tabular-nums',
            '& th, & td': { p: 0.75, textAlign: 'right', borderBottom: '1px solid', borderColor: 'divider' },
            '& th:first-of-type': { textAlign: 'left', pl: 0 },
            '& tbody th': { fontWeight: 400 },
          }}
        >
          <thead>
            <tr>
              {['Day (UTC)', 'Reads', 'Writes', 'Over the limit'].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row of="All" reads={sum('reads')} writes={sum('writes')} refused={sum('refused')} />
            {data.map(({ day, reads, writes, refused }) => (
              <Row key={day} of={dateWithYear(day)} {...{ reads, writes, refused }} />
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

function Row({ of, reads, writes, refused }: { of: string; reads: number; writes: number; refused: number }) {
  return (
    <tr>
      <th scope="row">{of}</th>
      <td>{reads.toLocaleString('en-US')}</td>
      <td>{writes.toLocaleString('en-US')}</td>
      <td>{refused.toLocaleString('en-US')}</td>
    </tr>
  );
}
