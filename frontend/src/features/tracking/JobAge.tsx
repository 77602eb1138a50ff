import Typography from '@mui/material/Typography';
import { asOf } from '../../kit/format/dates';
import { useJobs } from '../../kit/road/useJobs';

/** How old what is shown of the jobs is, and whether the server could not be asked. */
export function JobAge({ userId }: { userId: string }) {
  const { kept, error } = useJobs(userId);
  if (!kept) return null;
  return (
    <Typography component="span" sx={{ color: 'text.primary' }}>
      {asOf(kept.readAt)}
      {error ? '. The server does not answer.' : ''}
    </Typography>
  );
}
