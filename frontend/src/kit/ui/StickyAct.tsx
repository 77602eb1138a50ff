import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** What the act takes of a phone's screen, in px: a large button and the room around it. */
const HEIGHT = 76;

/** While it stands at the foot of the screen, pages end above it, what is scrolled to stops above it, and toasts rise over it. */
const roomForAct = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    html: { '--act-height': `${HEIGHT}px`, scrollPaddingBottom: 88 + HEIGHT },
  },
});

/** Keeps what its reader has to do next in reach: on a phone it stands at the foot of the screen until it is done, elsewhere where it is written. */
export function StickyAct({ children }: { children: ReactNode }) {
  return (
    <Box
      data-sticky-act
      sx={(theme) => ({
        flexShrink: 0,
        [theme.breakpoints.down('md')]: {
          position: 'fixed',
          insetInline: 0,
          bottom: 'calc(60px + env(safe-area-inset-bottom))',
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
