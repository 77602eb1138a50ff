import Box from '@mui/material/Box';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useRead } from '../../kit/api/queries';
import { lazy } from '../../kit/ui/lazy';
import { usePause } from '../../kit/ui/usePause';

const RouteStrip = lazy(async () => ({ default: (await import('../../kit/ui/RouteStrip')).RouteStrip }));

interface Props {
  from: string;
  to: string;
  /** Called with the server's refusal if it does not know one of them. */
  onRefused: (error: Error) => void;
}

/** The road between the two places of the form, once both are found. */
export function RoutePreview({ from, to, onRefused }: Props) {
  const pickup = usePause(from.trim(), 1_000);
  const delivery = usePause(to.trim(), 1_000);
  const { data, error } = useRead(
    '/api/distance',
    { from: pickup, to: delivery },
    { enabled: pickup !== '' && delivery !== '' },
  );
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    if (error) tell(error);
  }, [error]);
  if (!data || from.trim() === '' || to.trim() === '') return null;
  return (
    <Box sx={{ mb: 4 }}>
      <Suspense fallback={null}>
        <RouteStrip size="detail" from={data.from.label} to={data.to.label} status="listed" miles={data.miles} />
      </Suspense>
    </Box>
  );
}
