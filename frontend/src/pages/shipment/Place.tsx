import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { Coming } from '../../kit/ui/Settled';

/** The order in one column: what to do, whom to call, the deal, the item, and things to look up. */
const ORDER = { act: -2, contact: -1, deal: 0, item: 1, more: 2 };

/** A part of the page, by its place in one column. What it shows may still have to be loaded. */
export function Place({ at, children }: { at: keyof typeof ORDER; children: ReactNode }) {
  return (
    <Box
      sx={{
        order: { xs: ORDER[at], md: 0 },
        minWidth: 0,
        display: 'grid',
        gap: { xs: 2.5, sm: 6 },
        '&:empty': { display: 'none' },
      }}
    >
      <Suspense fallback={<Coming />}>{children}</Suspense>
    </Box>
  );
}

/** The two columns, which become one on phones. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  const column = { display: { xs: 'contents', md: 'grid' }, gap: 6, minWidth: 0 } as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, sm: 6 },
        mt: { xs: 2, sm: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.7fr) minmax(300px, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box sx={column}>{main}</Box>
      <Box sx={column}>{aside}</Box>
    </Box>
  );
}
