import type { AppConfig } from '@haulway/frontend/kit/api/types.ts';
import { TestModeBanner } from '@haulway/frontend/kit/ui/TestModeBanner.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from './call';

/** The user app's banner of test mode. */
export function TestMode() {
  const { data } = useQuery({ queryKey: ['config'], queryFn: async () => (await call('/api/config')).json as AppConfig, staleTime: Infinity });
  return <TestModeBanner config={data} />;
}
