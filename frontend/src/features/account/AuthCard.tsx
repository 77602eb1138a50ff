import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from '../../kit/ui/Page';

/** The narrow column of the sign-in screens. */
export function AuthCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', px: 4, py: { xs: 8, sm: 14 } }}>
      <PageTitle title={title} />
      <Box
        sx={{
          mt: 6,
          bgcolor: 'background.paper',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '14px',
          p: { xs: 5, sm: 7 },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
