// Every package that asks for a newer Node than ours is named in docs/dependencies.md, with the reason why it works anyway; and no others are.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Refusal, root, tool } from './project.mjs';

const OLDEST_NODE = '20.19.0';
const PAGE = 'docs/dependencies.md';

/** @type {{satisfies(version: string, range: string): boolean}} */
const { satisfies } = createRequire(import.meta.url)('semver');

await tool(async () => {
  /** @type {{packages: Record<string, {engines?: {node?: string}}>}} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const asking = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && !satisfies(OLDEST_NODE, engines.node))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  // The names before the colon of each item.
  const heads = readFileSync(join(root, PAGE), 'utf8').match(/^- [^:]*:/gm) ?? [];
  const listed = heads.flatMap((head) => head.match(/(?<=`)[^`,\s]+(?=`)/g) ?? []);
  const missing = asking.filter((name) => !listed.includes(name));
  const needless = listed.filter((name) => !asking.includes(name));
  if (missing.length + needless.length > 0)
    throw new Refusal(
      `What asks for more than Node ${OLDEST_NODE} is not what ${PAGE} names. Missing there: ${missing.join(', ') || 'none'}; needless: ${needless.join(', ') || 'none'}.`,
    );
});
