import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AuditTrail } from './AuditTrail';
import { Column } from './Panel';
import { RecordPage } from './Record';

/** The page of what an operator decides: what was said and shown on the left, where it stands and the decision beside it. */
export function DecisionPage({ children, beside }: { children: ReactNode; beside: ReactNode }) {
  return (
    <RecordPage>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(340px, 2fr)' },
        }}
      >
        <Column>{children}</Column>
        <Box sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}>
          <Column>{beside}</Column>
        </Box>
      </Box>
      <AuditTrail />
    </RecordPage>
  );
}
