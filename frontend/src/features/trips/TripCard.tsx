import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Trip } from '../../kit/api/types';
import { shortMoney } from '../../kit/format/money';
import { daysWords } from '../../kit/format/windows';
import { count } from '../../kit/format/words';
import { RouteStrip } from '../../kit/ui/RouteStrip';
import { tripName, useTripLoads } from './trips';

/** A planned trip in the list, with how many loads fit and what the best leaves. */
export function TripCard({ trip }: { trip: Trip }) {
  return (
    <Box
      component={Link}
      to={`/trips/${trip.id}`}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 3,
        p: { xs: 4, sm: 5 },
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 5, rowGap: 1 }}>
        <Typography variant="h3" component="h2">
          {tripName(trip)}
        </Typography>
        <LoadsFound trip={trip} />
      </Box>
      <RouteStrip from={trip.from} to={trip.to} status="listed" miles={trip.miles} />
      <Typography sx={{ color: 'text.secondary' }}>
        {trip.label
          ? `${trip.from} to ${trip.to}, ${daysOf(trip)}`
          : `${daysOf(trip)[0]!.toUpperCase()}${daysOf(trip).slice(1)}`}
      </Typography>
    </Box>
  );
}

/** When a trip is driven: `leaves Sat, Nov 28, 2 days on the road`. */
export function daysOf({ firstDay, flexibleDays, days }: Trip): string {
  const last = new Date(Date.parse(firstDay) + flexibleDays * 86_400_000).toISOString().slice(0, 10);
  return `leaves ${daysWords(firstDay, last)}, ${count(days, 'day')} on the road`;
}

function LoadsFound({ trip }: { trip: Trip }) {
  const { data } = useTripLoads({ id: trip.id, limit: 1 });
  const best = data?.loads[0];
  const found = !data
    ? ''
    : data.total === null
      ? 'More than 2,000 loads'
      : data.total === 0
        ? 'No loads yet'
        : count(data.total, 'load');
  return (
    <Typography className="tabular" sx={{ fontWeight: 600, minHeight: 24 }}>
      {found}
      {best && best.net !== null && `, best leaves you ${shortMoney(Math.round(best.net))}`}
    </Typography>
  );
}
