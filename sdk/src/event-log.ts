import { readPage } from './pages.js';
import type { Params } from './operations.js';
import type { Transport } from './transport.js';
import type { WebhookEvent } from './webhooks.js';

/** What happened, oldest first, to where the log ends now. */
export interface EventLog extends AsyncIterable<WebhookEvent> {
  /** Where to go on the next time: after the last page that was handed out whole. Keep it. */
  readonly cursor: string | undefined;
}

/** Events since a cursor; from the oldest that is kept if there is none, none but a cursor with `now`. */
export function eventsSince(
  transport: Transport,
  cursor: string | undefined,
  params: Omit<Params<'GET', '/api/event-log'>, 'after'> = {},
): EventLog {
  return {
    cursor,
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const query: object = { ...params, after: this.cursor };
        const { items, next } = await readPage<WebhookEvent>(transport, '/api/event-log', query);
        yield* items;
        // Only once all of the page are handed out: whoever breaks off reads it again, and misses nothing.
        (this as { cursor: string | undefined }).cursor = next?.['after'] ?? this.cursor;
        if (items.length === 0) return;
      }
    },
  };
}
