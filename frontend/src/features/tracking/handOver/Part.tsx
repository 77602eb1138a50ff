import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FormName } from '../../../kit/format/conditionForms';
import type { HandOver } from '../handOver';

/** What is filled in so far, and how that changes. */
export interface Filling {
  form: FormName;
  filled: HandOver;
  change: (changes: Partial<HandOver>) => void;
  /** No more pictures fit in this browser. */
  noRoom: boolean;
}

/** One of the things to do at the truck. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
