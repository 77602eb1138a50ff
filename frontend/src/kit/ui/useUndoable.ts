import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendBeforeLeaving } from '../api/leaving';
import { renewAhead } from '../api/renew';
import { catchFocus } from './caughtFocus';

/** How long an act can be undone. */
const UNDO_MS = 10_000;

/** How an act that waited is sent, until it is answered. `outlives`: the page is closing and the call has to outlive it. */
export type SendLater<T> = (what: T, outlives: boolean) => Promise<unknown>;

/**
 * An act that is sent after ten seconds unless it is undone first, or at once when the page is left in any way. To look
 * at another app is to leave: a phone may end the page there, and says nothing before. While it waits the token stays good.
 * Only one waits at a time: a second one sends the first.
 */
export function useUndoable<T>(send: SendLater<T>): {
  waiting: T | undefined;
  ask: (what: T) => void;
  undo: () => void;
} {
  const [waiting, setWaiting] = useState<T>();
  const held = useRef<T>(undefined);
  const flush = useEffectEvent((outlives: boolean) => {
    if (held.current === undefined) return undefined;
    const what = held.current;
    held.current = undefined;
    setWaiting(undefined);
    return send(what, outlives);
  });
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => {
      void flush(false);
      // Undo had it, and is gone.
      catchFocus();
    }, UNDO_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  useEffect(() => {
    const leave = () => void flush(true);
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    const forget = sendBeforeLeaving(() => flush(true));
    return () => {
      forget();
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      void flush(false);
    };
  }, []);
  return {
    waiting,
    ask: (what) => {
      if (held.current !== undefined) void send(held.current, false);
      held.current = what;
      setWaiting(what);
      renewAhead(UNDO_MS);
    },
    undo: () => {
      held.current = undefined;
      setWaiting(undefined);
    },
  };
}
