// Says in one line what this machine lacks, before anything long is begun. Node's own modules only.
import { spawnSync } from 'node:child_process';
import { readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { Refusal, root } from './project.mjs';

/** Measured: 0.9 GB installed, the download's cache, the unpacked Chromium, the built program and a first database. */
const NEEDED_GIGABYTES = 2.5;

/** The versions whose CommonJS can load the ES modules that Nest is made of. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits)
    throw new Refusal(`Haulway needs Node 20.19 or newer (of 22: 22.12 or newer); this is ${process.versions.node}.`);
}

/** The native parts (PostgreSQL, password hashing, Chromium) are built for the GNU C library. */
export function checkLibrary() {
  if (process.platform !== 'linux' || process.report === undefined) return;
  Object.assign(process.report, { excludeNetwork: true });
  const report = /** @type {{header: {glibcVersionRuntime?: string}}} */ (process.report.getReport());
  if (report.header.glibcVersionRuntime === undefined) {
    throw new Refusal(
      'Haulway needs a Linux with glibc (Debian, Ubuntu, Fedora ...); this one has another C library, such as the musl of Alpine.',
    );
  }
}

export function checkDisk() {
  const { bavail, bsize } = statfsSync(root);
  const free = (bavail * bsize) / 1e9;
  if (free < NEEDED_GIGABYTES)
    throw new Refusal(
      `Haulway needs ${NEEDED_GIGABYTES} GB of free disk to install; ${root} has ${free.toFixed(1)} GB.`,
    );
}

/** PostgreSQL refuses to run as root, so as root there must be another user to become, in a namespace or in the system. */
export function checkRootCanBeDropped() {
  if (process.platform === 'win32' || process.getuid?.() !== 0 || process.env.DATABASE_URL) return;
  const users = /^(postgres|nobody):/m;
  if (users.test(readIfThere('/etc/passwd')) && (unshareWorks() || setuidWorks())) return;
  throw new Refusal(
    'PostgreSQL must not run as root, and root cannot be dropped here (no user namespaces, no other user). Start as an ordinary user, or set DATABASE_URL.',
  );
}

function unshareWorks() {
  return spawnSync('unshare', ['--user', '--map-user=1', '--map-group=1', 'true'], { stdio: 'ignore' }).status === 0;
}

function setuidWorks() {
  return spawnSync('true', [], { uid: 65534, gid: 65534, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Refuses when the port that Haulway will listen on is taken. A PORT that is no port is left to the program, which names all wrong settings together. */
export async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65535) return;
  for (const host of process.env.HOST ? [process.env.HOST] : ['127.0.0.1', '::1']) {
    const problem = await listenOnce(port, host);
    if (problem === 'EADDRINUSE')
      throw new Refusal(`Port ${port} is taken. Stop what listens there, or set PORT to another one.`);
    if (problem === 'EACCES') throw new Refusal(`Port ${port} is not open to this user. Set PORT to one above 1023.`);
  }
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the error's code
 */
function listenOnce(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code));
    server.listen(port, host, () => server.close(() => done(undefined)));
  });
}

/** A port on the loopback that nobody listens on at this moment. @returns {Promise<number>} */
export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address === null || typeof address === 'string' ? fail(new Error('No free port.')) : done(address.port),
      );
    });
  });
}
