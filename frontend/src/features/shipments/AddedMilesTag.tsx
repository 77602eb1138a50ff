import Box from '@mui/material/Box';
import { hidden } from '../../kit/ui/hidden';
import { type AddedMiles, FAR_MILES } from './addedMiles';

/** On a listing's photo: how many miles it adds to a trip of the reader's. Nothing where no trip could allow it. */
export function AddedMilesTag({ added }: { added: AddedMiles | undefined }) {
  if (!added || added.addedMiles > FAR_MILES) return null;
  return (
    <Box
      component="span"
      className="tabular"
      sx={{
        position: 'absolute',
        left: 0,
        bottom: 0,
        maxWidth: '100%',
        px: 1,
        borderRadius: '0 6px 0 10px',
        fontSize: { xs: 11, md: 12 },
        fontWeight: 700,
        lineHeight: '18px',
        whiteSpace: 'nowrap',
        bgcolor: 'haulway.plate',
        color: 'haulway.onPlate',
      }}
    >
      +{added.addedMiles} mi
      <Box component="span" sx={hidden}>
        {` on your trip ${added.tripName}`}
      </Box>
    </Box>
  );
}
