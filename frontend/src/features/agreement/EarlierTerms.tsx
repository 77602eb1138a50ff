import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote, TimelineEvent } from '../../kit/api/types';
import { earlierLines } from './earlier';

/** What was agreed before each change of a deal. */
export default function EarlierTerms({ deal, events }: { deal: Quote; events: readonly TimelineEvent[] }) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, color: 'text.secondary', '&:empty': { display: 'none' } }}
    >
      {earlierLines(deal, events).map((line) => (
        <Typography key={line} component="li" variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
