// npm run build: builds the parts that have changed. `--force` builds all of them, `--only backend,places` some.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressBelow } from './compress.mjs';
import { withLock } from './lock.mjs';
import { existingParts, partFingerprint, partsToBuild } from './parts.mjs';
import { capture, endTogether, Refusal, root, tool } from './project.mjs';
import { stamp, unstamp } from './stamps.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/** @type {Record<Part['name'], () => Promise<void>>} */
const steps = {
  backend: async () => (await import('./compile.mjs')).compile(),
  places: async () => {
    mkdirSync(join(root, 'backend/dist'), { recursive: true });
    const { buildPlaces } = await import(pathToFileURL(join(root, 'backend/tools/places.mjs')).href);
    await buildPlaces({ root, outFile: join(root, 'backend/dist/places.json.gz') });
  },
  frontend: () => vite('frontend'),
  admin: () => vite('admin'),
};

await tool(async () => {
  endTogether();
  await withLock('build', build);
});

async function build() {
  const only = valueOf('--only')?.split(',');
  const chosen = process.argv.includes('--force') ? existingParts() : partsToBuild();
  const parts = chosen.filter((part) => only === undefined || only.includes(part.name));
  if (parts.length === 0) return;
  console.log(`Building ${parts.map((part) => part.name).join(', ')} ...`);
  // Two lanes for two cores: the compiler works in this process, the web apps in processes of their own.
  const web = parts.filter((part) => part.name === 'frontend' || part.name === 'admin');
  const rest = parts.filter((part) => !web.includes(part));
  await Promise.all([inOrder(web), inOrder(rest)]);
}

/** @param {Part[]} parts */
async function inOrder(parts) {
  for (const part of parts) {
    // Taken before, so that a change made during the build is not taken for built.
    const figure = partFingerprint(part);
    unstamp(part.name);
    await steps[part.name]();
    stamp(part.name, figure);
  }
}

/** @param {string} app */
async function vite(app) {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(program)) throw new Refusal('Vite is not installed. Run npm ci.');
  const { code, output } = await capture(process.execPath, [program, 'build', '--logLevel', 'warn'], {
    cwd: join(root, app),
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }) },
  });
  if (code !== 0) throw new Refusal(`${output.trimEnd()}\nThe build of ${app} failed.`);
  await compressBelow(join(root, app, 'dist'));
}

/** @param {string} option */
function valueOf(option) {
  const place = process.argv.indexOf(option);
  return place < 0 ? undefined : process.argv[place + 1];
}
