// The parts that are built, what each is made of, and which have changed since. Node's own modules only.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';
import { fingerprint, isStamped } from './stamps.mjs';

const common = ['package-lock.json', 'tsconfig.base.json', 'backend/tools/build.mjs', 'backend/tools/parts.mjs'];

/**
 * @typedef {object} Part
 * @property {'backend' | 'places' | 'frontend' | 'admin'} name
 * @property {string} source present when the part can be built
 * @property {string} product present when it was built
 * @property {string[]} inputs
 */

/** @type {Part[]} */
const parts = [
  {
    name: 'backend',
    source: 'backend/src/main.ts',
    product: 'backend/dist/program/main.js',
    inputs: [
      'backend/src',
      'backend/migrations',
      'backend/sandbox',
      'backend/seeds',
      'backend/tsconfig.json',
      'backend/tools/compile.mjs',
      'backend/tools/bundle.mjs',
    ],
  },
  {
    name: 'places',
    source: 'backend/tools/places.mjs',
    product: 'backend/dist/places.json.gz',
    inputs: ['backend/tools/places.mjs'],
  },
  {
    name: 'frontend',
    source: 'frontend/vite.config.ts',
    product: 'frontend/dist/index.html',
    inputs: ['frontend', 'backend/tools/compress.mjs'],
  },
  {
    name: 'admin',
    source: 'admin/vite.config.ts',
    product: 'admin/dist/index.html',
    inputs: ['admin', 'frontend/src/kit', 'frontend/package.json', 'backend/tools/compress.mjs'],
  },
];

/** @param {Part} part */
export function partFingerprint(part) {
  return fingerprint([...common, ...part.inputs], [process.versions.node.split('.')[0] ?? '']);
}

/** The parts whose product is missing or older than what it is made of. */
export function partsToBuild() {
  return existingParts().filter(
    (part) => !existsSync(join(root, part.product)) || !isStamped(part.name, partFingerprint(part)),
  );
}

/** All parts that this checkout holds the sources of. */
export function existingParts() {
  return parts.filter((part) => existsSync(join(root, part.source)));
}
