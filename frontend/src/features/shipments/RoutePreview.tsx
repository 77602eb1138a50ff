import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useRead } from '../../kit/api/queries';
import { usePause } from '../../kit/ui/usePause';

const RouteStrip = lazy(async () => ({ default: (await import('../../kit/ui/RouteStrip')).RouteStrip }));

interface Distance {
  miles: number;
  from: { label: string };
  to: { label: string };
}

/** The road between the two places of the form, once both are found. */
export function RoutePreview({ from, to }: { from: string; to: string }) {
  const pickup = usePause(from.trim(), 1_000);
  const delivery = usePause(to.trim(), 1_000);
  const { data } = useRead<Distance>(['/api/distance', { from: pickup, to: delivery }], pickup !== '' && delivery !== '');
  if (!data || from.trim() === '' || to.trim() === '') return null;
  return (
    <Box sx={{ mb: 4 }}>
      <Suspense fallback={null}>
        <RouteStrip size="detail" from={data.from.label} to={data.to.label} status="listed" miles={data.miles} />
      </Suspense>
    </Box>
  );
}
