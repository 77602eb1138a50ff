// A load generator that costs little itself, since it shares the cores with what it measures: keep-alive connections, one call at a time on each.
import { connect } from 'node:net';

/** @typedef {{method: string, path: string, token?: string, body?: object}} Call */
/** @typedef {{status: number, text(): string, retryAfter(): number | undefined}} Answer `retryAfter` in seconds */
/** @typedef {{calls: number, refused: string[], seconds: number, latencies: number[]}} Turn */

const HEAD_END = Buffer.from('\r\n\r\n');
const LONGEST_ANSWER_MS = 20_000;
const REFUSALS_KEPT = 3;
const MOST_SAID = 1_000;

/** So many connections to one server, kept open between turns. */
export class Callers {
  /** @param {number} port @param {number} count */
  constructor(port, count) {
    this.connections = Array.from({ length: count }, () => new Connection(port));
  }

  /**
   * Calls as fast as the server answers, until the time is over or there is nothing left to call.
   * @param {() => Call | undefined} next
   * @param {number} ms
   * @returns {Promise<Turn>}
   */
  async turn(next, ms) {
    /** @type {Turn} */
    const turn = { calls: 0, refused: [], seconds: 0, latencies: [] };
    const begin = performance.now();
    const end = begin + ms;
    await Promise.all(
      this.connections.map(async (connection) => {
        for (let call = next(); call !== undefined; call = performance.now() < end ? next() : undefined) {
          const sent = performance.now();
          const answer = await connection.call(call);
          turn.latencies.push(performance.now() - sent);
          turn.calls += 1;
          if (answer.status >= 300 && turn.refused.length < REFUSALS_KEPT)
            turn.refused.push(`${call.method} ${call.path}: ${answer.status} ${answer.text().slice(0, MOST_SAID)}`);
        }
      }),
    );
    turn.seconds = (performance.now() - begin) / 1_000;
    return turn;
  }

  close() {
    for (const connection of this.connections) connection.socket.destroy();
  }
}

/** One keep-alive connection: one call at a time. */
export class Connection {
  /** @type {Buffer[]} */
  pieces = [];
  length = 0;
  /** Length of its headers and of the whole answer, known once its headers are there. */
  head = 0;
  whole = 0;
  /** @type {((answer: Answer) => void) | undefined} */
  done;
  /** @type {((reason: Error) => void) | undefined} */
  failed;

  /** @param {number} port */
  constructor(port) {
    this.port = port;
    this.socket = this.open();
  }

  open() {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    // What an earlier socket still says is not about the call at hand.
    const fail = (/** @type {Error} */ error) => this.socket === socket && this.failed?.(error);
    socket.setTimeout(LONGEST_ANSWER_MS, () => this.done && socket.destroy(new Error('no answer')));
    socket.on('data', (piece) => this.receive(/** @type {Buffer} */ (piece)));
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('the server closed the connection')));
    return socket;
  }

  /** @param {Call} call @returns {Promise<Answer>} */
  call({ method, path, token, body }) {
    const content = body === undefined ? '' : JSON.stringify(body);
    const headers = `${token === undefined ? '' : `authorization: Bearer ${token}\r\n`}${
      body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}\r\n`
    }`;
    // The server closed this one after it was idle for long.
    if (this.socket.destroyed || this.socket.readableEnded) this.socket = this.open();
    return new Promise((done, fail) => {
      this.done = done;
      this.failed = fail;
      this.socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n${content}`);
    });
  }

  /** @param {Buffer} piece */
  receive(piece) {
    this.pieces.push(piece);
    this.length += piece.length;
    if (this.whole === 0) {
      const start = this.pieces.length === 1 ? piece : Buffer.concat(this.pieces);
      this.pieces = [start];
      const end = start.indexOf(HEAD_END);
      if (end < 0) return;
      const found = /\r\ncontent-length: (\d+)/i.exec(start.toString('latin1', 0, end));
      this.head = end + HEAD_END.length;
      this.whole = this.head + Number(found?.[1] ?? 0);
    }
    if (this.length < this.whole) return;
    const { pieces, head } = this;
    const status = Number(pieces[0]?.toString('latin1', 9, 12));
    const done = this.done;
    this.pieces = [];
    this.length = 0;
    this.whole = 0;
    this.done = undefined;
    this.failed = undefined;
    const from = (/** @type {number} */ start, /** @type {number} */ end) =>
      Buffer.concat(pieces).toString('utf8', start, end);
    const asked = () => /\r\nretry-after: (\d+)/i.exec(from(0, head))?.[1];
    done?.({
      status,
      text: () => from(head, Infinity),
      retryAfter: () => (asked() === undefined ? undefined : Number(asked())),
    });
  }
}
