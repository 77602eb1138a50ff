import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

/** Its address comes whole from the server, so `accessible.spec.ts` does not name it. */
const GIVEN = '/track/';

it('leads to every page', () => {
  const pages = readdirSync(join(import.meta.dirname, 'pages')).filter((file) => /\.tsx?$/.test(file));
  const loaded = [read('routes.tsx'), ...pages.map((file) => read('pages', file))].join('\n');
  const names = pages.flatMap((file) => /^(\w+Page)\.tsx$/.exec(file)?.[1] ?? []);
  expect(names.filter((name) => !new RegExp(`import\\('\\./(pages/)?${name}'\\)`).test(loaded))).toEqual([]);
});

it('has every screen tried for accessibility', () => {
  const tried = read('../e2e/accessible.spec.ts');
  const addresses = [...read('routes.tsx').matchAll(/path: '(\/[^':]*)(:\w+)?'/g)].map(([, path = '', id]) =>
    id ? path : `${path}'`,
  );
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => address !== GIVEN && !tried.includes(address))).toEqual([]);
});
