import { createServer } from 'node:net';

/** Below those the system hands out itself, so that nobody is given a port between its choice here and its use. */
const FIRST = 10_000;
/** Each of Jest's workers has its own. */
const A_WORKER = 6_000;

const begin = FIRST + (Number(process.env['JEST_WORKER_ID'] ?? 1) - 1) * A_WORKER;
let next = Math.floor(Math.random() * A_WORKER);

/** A loopback port nobody is listening on right now, and that nobody here is given again. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < A_WORKER; tries++) {
    const port = begin + (next++ % A_WORKER);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
