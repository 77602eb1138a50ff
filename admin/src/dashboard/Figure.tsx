import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Count } from 'react-admin';

/** A row of figures. */
export function Figures({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))', gap: 2 }}>{children}</Box>;
}

/** The number of records that a filter leaves, as a link to their list. Counted up to 10,000. */
export function Figure({ label, resource, filter }: { label: string; resource: string; filter?: Record<string, unknown> }) {
  return (
    <Box>
      <Count
        resource={resource}
        filter={filter}
        sort={{ field: 'id', order: 'ASC' }}
        link
        variant="h2"
        aria-label={`${label}: open the list`}
        sx={{ display: 'block', minHeight: '1.2em', textDecoration: 'none', color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
      />
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
    </Box>
  );
}
