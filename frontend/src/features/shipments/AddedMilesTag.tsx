import Box from '@mui/material/Box';
import { hidden } from '../../kit/ui/hidden';
import { type AddedMiles, FAR_MILES } from './addedMiles';

/** On a listing's photo: how many miles it adds to a trip of the reader's. Set off where a trip could allow it. */
export function AddedMilesTag({ added }: { added: AddedMiles | undefined }) {
  if (!added) return null;
  const { addedMiles, tripName } = added;
  const isFar = addedMiles > FAR_MILES;
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
        fontWeight: isFar ? 500 : 700,
        lineHeight: '18px',
        whiteSpace: 'nowrap',
        bgcolor: isFar ? 'background.paper' : 'haulway.plate',
        color: isFar ? 'text.secondary' : 'haulway.onPlate',
      }}
    >
      +{addedMiles.toLocaleString('en-US')}
      {/* Wider than the photo of a row. */}
      <Box component="span" sx={addedMiles < 1_000 ? {} : hidden}>
        {' mi'}
      </Box>
      <Box component="span" sx={hidden}>
        {` on your trip ${tripName}`}
      </Box>
    </Box>
  );
}
