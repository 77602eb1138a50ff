// Compiles the backend with the TypeScript API, so that the OpenAPI plugin can take part: it reads types and comments for the API's description.
import { before as openApiPlugin } from '@nestjs/swagger/plugin';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { bundle } from './bundle.mjs';
import { Refusal, root } from './project.mjs';

const backend = join(root, 'backend');
const dist = join(backend, 'dist');
const folders = ['src', 'migrations', 'sandbox', 'seeds'];
/** What the bundled program says of its calls, so that it need not be made at every start. */
const document = join(dist, 'program/document.json');

const pluginOptions = {
  classValidatorShim: true,
  introspectComments: true,
  esmCompatible: true,
  dtoFileNameSuffix: ['.dto.ts'],
  // Controllers say themselves what they answer; what the plugin would add is a guess.
  controllerFileNameSuffix: ['.none.ts'],
};

/** @param {ts.Program} program @returns {ts.CustomTransformers} */
const transformers = (program) => ({ before: [openApiPlugin(pluginOptions, program)] });

/** @param {readonly ts.Diagnostic[]} problems */
const inWords = (problems) =>
  ts.formatDiagnosticsWithColorAndContext(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });

/** The backend's settings without its tests and tools. */
function settings() {
  const { config } = ts.readConfigFile(join(backend, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    { ...config, include: folders },
    ts.sys,
    backend,
  );
  if (errors.length > 0) throw new Refusal(inWords(errors));
  return { options, fileNames: fileNames.filter((file) => !file.endsWith('.spec.ts')) };
}

/** Compiles and bundles everything; on an error, nothing in dist has changed. */
export async function compile() {
  const { options, fileNames } = settings();
  const program = ts.createProgram(fileNames, options);
  const errors = ts.getPreEmitDiagnostics(program);
  if (errors.length > 0) throw new Refusal(inWords(errors));
  for (const folder of [...folders, 'program']) rmSync(join(dist, folder), { recursive: true, force: true });
  program.emit(undefined, undefined, undefined, false, transformers(program));
  // What the program reads besides its code.
  for (const folder of folders)
    cpSync(join(backend, folder), join(dist, folder), {
      recursive: true,
      filter: (source) => !source.endsWith('.ts'),
    });
  await bundle(dist);
  const built = (/** @type {string} */ file) => import(pathToFileURL(join(dist, file)).href);
  const { buildDocument } = await built('program/program.js');
  writeFileSync(document, JSON.stringify(await buildDocument()));
  // Most of what a start runs has run by now.
  (await built('src/load.js')).keepCompiled();
}

/** Compiles at each change, and says when the program has become another one. @param {() => void} onChange */
export function watch(onChange) {
  // What is compiled from now on may say something else.
  rmSync(document, { force: true });
  const { options, fileNames } = settings();
  const host = ts.createWatchCompilerHost(
    fileNames,
    options,
    ts.sys,
    ts.createEmitAndSemanticDiagnosticsBuilderProgram,
    undefined,
    () => undefined,
  );
  host.afterProgramCreate = (/** @type {ts.EmitAndSemanticDiagnosticsBuilderProgram} */ program) => {
    const unreadable = [...program.getOptionsDiagnostics(), ...program.getSyntacticDiagnostics()];
    if (unreadable.length > 0) return void process.stderr.write(inWords(unreadable));
    let changed = false;
    program.emit(
      undefined,
      (file, text) => {
        if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        changed ||= file.endsWith('.js');
      },
      undefined,
      false,
      transformers(program.getProgram()),
    );
    if (changed) onChange();
    // Types are checked while the program restarts.
    process.stderr.write(inWords(program.getSemanticDiagnostics()));
  };
  ts.createWatchProgram(host);
}
