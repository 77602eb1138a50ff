// npm run dev: the same parts as npm start on one port, with changes to the web apps applied in place, and the backend recompiled and restarted on each change to it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { checkPort, freePort } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { exitOf, root, start, tool } from './project.mjs';
import { forget } from './steps.mjs';

// The compiler runs in a thread of its own, so that signals are heard in the meantime.
if (isMainThread) await tool(dev);
else (await import('./compile.mjs')).watch(() => parentPort?.postMessage('changed'));

async function dev() {
  const port = Number(process.env.PORT || 3000);
  await checkPort();
  await prepare(['backend', 'places']);
  // From here on the watcher writes the compiled program, so the next start has to check for itself.
  forget('backend');
  // It outlives the backend's restarts, each of which would otherwise wait for it.
  const { openDatabase } = await import('./database.mjs');
  const { url, dataDir } = await openDatabase({ make: true, alone: true });

  const apiPort = await freePort();
  // The user app's own settings read it.
  process.env.API_PORT = String(apiPort);
  await serveWebApps(port);

  const env = {
    ...process.env,
    SEED: process.env.SEED || (process.env.DATABASE_URL ? '' : 'demo'),
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
  };
  const launch = () => {
    const child = start(process.execPath, [join(root, 'backend/dist/src/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    // It reports itself ready behind the user app.
    child.stdout?.on('data', (text) =>
      process.stdout.write(String(text).replace(`localhost:${apiPort}`, `localhost:${port}`)),
    );
    return { child, ended: exitOf(child) };
  };
  let backend = launch();
  let turn = Promise.resolve();
  // One after another: two changes in a row must not leave two programs running.
  const again = async () => {
    console.log('Restarting ...');
    // Nothing is lost by killing it, and nobody waits for an orderly shutdown.
    backend.child.kill('SIGKILL');
    await backend.ended;
    backend = launch();
  };
  new Worker(new URL(import.meta.url))
    .on('message', () => (turn = turn.then(again)))
    .on('error', (error) => console.error(error));
}

/** The user app, and the console below its `/console/`, on one port; both ask the backend. @param {number} port */
async function serveWebApps(port) {
  const { createServer: createVite } = await import('vite');
  const http = createServer();
  const [frontend, admin] = await Promise.all(
    ['frontend', 'admin'].map((app) =>
      createVite({
        root: join(root, app),
        logLevel: 'warn',
        // Without a server of its own it leaves the signals to us.
        server: { middlewareMode: { server: http }, ws: { server: http } },
      }),
    ),
  );
  http.on('request', (request, response) =>
    (request.url?.startsWith('/console') ? admin : frontend)?.middlewares(request, response),
  );
  http.listen(port, process.env.HOST || 'localhost');
  await once(http, 'listening');
}
