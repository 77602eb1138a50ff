import Box from '@mui/material/Box';
import type { Mark } from '../format/conditionForms';

export function MarkDot({ mark, old = false }: { mark: Pick<Mark, 'x' | 'y'>; old?: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        left: `${mark.x * 100}%`,
        top: `${mark.y * 100}%`,
        width: 18,
        height: 18,
        m: '-9px',
        borderRadius: '50%',
        border: '3px solid',
        borderColor: 'background.paper',
        bgcolor: old ? 'text.secondary' : 'error.main',
      }}
    />
  );
}
