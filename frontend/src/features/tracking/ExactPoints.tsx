import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { call } from '../../kit/api/calls';
import { HereButton } from './HereButton';

/** The owner says where an end is to the yard, standing there: what the carrier does there is measured by it. */
export default function ExactPoints({ shipmentId, pickupOpen }: { shipmentId: string; pickupOpen: boolean }) {
  const set = (end: 'pickup' | 'delivery') => (here: { latitude: number; longitude: number }) =>
    call('PUT', '/api/shipments/{id}/exact-point', { params: { id: shipmentId }, body: { end, ...here } });
  return (
    <Box component="section" aria-label="Where exactly" sx={{ mt: 5 }}>
      <Typography sx={{ mb: 3 }}>
        Are you there now? Then your phone can say where it is. The carrier's arrival is checked against it, and the
        release code works there only.
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {pickupOpen && <HereButton label="I am at the pickup: use where I am" onFound={set('pickup')} />}
        <HereButton label="I am at the delivery: use where I am" onFound={set('delivery')} />
      </Box>
    </Box>
  );
}
