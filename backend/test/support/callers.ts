import { randomUUID } from 'node:crypto';
import type { Answer } from './client.js';
import { NEW_SHIPMENT, type Person } from './people.js';

/** Shippers who list one thing after another, look at what there is, and repeat a call, with its key, until it is done. */
export interface Callers {
  /** Every status answered so far; 0 if there was no answer. */
  readonly statuses: ReadonlySet<number>;
  /** Refusals that did not say when to retry. */
  readonly unclear: readonly string[];
  /** Titles that the callers were told are listed. */
  readonly listed: readonly string[];
  /** Resolves when each caller has got this status once more. */
  each(status: number): Promise<void>;
  /** Resolves when each has finished what it was doing. */
  stop(): Promise<void>;
}

export interface CallersOptions {
  /** Keeps calling when nobody answers, as while the program restarts. */
  persistent?: boolean;
}

/** Lets each of these people call nonstop until they are stopped. */
export function letCall(people: readonly Person[], { persistent = false }: CallersOptions = {}): Callers {
  const statuses = new Set<number>();
  const unclear: string[] = [];
  const listed: string[] = [];
  const seen = people.map(() => new Map<number, number>());
  const waiting = new Set<() => void>();
  const running = { stopped: false };

  const call = async (caller: number, send: () => Promise<Answer<unknown>>): Promise<boolean> => {
    const answer = await send().catch((error: unknown) => {
      if (!persistent) throw error;
      return undefined;
    });
    const status = answer?.status ?? 0;
    statuses.add(status);
    if (status === 503 && !(Number(answer?.headers.get('retry-after')) > 0)) unclear.push(JSON.stringify(answer?.body));
    const counts = seen[caller];
    counts?.set(status, (counts.get(status) ?? 0) + 1);
    for (const look of waiting) look();
    // Like a client that heeds Retry-After, only less patient: the machine must get around to bringing the server back.
    if (status === 0 || status >= 400) await new Promise((done) => setTimeout(done, 20));
    return status === 200 || status === 201;
  };

  const live = async ({ api }: Person, caller: number): Promise<void> => {
    while (!running.stopped) {
      const title = `Boat ${randomUUID()}`;
      const key = randomUUID();
      let isListed = false;
      while (!isListed && !running.stopped)
        isListed = await call(caller, () =>
          api.post('/api/shipments', { ...NEW_SHIPMENT, title }, { 'idempotency-key': key }),
        );
      if (isListed) listed.push(title);
      await call(caller, () => api.get('/api/shipments?limit=5'));
    }
  };
  const lives = Promise.all(people.map(live));
  // Checked when they are stopped.
  lives.catch(() => undefined);

  return {
    statuses,
    unclear,
    listed,
    each: (status) => {
      const before = seen.map((counts) => counts.get(status) ?? 0);
      const reached = new Promise<void>((done) => {
        const look = (): void => {
          if (!seen.every((counts, caller) => (counts.get(status) ?? 0) > (before[caller] ?? 0))) return;
          waiting.delete(look);
          done();
        };
        waiting.add(look);
      });
      return Promise.race([reached, lives.then(() => undefined)]);
    },
    stop: async () => {
      running.stopped = true;
      await lives;
    },
  };
}
