import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from '@jest/globals';

const SRC = import.meta.dirname;
/** From the lowest up; what stands beside them puts the app together. */
const FLOORS = ['kit', 'session', 'features', 'pages'];

/** The floor of a file, and its feature if it is of one. */
function placeOf(path: string): { floor: number; feature: string | undefined } {
  const [floor = '', folder] = path.split('/');
  return { floor: FLOORS.indexOf(floor), feature: floor === 'features' ? folder : undefined };
}

/** What a file imports of ours, statically or when it is needed. */
function importsOf(path: string): string[] {
  return [...readFileSync(join(SRC, path), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(SRC, resolve(SRC, dirname(path), to)),
  );
}

it('is only imported downward, and no feature by another one', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const wrong = files.flatMap((path) => {
    const from = placeOf(path);
    if (from.floor < 0) return [];
    const isWrong = (to: ReturnType<typeof placeOf>) =>
      to.floor > from.floor || (to.feature !== undefined && from.feature !== undefined && to.feature !== from.feature);
    return importsOf(path)
      .filter((to) => isWrong(placeOf(to)))
      .map((to) => `${path} -> ${to}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
