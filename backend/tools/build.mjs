// npm run build: builds the parts that have changed; with names (`npm run build -- backend places`), only those.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exitOf, Refusal, root, start, tool } from './project.mjs';
import { filesBelow, take } from './steps.mjs';

/** Text files smaller than this fit in one packet anyway. */
const SMALLEST_BYTES = 1024;
/** Up to this size, the best compression takes less than a second: what every phone loads gets 7 % smaller. */
const LARGEST_BEST_BYTES = 500_000;

const ofBackend = ['src', 'migrations', 'sandbox', 'seeds', 'tsconfig.json', 'tools/compile.mjs', 'tools/bundle.mjs'];
const inputs = {
  backend: ofBackend.map((path) => join('backend', path)),
  places: ['backend/tools/places.mjs'],
  frontend: ['frontend'],
  admin: ['admin', 'frontend/src/kit', 'frontend/package.json'],
};

// Two lanes for two cores: the compiler runs in this process, the web apps in processes of their own.
await tool(() => Promise.all([webApps(), backend()]));

async function webApps() {
  await part('frontend', 'frontend/dist/index.html', () => vite('frontend'));
  await part('admin', 'admin/dist/index.html', () => vite('admin'));
}

async function backend() {
  await part('backend', 'backend/dist/program/main.js', async () => (await import('./compile.mjs')).compile());
  const places = new URL('places.mjs', import.meta.url).href;
  await part('places', 'backend/dist/places.json.gz', async () => (await import(places)).buildPlaces({ root }));
}

/** @param {keyof typeof inputs} name @param {string} product @param {() => Promise<unknown>} work */
async function part(name, product, work) {
  const wanted = process.argv.slice(2);
  const common = ['package-lock.json', 'tsconfig.base.json', 'backend/tools/build.mjs'];
  if (wanted.length === 0 || wanted.includes(name))
    await take({ name, product, inputs: [...common, ...inputs[name]], work });
}

/** @param {string} app */
async function vite(app) {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const cwd = join(root, app);
  const code = await exitOf(start(process.execPath, [program, 'build', '--logLevel', 'warn'], { cwd }));
  if (code !== 0) throw new Refusal(`The build of ${app} failed.`);
  await compress(join(app, 'dist'));
}

/** Puts a brotli and a gzip copy beside every larger text file, so that the server compresses nothing twice. @param {string} folder */
async function compress(folder) {
  const texts = filesBelow(folder).filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = readFileSync(join(root, file));
      if (content.length < SMALLEST_BYTES) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: content.length > LARGEST_BEST_BYTES ? 9 : 11 };
      writeFileSync(join(root, `${file}.br`), await promisify(brotliCompress)(content, { params }));
      writeFileSync(join(root, `${file}.gz`), await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
