import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeToken, viewState } from '../kit/api/token';
import { toast } from '../kit/ui/toasts';
import { DRIVING, rememberPath } from './session';

/** How long the toast shows before the sign-in screen replaces the page. */
const REDIRECT_AFTER_MS = 500;

/** For when the server no longer knows the session: shows a toast, then the sign-in screen. */
export function useUnauthorized(): () => void {
  const navigate = useNavigate();
  const leaving = useRef(false);
  return useCallback(() => {
    if (leaving.current) return;
    // The page that says so takes the place of this one.
    if (viewState() || localStorage.getItem(DRIVING)) return removeToken();
    leaving.current = true;
    toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' });
    const here = window.location.pathname + window.location.search;
    setTimeout(() => {
      leaving.current = false;
      rememberPath(here);
      navigate('/login');
      removeToken();
    }, REDIRECT_AFTER_MS);
  }, [navigate]);
}
