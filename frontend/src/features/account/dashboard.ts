import { useRead } from '../../kit/api/queries';

/** Money and what is waiting for the user, in one read. */
export function useDashboard() {
  return useRead('/api/users/me/dashboard');
}
