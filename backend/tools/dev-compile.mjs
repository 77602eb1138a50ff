// The worker of `npm run dev` that compiles the backend at each change and says when the program has become another one.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import ts from 'typescript';
import { compilerSettings, transformers } from './compile.mjs';
import { root } from './project.mjs';

const formatHost = {
  getCanonicalFileName: (/** @type {string} */ name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
/** @param {readonly ts.Diagnostic[]} problems */
const tell = (problems) => console.error(ts.formatDiagnosticsWithColorAndContext(problems, formatHost));

const { options, fileNames } = compilerSettings();
const host = ts.createWatchCompilerHost(
  fileNames,
  options,
  ts.sys,
  ts.createEmitAndSemanticDiagnosticsBuilderProgram,
  (problem) => tell([problem]),
  () => undefined,
);
host.afterProgramCreate = (/** @type {ts.EmitAndSemanticDiagnosticsBuilderProgram} */ program) => {
  const unreadable = [...program.getOptionsDiagnostics(), ...program.getSyntacticDiagnostics()];
  if (unreadable.length > 0) return tell(unreadable);
  let changed = false;
  program.emit(
    undefined,
    (/** @type {string} */ file, /** @type {string} */ text) => {
      if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      changed ||= file.endsWith('.js');
    },
    undefined,
    false,
    transformers(program.getProgram()),
  );
  if (changed) parentPort?.postMessage('changed');
  // The types are looked at while the program starts again.
  tell(program.getSemanticDiagnostics());
};
ts.createWatchProgram(host);
