// Tells whether a step's inputs are the same as when it last succeeded, by their contents (a fresh clone changes every date).
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, root } from './project.mjs';

const notInputs = new Set(['node_modules', 'dist', 'e2e', '.cache', '.vite', 'test-results']);

/**
 * One figure for the contents of files and folders; missing ones count as such.
 * @param {string[]} paths relative to the project's top
 * @param {string[]} [words] what else the outcome hangs on
 */
export function fingerprint(paths, words = []) {
  const hash = createHash('sha256');
  for (const word of words) hash.update(`${word}\0`);
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
}

/**
 * All files of a folder in a fixed order, or the file itself; tests and what is made are left out.
 * @param {string} path
 * @returns {string[]}
 */
export function filesBelow(path) {
  const facts = statSync(path, { throwIfNoEntry: false });
  if (facts === undefined) return [];
  if (facts.isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !notInputs.has(name) && !/\.(spec|test)\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** @param {string} name @param {string} figure */
export function isStamped(name, figure) {
  try {
    return readFileSync(stampFile(name), 'utf8') === figure;
  } catch {
    return false;
  }
}

/** @param {string} name @param {string} figure */
export function stamp(name, figure) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile(name), figure);
}

/** @param {string} name */
export function unstamp(name) {
  rmSync(stampFile(name), { force: true });
}

/** @param {string} name */
function stampFile(name) {
  return join(cacheFolder, `${name}.stamp`);
}
