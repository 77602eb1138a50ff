// Which test files there are, without asking the programs that run them.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * @param {string[]} folders relative to the project's top
 * @param {string} ending
 * @param {string} [pattern] a regular expression, as Jest and Playwright read it
 */
export function filesNamed(folders, ending, pattern) {
  const wanted = new RegExp(pattern ?? '', 'i');
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
    .filter((file) => file.endsWith(ending) && wanted.test(file));
}
