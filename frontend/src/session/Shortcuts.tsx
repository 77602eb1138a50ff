import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '../kit/api/types';
import { lazy } from '../kit/ui/lazy';
import { isTaken, sequences, singleKeysOn } from './shortcuts';

const CommandPalette = lazy(() => import('./CommandPalette'));
const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

/** How soon after `g` the letter has to follow. */
const SEQUENCE_MS = 1_500;

/** Keyboard shortcuts: Ctrl K everywhere; `?`, `/` and `g` with a letter while nobody is typing. */
export function Shortcuts({ user }: { user: User }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'palette' | 'help'>();
  const pressed = useRef(0);
  const search = (event: KeyboardEvent) => {
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field) field.focus();
    else setOpen('palette');
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      setOpen((before) => (before === 'palette' ? undefined : 'palette'));
      return;
    }
    if (isTaken(event) || !singleKeysOn()) return;
    const sequence =
      event.timeStamp - pressed.current < SEQUENCE_MS
        ? sequences(user.isCarrier).find(({ letter }) => letter === event.key)
        : undefined;
    pressed.current = event.key === 'g' ? event.timeStamp : 0;
    if (sequence) navigate(sequence.to);
    else if (event.key === '?') setOpen('help');
    else if (event.key === '/') search(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && (
        <CommandPalette user={user} onHelp={() => setOpen('help')} onClose={() => setOpen(undefined)} />
      )}
      {open === 'help' && <ShortcutHelp isCarrier={user.isCarrier} onClose={() => setOpen(undefined)} />}
    </Suspense>
  );
}
