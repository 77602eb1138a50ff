import Box from '@mui/material/Box';
import type { Quote } from '../../kit/api/types';
import { photoAt } from '../../kit/format/photos';
import { displayFont } from '../../kit/theme/theme';

const SIDE = 44;
const round = { width: SIDE, height: SIDE, borderRadius: '50%', flexShrink: 0 } as const;

/** A carrier's photo or, without one, their truck's, or else the first letter of their name. */
export function Portrait({ carrier: { portrait, truckPhoto, firstName } }: { carrier: Quote['carrier'] }) {
  const shown = portrait ?? truckPhoto;
  if (shown)
    return (
      <Box
        component="img"
        src={photoAt(shown, 320)}
        alt=""
        width={SIDE}
        height={SIDE}
        loading="lazy"
        sx={{ ...round, objectFit: 'cover', bgcolor: 'haulway.soft' }}
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...round,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'haulway.soft',
        color: 'haulway.onSoft',
        fontFamily: displayFont,
        fontWeight: 800,
        fontSize: 20,
      }}
    >
      {firstName?.charAt(0).toUpperCase() ?? '?'}
    </Box>
  );
}
