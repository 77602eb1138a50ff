import { Readable, Writable, type Duplex } from 'node:stream';
import type pg from 'pg';

/** What COPY asks of the driver's connection. The driver has it, its types leave it out. */
interface CopyConnection {
  stream: Duplex;
  query(sql: string): void;
  sendCopyFromChunk(piece: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const PIECE_BYTES = 64 * 1024;

/**
 * The rows of `COPY ... TO STDOUT` as PostgreSQL's own text, one a line, as fast as the reader takes them.
 * To be handed to `client.query`. Fails with what the server says.
 */
export class CopyOut extends Readable implements pg.Submittable {
  /** How many there were, once the stream has ended. */
  rows = 0;
  private connection: CopyConnection | undefined;
  private pieces: Buffer[] = [];
  private size = 0;

  constructor(private readonly sql: string) {
    super({ highWaterMark: PIECE_BYTES });
  }

  submit(connection: pg.Connection): void {
    this.connection = connection as unknown as CopyConnection;
    this.connection.query(this.sql);
  }

  override _read(): void {
    this.connection?.stream.resume();
  }

  /** The driver uses its memory again, so that each line is copied; together, since each would be a few bytes. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.destroyed) return;
    this.pieces.push(Buffer.from(chunk));
    this.size += chunk.length;
    if (this.size >= PIECE_BYTES && !this.flush()) this.connection?.stream.pause();
  }

  private flush(): boolean {
    const piece = Buffer.concat(this.pieces);
    this.pieces = [];
    this.size = 0;
    return this.push(piece);
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    if (this.destroyed) return;
    this.flush();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  /** What still comes is read and thrown away, or the connection could not be closed. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.connection?.stream.resume();
    done(error);
  }
}

/**
 * Takes the lines of a CopyOut for `COPY ... FROM STDIN`. To be handed to `client.query`, and finished when the server has them all.
 * Fails with what the server says.
 */
export class CopyIn extends Writable implements pg.Submittable {
  /** How many the server took, once the stream has finished. */
  rows = 0;
  private connection: CopyConnection | undefined;
  private state: 'waiting' | 'copying' | 'over' = 'waiting';
  /** What is to be done as soon as the server waits for lines. */
  private next: (() => void) | undefined;
  private finished: ((error?: Error | null) => void) | undefined;

  constructor(private readonly sql: string) {
    super({ highWaterMark: PIECE_BYTES });
  }

  submit(connection: pg.Connection): void {
    this.connection = connection as unknown as CopyConnection;
    this.connection.query(this.sql);
  }

  handleCopyInResponse(): void {
    this.state = 'copying';
    if (this.destroyed) this.connection?.sendCopyFail('there is nothing more to come');
    else this.next?.();
  }

  private whenCopying(work: (connection: CopyConnection) => void): void {
    const act = () => this.connection && work(this.connection);
    if (this.state === 'waiting') this.next = act;
    else act();
  }

  override _write(piece: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.whenCopying((connection) => {
      connection.sendCopyFromChunk(piece);
      if (connection.stream.writableNeedDrain) connection.stream.once('drain', () => done());
      else done();
    });
  }

  override _final(done: (error?: Error | null) => void): void {
    this.whenCopying((connection) => {
      this.finished = done;
      connection.endCopyFrom();
    });
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text);
  }

  handleReadyForQuery(): void {
    this.state = 'over';
    this.finished?.();
  }

  handleError(error: Error): void {
    this.state = 'over';
    this.destroy(error);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.state === 'copying' && !this.finished) this.connection?.sendCopyFail('the source of the lines failed');
    done(error);
  }
}

/** Out of `COPY 12`. */
function rowsOf(text: string): number {
  return Number(text.split(' ')[1]);
}
