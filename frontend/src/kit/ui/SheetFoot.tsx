import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * Keeps the act of a long sheet in view at its foot while what is above it scrolls. What holds it has to be as tall as
 * the sheet's content; a form in between has `display: contents`.
 */
export function SheetFoot({ children }: { children: ReactNode }) {
  return (
    <Box
      data-sheet-foot
      sx={{
        position: 'sticky',
        // Below it is the sheet's own space, which scrolls too.
        bottom: { xs: 'calc(-20px - env(safe-area-inset-bottom))', sm: -28 },
        zIndex: 1,
        display: 'grid',
        mx: { xs: -4, sm: -7 },
        px: { xs: 4, sm: 7 },
        pt: 3,
        pb: { xs: 'calc(12px + env(safe-area-inset-bottom))', sm: 3 },
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
