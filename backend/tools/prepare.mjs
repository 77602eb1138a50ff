// Brings the project into a state in which its program can run: installed and built, each only if something changed. Node's own modules only.
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { checkDisk, checkMachine } from './machine.mjs';
import { exitOf, mainFile, Refusal, root, start } from './project.mjs';
import { take } from './steps.mjs';

/**
 * Installs and builds what is out of date, with one line for each.
 * @param {string[]} [parts] of build.mjs; all when left out
 */
export async function prepare(parts = []) {
  checkMachine();
  await take({ name: 'install', product: 'node_modules', inputs: ['package-lock.json'], work: install });
  // In a process of its own, whose memory is given back.
  const build = start(process.execPath, [join(root, 'backend/tools/build.mjs'), ...parts]);
  if ((await exitOf(build)) !== 0) throw new Refusal('The build failed.');
}

/**
 * Like `prepare`, for tools operators use: in production, what was built is used as is.
 * @param {string[]} parts
 */
export async function prepareUnlessDeployed(parts) {
  if (process.env.NODE_ENV !== 'production' || !existsSync(mainFile)) await prepare(parts);
}

async function install() {
  checkDisk();
  console.log('Installing the packages in package-lock.json (about a minute) ...');
  // The npm that started us, or else the one on the path.
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.execPath : 'npm';
  const words = ['ci', '--include=dev', '--no-progress', '--loglevel=error'];
  const program = start(npm, npm === 'npm' ? words : [process.env.npm_execpath ?? '', ...words], {
    env: { ...process.env, ...npmCache() },
  });
  if ((await exitOf(program)) !== 0) throw new Refusal('The installation failed.');
}

/** For a user without a home directory (nobody, some containers), npm's cache goes into the project. */
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
