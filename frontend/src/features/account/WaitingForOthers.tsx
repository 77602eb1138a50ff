import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { deadline } from '../../kit/format/dates';
import type { Waiting } from './waiting';

const SHOWN = 6;

/**
 * What the user cannot speed up: who is next, and by when; nothing if nobody is.
 * @param hasMore the lists that it is taken from were not read to their ends
 */
export function WaitingForOthers({ waiting, hasMore }: { waiting: Waiting[]; hasMore: boolean }) {
  if (waiting.length === 0) return null;
  const shown = waiting.slice(0, SHOWN);
  return (
    <Box component="section" aria-labelledby="waiting-for-others" sx={{ mt: 7 }}>
      <Typography variant="h3" component="h2" id="waiting-for-others" sx={{ mb: 3 }}>
        Waiting for others
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          borderRadius: '14px',
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
          overflow: 'hidden',
        }}
      >
        {shown.map((entry, index) => (
          <Box component="li" key={entry.key} sx={{ borderTop: index > 0 ? '1px solid' : 0, borderColor: 'divider' }}>
            <ButtonBase
              component={Link}
              to={entry.to}
              sx={{
                display: 'flex',
                width: '100%',
                justifyContent: 'space-between',
                gap: 4,
                textAlign: 'left',
                px: 5,
                py: 3,
              }}
            >
              <span>
                <strong>{entry.title}</strong>
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {entry.text}
                  {entry.dueAt && `, by ${deadline(entry.dueAt)}`}
                </Typography>
              </span>
              <IconChevronRight size={20} aria-hidden />
            </ButtonBase>
          </Box>
        ))}
      </Box>
      {(hasMore || waiting.length > SHOWN) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {hasMore ? 'There may be more in the lists below.' : `And ${waiting.length - SHOWN} more in the lists below.`}
        </Typography>
      )}
    </Box>
  );
}
