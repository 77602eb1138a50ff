import { connect } from 'node:net';

/** What came back on a connection of its own. */
export interface RawAnswer {
  /** 0 when the connection ended without an answer. */
  status: number;
  /** In lower case. */
  headers: Map<string, string>;
  body: string;
}

/** Sends exactly these bytes, which no HTTP client would, and reads until the server closes the connection. */
export async function sendRaw(url: string, text: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  await new Promise<void>((done, fail) => {
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    // The server may close the connection before it has read everything.
    socket.on('error', (error: NodeJS.ErrnoException) =>
      pieces.length > 0 || error.code === 'ECONNRESET' || error.code === 'EPIPE' ? done() : fail(error),
    );
    socket.on('close', () => done());
    socket.write(text);
  });
  const [head = '', ...rest] = Buffer.concat(pieces).toString('latin1').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
}

/** A call written out, with the path unchanged; the server closes the connection after its answer. */
export function call(
  method: string,
  path: string,
  headers: readonly string[] = ['Host: localhost'],
  body = '',
): string {
  return [`${method} ${path} HTTP/1.1`, ...headers, 'Connection: close', '', body].join('\r\n');
}
