import { Suspense } from 'react';
import { lazy } from '../../kit/ui/lazy';

export const loadWaiting = () => import('./WaitingActs');
const WaitingActs = lazy(loadWaiting);

/** {@link WaitingActs}, where there is something of it: mostly everything is sent. */
export function NotSent(props: Parameters<typeof WaitingActs>[0]) {
  return (
    props.acts.length > 0 && (
      <Suspense fallback={null}>
        <WaitingActs {...props} />
      </Suspense>
    )
  );
}
