import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Waiting } from '../kit/ui/Waiting';
import { DRIVING, useRememberPath, useSession } from './session';

/** Shows a screen to signed-in users, and the landing page in its place to everybody else. A driver sees their one job. */
export function RequireSignIn({ children, landing }: { children: ReactNode; landing: ReactNode }) {
  const { user, isLoading, isAuthenticated } = useSession();
  const { pathname } = useLocation();
  const job = user?.driver && `/jobs/${user.driver.shipmentId}`;
  if (job && pathname !== job) return <Navigate to={job} replace />;
  if (isLoading) return <Waiting label="Signing you in" />;
  // Their link was ended.
  if (!isAuthenticated && localStorage.getItem(DRIVING)) return <Navigate to="/drive" replace />;
  if (!isAuthenticated) return <Turned>{landing}</Turned>;
  return children;
}

function Turned({ children }: { children: ReactNode }) {
  const location = useLocation();
  useRememberPath(location.pathname + location.search);
  return children;
}
