import { useSyncExternalStore } from 'react';
import { ownActs, watchActs } from './queue';
import type { KeptAct } from './store';

const NONE: readonly KeptAct[] = [];

/** What this phone has done and not sent yet, or was refused. */
export function useActs(): readonly KeptAct[] {
  return useSyncExternalStore(watchActs, ownActs, () => NONE);
}
