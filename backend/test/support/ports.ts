import { createServer } from 'node:net';

/** A port on the loopback that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address === null || typeof address === 'string' ? fail(new Error('No free port.')) : done(address.port)));
    });
  });
}
