import { createHash } from 'node:crypto';
import type { OutputAsset, OutputChunk } from 'rolldown';
import type { Plugin } from 'vite';
import { isModule, withImports } from './vite.files.ts';

/** What a carrier needs on the road: the frame, the jobs with what they open, and signing in. */
const ON_THE_ROAD = [
  'src/main.tsx',
  'src/pages/HomePage.tsx',
  'src/pages/LandingPage.tsx',
  'src/pages/LoginPage.tsx',
  'src/pages/JobsPage.tsx',
  'src/pages/JobPage.tsx',
  'src/pages/signedIn.ts',
  'src/pages/RoadBar.tsx',
  'src/session/AccountMenuItems.tsx',
  'src/session/MoreDrawer.tsx',
  'src/kit/ui/SheetDialog.tsx',
  'src/kit/ui/HomeScreenSheet.tsx',
  'src/features/tracking/HomeScreenHint.tsx',
  'src/features/tracking/HereWatch.tsx',
  'src/features/tracking/HandOverSheet.tsx',
  'src/features/tracking/AttemptSheet.tsx',
  'src/features/tracking/SignaturePad.tsx',
  'src/features/tracking/DiffersSheet.tsx',
  'src/features/tracking/AgreedSheet.tsx',
  'src/features/tracking/WaitingActs.tsx',
  'src/features/tracking/job/NoPickUp.tsx',
  'src/features/tracking/job/Waiting.tsx',
];
const FONTS = /(overpass|public-sans)-latin-wght-normal.*\.woff2$/;
/** Where `src/sw.ts` reads the list. */
const PLACE = 'self.ROAD_FILES';
const WORKER = 'sw.js';

/** Tells the service worker the hashed names of the files that it keeps, and the page that asks for them. */
export function roadFiles(): Plugin {
  return {
    name: 'haulway-road-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const worker = chunks.find(({ fileName }) => fileName === WORKER);
        if (!worker) return;
        const files = filesOf(chunks, Object.keys(bundle));
        const page = bundle['index.html'] as OutputAsset | undefined;
        // The page is asked for anew once anything in it changes.
        const revision = createHash('sha256')
          .update(JSON.stringify(files))
          .update(page?.source ?? '')
          .digest('hex')
          .slice(0, 16);
        const kept = [{ url: '/jobs', revision }, ...files.map((file) => ({ url: `/${file}`, revision: null }))];
        if (worker.code.split(PLACE).length !== 2) throw new Error(`The service worker has to read ${PLACE} once.`);
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(kept));
      },
    },
  };
}

/** The chunks of the modules with all that these import, their styles, and the fonts. */
function filesOf(chunks: readonly OutputChunk[], names: readonly string[]): string[] {
  const first = ON_THE_ROAD.flatMap((module) => {
    // What is imported is a file of its own, even when what it holds stands in a larger one.
    const all = chunks.filter(
      ({ facadeModuleId, moduleIds }) =>
        isModule(facadeModuleId, module) || moduleIds.some((id) => isModule(id, module)),
    );
    if (all.length === 0) throw new Error(`No file of the build has ${module}.`);
    return all;
  });
  const found = [...withImports(chunks, first)];
  const styles = found.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const files = [...found.map(({ fileName }) => fileName), ...styles, ...names.filter((name) => FONTS.test(name))];
  return [...new Set(files)].sort();
}
