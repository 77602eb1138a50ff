import { Navigate } from 'react-router-dom';
import { useHadSignal } from '../kit/api/signal';
import { onTheRoad } from '../kit/api/token';
import { lazyPage } from '../kit/ui/lazy';
import { Waiting } from '../kit/ui/Waiting';
import { LandingPage } from './landing';
import { useSession } from '../session/session';

const WelcomePage = lazyPage(() => import('./WelcomePage'));

/** The landing page for visitors, the welcome screen for signed-in users, a spinner until it is known which; a driver's job, and without signal a carrier's jobs. */
export default function HomePage() {
  const { isLoading, user } = useSession();
  const hadSignal = useHadSignal();
  if (isLoading) return <Waiting label="Loading" />;
  if (user?.driver || (user && !hadSignal && onTheRoad() !== undefined)) return <Navigate to="/jobs" replace />;
  return user ? <WelcomePage /> : <LandingPage />;
}
