import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** How much of a phone's screen the act takes up, in px: a large button and the space around it. */
const HEIGHT = 76;

/**
 * While it is at the bottom of the screen, pages end above it, scrolling to something stops above it, and toasts appear
 * above it.
 */
const roomForAct = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    html: { '--act-height': `${HEIGHT}px`, scrollPaddingBottom: 88 + HEIGHT },
  },
});

/**
 * Keeps the reader's next act within reach: on a phone it sticks to the bottom of the screen until it is done;
 * elsewhere it stays in place.
 */
export function StickyAct({ children }: { children: ReactNode }) {
  return (
    <Box
      data-sticky-act
      sx={(theme) => ({
        flexShrink: 0,
        [theme.breakpoints.down('md')]: {
          position: 'fixed',
          insetInline: 0,
          bottom: 'calc(var(--bottom-bar, 60px) + env(safe-area-inset-bottom))',
          zIndex: theme.zIndex.appBar - 1,
          display: 'grid',
          alignContent: 'center',
          minHeight: HEIGHT,
          px: 4,
          bgcolor: 'background.paper',
          borderTop: '1px solid',
          borderColor: 'divider',
          '& .MuiButton-root': { minHeight: 52, fontSize: 18 },
        },
      })}
    >
      <GlobalStyles styles={roomForAct} />
      {children}
    </Box>
  );
}
