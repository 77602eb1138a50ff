import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { may } from '../../kit/api/acts';
import { explain } from '../../kit/api/errors';
import type { Stops, Trip } from '../../kit/api/types';
import { calendarDate } from '../../kit/format/dates';
import { count } from '../../kit/format/words';
import { FormError } from '../../kit/ui/FormError';
import { EmptyState, ErrorState } from '../../kit/ui/States';
import { toast } from '../../kit/ui/toasts';
import { butLate, movedStop, wayOf } from './stopOrder';
import { useAddJob, useBestOrder, useKeepOrder, useRemoveJob, useStops } from './stops';

/** The pickups and deliveries of the carrier's jobs on a trip, in their order. */
export function TripStops({ trip }: { trip: Trip }) {
  const { data: kept, isError, error, refetch } = useStops(trip.id);
  if (isError) return <ErrorState error={error} onRetry={() => void refetch()} text="The stops could not be loaded." />;
  if (!kept) return <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {kept.stops.length === 0 && (
        <EmptyState text="No jobs on this trip. Put your booked jobs on it to plan your stops." />
      )}
      {kept.stops.length > 0 && <Order trip={trip} kept={kept} />}
      {may(trip, 'change') && <AddJob trip={trip} kept={kept} />}
    </Box>
  );
}

function Order({ trip, kept }: { trip: Trip; kept: Stops }) {
  const best = useBestOrder(trip.id);
  const keep = useKeepOrder(trip.id);
  const shorter = best.data && best.data.saved > 0 ? best.data : undefined;
  const shown = shorter ?? kept;
  const canChange = !shorter && may(trip, 'change');
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography role="status" sx={{ flex: '1 1 200px' }} className="tabular">
          {shorter
            ? `This order saves ${count(shorter.saved, 'mile')}${butLate(shorter, kept)}: ${shorter.miles.toLocaleString('en-US')} in all.`
            : `${count(kept.miles, 'mile')} in all.${best.data ? ' No order is shorter.' : ''}`}
        </Typography>
        {shorter ? (
          <>
            <Button variant="text" onClick={() => best.reset()}>
              Leave it
            </Button>
            <Button
              variant="contained"
              disabled={keep.isPending}
              onClick={() =>
                keep.mutate(shorter.stops, {
                  onSuccess: () => {
                    best.reset();
                    toast({ title: 'Order kept' });
                  },
                })
              }
            >
              Keep this order
            </Button>
          </>
        ) : (
          (kept.stops.length > 2 || kept.places.length > 1) &&
          may(trip, 'change') && (
            <Button variant="outlined" disabled={best.isPending} onClick={() => best.mutate()}>
              Find the shortest order
            </Button>
          )
        )}
      </Box>
      {(best.isError || keep.isError) && (
        <FormError>{explain(best.error ?? keep.error, 'This did not work. Please try again.')}</FormError>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {wayOf(shown).map((line, n) => (
          <Box component="li" key={line.stop ? `${line.stop.jobId} ${line.stop.end}` : `place ${n}`} sx={row}>
            {line.stop ? (
              <>
                <Box sx={number} className="tabular">
                  {line.at + 1}
                </Box>
                <StopLine stop={line.stop} conflicts={shown.conflicts} isFirst={n === 0} />
                {canChange && <StopActs trip={trip} kept={kept} at={line.at} keep={keep} />}
              </>
            ) : (
              <Box sx={{ minWidth: 0, gridColumn: '2 / -1' }}>
                <Typography sx={{ fontWeight: 600 }}>{line.place.place}</Typography>
                <Reached {...line.place} isFirst={n === 0} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: 3,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function Reached({ day, miles, isFirst }: Pick<Stop, 'day' | 'miles'> & { isFirst: boolean }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {calendarDate(day)}, {count(miles, 'mile')} from {isFirst ? 'the start' : 'the stop before'}
    </Typography>
  );
}

function StopLine({ stop, conflicts, isFirst }: Pick<Stops, 'conflicts'> & { stop: Stop; isFirst: boolean }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {stop.end === 'pickup' ? 'Pick up in' : 'Deliver to'} {stop.place}
      </Typography>
      <MuiLink component={Link} to={`/jobs/${stop.shipmentId}`} sx={{ display: 'inline-block', py: 2.5 }}>
        {stop.title}
      </MuiLink>
      <Reached {...stop} isFirst={isFirst} />
      {conflicts
        .filter(({ jobId, end }) => jobId === stop.jobId && end === stop.end)
        .map(({ what }) => (
          <Typography key={what} variant="body2" sx={{ color: 'error.main', fontWeight: 600 }}>
            {CONFLICT_WORDS[what](stop)}
          </Typography>
        ))}
    </Box>
  );
}

function StopActs({ trip, kept, at, keep }: StopActsProps) {
  const remove = useRemoveJob(trip.id);
  const stop = kept.stops[at];
  if (!stop) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 1 }}>
      <Box sx={{ display: 'flex' }}>
        {MOVES.map(({ by, word, Icon }) => {
          const order = movedStop(kept, at, by);
          return (
            <IconButton
              key={word}
              aria-label={`Move ${stop.end} of ${stop.title} ${word}`}
              disabled={!order || keep.isPending}
              onClick={() => order && keep.mutate(order)}
            >
              <Icon size={20} />
            </IconButton>
          );
        })}
      </Box>
      {stop.end === 'delivery' && (
        <Button
          variant="text"
          aria-label={`Take off ${stop.title}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(stop.jobId)}
        >
          Take off
        </Button>
      )}
    </Box>
  );
}

interface StopActsProps {
  trip: Trip;
  kept: Stops;
  /** The number of the stop. */
  at: number;
  keep: ReturnType<typeof useKeepOrder>;
}

const MOVES = [
  { by: -1, word: 'up', Icon: IconArrowUp },
  { by: 1, word: 'down', Icon: IconArrowDown },
] as const;

type Stop = Stops['stops'][number];

/** What does not go together with what was agreed on. */
const CONFLICT_WORDS: Record<Stops['conflicts'][number]['what'], (stop: Stop) => string> = {
  early: ({ firstDay }) => `Too early: you agreed on ${firstDay ? calendarDate(firstDay) : 'a later day'}`,
  late: ({ lastDay }) => `Too late: you agreed on ${lastDay ? calendarDate(lastDay) : 'an earlier day'}`,
  too_heavy: () => 'More than your free weight',
};

const number = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  bgcolor: 'haulway.plate',
  color: 'haulway.onPlate',
} as const;

/** Booked jobs that are on no trip yet. */
function AddJob({ trip, kept: { free: jobs } }: { trip: Trip; kept: Stops }) {
  const add = useAddJob(trip.id);
  const [chosen, choose] = useState('');
  const quoteId = jobs.some(({ jobId }) => jobId === chosen) ? chosen : jobs[0]?.jobId;
  if (!quoteId) return null;
  return (
    <Box>
      {add.isError && (
        <FormError key={add.submittedAt}>
          {explain(add.error, 'The job could not be added. Please try again.')}
        </FormError>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <TextField
          id="job"
          select
          label="Booked job"
          value={quoteId}
          onChange={(event) => choose(event.target.value)}
          slotProps={{ select: { native: true } }}
          sx={{ flex: '1 1 220px' }}
        >
          {jobs.map(({ jobId, title }) => (
            <option key={jobId} value={jobId}>
              {title}
            </option>
          ))}
        </TextField>
        <Button variant="outlined" disabled={add.isPending} onClick={() => add.mutate(quoteId)}>
          Put on this trip
        </Button>
      </Box>
    </Box>
  );
}
