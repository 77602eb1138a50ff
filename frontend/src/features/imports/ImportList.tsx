import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { dayAndTime } from '../../kit/format/dates';
import { Panel } from '../../kit/ui/Panel';
import { ShowMore } from '../../kit/ui/ShowMore';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { useImports } from './imports';
import { standingOf } from './importWords';

/** The user's imports of the last 30 days. */
export function ImportList() {
  const list = useImports();
  const start = (
    <Button variant="contained" component={RouterLink} to="/import">
      Import a file
    </Button>
  );
  return (
    <Panel title="Imports" actions={list.rows.length > 0 && start}>
      {list.isError && <ErrorState error={list.error} onRetry={list.refetch} />}
      {!list.isPending && !list.isError && list.rows.length === 0 && (
        <EmptyState text="List many items at once from a spreadsheet saved as CSV." action={start} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {list.rows.map((each) => (
          <li key={each.id}>
            <Link component={RouterLink} to={`/import?id=${each.id}`}>
              {dayAndTime(each.createdAt)}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {standingOf(each)}
            </Typography>
          </li>
        ))}
      </Box>
      <ShowMore list={list} what="imports" />
    </Panel>
  );
}
