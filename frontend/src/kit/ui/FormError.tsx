import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

/** What is wrong with the form as a whole. Takes the focus when it appears. */
export function FormError({
  title = 'There is a problem',
  children,
}: {
  title?: string | undefined;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      sx={{ bgcolor: 'haulway.danger', color: 'haulway.onDanger', borderRadius: '10px', p: 4 }}
    >
      <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
      <Typography component="div" variant="body2">
        {children}
      </Typography>
    </Box>
  );
}
