// Compiles the backend with the TypeScript API, so that the OpenAPI plugin can take part: it reads types and comments for the API's description.
import { before as openApiPlugin } from '@nestjs/swagger/plugin';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { bundle } from './bundle.mjs';
import { Refusal, root } from './project.mjs';

export const backend = join(root, 'backend');
const dist = join(backend, 'dist');
/** The folders of sources; each is replaced as a whole in dist. */
const folders = ['src', 'migrations', 'sandbox', 'seeds'];

const pluginOptions = {
  classValidatorShim: true,
  introspectComments: true,
  esmCompatible: true,
  dtoFileNameSuffix: ['.dto.ts'],
  // Controllers say themselves what they answer; what the plugin would add to them is a guess.
  controllerFileNameSuffix: ['.none.ts'],
};

/** @param {ts.Program} program @returns {ts.CustomTransformers} */
export function transformers(program) {
  return { before: [openApiPlugin(pluginOptions, program)] };
}

/** The backend's settings without its tests and tools. */
export function compilerSettings() {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (/** @type {ts.Diagnostic} */ problem) => fail([problem]),
  };
  const parsed = ts.getParsedCommandLineOfConfigFile(
    join(backend, 'tsconfig.json'),
    { noEmit: false, outDir: dist, rootDir: backend },
    host,
  );
  if (parsed === undefined) throw new Refusal('backend/tsconfig.json cannot be read.');
  const fileNames = parsed.fileNames.filter(
    (file) => folders.includes(relative(backend, file).split(/[\\/]/)[0] ?? '') && !file.endsWith('.spec.ts'),
  );
  return { options: parsed.options, fileNames };
}

/** Compiles and bundles everything; throws with all errors, then nothing of dist has changed. */
export async function compile() {
  const { options, fileNames } = compilerSettings();
  const program = ts.createProgram(fileNames, options);
  const draft = join(dist, `.next-${process.pid}`);
  try {
    const errors = ts
      .getPreEmitDiagnostics(program)
      .filter((problem) => problem.category === ts.DiagnosticCategory.Error);
    if (errors.length > 0) fail(errors);
    program.emit(
      undefined,
      (file, text) => {
        const place = join(draft, relative(dist, file));
        mkdirSync(dirname(place), { recursive: true });
        writeFileSync(place, text);
      },
      undefined,
      false,
      transformers(program),
    );
    copyAssets(draft);
    await bundle(draft);
    for (const folder of [...folders, 'program']) replace(join(draft, folder), join(dist, folder));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** What the program reads beside its code: everything in the source folders that is no TypeScript. @param {string} target */
export function copyAssets(target) {
  for (const folder of folders) {
    if (!existsSync(join(backend, folder))) continue;
    cpSync(join(backend, folder), join(target, folder), {
      recursive: true,
      filter: (source) => !source.endsWith('.ts'),
    });
  }
}

/** @param {string} from @param {string} to */
function replace(from, to) {
  const old = `${to}.old-${process.pid}`;
  if (existsSync(to)) renameSync(to, old);
  if (existsSync(from)) renameSync(from, to);
  rmSync(old, { recursive: true, force: true });
}

/** @param {readonly ts.Diagnostic[]} problems @returns {never} */
function fail(problems) {
  const host = {
    getCanonicalFileName: (/** @type {string} */ name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  };
  throw new Refusal(ts.formatDiagnosticsWithColorAndContext(problems, host));
}
