import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS } from '../migrations/index.js';
import { FLOORS } from './floors.js';

const SRC = dirname(fileURLToPath(import.meta.url));

/** Files above all floors: they put the program together. */
const ABOVE = new Set(['main.ts', 'program.ts', 'app.module.ts']);
/** The one look up from below: the document is made from the whole application. */
const LOOKS_UP = new Set(['platform/http/openapi.ts -> app.module.ts']);

interface Source {
  path: string;
  text: string;
}

function sources(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.spec.ts')
      ? [{ path: relative(SRC, path), text: readFileSync(path, 'utf8') }]
      : [];
  });
}

/** The code without comments, so that a word in a sentence is not mistaken for a call. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
}

const ALL = sources(SRC);
/** Outside the floors, but held to their rules for what comes from outside. */
const SANDBOX = sources(join(SRC, '../sandbox'));
const TESTS = readdirSync(join(SRC, '../test'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
/** Their loops do the work themselves; the last one waits, with a pause. */
const LOOPS = new Set([
  'charges-of-old-payments.spec.ts',
  'limits-of-calls.spec.ts',
  'limits.spec.ts',
  'support/until.ts',
]);
/** The calls of a controller, each from its first decorator on. */
const callsIn = (text: string) => text.split(/^ {2}(?=@(?:Get|Post|Put|Patch|Delete|Sse)\()/m).slice(1);
const roomOf = (path: string) => path.split('/')[0] as string;

describe('the house', () => {
  it('has a floor for every folder', () => {
    const rooms = new Set(ALL.map((source) => roomOf(source.path)).filter((room) => !room.endsWith('.ts')));
    expect([...rooms].filter((room) => FLOORS[room] === undefined)).toEqual([]);
  });

  it('is only called downward', () => {
    const wrong = ALL.filter((source) => !ABOVE.has(source.path)).flatMap(({ path, text }) =>
      [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
        .map((match) => relative(SRC, resolve(SRC, dirname(path), match[1] as string)).replace(/\.js$/, '.ts'))
        .filter((target) => !target.startsWith('..'))
        .filter((target) => {
          const [from, to] = [roomOf(path), roomOf(target)];
          return from !== to && !((FLOORS[to] ?? 99) < (FLOORS[from] ?? -1));
        })
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong.filter((each) => !LOOKS_UP.has(each))).toEqual([]);
  });

  it('runs every migration that is written, the oldest first', () => {
    const written = readdirSync(join(SRC, '../migrations')).flatMap((file) => /^\d+(?=-)/.exec(file) ?? []);
    expect(MIGRATIONS.map(({ name }) => name.slice(-13))).toEqual(written.sort());
  });

  it('makes no index that stops writes to a table which has rows', () => {
    const folder = join(SRC, '../migrations');
    // Nobody has a database from before these.
    const files = readdirSync(folder).filter((file) => /^\d+-/.test(file) && file >= '1765600000303');
    const wrong = files.filter((file) => {
      const up = readFileSync(join(folder, file), 'utf8').split('async down(')[0] ?? '';
      const made = [...up.matchAll(/CREATE TABLE (\w+)/g)].map((match) => match[1]);
      return [...up.matchAll(/CREATE (?:UNIQUE )?INDEX \w+ ON (\w+)/g)].some((match) => !made.includes(match[1]));
    });
    expect(wrong).toEqual([]);
  });

  it('only loads the card sandbox and the demo when asked to', () => {
    const statically = /^(?:import|export) (?!type )[^;]*from '(?:\.\.\/)+(?:sandbox|seeds)\//m;
    expect(ALL.filter(({ text }) => statically.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('shows the card sandbox nothing but the time and the words both know', () => {
    const known = SANDBOX.flatMap(({ text }) => [...text.matchAll(/'\.\.\/(src\/[^']+)'/g)].map((match) => match[1]));
    expect([...new Set(known)].sort()).toEqual(['src/common/clock.js', 'src/payments/card-sandbox.js']);
  });

  it('reads the environment in one file', () => {
    expect(
      [...ALL, ...SANDBOX].filter(({ text }) => code(text).includes('process.env')).map(({ path }) => path),
    ).toEqual(['platform/config/env.ts']);
  });

  it("reads the system's clock in one file", () => {
    const clocks = /\bDate\.now\(|new Date\(\)|performance\.now\(/;
    expect([...ALL, ...SANDBOX].filter(({ text }) => clocks.test(code(text))).map(({ path }) => path)).toEqual([
      'common/clock.ts',
    ]);
  });

  it('says for every call who may make it and what it does', () => {
    const access = /@(Open|OpenWithoutToken|SignedIn|CarrierOnly|ShipperOnly)\(\)|@AdminOnly\('/;
    const bare = ALL.filter(({ path }) => path.endsWith('.controller.ts')).flatMap(({ path, text }) =>
      callsIn(text)
        .filter((call) => !access.test(call) || !/@Call\(|@ApiExcludeEndpoint\(/.test(call))
        .map((call) => `${path}: ${call.split('\n', 1)[0]}`),
    );
    expect(bare).toEqual([]);
  });

  it('says for every POST whether a repeat with its Idempotency-Key is answered as the first', () => {
    const unsaid = ALL.filter(({ path }) => path.endsWith('.controller.ts')).flatMap(({ path, text }) =>
      callsIn(text)
        .filter((call) => call.startsWith('@Post('))
        .filter((call) => call.includes('@IdempotencyHeader()') === call.includes('@NotReplayed()'))
        .map((call) => `${path}: ${call.split('\n', 1)[0]}`),
    );
    expect(unsaid).toEqual([]);
  });

  it('only writes a status in move', () => {
    const writes = /UPDATE (shipments|quotes|payments|claims) SET status\b/;
    expect(ALL.filter(({ text }) => writes.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it('hides drafts in one place, but for the photos of listings, which stand below it', () => {
    const hides = /status <> 'draft'/;
    expect(ALL.filter(({ text }) => hides.test(code(text))).map(({ path }) => path)).toEqual([
      'shipments/visible.ts',
      'uploads/uploads.queries.ts',
    ]);
  });

  it('keeps relations, globals and late references out', () => {
    const banned = /@(ManyToOne|OneToMany|OneToOne|ManyToMany)\(|forwardRef\(/;
    expect(ALL.filter(({ text }) => banned.test(code(text))).map(({ path }) => path)).toEqual([]);
    expect(
      ALL.filter(({ path, text }) => !path.startsWith('platform/') && code(text).includes('@Global()')).map(
        ({ path }) => path,
      ),
    ).toEqual([]);
  });

  it('waits in tests with a pause, or waiting would take the time of what is waited for', () => {
    const asksOnAndOn = /while \(\(*await|while \([^\n]*\) \w+ = await|for \(;;\) \{\n[^\n]*await/;
    const waiting = TESTS.filter((file) => asksOnAndOn.test(readFileSync(join(SRC, '../test', file), 'utf8')));
    expect(waiting.filter((file) => !LOOPS.has(file))).toEqual([]);
  });
});
