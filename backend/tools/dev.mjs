// npm run dev: the same parts as npm start on one port, with the web apps' changes applied in place and the backend compiled and started again on each of its own.
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { checkLibrary, checkNode, checkPort, checkRootCanBeDropped, freePort } from './machine.mjs';
import { prepare } from './prepare.mjs';
import { endTogether, exitOf, root, start, tool } from './project.mjs';
import { unstamp } from './stamps.mjs';

const port = Number(process.env.PORT || 3000);
const readyLine = /^Haulway is ready at .*\n/m;

await tool(async () => {
  /** @type {import('vite').ViteDevServer[]} */
  const web = [];
  let ending = false;
  /** @type {() => Promise<void>} */
  let stopDatabase = async () => undefined;
  endTogether(async () => {
    await Promise.all(web.map((server) => server.close()));
    await stopDatabase();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      ending = true;
      // Vite ends the process by itself on some signals, before anything that is awaited: the database is told at once.
      void stopDatabase();
    });
  }
  checkNode();
  checkLibrary();
  checkRootCanBeDropped();
  await checkPort();
  await prepare(['backend', 'places']);
  // From here on the watcher writes the compiled program, so the next start has to look for itself.
  unstamp('backend');

  const database = process.env.DATABASE_URL ? undefined : await keepDatabase();
  if (database) stopDatabase = database.stop;
  const apiPort = await freePort();
  // The user app's own settings read it.
  process.env.API_PORT = String(apiPort);
  const publicUrl = `http://localhost:${port}`;
  const backend = runBackend(
    {
      ...process.env,
      ...database?.env,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: process.env.PUBLIC_URL || publicUrl,
    },
    () => ending,
  );
  web.push(...(await serveWebApps(apiPort)));
  await backend.ready;
  console.log(`Haulway is ready at ${publicUrl}`);

  const watcher = new Worker(new URL('dev-compile.mjs', import.meta.url));
  watcher.on('message', () => {
    console.log('Starting again ...');
    void backend.restart();
  });
  watcher.on('error', (error) => console.error(error));
});

/** The embedded database, which outlives the backend's new starts; they would each wait for it else. */
async function keepDatabase() {
  const embedded = join(root, 'backend/dist/src/platform/embedded');
  const { lockDataDir } = await import(pathToFileURL(join(embedded, 'data-dir.js')).href);
  const { startEmbeddedPostgres } = await import(pathToFileURL(join(embedded, 'postgres.js')).href);
  const dataDir = process.env.DATA_DIR || join(root, '.data');
  const lock = lockDataDir(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, onLine: (/** @type {string} */ line) => console.log(line) });
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: server.url, SEED: process.env.SEED || 'demo' },
    stop: async () => {
      await server.stop();
      lock.release();
    },
  };
}

/**
 * Keeps one backend running.
 * @param {NodeJS.ProcessEnv} env
 * @param {() => boolean} isEnding
 */
function runBackend(env, isEnding) {
  /** @type {import('node:child_process').ChildProcess} */
  let child;
  let turn = Promise.resolve();
  /** @type {() => void} */
  let isReady = () => undefined;
  /** @type {Promise<void>} */
  const ready = new Promise((done) => (isReady = done));
  const launch = () => {
    child = start(process.execPath, [join(root, 'backend/dist/src/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout?.on('data', (piece) => {
      const text = String(piece);
      // Its own port is nobody's business; the one line that counts is printed above.
      process.stdout.write(text.replace(readyLine, ''));
      if (readyLine.test(text)) isReady();
    });
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  launch();
  return {
    ready,
    // One after another: two changes in a row must not leave two programs.
    restart: () => {
      const before = turn;
      turn = (async () => {
        await before;
        if (isRunning()) {
          const ended = exitOf(child);
          // Nothing is lost by it, and nobody waits for an orderly end.
          child.kill('SIGKILL');
          await ended;
        }
        if (!isEnding()) launch();
      })();
      return turn;
    },
  };
}

/**
 * The user app on the developer's port, the console behind its `/console/`, both asking the backend.
 * @param {number} apiPort
 */
async function serveWebApps(apiPort) {
  const { createServer } = await import('vite');
  const host = process.env.HOST || 'localhost';
  const api = `http://127.0.0.1:${apiPort}`;
  const servers = [];
  /** @type {Record<string, import('vite').ProxyOptions>} */
  const proxy = { '/api': { target: api }, '/metrics': { target: api } };
  if (existsSync(join(root, 'admin/vite.config.ts'))) {
    const consolePort = await freePort();
    servers.push(
      await createServer({
        root: join(root, 'admin'),
        logLevel: 'warn',
        server: { host: '127.0.0.1', port: consolePort, strictPort: true },
      }),
    );
    proxy['/console'] = { target: `http://127.0.0.1:${consolePort}`, ws: true };
  }
  servers.push(
    await createServer({
      root: join(root, 'frontend'),
      logLevel: 'warn',
      server: { host, port, strictPort: true, proxy },
    }),
  );
  await Promise.all(servers.map((server) => server.listen()));
  return servers;
}
