import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A key or webhook in its list, with what can be done with it beside it. */
export function ListRow({ acts, children }: { acts: ReactNode; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 4,
        py: 4,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>{children}</Box>
      {acts}
    </Box>
  );
}
