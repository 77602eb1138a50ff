import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

/** A connection to a server that can be cut, as when the server goes away for a while. */
export interface Line {
  /** The loopback port at this end. */
  readonly port: number;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections again. */
  mend(): Promise<void>;
  /** From now on everything the server says arrives this much later, in milliseconds; `Infinity`: it is silent, as when its machine is cut off. */
  slow(ms: number): void;
}

const cutAtTheEnd = new Set<Line>();

/** Opens a relay to a loopback port. `hear` is called for each connection, and its result hears everything sent to the server on it. */
export async function layLine(target: number, hear?: () => (piece: Buffer) => void): Promise<Line> {
  const open = new Set<Socket>();
  const held = new Set<() => void>();
  let delay = 0;
  /** Lets through what comes, in order, when it is due. */
  const late = () =>
    new Transform({
      transform(piece, _, done) {
        const pass = () => done(null, piece);
        if (delay === Number.POSITIVE_INFINITY) held.add(pass);
        else if (delay > 0) setTimeout(pass, delay);
        else pass();
      },
    });
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    if (hear) near.on('data', hear());
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      if (one === far) one.pipe(late()).pipe(other);
      else one.pipe(other);
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
    slow: (ms) => {
      delay = ms;
      for (const pass of held) pass();
      held.clear();
    },
  };
  cutAtTheEnd.add(line);
  return line;
}

/** Opens a relay to the database at an address; answers its address through the relay, past the database's socket. */
export async function layLineTo(
  databaseUrl: string,
  hear?: () => (piece: Buffer) => void,
): Promise<{ line: Line; databaseUrl: string }> {
  const address = new URL(databaseUrl);
  const line = await layLine(Number(address.port), hear);
  address.port = String(line.port);
  address.searchParams.delete('host');
  return { line, databaseUrl: address.href };
}

/** Cuts what a test file has left open. */
export async function cutLeftLines(): Promise<void> {
  await Promise.all([...cutAtTheEnd].map((line) => line.cut()));
}
