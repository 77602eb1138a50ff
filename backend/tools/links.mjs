// Every relative link and #anchor in the README and in docs leads somewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Refusal, root, tool } from './project.mjs';

/** A page without its blocks of code, in which nothing is a link or a heading. @param {string} file */
const prose = (file) => readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, '');

/** The anchors that GitHub makes of a page's headings; of two alike the second ends in -1. @param {string} file */
function anchorsOf(file) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return [...prose(file).matchAll(/^#+ +(.+?) *$/gm)].map(([, heading = '']) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-');
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
}

/** The links of a page that lead nowhere. @param {string} file */
function broken(file) {
  const targets = [
    ...prose(file)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(<?([^)\s>]+)[^)]*\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));
  return targets
    .filter((target) => {
      const [path = '', anchor] = target.split('#').map(decodeURIComponent);
      const page = path === '' ? file : resolve(dirname(file), path);
      return !existsSync(page) || (anchor !== undefined && page.endsWith('.md') && !anchorsOf(page).includes(anchor));
    })
    .map((target) => `${relative(root, file)}: ${target}`);
}

await tool(async () => {
  const pages = ['docs', '.github'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  );
  const lost = [join(root, 'README.md'), ...pages.filter((page) => page.endsWith('.md'))].flatMap(broken);
  if (lost.length > 0) throw new Refusal(`These links lead nowhere:\n${lost.join('\n')}`);
});
