// Every relative link and #anchor in the README and in docs leads somewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Refusal, root, tool } from './project.mjs';

/** A page without code, in which nothing is a link or a heading. @param {string} file */
const prose = (file) => readFileSync(file, 'utf8').replace(/^```[^]*?^```/gm, '');

/** The anchors that GitHub makes of a page's headings. @param {string} file */
const anchorsOf = (file) =>
  [...prose(file).matchAll(/^#+ +(.+?) *$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a page that lead nowhere. @param {string} file */
function broken(file) {
  const links = prose(file)
    .replace(/`[^`\n]*`/g, '')
    .matchAll(/\]\(<?([^)\s>]+)[^)]*\)/g);
  return [...links]
    .map(([, link = '']) => link)
    .filter((link) => {
      if (/^\w+:/.test(link)) return false;
      const [path = '', anchor] = link.split('#').map(decodeURIComponent);
      const page = path === '' ? file : resolve(dirname(file), path);
      return !existsSync(page) || (anchor !== undefined && page.endsWith('.md') && !anchorsOf(page).includes(anchor));
    })
    .map((link) => `${relative(root, file)}: ${link}`);
}

await tool(async () => {
  const pages = ['docs', '.github'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  );
  const lost = [join(root, 'README.md'), ...pages.filter((page) => page.endsWith('.md'))].flatMap(broken);
  if (lost.length > 0) throw new Refusal(`These links lead nowhere:\n${lost.join('\n')}`);
});
