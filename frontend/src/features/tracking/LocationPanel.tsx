import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../kit/format/dates';
import { Panel } from '../../kit/ui/Panel';
import { placeName, useLocations } from './tracking';

/** Where the shipment was last seen, and where it has been. */
export function LocationPanel({ shipmentId }: { shipmentId: string }) {
  const { data } = useLocations(shipmentId);
  if (!data) return null;
  const [last, ...earlier] = [...data].reverse();
  return (
    <Panel title="Tracking">
      {!last && <Typography sx={{ color: 'text.secondary' }}>The carrier has not shared a location yet.</Typography>}
      {last && (
        <Box sx={{ bgcolor: 'haulway.moving', color: 'haulway.onMoving', borderRadius: '10px', p: 4 }}>
          <Typography sx={{ fontWeight: 700 }}>{placeName(last)}</Typography>
          <Typography variant="body2">
            <time dateTime={last.timestamp} title={last.timestamp}>{dayAndTime(last.timestamp)}</time>
          </Typography>
          {last.notes && <Typography variant="body2">{last.notes}</Typography>}
        </Box>
      )}
      {earlier.length > 0 && (
        <Box component="ol" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {earlier.slice(0, 10).map((report) => (
            <Box component="li" key={report.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, fontSize: 14 }}>
              <span>{placeName(report)}</span>
              <Box component="time" dateTime={report.timestamp} sx={{ color: 'text.secondary' }}>
                {dayAndTime(report.timestamp)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
}
