import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One section of the landing page. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id?: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Box
      component="section"
      id={id}
      aria-label={title}
      sx={{ maxWidth: 1200, mx: 'auto', px: { xs: 4, sm: 6 }, pt: { xs: 14, md: 20 } }}
    >
      <Typography variant="h2">{title}</Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 2, maxWidth: '62ch' }}>{lead}</Typography>}
      <Box sx={{ mt: 7 }}>{children}</Box>
    </Box>
  );
}
