import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A line across the top of every page; nothing while there is nothing to say, which is announced once there is. */
export function NoticeBar({ children }: { children: ReactNode }) {
  return (
    <Box role="status">
      {children && (
        <Box
          sx={{
            bgcolor: 'haulway.waiting',
            color: 'haulway.onWaiting',
            textAlign: 'center',
            textWrap: 'balance',
            px: 4,
            py: 2,
            fontWeight: 600,
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
