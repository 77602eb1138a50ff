import { useSyncExternalStore } from 'react';
import { readToken, userOf, viewState } from '../../kit/api/token';
import { keep, readKept } from '../../kit/ui/useKept';

/** A message that the server does not have yet. */
export interface Unsent {
  /** Also the call's idempotency key, so that a message that did arrive is not sent twice on a retry. */
  key: string;
  content: string;
  attachments: string[];
  failed?: string;
}

/** Where this browser keeps something of a conversation for whoever is signed in; not for operators who look as them. */
function placeOf(what: 'draft' | 'unsent', conversation: string): string | undefined {
  const token = readToken();
  return token === null || viewState() ? undefined : `haulway_${what}_${userOf(token)}_${conversation}`;
}

/** What was typed and not sent, also before the page was loaded anew. */
export function readDraft(conversation: string): string {
  const place = placeOf('draft', conversation);
  return (place && readKept(place)) || '';
}

export function keepDraft(conversation: string, text: string): void {
  const place = placeOf('draft', conversation);
  if (place) keep(place, text || null);
}

const NONE: Unsent[] = [];
/** As screens show it, by the place where it is kept. */
const shown = new Map<string, Unsent[]>();
const watchers = new Set<() => void>();

function watch(listener: () => void): () => void {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** What was sent and did not arrive, as far as we know: trying it again does no harm. */
export function useUnsent(conversation: string): Unsent[] {
  return useSyncExternalStore(watch, () => unsentOf(conversation));
}

/** Notes what became of a message, whichever screen shows by then. */
export function changeUnsent(conversation: string, change: (before: Unsent[]) => Unsent[]): void {
  const place = placeOf('unsent', conversation) ?? conversation;
  const unsent = change(unsentOf(conversation));
  shown.set(place, unsent);
  if (place !== conversation) keep(place, unsent.length > 0 ? JSON.stringify(unsent) : null);
  for (const listener of watchers) listener();
}

function unsentOf(conversation: string): Unsent[] {
  const place = placeOf('unsent', conversation) ?? conversation;
  const known = shown.get(place);
  if (known) return known;
  const kept = place === conversation ? NONE : readUnsent(place);
  shown.set(place, kept);
  return kept;
}

/** What a page before this one left behind. */
function readUnsent(place: string): Unsent[] {
  try {
    const kept: unknown = JSON.parse(readKept(place) ?? '[]');
    if (!Array.isArray(kept)) return NONE;
    return kept.filter(isUnsent).map((entry) => ({ failed: 'This message was not sent.', ...entry }));
  } catch {
    return NONE;
  }
}

function isUnsent(entry: unknown): entry is Unsent {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    ['key', 'content'].every((name) => typeof Reflect.get(entry, name) === 'string') &&
    Array.isArray(Reflect.get(entry, 'attachments'))
  );
}
