import { TestModeBanner } from '@haulway/frontend/kit/ui/TestModeBanner.tsx';
import { useRead } from './call';

/** The user app's test mode banner. */
export function TestMode() {
  const { data } = useRead('/api/config', {}, { staleTime: Infinity });
  return <TestModeBanner config={data} />;
}
