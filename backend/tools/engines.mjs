// Whatever asks for a newer Node than ours is named in docs/dependencies.md, with the reason why it works nevertheless; and nothing else is.
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
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const asking = Object.entries(lock.packages).filter(
    ([, { engines }]) => engines?.node && !satisfies(OLDEST_NODE, engines.node),
  );
  const names = new Set(asking.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const page = readFileSync(join(root, PAGE), 'utf8');
  const listed = new Set(
    [...page.matchAll(/^- (.*?):/gms)].flatMap(([, head = '']) =>
      [...head.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    ),
  );
  const missing = [...names].filter((name) => !listed.has(name));
  const needless = [...listed].filter((name) => !names.has(name));
  if (missing.length > 0)
    throw new Refusal(
      `These ask for more than Node ${OLDEST_NODE}, and ${PAGE} does not say why they work: ${missing.join(', ')}.`,
    );
  if (needless.length > 0)
    throw new Refusal(`${PAGE} names these, which ask for no more than Node ${OLDEST_NODE}: ${needless.join(', ')}.`);
});
