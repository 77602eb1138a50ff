import { createServer } from 'node:net';
import { EnvProblem, type Env } from '../config/env.js';

/** Where to listen: loopback, unless HOST says otherwise. */
export function addressesOf(env: Env): string[] {
  return [env.HOST ?? 'localhost'];
}

/**
 * Reports early, and in one line, that the port is taken.
 * @throws EnvProblem
 */
export async function requireFreePort(env: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new EnvProblem(
          error.code === 'EADDRINUSE'
            ? `Port ${env.PORT} is taken. Set PORT to another one.`
            : `Port ${env.PORT}: ${error.message}`,
        ),
      ),
    );
    probe.listen(env.PORT, env.HOST ?? '127.0.0.1', () => probe.close(() => resolve()));
  });
}
