import Button from '@mui/material/Button';
import { IconSteeringWheel } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../kit/ui/lazy';
import { useDriver } from './driver';

const DriverSheet = lazy(() => import('./DriverSheet'));

/** Lets a carrier have somebody else do the job on the road. */
export default function GiveToDriver({ shipmentId }: { shipmentId: string }) {
  const { driver, isPending, refetch } = useDriver(shipmentId);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        sx={{ justifySelf: { sm: 'start' } }}
        disabled={isPending}
        startIcon={<IconSteeringWheel size={20} />}
        onClick={() => {
          // Nothing tells of a link that was opened.
          void refetch();
          setOpen(true);
        }}
      >
        {driver ? `${driver.name} drives` : 'Give to a driver'}
      </Button>
      <Suspense fallback={null}>
        {open && <DriverSheet shipmentId={shipmentId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
