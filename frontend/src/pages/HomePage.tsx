import { lazyPage } from '../kit/ui/lazy';
import { Waiting } from '../kit/ui/Waiting';
import { LandingPage } from './landing';
import { useSession } from '../session/session';

const WelcomePage = lazyPage(() => import('./WelcomePage'));

/** The landing page for visitors, the welcome screen for signed-in users, a spinner until it is known which. */
export default function HomePage() {
  const { isLoading, user } = useSession();
  if (isLoading) return <Waiting label="Loading" />;
  return user ? <WelcomePage /> : <LandingPage />;
}
