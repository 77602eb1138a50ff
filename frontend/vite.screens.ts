import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { isModule, withImports } from './vite.files.ts';

/** A line of `screens` in `src/routes.tsx`; the start page's own file is in the first one. */
const SCREEN = /\{ path: '([^']+)', access: '[^']+', page: (?:lazy\(\(\) => import\('\.\/([^']+)'\)\)|HomePage) \}/g;

/**
 * Tells the server which addresses are screens, and the files that each begins with: its page names them, so that a browser
 * asks for them at once and not when the app's first files have run.
 */
export function listScreens(): Plugin {
  let root = '';
  return {
    name: 'haulway-list-screens',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const routes = readFileSync(join(root, 'src/routes.tsx'), 'utf8');
        const found = [...routes.matchAll(SCREEN)];
        if (found.length !== routes.split("{ path: '").length - 1)
          throw new Error('A screen in src/routes.tsx is not written like the others.');
        const first = filesOf(chunks, 'index.html');
        const screens = found.map(([, path, module]) => {
          const files = module === undefined ? [] : filesOf(chunks, `src/${module}.tsx`);
          return { path, files: files.filter((file) => !first.includes(file)) };
        });
        this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(screens) });
      },
    },
  };
}

/** The chunk that stands for a module and all chunks it needs at once. */
function filesOf(chunks: readonly OutputChunk[], module: string): string[] {
  const entry = chunks.find(({ facadeModuleId }) => isModule(facadeModuleId, module));
  if (!entry) throw new Error(`No file of the build stands for ${module}.`);
  return [...withImports(chunks, [entry])].map(({ fileName }) => fileName);
}
