import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { displayFont } from '../theme/theme';

export interface Mile {
  title: string;
  text?: ReactNode;
  /** Not reached yet: the marker is only outlined. */
  ahead?: boolean;
  /** It went wrong: the marker is a red exclamation mark. */
  failed?: boolean;
}

function markerLook({ ahead, failed }: Mile) {
  if (failed) return { bgcolor: 'haulway.danger', color: 'haulway.onDanger', borderColor: 'haulway.onDanger' };
  if (ahead) return { bgcolor: 'background.paper', color: 'text.secondary', borderColor: 'haulway.control' };
  return { bgcolor: 'haulway.plate', color: 'haulway.onPlate', borderColor: 'haulway.plate' };
}

function titleColor({ ahead, failed }: Mile): string {
  if (failed) return 'error.main';
  return ahead ? 'text.secondary' : 'text.primary';
}

/** Numbered green mileposts along a line, for steps and progress. */
export function MileMarkers({ miles, direction = 'column' }: { miles: Mile[]; direction?: 'column' | 'row' }) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: direction === 'row' ? 6 : 0,
        gridTemplateColumns: { xs: '1fr', md: direction === 'row' ? `repeat(${miles.length}, 1fr)` : '1fr' },
      }}
    >
      {miles.map((mile, index) => (
        <Box
          component="li"
          key={`${mile.title}-${index}`}
          sx={{
            display: 'flex',
            gap: 4,
            position: 'relative',
            pb: direction === 'column' && index < miles.length - 1 ? 5 : 0,
          }}
        >
          {direction === 'column' && index < miles.length - 1 && (
            <Box
              aria-hidden
              sx={{ position: 'absolute', left: 13, top: 34, bottom: 0, width: 2, bgcolor: 'divider' }}
            />
          )}
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              width: 28,
              height: 34,
              borderRadius: '6px',
              display: 'grid',
              placeItems: 'center',
              fontFamily: displayFont,
              fontWeight: 800,
              fontSize: 16,
              border: '2px solid',
              ...markerLook(mile),
            }}
          >
            {mile.failed ? '!' : index + 1}
          </Box>
          <Box sx={{ pt: '5px', minWidth: 0 }}>
            <Typography sx={{ fontWeight: 700, color: titleColor(mile) }}>{mile.title}</Typography>
            {mile.text && (
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {mile.text}
              </Typography>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
