import { dirname, join } from 'node:path';
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import pg from 'pg';
import { type Person, register } from './deal';

/** A server of a test's own, whose clock and settings no other test goes by. */
export interface OwnServer {
  url: string;
  request: APIRequestContext;
  admin: Person;
  stop: () => Promise<void>;
}

/** Starts it without demo data, in a folder named so. Takes a minute or two: call it with a timeout of its own. */
export async function ownServer(
  playwright: PlaywrightWorkerArgs['playwright'],
  name: string,
  env: NodeJS.ProcessEnv = {},
): Promise<OwnServer> {
  const tool = (file: string) => import(new URL(`../../../backend/tools/${file}.mjs`, import.meta.url).href);
  const { startDemo } = (await tool('demo-server')) as {
    startDemo: (
      dataDir: string,
      more: NodeJS.ProcessEnv,
    ) => Promise<{
      url: string;
      stop: () => Promise<unknown>;
    }>;
  };
  const { urlOfRunning } = (await tool('database')) as { urlOfRunning: (dataDir: string) => string };
  const dataDir = join(dirname(process.env.HAULWAY_TEST_REPORT ?? ''), `${name}-${Date.now()}`);
  const demo = await startDemo(dataDir, { SEED: 'none', ...env });
  const request = await playwright.request.newContext({ baseURL: demo.url });
  const admin = await register(request, 'Olga');
  const database = new pg.Client({ connectionString: urlOfRunning(dataDir) });
  await database.connect();
  await database.query('UPDATE users SET is_admin = true WHERE id = $1', [admin.id]);
  await database.end();
  const stop = async () => {
    await request.dispose();
    await demo.stop();
  };
  return { url: demo.url, request, admin, stop };
}
