import Typography from '@mui/material/Typography';
import { asOf } from '../../kit/format/dates';
import { useJobs } from '../../kit/road/useJobs';
import { useMe } from '../../session/session';

/** How old what is shown of the jobs is, and whether the server could not be asked. */
export function JobAge() {
  const { kept, error } = useJobs(useMe());
  if (!kept) return null;
  return (
    <Typography component="span" sx={{ color: 'text.primary' }}>
      {asOf(kept.readAt)}
      {error ? '. The server does not answer.' : ''}
    </Typography>
  );
}
