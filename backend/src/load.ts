import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/** Where the build puts the bundled program. */
const BUNDLE = fileURLToPath(new URL('../program/', import.meta.url));

interface Part {
  script: Script;
  module: { exports: unknown };
}

/** The parts of the bundle that have run, by name. */
const parts = new Map<string, Part>();

/**
 * Runs a part of the bundle, and those it asks for, and answers what it exports. Node 20's own loaders would compile it anew at
 * each start, which was a fifth of it.
 */
export function load(name: string): unknown {
  const known = parts.get(name);
  if (known) return known.module.exports;
  const file = join(BUNDLE, name);
  const script = scriptOf(name);
  const module = { exports: {} };
  parts.set(name, { script, module });
  const others = createRequire(file);
  const require = Object.assign(
    (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : others(id)),
    others,
  );
  const run = script.runInThisContext() as (...surroundings: unknown[]) => void;
  run.call(module.exports, module.exports, require, module, file, dirname(file));
  return module.exports;
}

/** A part as a function of what CommonJS gives to it, with what V8 compiled of it in the build. Another version of Node refuses that, and compiles it anew. */
export function scriptOf(name: string): Script {
  const filename = join(BUNDLE, name);
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, 'utf8')}\n})`;
  const compiled = compiledOf(name);
  return new Script(source, { filename, ...(existsSync(compiled) && { cachedData: readFileSync(compiled) }) });
}

/** Writes what V8 has compiled so far of the parts that have run. */
export function keepCompiled(): void {
  for (const [name, { script }] of parts) writeFileSync(compiledOf(name), script.createCachedData());
}

function compiledOf(name: string): string {
  return join(BUNDLE, `${name}.compiled`);
}
