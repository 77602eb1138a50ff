import { explain } from '../api/errors';

/** A message to the user about an action just taken. */
export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  action?: { label: string; run: () => void };
  open: boolean;
}

/** How long dismissed toasts are kept, so that the closing animation never loses its text. */
const REMOVE_AFTER_MS = 1_000_000;
/** How long a toast shows, unless the pointer or the focus is on it. */
export const TOAST_SHOWN_MS = 5_000;

let current: Toast | undefined;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast, replacing the one before: one at a time. */
export function toast(message: {
  title: string;
  description?: string;
  variant?: Toast['variant'];
  action?: Toast['action'];
}): void {
  clearTimeout(removal);
  current = { variant: 'default', ...message, id: nextId++, open: true };
  announce();
}

/** Says that something just tried failed, and why: as the server says, else `otherwise`. */
export function toastFailure(error: unknown, otherwise = 'That did not work. Please try again.'): void {
  toast({ title: 'Error', description: explain(error, otherwise), variant: 'destructive' });
}

/** Hides the toast; it is forgotten later. */
export function dismissToast(): void {
  if (!current) return;
  current = { ...current, open: false };
  clearTimeout(removal);
  removal = setTimeout(() => {
    current = undefined;
    announce();
  }, REMOVE_AFTER_MS);
  announce();
}

/** The toast on screen or just dismissed. */
export function currentToast(): Toast | undefined {
  return current;
}

/** Calls back on every change of the toast. Returns a function that unsubscribes. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
