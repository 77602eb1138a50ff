import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A titled part of a screen. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2, minWidth: 0 }}>
      <Typography component="h2" variant="h4" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** Labeled fields side by side, as many as fit. */
export function Details({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 45%), 1fr))',
        gap: 2,
        typography: 'body2',
        '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
        '& .RaLabeled-fullWidth, & .whole-row': { gridColumn: '1 / -1' },
        '& .two-columns': { gridColumn: 'span 2' },
        // As wide as its words, as badges are.
        '& .MuiChip-root': { alignSelf: 'flex-start' },
      }}
    >
      {children}
    </Box>
  );
}

const COLUMN = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Parts of a screen, one below the other. */
export function Column({ children }: { children: ReactNode }) {
  return <Box sx={COLUMN}>{children}</Box>;
}

/** A screen's parts, from its top to its end. */
export function Parts({ children }: { children: ReactNode }) {
  return <Box sx={{ ...COLUMN, mt: 1, pb: 4 }}>{children}</Box>;
}
