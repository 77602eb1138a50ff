import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { List } from '../api/lists';
import { ofTotal } from '../format/words';

interface Props {
  list: Pick<List<unknown>, 'rows' | 'total' | 'isCapped' | 'hasMore' | 'more' | 'isLoadingMore' | 'isMoreFailed'>;
  /** What the rows are, in the plural. */
  what: string;
}

/** The end of a list that goes on: how much of it shows, and a button for more. Nothing once all of it shows. */
export function ShowMore({ list, what }: Props) {
  if (!list.hasMore) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        py: 5,
      }}
    >
      <Typography
        role="status"
        className="tabular"
        variant="body2"
        sx={{ color: list.isMoreFailed ? 'error.main' : 'text.secondary' }}
      >
        {list.isMoreFailed ? `More ${what} could not be loaded.` : `${ofTotal(list)} ${what}`}
      </Typography>
      <Button variant="outlined" disabled={list.isLoadingMore} onClick={list.more}>
        {list.isLoadingMore ? 'Loading...' : list.isMoreFailed ? 'Try again' : 'Show more'}
      </Button>
    </Box>
  );
}
