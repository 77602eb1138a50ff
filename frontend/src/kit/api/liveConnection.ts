import { createParser } from 'eventsource-parser';
import { isUnauthorized } from './errors';
import type { PathOf } from './operations';
import { liveToken, renewToken } from './renew';
import { isRenewable } from './token';

const LOCK = 'haulway-live';
const LONGEST_WAIT_MS = 30_000;

/**
 * Listens to the server's events until stopped. One tab holds the connection (Web Locks) and passes every event on to
 * the others; without locks (plain http on a network address) each tab holds its own.
 * @param onEvent receives the event's name
 */
export function listenLive(onEvent: (name: string) => void): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(LOCK);
  channel.onmessage = (message: MessageEvent<string>) => onEvent(message.data);
  stop.signal.addEventListener('abort', () => channel.close());

  const hold = () =>
    stream(stop.signal, (name) => {
      onEvent(name);
      channel.postMessage(name);
    });
  if (navigator.locks) {
    navigator.locks.request(LOCK, { signal: stop.signal }, hold).catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('Live updates stopped', error);
    });
  } else {
    void hold();
  }
  return () => stop.abort();
}

async function stream(signal: AbortSignal, onEvent: (name: string) => void): Promise<void> {
  let lastId = '';
  let wait = 1_000;
  while (!signal.aborted) {
    try {
      const token = await liveToken();
      if (!token) return;
      const headers: Record<string, string> = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
      if (lastId) headers['last-event-id'] = lastId;
      const response = await fetch('/api/events' satisfies PathOf<'GET'>, { headers, credentials: 'include', signal });
      if (response.status === 401) {
        if (!isRenewable(token)) return;
        await renewToken();
      }
      if (response.ok && response.body) {
        wait = 1_000;
        const parser = createParser({
          onEvent: (event) => {
            if (event.id) lastId = event.id;
            onEvent(event.event ?? 'message');
          },
        });
        const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
        for (let part = await reader.read(); !part.done; part = await reader.read()) parser.feed(part.value);
      }
    } catch (error) {
      if (signal.aborted || isUnauthorized(error)) return;
      console.debug('Live updates interrupted, connecting again', error);
    }
    await pause(wait, signal);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
