import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ago, dayAndTime } from '../../kit/format/dates';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { placeName } from './reports';
import { useLocations } from './tracking';

/** How many earlier places show at first. */
const SHOWN = 10;

interface Props {
  shipmentId: string;
  isOnTheRoad: boolean;
  /** The reader is who shares it. */
  isCarrier: boolean;
}

/** Where the shipment was last seen, and where it was before. */
export function LocationPanel({ shipmentId, isOnTheRoad, isCarrier }: Props) {
  const { data } = useLocations(shipmentId);
  const [all, setAll] = useState(false);
  if (!data) return null;
  const [last, ...earlier] = [...data].reverse();
  return (
    <FoldPanel title="Tracking" open={isOnTheRoad}>
      {!last && (
        <Typography sx={{ color: 'text.secondary' }}>
          {isCarrier ? 'You have not shared a location yet.' : 'The carrier has not shared a location yet.'}
        </Typography>
      )}
      {last && (
        <Box sx={{ bgcolor: 'haulway.moving', color: 'haulway.onMoving', borderRadius: '10px', p: 4 }}>
          <Typography sx={{ fontWeight: 700 }}>{placeName(last)}</Typography>
          <Typography variant="body2">
            <time dateTime={last.timestamp} title={last.timestamp}>
              {dayAndTime(last.timestamp)}
            </time>
            {`, ${ago(last.timestamp)}`}
          </Typography>
          {last.notes && <Typography variant="body2">{last.notes}</Typography>}
        </Box>
      )}
      {earlier.length > 0 && (
        <Box component="ol" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {(all ? earlier : earlier.slice(0, SHOWN)).map((report) => (
            <Box
              component="li"
              key={report.id}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, fontSize: 14 }}
            >
              <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                {placeName(report)}
              </Box>
              <Box component="time" dateTime={report.timestamp} sx={{ color: 'text.secondary' }}>
                {dayAndTime(report.timestamp)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {!all && earlier.length > SHOWN && (
        <Button variant="outlined" onClick={() => setAll(true)} sx={{ mt: 4 }}>
          Show all {(earlier.length + 1).toLocaleString('en-US')} places
        </Button>
      )}
    </FoldPanel>
  );
}
