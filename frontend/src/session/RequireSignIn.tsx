import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Waiting } from '../kit/ui/Waiting';
import { useRememberPath, useSession } from './session';

/** Shows a screen to signed-in users, and the landing page in its place to everybody else. */
export function RequireSignIn({ children, landing }: { children: ReactNode; landing: ReactNode }) {
  const { isLoading, isAuthenticated } = useSession();
  if (isLoading) return <Waiting label="Signing you in" />;
  if (!isAuthenticated) return <Turned>{landing}</Turned>;
  return children;
}

function Turned({ children }: { children: ReactNode }) {
  const location = useLocation();
  useRememberPath(location.pathname + location.search);
  return children;
}
