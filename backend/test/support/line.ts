import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A line to a server that can be cut, as when the server goes away for a while. */
export interface Line {
  /** The loopback port at this end. */
  readonly port: number;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections again. */
  mend(): Promise<void>;
}

const cutAtTheEnd = new Set<Line>();

/** Lays a line to a port of the loopback. `hear` is asked for each connection, and its answer hears all that is sent to the server on it. */
export async function layLine(target: number, hear?: () => (piece: Buffer) => void): Promise<Line> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    if (hear) near.on('data', hear());
    for (const [one, other] of [[near, far], [far, near]] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const line: Line = {
    port,
    cut: () =>
      new Promise((done) => {
        cutAtTheEnd.delete(line);
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
    mend: async () => {
      cutAtTheEnd.add(line);
      await listen(port);
    },
  };
  cutAtTheEnd.add(line);
  return line;
}

/** Cuts what a test file has left. */
export async function cutLeftLines(): Promise<void> {
  await Promise.all([...cutAtTheEnd].map((line) => line.cut()));
}
