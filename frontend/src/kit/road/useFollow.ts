import { useEffect, useSyncExternalStore } from 'react';
import { follow, followed, followedText, watchFollowed } from './follow';
import type { Job, KeptAct } from './store';

/** Follows the phone for the jobs on the road that it was switched on for, until they are delivered. */
export function useFollow(userId: string, jobs: readonly Job[], acts: readonly KeptAct[]): void {
  useSyncExternalStore(watchFollowed, followedText, () => '');
  const done = new Set(acts.filter(({ kind }) => kind === 'deliver').map(({ shipmentId }) => shipmentId));
  const open = new Set(jobs.map(({ shipment }) => shipment.id));
  const ids = followed()
    .filter((id) => open.has(id) && !done.has(id))
    .join(' ');
  useEffect(() => (ids ? follow(userId, ids.split(' ')) : undefined), [userId, ids]);
}

/** Whether it is switched on for a shipment. */
export function useIsFollowed(shipmentId: string): boolean {
  return useSyncExternalStore(watchFollowed, followedText, () => '')
    .split(' ')
    .includes(shipmentId);
}
