import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useTimeline } from '../../kit/api/timeline';
import type { Shipment } from '../../kit/api/types';
import { MileMarkers } from '../../kit/ui/MileMarkers';
import { FoldPanel } from '../../kit/ui/FoldPanel';
import { lazy } from '../../kit/ui/lazy';
import type { Reader } from './history';
import { Instant } from './Instant';
import { isTold, stagesOf } from './progress';

// Its words are read by few.
const History = lazy(() => import('./History'));

/** How far a shipment has come, what lies ahead and, behind a button, everything that happened. */
export function ShipmentTimeline({ shipment, reader }: { shipment: Shipment; reader: Reader }) {
  const { data } = useTimeline(shipment.id);
  const [isOpen, setOpen] = useState(false);
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
        <Box
          component="details"
          onToggle={({ currentTarget }) => setOpen(currentTarget.hasAttribute('open'))}
          sx={{ mt: 5, borderTop: '1px solid', borderColor: 'divider', pt: 3 }}
        >
          <Typography component="summary" sx={{ cursor: 'pointer', fontWeight: 600, minHeight: 32 }}>
            Everything that happened ({events.length})
          </Typography>
          {isOpen && (
            <Suspense fallback={null}>
              <History events={events} reader={reader} />
            </Suspense>
          )}
        </Box>
      )}
    </FoldPanel>
  );
}
