import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * A connection of a pool. One that is lost is an error of the statement that runs on it; between two statements of a
 * transaction there is none, and nobody else listens while it is lent: the next statement fails, and not the process.
 */
export class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** What the driver has beside its types. */
interface Driven {
  connection: { stream: Socket };
  /** No statement is at work. */
  readyForQuery: boolean;
}

/**
 * A class of connections on which the server ends every statement after `longestMs`. When it is silent for longer while
 * one is at work it is out of reach without having said so, as when its machine is cut off: the connection is given up.
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
