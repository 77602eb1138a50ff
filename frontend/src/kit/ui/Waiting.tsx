import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The spinner for the few places that wait for one answer. */
export function Waiting({ label, inline = false }: { label: string; inline?: boolean }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: inline ? 'flex-start' : 'center',
        gap: 3,
        minHeight: inline ? 0 : '50vh',
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: inline ? 20 : 32,
          height: inline ? 20 : 32,
          flex: 'none',
          border: '3px solid',
          borderColor: 'primary.main',
          borderTopColor: 'transparent',
          borderRadius: '50%',
          animation: `${turn} 1s linear infinite`,
        }}
      />
      <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
    </Box>
  );
}
