import Box from '@mui/material/Box';
import type { TimelineEvent } from '../../kit/api/types';
import { type Reader, told } from './history';
import { Instant } from './Instant';

/** Everything that happened, the newest first. */
export default function History({ events, reader }: { events: readonly TimelineEvent[]; reader: Reader }) {
  return (
    <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, mt: 2, display: 'grid', gap: 2 }}>
      {[...events].reverse().map((event) => (
        <Box component="li" key={`${event.at}-${event.subjectId}-${event.to}`} sx={{ fontSize: 14 }}>
          {told(event, reader)}
          <Box sx={{ color: 'text.secondary' }}>
            <Instant at={event.at} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
