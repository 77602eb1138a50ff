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
