import Box from '@mui/material/Box';
import { displayFont } from '../theme/theme';

/** The name on a small guide sign. */
export function Logo() {
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        display: 'inline-block',
        bgcolor: 'haulway.plate',
        color: 'haulway.onPlate',
        fontFamily: displayFont,
        fontWeight: 800,
        fontSize: 20,
        lineHeight: '36px',
        letterSpacing: '-0.01em',
        px: 3.5,
        borderRadius: '8px',
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 2.5,
          border: '1.5px solid currentColor',
          borderRadius: '6px',
        },
      }}
    >
      Haulway
    </Box>
  );
}
