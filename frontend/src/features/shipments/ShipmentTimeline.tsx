import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../kit/format/dates';
import { sentence } from '../../kit/format/words';
import { MileMarkers } from '../../kit/ui/MileMarkers';
import { Panel } from '../../kit/ui/Panel';
import { useTimeline } from './shipments';

/** What happened to a shipment, and what is due next. */
export function ShipmentTimeline({ id }: { id: string }) {
  const { data } = useTimeline(id);
  if (!data || data.events.length === 0) return null;
  return (
    <Panel title="Timeline">
      <MileMarkers
        miles={data.events.map((event) => ({
          title: sentence(event.to ?? event.event),
          text: <time dateTime={event.at} title={event.at}>{dayAndTime(event.at)}</time>,
        }))}
      />
      {data.deadlines?.map((deadline) => (
        <Box key={`${deadline.kind}-${deadline.dueAt}`} sx={{ mt: 4, p: 4, borderRadius: '10px', bgcolor: 'haulway.waiting', color: 'haulway.onWaiting' }}>
          <Typography sx={{ fontWeight: 700 }}>
            {sentence(deadline.kind)}: {dayAndTime(deadline.dueAt)}
          </Typography>
          <Typography variant="body2">{sentence(deadline.then)}</Typography>
        </Box>
      ))}
    </Panel>
  );
}
