// Says in one line what this machine lacks, before anything long is started. Node's own modules only.
import { once } from 'node:events';
import { existsSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { Refusal, root } from './project.mjs';

/** Measured: 0.9 GB installed, the download cache, the unpacked Chromium, the built program and a first database. */
const NEEDED_GIGABYTES = 2.5;
/** The databases of ten test files took 0.2; PostgreSQL's write-ahead log may grow to 1. */
const MEMORY_GIGABYTES = 4;

/** The Node versions whose CommonJS can load the ES modules Nest consists of, and the C library the native parts are built for. */
export function checkMachine() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits)
    throw new Refusal(`Haulway needs Node 20.19 or newer (of 22: 22.12 or newer); this is ${process.versions.node}.`);
  Object.assign(process.report ?? {}, { excludeNetwork: true });
  const report = /** @type {{header: {glibcVersionRuntime?: string}}} */ (process.report?.getReport());
  if (process.platform === 'linux' && report.header.glibcVersionRuntime === undefined)
    throw new Refusal(
      'Haulway needs a Linux with glibc (Debian, Ubuntu, Fedora ...); this one has another C library, such as the musl of Alpine.',
    );
}

export function checkDisk() {
  const free = freeGigabytes(root);
  if (free < NEEDED_GIGABYTES)
    throw new Refusal(
      `Haulway needs ${NEEDED_GIGABYTES} GB of free disk to install; ${root} has ${free.toFixed(1)} GB.`,
    );
}

/**
 * Where the databases of tests are: in memory if it has room. Each consists of a thousand files, and making and removing
 * them on a disk is a quarter of what a short test file costs.
 */
export function testsFolder() {
  const memory = '/dev/shm';
  return existsSync(memory) && freeGigabytes(memory) >= MEMORY_GIGABYTES ? memory : tmpdir();
}

/** @param {string} path */
function freeGigabytes(path) {
  const { bavail, bsize } = statfsSync(path);
  return (bavail * bsize) / 1e9;
}

/** Refuses when the port Haulway will listen on is taken; the program itself reports anything else wrong with PORT and HOST. */
export async function checkPort() {
  const port = Number(process.env.PORT || 3000);
  for (const host of process.env.HOST ? [process.env.HOST] : ['127.0.0.1', '::1'])
    await listenOnce(port, host).catch((error) => {
      if (error.code === 'EADDRINUSE')
        throw new Refusal(`Port ${port} is taken. Stop what is listening there, or set PORT to another one.`);
    });
}

/** A loopback port that nobody listens on right now. */
export function freePort() {
  return listenOnce(0, '127.0.0.1');
}

/** @param {number} port @param {string} host @returns {Promise<number>} the port */
async function listenOnce(port, host) {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return address.port;
}
