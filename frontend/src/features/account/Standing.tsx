import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useRead } from '../../kit/api/queries';
import type { User } from '../../kit/api/types';
import { FACT_LABELS } from '../../kit/format/labels';
import { recordDetails } from '../../kit/format/record';
import { count } from '../../kit/format/words';
import { endingFacts } from './endingFacts';

/** A carrier's standing with shippers: rating, jobs, track record and verified facts, with links to improve it. */
export function Standing({ me }: { me: Pick<User, 'id'> }) {
  const profile = useRead('/api/users/{id}', { id: me.id }).data;
  const { data: record, isPending } = useRead('/api/users/{id}/track-record', { id: me.id });
  const { data: passport, isPending: isReading } = useRead('/api/users/me/verification');
  if (!profile || isPending || isReading) return null;
  const ending = endingFacts(passport?.facts ?? []);
  const checked = profile.badges.map(({ fact }) => FACT_LABELS[fact]);
  const facts = [
    profile.rating === null
      ? 'No reviews yet'
      : `Rated ${profile.rating.toFixed(1)} (${count(profile.reviewCount, 'review')})`,
    count(profile.completedJobs, 'completed job'),
    ...(record ? recordDetails(record).map(({ label, value }) => `${label}: ${value}`) : []),
    ...(checked.length > 0 ? [`Checked: ${checked.join(', ')}`] : []),
    ...ending,
    ...(checked.length + ending.length === 0 ? ['Nothing verified yet, and shippers can see that'] : []),
  ];
  return (
    <Box component="section" aria-labelledby="standing" sx={{ mt: 7 }}>
      <Typography variant="h3" component="h2" id="standing" sx={{ mb: 3 }}>
        Your standing
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button component={Link} to={`/carriers/${me.id}`} variant="outlined">
          See your page
        </Button>
        <Button component={Link} to="/become-carrier">
          {ending.length > 0 ? 'Send the new one' : 'Get more verified'}
        </Button>
      </Box>
    </Box>
  );
}
