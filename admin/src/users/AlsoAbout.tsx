import { count } from '@haulway/frontend/kit/format/words.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useGetList } from 'react-admin';
import { useRecord } from '../records';
import { Panel } from '../ui/Panel';
import { ABOUT, type About } from './about';

/** What else there is about a person: how much of each, leading to the list of it. */
export function AlsoAbout() {
  const user = useRecord('users');
  if (!user) return null;
  return (
    <Panel title="Also about them">
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
      >
        {ABOUT.map((about) => (
          <li key={about.many}>
            <HowMany about={about} userId={String(user.id)} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

function HowMany({ about: { resource, target, one, many }, userId }: { about: About; userId: string }) {
  const filter = { [target]: userId };
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } });
  const words = total === undefined ? many : total === 0 ? `No ${many}` : count(total, one, many);
  // A list that begins with what is open shows all once it is given a filter.
  return total === 0 ? (
    <Typography component="span" variant="body2" color="textSecondary">
      {words}
    </Typography>
  ) : (
    <Link to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`} sx={{ fontWeight: 600 }}>
      {words}
    </Link>
  );
}
