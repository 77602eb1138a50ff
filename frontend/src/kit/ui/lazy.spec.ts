import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCE = join(import.meta.dirname, '../..');
const REACTS_OWN = /import \{[^}]*\blazy\b[^}]*\} from 'react'/;

it('is how everything is loaded later: what React loads by itself takes the whole screen with it when it fails', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  expect(files.filter((name) => REACTS_OWN.test(readFileSync(join(SOURCE, name), 'utf8')))).toEqual([
    'kit/ui/lazy.tsx',
  ]);
});
