import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useDashboard } from './dashboard';
import { needDue, needPath, needText } from './needs';

/** What is waiting for the user, most urgent first; nothing if nothing is. */
export function NeedsYou() {
  const { needsYou: needs = [], needsYouCount = 0 } = useDashboard().data ?? {};
  if (needs.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="needs-you" sx={{ mt: 7 }}>
      <Typography variant="h3" component="h2" id="needs-you" sx={{ mb: 3 }}>
        Needs you now
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          borderRadius: '14px',
          overflow: 'hidden',
          bgcolor: 'haulway.waiting',
          color: 'haulway.onWaiting',
        }}
      >
        {needs.map((need, index) => (
          <Box
            component="li"
            key={`${need.kind}-${need.shipmentId}-${need.conversationId}`}
            sx={{ borderTop: index > 0 ? '1px solid' : 0, borderColor: 'divider' }}
          >
            <ButtonBase
              component={Link}
              to={needPath(need)}
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
                <strong>{needText(need)}</strong>
                {need.dueAt && `, ${needDue(need)}`}
              </span>
              <IconChevronRight size={20} aria-hidden />
            </ButtonBase>
          </Box>
        ))}
      </Box>
      {needsYouCount > needs.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          And {(needsYouCount - needs.length).toLocaleString('en-US')} more. They move up as these are done.
        </Typography>
      )}
    </Box>
  );
}
