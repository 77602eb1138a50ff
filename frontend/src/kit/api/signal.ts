import { useSyncExternalStore } from 'react';

let hasAnswered = false;
const watchers = new Set<() => void>();

/** The server has answered this page, so what needs it can be shown. */
export function noteSignal(): void {
  if (hasAnswered) return;
  hasAnswered = true;
  for (const listener of watchers) listener();
}

function watch(listener: () => void): () => void {
  watchers.add(listener);
  window.addEventListener('online', noteSignal);
  return () => {
    watchers.delete(listener);
    window.removeEventListener('online', noteSignal);
  };
}

/** False on a page that was opened without signal, until there is some. Stays true then, so that nothing comes and goes. */
export function useHadSignal(): boolean {
  return useSyncExternalStore(
    watch,
    () => hasAnswered,
    () => true,
  );
}
