import Box from '@mui/material/Box';
import { hidden } from '../../kit/ui/hidden';
import { type AddedMiles, tagOf } from './addedMiles';

/** On a listing's photo: how many miles it adds to a trip of the reader's. Set off where a trip can take it. */
export function AddedMilesTag({ added }: { added: AddedMiles | undefined }) {
  if (!added) return null;
  const { words, more, isPale } = tagOf(added);
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
        fontWeight: isPale ? 500 : 700,
        lineHeight: added.reachOn ? '18px' : '13px',
        // Words take two lines of a row's photo; miles stay in one.
        whiteSpace: added.reachOn ? 'nowrap' : 'normal',
        bgcolor: isPale ? 'background.paper' : 'haulway.plate',
        color: isPale ? 'text.secondary' : 'haulway.onPlate',
      }}
    >
      {words}
      <Box component="span" sx={hidden}>
        {more}
      </Box>
    </Box>
  );
}
