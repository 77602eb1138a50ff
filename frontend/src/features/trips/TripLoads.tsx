import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { may } from '../../kit/api/acts';
import type { Trip, TripLoad } from '../../kit/api/types';
import { count } from '../../kit/format/words';
import { hidden } from '../../kit/ui/hidden';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { TripLoadCard } from './TripLoadCard';
import {
  LOADS_A_PAGE,
  milesToAllow,
  MOST_ADDED,
  useAllowMiles,
  useHideLoad,
  useTripLoads,
  type Direction,
  type LoadSort,
} from './trips';

const SORTS: readonly { id: LoadSort; label: string }[] = [
  { id: 'net', label: 'Highest net pay' },
  { id: 'added', label: 'Fewest miles added' },
  { id: 'perAddedMile', label: 'Most per added mile' },
  { id: 'pickupDate', label: 'Pickup soonest' },
  { id: 'newest', label: 'Newest' },
];
const MOST_SHOWN = 100;

interface Props {
  trip: Trip;
  direction: Direction;
  /** Left out for whoever cannot quote. */
  onQuote?: ((load: TripLoad) => void) | undefined;
}

/** The loads along one direction of a trip, best first. */
export function TripLoads({ trip, direction, onQuote }: Props) {
  const [sort, setSort] = useState<LoadSort>('net');
  const [limit, setLimit] = useState(LOADS_A_PAGE);
  const { data, isPending, isError, error, refetch } = useTripLoads({ id: trip.id, direction, sort, limit });
  const hide = useHideLoad();
  const hideLoad = (load: TripLoad) =>
    hide.mutate(
      { id: load.id, hidden: true },
      {
        onSuccess: () =>
          toast({
            title: 'Hidden from your trips',
            action: { label: 'Undo', run: () => hide.mutate({ id: load.id, hidden: false }) },
          }),
      },
    );
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} text="The loads could not be loaded." />;
  const loads = data?.loads ?? [];
  return (
    <Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 3, mb: 4 }}
      >
        <Typography role="status" className="tabular" sx={{ color: 'text.secondary', minHeight: 24 }}>
          {data && (data.total === null ? 'More than 2,000 loads' : data.total > 0 ? count(data.total, 'load') : '')}
        </Typography>
        <Box sx={{ width: 210, '& label': hidden }}>
          <TextField
            id="load-sort"
            select
            fullWidth
            label="Sort by"
            value={sort}
            onChange={(event) => setSort(event.target.value as LoadSort)}
            slotProps={{ select: { native: true } }}
          >
            {SORTS.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </TextField>
        </Box>
      </Box>
      {data && !data.complete && (
        <Typography
          role="note"
          sx={{ bgcolor: 'haulway.soft', color: 'haulway.onSoft', borderRadius: '10px', p: 4, mb: 4 }}
        >
          Many loads fit. Narrow the dates or the kinds.
        </Typography>
      )}
      {data && loads.length === 0 && <Nothing trip={trip} nearest={data.nearest} />}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {isPending && <Box sx={{ height: 180, borderRadius: '14px', bgcolor: 'haulway.neutral' }} />}
        {loads.map((load) => (
          <TripLoadCard
            key={load.id}
            load={load}
            onQuote={onQuote && (() => onQuote(load))}
            onHide={() => hideLoad(load)}
            isHiding={hide.isPending}
          />
        ))}
      </Box>
      {data?.next && (
        <Box sx={{ textAlign: 'center', py: 5 }}>
          {limit < MOST_SHOWN ? (
            <Button variant="outlined" onClick={() => setLimit(Math.min(MOST_SHOWN, limit + LOADS_A_PAGE))}>
              Show more
            </Button>
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>
              These are the first {MOST_SHOWN}. Fewer miles out of the way, or fewer kinds, make a shorter list.
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

function Nothing({ trip, nearest }: { trip: Trip; nearest: { addedMiles: number } | null }) {
  const allow = useAllowMiles(trip.id);
  if (!nearest)
    return <EmptyState text="Nothing fits this trip yet. More days, more kinds or more free weight find more." />;
  const adds = `Nothing fits yet. The nearest adds ${count(nearest.addedMiles, 'mile')}`;
  const miles = milesToAllow(nearest.addedMiles);
  if (miles === undefined)
    return <EmptyState text={`${adds}. A trip can go ${MOST_ADDED} miles out of its way at most.`} />;
  if (!may(trip, 'change')) return <EmptyState text={`${adds}.`} />;
  return (
    <EmptyState
      text={`${adds}. Allow ${miles}?`}
      action={
        <Button variant="contained" disabled={allow.isPending} onClick={() => allow.mutate(miles)}>
          Allow {miles} miles
        </Button>
      }
    />
  );
}
