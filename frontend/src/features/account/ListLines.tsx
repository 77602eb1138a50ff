import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Lines of a profile's list, ruled off from each other. */
export function ListLines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

interface Props {
  title: ReactNode;
  /** In smaller type below it; nothing shows for an empty text. */
  more?: string | undefined;
  /** At the end of the line. */
  action?: ReactNode;
}

/** One line: what it is, more about it, and what can be done with it. */
export function ListLine({ title, more, action }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 4,
        py: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {more && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {more}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
