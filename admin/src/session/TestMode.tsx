import { TestModeBanner } from '@haulway/frontend/kit/ui/TestModeBanner.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from './call';

interface Config {
  paymentProvider: 'sandbox' | 'stripe';
  demo: boolean;
}

/** Says where cards are played; the demo does not need to be told. */
export function TestMode() {
  const { data } = useQuery({ queryKey: ['config'], queryFn: async () => (await call('/api/config')).json as Config, staleTime: Infinity });
  return data?.paymentProvider === 'sandbox' && !data.demo ? <TestModeBanner /> : null;
}
