// Brings the project into the state in which its program can run: installed and built, each only when something changed. Node's own modules only.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { checkDisk } from './machine.mjs';
import { partsToBuild } from './parts.mjs';
import { capture, exitOf, mainFile, Refusal, root, start } from './project.mjs';
import { fingerprint, isStamped, stamp } from './stamps.mjs';

/**
 * Installs and builds what is not up to date, with a line for each.
 * @param {string[]} [wanted] the parts to build; all when left out
 */
export async function prepare(wanted) {
  await install();
  const parts = partsToBuild().filter((part) => wanted === undefined || wanted.includes(part.name));
  if (parts.length === 0) return;
  const code = await exitOf(
    start(process.execPath, [
      join(root, 'backend/tools/build.mjs'),
      '--only',
      parts.map((part) => part.name).join(','),
    ]),
  );
  if (code !== 0) throw new Refusal('The build failed.');
}

/**
 * Like `prepare`, for tools that operators use: in production what was built is taken as it is.
 * @param {string[]} wanted
 */
export async function prepareUnlessDeployed(wanted) {
  if (process.env.NODE_ENV !== 'production' || !existsSync(mainFile)) await prepare(wanted);
}

async function install() {
  if (isStamped('install', installFingerprint())) return;
  await withLock('installation', installLocked);
}

async function installLocked() {
  const figure = installFingerprint();
  if (isStamped('install', figure)) return;
  checkDisk();
  console.log('Installing what package-lock.json names (about a minute) ...');
  const [file, ...args] = npm();
  const { code, output } = await capture(file, [...args, 'ci', '--include=dev', '--no-progress', '--loglevel=error'], {
    env: { ...process.env, ...npmCache() },
  });
  if (code !== 0)
    throw new Refusal(`${output.trimEnd().split('\n').slice(0, 30).join('\n')}\nThe installation failed.`);
  stamp('install', figure);
}

/** What an installation hangs on: native parts are chosen by platform and by Node's major version. */
export function installFingerprint() {
  return fingerprint(
    ['package-lock.json'],
    [process.versions.node.split('.')[0] ?? '', process.platform, process.arch],
  );
}

/** @returns {[string, ...string[]]} the npm that started us, else the one on the path */
function npm() {
  const own = process.env.npm_execpath;
  return own && /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, own] : ['npm'];
}

/** A user without a home of their own (nobody, some containers) gets npm's cache in the project. */
function npmCache() {
  const usual = process.env.npm_config_cache || join(homedir(), '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK | constants.X_OK);
    return {};
  } catch {
    return { npm_config_cache: join(root, '.cache/npm') };
  }
}
