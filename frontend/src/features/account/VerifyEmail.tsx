import { Navigate, useSearchParams } from 'react-router-dom';

/** Where the link that was mailed to confirm an address leads, on any screen; its token leaves the address bar. */
export function VerifyEmail() {
  const token = useSearchParams()[0].get('verify');
  return token && <Navigate to="/confirm-email" replace state={token} />;
}
