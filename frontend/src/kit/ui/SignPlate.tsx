import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';

/** The green guide sign with its white keyline: heroes, section openers, success screens. */
export function SignPlate({
  children,
  component = 'div',
  sx,
}: {
  children: ReactNode;
  component?: ElementType;
  sx?: SxProps<Theme>;
}) {
  return (
    <Box
      component={component}
      sx={[
        (theme) => ({
          position: 'relative',
          bgcolor: 'haulway.plate',
          color: 'haulway.onPlate',
          borderRadius: '14px',
          p: { xs: 6, sm: 8 },
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: 5,
            border: '2px solid currentColor',
            borderRadius: '10px',
            pointerEvents: 'none',
          },
          '& :focus-visible, & .Mui-focusVisible': { outlineColor: theme.vars?.palette.haulway.accent },
        }),
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
