type Send = () => Promise<unknown> | undefined;

const senders = new Set<Send>();
/** Whoever signs out without signal does not wait for long. */
const LONGEST_MS = 4_000;

/** Has what waits be sent before somebody signs out; `send` returns undefined if nothing does. Returns a function that takes it away. */
export function sendBeforeLeaving(send: Send): () => void {
  senders.add(send);
  return () => void senders.delete(send);
}

/** Sends what waits, and returns once that is answered: the session that it needs may then end. */
export async function sendWaiting(): Promise<void> {
  const sent = [...senders].flatMap((send) => send() ?? []);
  if (sent.length === 0) return;
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS));
  await Promise.race([Promise.allSettled(sent), late]);
}
