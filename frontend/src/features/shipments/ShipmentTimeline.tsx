import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Shipment } from '../../kit/api/types';
import { dayAndTime } from '../../kit/format/dates';
import { MileMarkers } from '../../kit/ui/MileMarkers';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { isTold, type Reader, stagesOf, told } from './progress';
import { useTimeline } from './shipments';

/** How far a shipment has come, what lies ahead and, behind a button, everything that happened. */
export function ShipmentTimeline({ shipment, reader }: { shipment: Shipment; reader: Reader }) {
  const { data } = useTimeline(shipment.id);
  if (!data || data.events.length === 0) return null;
  const events = data.events.filter(isTold);
  return (
    <FoldPanel title="Timeline">
      <MileMarkers
        miles={stagesOf(shipment, data.events).map(({ title, at }) => ({
          title,
          ahead: !at,
          ...(at ? { text: <Instant at={at} /> } : {}),
        }))}
      />
      {events.length > 0 && (
        <Box component="details" sx={{ mt: 5, borderTop: '1px solid', borderColor: 'divider', pt: 3 }}>
          <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 32 }}>
            Everything that happened ({events.length})
          </Typography>
          <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, mt: 2, display: 'grid', gap: 2 }}>
            {[...events].reverse().map((event) => (
              <Box component="li" key={`${event.at}-${event.subjectId}-${event.to}`} sx={{ fontSize: 14 }}>
                {told(event, reader)}
                <Box sx={{ color: 'text.secondary' }}>
                  <Instant at={event.at} />
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </FoldPanel>
  );
}

function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} title={at}>
      {dayAndTime(at)}
    </time>
  );
}
