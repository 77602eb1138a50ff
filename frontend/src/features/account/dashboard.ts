import { useRead } from '../../kit/api/queries';

/** Money, and what waits for the user, in one read. */
export function useDashboard() {
  return useRead('/api/users/me/dashboard');
}
