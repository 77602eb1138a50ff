import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { AttemptSheet } from './sheets';

/** Nobody home, refused, no access. */
export function CannotHandOver({ shipmentId, end }: { shipmentId: string; end: 'pickup' | 'delivery' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="large" fullWidth onClick={() => setOpen(true)}>
        Nobody there, or no way in
      </Button>
      {open && (
        <Suspense fallback={null}>
          <AttemptSheet shipmentId={shipmentId} end={end} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
