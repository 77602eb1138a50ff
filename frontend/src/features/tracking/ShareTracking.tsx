import Button from '@mui/material/Button';
import { IconMapPinShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../kit/ui/lazy';

const TrackingSheet = lazy(() => import('./TrackingSheet'));

/** Lets the owner share where the shipment is with somebody who has no account. */
export function ShareTracking({ shipmentId }: { shipmentId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<IconMapPinShare size={20} />} onClick={() => setOpen(true)}>
        Share tracking
      </Button>
      <Suspense fallback={null}>
        {open && <TrackingSheet shipmentId={shipmentId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
