import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * A pool's connection. If it is lost, the statement running on it fails. Between two statements of a transaction none is
 * running, and nobody else listens while it is checked out; this makes the next statement fail instead of the process.
 */
export class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** What the driver has besides its types. */
interface Driven {
  connection: { stream: Socket };
  /** No statement is running. */
  readyForQuery: boolean;
}

/**
 * A class of connections on which the server ends every statement after `longestMs`. If the server is silent for longer
 * than that while one is running, it has become unreachable without a word, as when its machine is cut off: the connection is dropped.
 */
export function clientThatGivesUp(longestMs: number): typeof PooledClient {
  return class extends PooledClient {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.once('connect', () => {
        const driven = this as unknown as Driven;
        const { stream } = driven.connection;
        stream.setTimeout(longestMs, () => {
          if (!driven.readyForQuery) stream.destroy(new Error('Connection terminated: the database is silent'));
        });
      });
    }
  };
}
